#!/usr/bin/env python3
"""https.py PORT CERTIFICATE KEY: speaks https in front of a server on this machine; prints its own port."""
import asyncio
import contextlib
import ssl
import sys


async def pump(reader, writer):
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


async def serve(reader, writer):
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", int(sys.argv[1]))
    await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))


async def main():
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(sys.argv[2], sys.argv[3])
    server = await asyncio.start_server(serve, "localhost", 0, ssl=context, family=2)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
