import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test, which keeps what it takes. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  readonly received: readonly Email[];
  /** Mails whose sending began, taken or not. */
  readonly begun: () => number;
  close(): Promise<void>;
}

/** What a mail server does with a mail. */
export type Treatment = 'take' | 'refuse' | 'cut' | 'hang';

/** Starts a mail server; `treat` says what it does with each mail, by how many came before. */
export async function startMailServer(
  treat: (before: number) => Treatment = () => 'take',
  port = 0,
): Promise<MailServer> {
  const received: Email[] = [];
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  let begun = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const treatment = treat(begun);
      begun += 1;
      if (treatment === 'cut') {
        // In mid-conversation: the mail is on its way, and nobody answers.
        hangUp();
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (treatment === 'hang') return;
        if (treatment === 'refuse') {
          const [{ address } = { address: '' }] = session.envelope.rcptTo;
          const echo = `4.3.1 <${address.toUpperCase()}> (${encodeURIComponent(address)}) is too busy`;
          callback(Object.assign(new Error(echo), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(parts)).then(
          (mail) => {
            received.push(mail);
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  server.on('error', () => {
    // A connection that was cut tells so; the test sees what comes of it.
  });
  const listening = server.listen(port, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    begun: () => begun,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}
