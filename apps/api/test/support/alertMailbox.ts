import type { MailTransport } from '../../src/mail/mailTransport.ts';
import type { NotifiedMail } from './alertWorld.ts';

/** What becomes of a mail: it arrives; it arrives, and the answer that says so is lost; or it does not. */
export type Delivery = 'arrives' | 'arrivesUnsaid' | 'fails';

/** A mail that has arrived, which may be there more than once. */
interface ArrivedMail extends NotifiedMail {
  /** What makes its Message-ID. */
  readonly mailId: string;
}

/** Where the mails of an `alertWorld` arrive. */
export function alertMailbox() {
  const arrived: ArrivedMail[] = [];
  return {
    arrived,
    by: (delivery: Delivery): MailTransport => ({
      async send({ id, text }) {
        if (delivery !== 'fails') arrived.push({ mailId: id, ...(JSON.parse(text) as NotifiedMail) });
        if (delivery !== 'arrives') throw new Error('The mail server is gone');
      },
    }),
  };
}
