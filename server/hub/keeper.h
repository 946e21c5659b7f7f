// What the parts of a table may ask of the whole (live_table.h, where the contract stands): to store what
// they have changed, and to be called again.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/json.hpp>
#include <functional>
#include <memory>

#include "server/hub/message.h"
#include "server/store/writer.h"

namespace orrery::server {

namespace asio = boost::asio;

class Keeper {
 public:
  using Operation = std::function<void()>;

  virtual ~Keeper() = default;
  // Stores the new lines of the game, and what `also` writes; answers and tells everybody when that is
  // durable. The table is busy until then.
  virtual void commit(Writer::Work also, Answer answer, json::object reply) = 0;
  // Stores a choice together with what follows from it by itself, so that nobody is shown a question that
  // answers itself.
  virtual void commit_choice(Writer::Work also, Answer answer, json::object reply) = 0;
  // After what waits already; not at all if the table is gone by then.
  virtual void later(Operation operation) = 0;
  // Something may go on by itself now.
  virtual void wake() = 0;

  [[nodiscard]] virtual bool busy() const = 0;  // something is being stored
  [[nodiscard]] virtual bool gone() const = 0;  // nothing more happens here
  // The house forgets the table: whoever asks for it gets it as it is stored.
  virtual void forget() = 0;
  // Connections hear that the table is gone.
  virtual void close() = 0;

  // Where everything at this table runs, one thing at a time.
  [[nodiscard]] virtual asio::any_io_executor executor() const = 0;
  // The table lives as long as this does.
  [[nodiscard]] virtual std::shared_ptr<void> hold() = 0;
};

}  // namespace orrery::server
