import { connect } from 'node:net';

/** An answer as it came over the connection. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes that were sent until the answer came. */
  readonly sent: number;
  /** How the connection ended, where it did: in order, or by an error's code. */
  readonly ended: string;
}

/**
 * Sends text over a connection of its own, as it is, and reads until the other side ends it.
 *
 * @param more - what is sent after that, for as long as no answer has come
 */
export function exchange(
  port: number,
  text: string,
  more: () => string | null = () => null,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    let sent = 0;
    let sentUntilAnswer = 0;
    const socket = connect({ port, host: '127.0.0.1' });
    const send = () => {
      const next = received === '' && socket.writable ? more() : null;
      if (next === null) return;
      sent += next.length;
      if (socket.write(next)) setImmediate(send);
    };
    const settle = (ended: string) => {
      socket.destroy();
      const [head = '', body = ''] = received.split(/\r\n\r\n([^]*)/);
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => {
          const [name = '', ...value] = line.split(':');
          return [name.toLowerCase(), value.join(':').trim()];
        }),
      );
      resolve({ status: Number(statusLine.split(' ')[1]), headers, body, sent: sentUntilAnswer, ended });
    };
    socket.on('data', (chunk) => {
      if (received === '') sentUntilAnswer = sent;
      received += chunk.toString();
    });
    socket.on('drain', send);
    socket.on('end', () => settle('in order'));
    socket.on('error', (error) => settle('code' in error ? String(error.code) : error.message));
    socket.write(text, send);
  });
}
