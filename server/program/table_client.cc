#include "server/program/table_client.h"

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace orrery::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

TableClient::Reply TableClient::request(bool post, const std::string& path, const std::string& body) {
  beast::tcp_stream stream(io_);
  stream.connect(asio::ip::tcp::endpoint(asio::ip::make_address(host_), port_));
  http::request<http::string_body> request(post ? http::verb::post : http::verb::get, path, 11);
  request.set(http::field::host, host_field());
  if (!token_.empty()) request.set(http::field::authorization, "Bearer " + token_);
  if (post) request.set(http::field::content_type, "application/json");
  request.body() = body;
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  return {static_cast<int>(response.result_int()), std::move(response.body())};
}

TableClient::Reply TableClient::get(const std::string& path) { return request(false, path, ""); }

TableClient::Reply TableClient::post(const std::string& path, const json::value& body) {
  return request(true, path, json::serialize(body));
}

std::string TableClient::become(const std::string& name) {
  const Reply reply = post("/api/me", json::object{{"name", name}, {"token", true}});
  if (reply.status != 200) throw std::runtime_error("the server does not want " + name + ": " + reply.body);
  token_ = std::string(reply.json().at("token").as_string());
  return token_;
}

void TableClient::connect() {
  buffer_.clear();
  socket_ = std::make_unique<websocket::stream<beast::tcp_stream>>(io_);
  beast::get_lowest_layer(*socket_).connect(asio::ip::tcp::endpoint(asio::ip::make_address(host_), port_));
  socket_->set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
    if (!token_.empty()) request.set(http::field::authorization, "Bearer " + token_);
  }));
  socket_->handshake(host_field(), "/ws");
}

void TableClient::send(const json::object& message) { send_text(json::serialize(message)); }

void TableClient::send_text(const std::string& text) {
  socket_->text(true);
  socket_->write(asio::buffer(text));
}

TableClient::Goodbye TableClient::goodbye() const {
  const websocket::close_reason& told = socket_->reason();
  return {static_cast<int>(told.code), std::string(told.reason.data(), told.reason.size())};
}

json::object TableClient::receive() {
  socket_->read(buffer_);
  const std::string text = beast::buffers_to_string(buffer_.data());
  buffer_.consume(buffer_.size());
  return json::parse(text).as_object();
}

}  // namespace orrery::server
