#include "server/people/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace orrery::server {
namespace {

const unsigned char* bytes_of(std::string_view text) {
  return static_cast<const unsigned char*>(static_cast<const void*>(text.data()));
}

std::string base64_of(const unsigned char* bytes, std::size_t size, int variant) {
  std::string text(sodium_base64_encoded_len(size, variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, size, variant);
  text.pop_back();  // the terminating zero
  return text;
}

}  // namespace

void prepare_secrets() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium finds no source of randomness");
}

std::vector<std::uint8_t> random_bytes(std::size_t n) {
  std::vector<std::uint8_t> bytes(n);
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string new_secret() {
  const std::vector<std::uint8_t> bytes = random_bytes(32);
  return base64_of(bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

std::string base64(std::string_view text) {
  return base64_of(bytes_of(text), text.size(), sodium_base64_VARIANT_ORIGINAL);
}

std::string new_name() {
  // Without letters and digits that look alike.
  constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string name;
  for (int i = 0; i < 10; ++i) name += kLetters[randombytes_uniform(kLetters.size())];
  return name;
}

bool may_be_name(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  return !text.empty() && text.size() <= kLongest && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

std::vector<std::uint8_t> hash_of(std::string_view secret) {
  std::vector<std::uint8_t> hash(crypto_generichash_BYTES);
  crypto_generichash(hash.data(), hash.size(), bytes_of(secret), secret.size(), nullptr, 0);
  return hash;
}

bool same(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  return a.size() == b.size() && !a.empty() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    throw std::runtime_error("not enough memory to hash a password");
  }
  return hash.data();
}

bool password_fits(const std::string& password, const std::string& hash) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string sha256_hex(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (const unsigned char byte : hash) {
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

}  // namespace orrery::server
