import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { MailSite } from '../../mail/mailSite.ts';
import { decisionMail } from '../../mail/templates/decisionMail.ts';
import type { StoredReport } from './store.ts';

interface DecisionMailParts {
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly site: MailSite;
}

/** Tells both sides of a decision, in its transaction; whoever was reported isn't told of a dismissed report. */
export const decisionMails = ({ outbox, site }: DecisionMailParts) => ({
  async send({ report, reporter, affected }: StoredReport): Promise<void> {
    const { decision } = report;
    if (decision === null) return;
    const statement = report.appealStatement ?? report.statement ?? '';
    const about = { ...site, ...report, decision, statement };
    if (reporter !== null) {
      await outbox.enqueue({
        kind: 'decision',
        recipient: reporter.email,
        ...decisionMail({ ...about, language: reporter.language, reader: 'reporter' }),
      });
    }
    if (affected !== null && decision !== 'dismissed') {
      await outbox.enqueue({
        kind: 'decision',
        recipient: affected.email,
        ...decisionMail({ ...about, language: affected.language, reader: 'affected' }),
      });
    }
  },
});

export type DecisionMails = ReturnType<typeof decisionMails>;
