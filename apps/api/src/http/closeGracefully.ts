import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds a client that is still sending has to read the answer. */
const timeout = 2_000;

/**
 * Sends the last of an answer, and discards for a while what still arrives: a socket closed with unread data resets the
 * connection, and the answer is lost.
 */
export function closeGracefully(socket: Socket, answer = ''): void {
  if (!socket.writable) return;
  // Whatever comes is no request any more; `data` also takes the connection from the parser.
  socket.removeAllListeners('data');
  socket.on('data', () => {
    // Dropped.
  });
  socket.resume();
  socket.end(answer);
  setTimeout(() => socket.destroy(), timeout).unref();
}

/**
 * Ends the connection after an answer that was given while a large body was still arriving: nobody reads the rest.
 *
 * @param bodyLimit - bytes; a smaller rest costs less than another connection, and is left to the parser
 */
export function endAfterEarlyAnswers(server: FastifyInstance, bodyLimit: number): void {
  server.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || !mayBeLong(request, bodyLimit)) return;
    reply.header('connection', 'close');
    const { socket } = raw;
    // What the parser calls once it has written the answer to a connection that is to be closed.
    socket.destroySoon = () => closeGracefully(socket);
  });
}

function mayBeLong({ raw: { headers } }: FastifyRequest, bodyLimit: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bodyLimit;
}
