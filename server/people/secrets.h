// Secrets: made by libsodium, kept only as hashes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::server {

// Call once before anything else here; throws if the machine has no source of randomness.
void prepare_secrets();

// 256 random bits, 43 characters that need no escaping in an address or a cookie.
std::string new_secret();
// A name that nobody guesses by accident but that is no secret: 10 characters, easy to read aloud.
std::string new_name();
// Whether that could be one: others need not be looked for.
bool may_be_name(std::string_view text);
std::vector<std::uint8_t> random_bytes(std::size_t n);

// What is stored of a secret.
std::vector<std::uint8_t> hash_of(std::string_view secret);
// Takes equally long wherever they differ.
bool same(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b);

// Slow on purpose (argon2id): tens of milliseconds and 64 MiB. Not on a thread that serves others.
std::string hash_password(const std::string& password);
bool password_fits(const std::string& password, const std::string& hash);

// As mails write bytes.
std::string base64(std::string_view text);

// SHA-256 in hexadecimal digits: the promise about a game's seed, which anybody can check with common tools.
std::string sha256_hex(std::string_view text);

}  // namespace orrery::server
