#include "server/store/emails.h"

namespace orrery::server::store {

bool email_confirmed(Database& db, const std::string& person, const Blob& address) {
  return !db.run("SELECT 1 FROM emails WHERE person = $1 AND address = $2 AND confirmed > 0", person, address)
              .empty();
}

void ask_email(Database& db, const std::string& person, const Blob& address, const Blob& code, Time now) {
  db.run(
      "INSERT INTO emails (person, address, code, asked, confirmed) VALUES ($1, $2, $3, $4, 0) "
      "ON CONFLICT (person, address) DO UPDATE SET code = excluded.code, asked = excluded.asked",
      person, address, code, now);
}

bool confirm_email(Database& db, const Blob& code, Time now) {
  return !db.run(
                "UPDATE emails SET confirmed = $1, code = $2 WHERE code = $3 AND confirmed = 0 AND asked > "
                "$4 "
                "RETURNING person",
                now, Blob{}, code, now - kCodeLife)
              .empty();
}

void tidy_emails(Database& db, Time now) {
  db.run("DELETE FROM emails WHERE confirmed = 0 AND asked <= $1", now - kCodeLife);
}

}  // namespace orrery::server::store
