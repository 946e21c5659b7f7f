// Many independent jobs on a few threads.
#pragma once

#include <cstdint>
#include <functional>

namespace orrery {

// Calls work(i, worker) once for every i in 0..count-1, on `workers` threads (at least one; with one, on the
// caller's). Indices are handed out in order, so that early ones finish early. `worker` is 0..workers-1; two
// calls with the same worker never overlap. `work` must not throw.
void parallel_for(std::uint64_t count, int workers, const std::function<void(std::uint64_t, int)>& work);

}  // namespace orrery
