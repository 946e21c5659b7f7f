#include "cli/count_allocations.h"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ORRERY_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ORRERY_SANITIZED
#endif
#endif

#ifdef ORRERY_SANITIZED

std::optional<std::uint64_t> orrery::cli::allocations_so_far() { return std::nullopt; }

#else

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

std::optional<std::uint64_t> orrery::cli::allocations_so_far() { return allocations; }

// The other forms of new (arrays, nothrow) end up here; the over-aligned ones, which nothing in the program
// needs, do not.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

#endif
