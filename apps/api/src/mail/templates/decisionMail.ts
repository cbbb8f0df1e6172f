import type { Locale } from '@tilava/domain/format';
import { formatDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import type { MailSite } from '../mailSite.ts';
import type { MailContent } from '../mailTransport.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut } from './layOut.ts';

type Schemas = components['schemas'];

interface Decision extends MailSite {
  readonly language: Locale;
  /** Who made the report, or whom the decision affects. */
  readonly reader: 'reporter' | 'affected';
  readonly kind: Schemas['ReportKind'];
  readonly reason: Schemas['ReportReason'];
  /** The address of the premises. */
  readonly subject: string;
  readonly decision: Schemas['ReportDecision'];
  readonly suspendedUntil: string | null;
  /** Null unless it is decided about an appeal. */
  readonly appealDecision: Schemas['AppealDecision'] | null;
  readonly statement: string;
}

/** The statement of reasons: what was decided, on which facts and rules, and how it can be appealed. */
export function decisionMail(about: Decision): MailContent {
  const { language, productName, publicUrl, reader, decision, appealDecision } = about;
  const texts = mailTexts[language].decision;
  const until = about.suspendedUntil === null ? '' : formatDay(about.suspendedUntil, language);
  const outcome =
    appealDecision === null ? texts[reader][decision](until) : texts.appealOutcome[appealDecision];
  return layOut({
    language,
    productName,
    subject: appealDecision === null ? texts.subject[reader] : texts.appealSubject,
    paragraphs: [
      outcome,
      texts.about[reader][about.kind](about.subject),
      texts.basis(texts.reasons[about.reason]),
      // Each part of a mail is one line.
      ...about.statement.split('\n').filter((line) => line.trim() !== ''),
    ],
    link: { label: texts.label, address: `${publicUrl}/user/information/data#reports` },
    afterwards: reader === 'affected' ? [appealDecision === null ? texts.appeal : texts.final] : [],
  });
}
