import { useQuery } from '@tanstack/react-query';
import { formatViewing } from '@tilava/domain/viewing';
import { listViewingsQuery } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, useId } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';
import * as styles from './cards.css.ts';

/** The next ones; the others are in the inbox. */
const shown = 5;

export const UpcomingViewings = ({ reader }: { readonly reader: 'tenant' | 'landlord' }) => (
  <Suspense fallback={null}>
    <Viewings reader={reader} />
  </Suspense>
);

function Viewings({ reader }: { readonly reader: 'tenant' | 'landlord' }) {
  const labels = useViewingTexts();
  const locale = useLocale();
  const titleId = useId();
  const { tilava } = useServices();
  const viewings = useQuery(listViewingsQuery(tilava, useUserId(), { limit: shown }));
  if (viewings.isLoadingError) return <QueryFailed title={labels.failed} query={viewings} />;
  const { results = [], nextCursor = null } = viewings.data ?? {};
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={2}>
        <Heading level={2} size="heading" id={titleId}>
          {labels.upcoming}
        </Heading>
        <ul className={styles.rows}>
          {results.map(({ id, thread, startsAt, lengthMinutes, subject, otherSide, state, proposedBy }) => (
            <li key={id}>
              <Link variant="standalone" href={generatePath(paths.thread, { threadId: thread })}>
                <span className={styles.when}>
                  {formatViewing(new Date(startsAt), lengthMinutes, locale)}
                </span>{' '}
                <span className={styles.about}>
                  {[subject, otherSide].filter((part) => part !== null).join(' · ')}
                </span>
              </Link>
              {state === 'proposed' && (
                <Badge>{proposedBy === reader ? labels.proposedByYou : labels.proposedByOther}</Badge>
              )}
            </li>
          ))}
        </ul>
        {nextCursor !== null && (
          <Inline>
            <Link variant="standalone" href={`${paths.messages}?filter=viewings`}>
              {labels.upcoming}
            </Link>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
