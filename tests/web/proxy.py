"""A small reverse proxy on loopback: it serves below a path, and its connections can fail silently."""

from __future__ import annotations

import contextlib
import socket
import socketserver
from threading import Event, Thread

HERE = "127.0.0.1"
END = b"\r\n\r\n"
NOTHING = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close" + END


class Line:
    """One connection through the proxy; each direction can fail separately."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.ends = (near, far)
        self.dead = False

    def carry(self) -> None:
        """Forward bytes in both directions until one end is closed."""
        near, far = self.ends
        back = Thread(target=self._one_way, args=(far, near), daemon=True)
        back.start()
        self._one_way(near, far)
        back.join()

    def _one_way(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while some := source.recv(1 << 16):
                if not self.dead:  # otherwise the bytes are dropped silently
                    target.sendall(some)
        if not self.dead:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_WR)


class Proxy:
    """A proxy that forwards requests below a path; requests elsewhere are recorded as stray."""

    def __init__(self, port: int, path: str = "/salon/hautemer") -> None:
        self.port = port
        self.path = path
        self.astray: list[str] = []
        self.sockets: list[Line] = []
        self.answers = Event()  # set if new sockets are answered
        self.answers.set()
        proxy = self

        class Caller(socketserver.BaseRequestHandler):
            """The handler of a connection."""

            def handle(self) -> None:
                """Forward the connection."""
                with contextlib.suppress(OSError):
                    proxy.pass_on(self.request)

        class Calls(socketserver.ThreadingTCPServer):
            """The listening socket of the proxy."""

            daemon_threads = True
            block_on_close = False
            request_queue_size = 64

        self.calls = Calls((HERE, 0), Caller)
        Thread(target=self.calls.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """The URL of the server behind the proxy."""
        return f"http://{HERE}:{self.calls.server_address[1]}{self.path}"

    def pass_on(self, near: socket.socket) -> None:
        """Forward one request without the path; a WebSocket stays open."""
        asked = b""
        while END not in asked:
            some = near.recv(1 << 16)
            if not some:
                return
            asked += some
        head, _, rest = asked.partition(END)
        first, *lines = head.split(b"\r\n")
        method, path, version = first.decode().split(" ")
        if not path.startswith(f"{self.path}/"):
            self.astray.append(path)
            near.sendall(NOTHING)
            return
        is_socket = any(line.lower().startswith(b"upgrade:") for line in lines)
        if not is_socket:
            lines = [line for line in lines if not line.lower().startswith(b"connection:")]
            lines.append(b"Connection: close")
        else:
            self.answers.wait()
        asking = f"{method} {path.removeprefix(self.path)} {version}".encode()
        with socket.create_connection((HERE, self.port)) as far:
            far.sendall(b"\r\n".join([asking, *lines]) + END + rest)
            line = Line(near, far)
            if is_socket:
                self.sockets.append(line)
            line.carry()

    def cut(self) -> None:
        """Stop all open sockets silently, without closing either end."""
        for line in self.sockets:
            line.dead = True

    def stop(self) -> None:
        """Close everything."""
        self.answers.set()
        self.calls.shutdown()
        self.calls.server_close()
        for line in self.sockets:
            for end in line.ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                    end.close()
