// A certificate for "localhost" made for one test, signed by itself.
#pragma once

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace orrery::server {

struct TestCertificate {
  std::string certificate;  // PEM
  std::string key;          // PEM
};

inline std::string bio_text(BIO* bio) {
  char* data = nullptr;
  const long size = BIO_get_mem_data(bio, &data);
  return {data, static_cast<std::size_t>(size)};
}

inline TestCertificate make_certificate() {
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(EVP_EC_gen("P-256"), &EVP_PKEY_free);
  const std::unique_ptr<X509, decltype(&X509_free)> x509(X509_new(), &X509_free);
  if (!key || !x509) throw std::runtime_error("no certificate");
  X509_set_version(x509.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(x509.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(x509.get()), -3600);
  X509_gmtime_adj(X509_getm_notAfter(x509.get()), 3600);
  X509_set_pubkey(x509.get(), key.get());
  X509_NAME* name = X509_get_subject_name(x509.get());
  const std::string host = "localhost";
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             static_cast<const unsigned char*>(static_cast<const void*>(host.data())), -1, -1,
                             0);
  X509_set_issuer_name(x509.get(), name);
  for (const auto& [kind, value] : {std::pair(NID_subject_alt_name, "DNS:localhost"),
                                    std::pair(NID_basic_constraints, "critical,CA:TRUE")}) {
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, kind, value);
    X509_add_ext(x509.get(), extension, -1);
    X509_EXTENSION_free(extension);
  }
  X509_sign(x509.get(), key.get(), EVP_sha256());
  const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), &BIO_free);
  PEM_write_bio_X509(out.get(), x509.get());
  const std::unique_ptr<BIO, decltype(&BIO_free)> secret(BIO_new(BIO_s_mem()), &BIO_free);
  PEM_write_bio_PrivateKey(secret.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  return {bio_text(out.get()), bio_text(secret.get())};
}

}  // namespace orrery::server
