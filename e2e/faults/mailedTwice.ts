/** What of a mail tells what it is about. */
export interface ArrivedMail {
  readonly messageId?: string | undefined;
  readonly to?: readonly { readonly address?: string | undefined }[] | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * What somebody was told of by more than one mail. The same mail, with the same Message-ID, may arrive again after a failure,
 * and mail programs show it once.
 */
export function mailedTwice(mails: readonly ArrivedMail[]): readonly string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const mail of mails) {
    for (const told of toldBy(mail)) {
      idsOf.set(told, (idsOf.get(told) ?? new Set()).add(mail.messageId ?? ''));
    }
  }
  return [...idsOf]
    .filter(([, ids]) => ids.size > 1)
    .map(([told, ids]) => `told by ${String(ids.size)} mails: ${told}`);
}

const matchLinks = /\/user\/matches\/[\w-]+(?:\/[\w-]+)?/gu;

/** A match, or the only thing that a mail of its subject is about; codes differ from mail to mail. */
function toldBy({ to = [], subject = '', text = '' }: ArrivedMail): readonly string[] {
  const matches = text.match(matchLinks) ?? [];
  // The subject says how many matches there are.
  const kind = text.includes('/unsubscribe/') ? 'alerts' : subject;
  return to.flatMap(({ address = '' }) =>
    matches.length === 0 ? [`${address}: ${subject}`] : matches.map((link) => `${address}: ${kind}: ${link}`),
  );
}
