import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventsAnswer } from './operations.ts';
import { eventSerializer } from './streamedBody.ts';

/** Milliseconds between comments, by which both sides and all proxies see that the connection lives. */
const heartbeat = 20_000;

/** Bytes that may wait for a client that doesn't read; it connects anew once it does. */
const maxWaiting = 64 * 1024;

/** Sends events as they happen (HTML standard, section 9.2) until the client hangs up or the time is over. */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { seconds, events }: EventsAnswer<object>,
): FastifyReply {
  // Without the second header nginx would collect the events.
  reply.type('text/event-stream').header('x-accel-buffering', 'no');
  if (request.method === 'HEAD') return reply.send();
  const serialize = eventSerializer(request, reply);
  const output = new Readable({ read() {} });
  const write = (text: string) => {
    output.push(text);
    if (output.readableLength > maxWaiting) output.destroy();
  };
  const end = () => void output.push(null);
  const unsubscribe = events({ send: (event) => write(`data: ${serialize(event)}\n\n`), end });
  const beats = setInterval(() => write(':\n\n'), heartbeat);
  const ending = setTimeout(end, seconds * 1000);
  output.once('close', () => {
    clearInterval(beats);
    clearTimeout(ending);
    unsubscribe();
  });
  return reply.send(output);
}
