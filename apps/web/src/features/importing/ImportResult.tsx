import { formatNumber } from '@tilava/domain/format';
import { referenceOfAnnouncement } from '@tilava/domain/import';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Checkbox } from '@tilava/ui/Checkbox';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import * as styles from './importing.css.ts';
import { useEntryTexts } from './useEntryTexts.ts';
import { useImportTexts } from './useImportTexts.ts';
import type { Entry, Outcome } from './useImport.ts';

interface ImportResultProps {
  readonly outcome: Outcome;
  /** Whether it was done, or only tried out. */
  readonly isWritten: boolean;
  readonly errorText: string | null;
  readonly onConfirm: (entries: readonly Entry[], gone: readonly Schemas['Announcement'][]) => void;
  readonly onBack: () => void;
  readonly onAgain: () => void;
}

type Kind = 'created' | 'changed' | 'unchanged' | 'faulty';

const kindOf = ({ result }: Entry): Kind =>
  result === null || result.outcome === 'refused' ? 'faulty' : result.outcome;

/** What an import would change, row by row, until it is confirmed; then what it has changed. */
export function ImportResult({
  outcome,
  isWritten,
  errorText,
  onConfirm,
  onBack,
  onAgain,
}: ImportResultProps) {
  const { labels, locale } = useImportTexts();
  const [hidesGone, setHidesGone] = useState(false);
  const number = (value: number) => formatNumber(value, locale, 'upToTwo');
  const { entries, gone, hidden, left } = outcome;
  const by: Readonly<Record<Kind, readonly Entry[]>> = {
    created: entries.filter((entry) => kindOf(entry) === 'created'),
    changed: entries.filter((entry) => kindOf(entry) === 'changed'),
    unchanged: entries.filter((entry) => kindOf(entry) === 'unchanged'),
    faulty: entries.filter((entry) => kindOf(entry) === 'faulty'),
  };
  const wanted = [...by.created, ...by.changed];
  const stillShown = gone.filter(({ isActive }) => isActive);
  const toHide = hidesGone ? stillShown : [];
  const count = (kind: Kind | 'gone', value: number) => labels.counts[kind](value, number(value));
  const isUpToDate = wanted.length + by.faulty.length + stillShown.length + left === 0;
  return (
    <Stack gap={6} align="stretch">
      <div role="status">
        <Stack gap={2}>
          <Heading level={3}>{isWritten ? labels.doneTitle : labels.resultTitle}</Heading>
          {isWritten ? (
            <Text>
              {labels.written(by.created.length, by.changed.length)}
              {hidden > 0 && ` ${labels.hiddenCount(hidden)}`}
            </Text>
          ) : (
            <>
              <Text>
                {[
                  count('created', by.created.length),
                  count('changed', by.changed.length),
                  count('unchanged', by.unchanged.length),
                  count('gone', gone.length),
                  count('faulty', by.faulty.length),
                ].join(' · ')}
              </Text>
              <Text tone="muted">{isUpToDate ? labels.nothing : labels.resultHint}</Text>
            </>
          )}
        </Stack>
      </div>
      {(errorText !== null || left > 0) && (
        <Notice tone="warning" title={labels.failed}>
          {errorText !== null && <p>{errorText}</p>}
          {left > 0 && <p>{labels.left(left)}</p>}
        </Notice>
      )}
      {by.faulty.length > 0 && (
        <Stack gap={3} align="stretch">
          <Heading level={4}>{count('faulty', by.faulty.length)}</Heading>
          <EntryTable entries={by.faulty} column="reason" caption={count('faulty', by.faulty.length)} />
        </Stack>
      )}
      {(['changed', 'created', 'unchanged'] as const).map(
        (kind) =>
          by[kind].length > 0 && (
            <Disclosure key={kind} title={count(kind, by[kind].length)} headingLevel={4} variant="quiet">
              <EntryTable
                entries={by[kind]}
                column={kind === 'changed' ? 'changes' : 'address'}
                caption={count(kind, by[kind].length)}
              />
            </Disclosure>
          ),
      )}
      {gone.length > 0 && !isWritten && (
        <Disclosure title={count('gone', gone.length)} headingLevel={4} variant="quiet">
          <ul>
            {gone.slice(0, mostRows).map((announcement) => (
              <li key={announcement.id}>
                {referenceOfAnnouncement(announcement)}, {announcement.properties.address}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {stillShown.length > 0 && !isWritten && (
        <Checkbox isSelected={hidesGone} onChange={setHidesGone} description={labels.hideGoneHint}>
          {labels.hideGone(stillShown.length)}
        </Checkbox>
      )}
      <Inline>
        {isWritten ? (
          <>
            <Link variant="button" href={paths.announcements}>
              {labels.toAnnouncements}
            </Link>
            <Button variant="secondary" onPress={onAgain}>
              {labels.again}
            </Button>
          </>
        ) : (
          <>
            {wanted.length + toHide.length > 0 && (
              <Button onPress={() => onConfirm(wanted, toHide)}>
                {wanted.length > 0 ? labels.confirm(wanted.length) : labels.hideGone(toHide.length)}
              </Button>
            )}
            <Button variant="secondary" onPress={onBack}>
              {labels.changeColumns}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/** More are not read one by one. */
const mostRows = 200;

interface EntryTableProps {
  readonly entries: readonly Entry[];
  readonly column: 'reason' | 'changes' | 'address';
  readonly caption: string;
}

function EntryTable({ entries, column, caption }: EntryTableProps) {
  const { labels, locale } = useImportTexts();
  const textsOf = useEntryTexts();
  return (
    <Stack gap={2} align="stretch">
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {[labels.row, labels.reference, labels[column]].map((heading) => (
              <th key={heading} scope="col" className={styles.cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, mostRows).map((entry) => (
            <tr key={entry.row.number}>
              <td className={styles.cell}>{entry.row.number}</td>
              <th scope="row" className={styles.cell}>
                {entry.row.reference}
              </th>
              <td className={styles.cell}>
                {textsOf(entry, column).map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > mostRows && (
        <Text tone="muted">{labels.more(formatNumber(entries.length - mostRows, locale, 'upToTwo'))}</Text>
      )}
    </Stack>
  );
}
