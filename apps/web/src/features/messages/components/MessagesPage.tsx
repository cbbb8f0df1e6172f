import { useInfiniteQuery } from '@tanstack/react-query';
import { formatPercentage } from '@tilava/domain/format';
import { logoNumber } from '@tilava/domain/pictures';
import { formatRecentDay } from '@tilava/domain/time';
import { formatViewing } from '@tilava/domain/viewing';
import type { Schemas } from '@tilava/sdk';
import { listThreadsInfiniteQuery } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useMedia } from '@tilava/ui/useMedia';
import { media } from '@tilava/ui/tokens/media';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { generatePath, useParams, useSearchParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/QueryFailed.tsx';
import { streetOf } from '../../../shared/facts/streetOf.ts';
import { usePolling } from '../../../shared/interests/useReceivedInterests.ts';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useSession, useUserId } from '../../../shared/services/useServices.ts';
import { useNow } from '../../../shared/time/time.tsx';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';
import { Conversation } from './Conversation.tsx';
import * as styles from './messages.css.ts';

const pageSize = 30;

interface MessagesPageProps {
  /** What is shown of a conversation's match. */
  readonly renderMatch: (thread: Schemas['Thread']) => ReactNode;
}

/** The inbox: all conversations, and the selected one beside them. */
export function MessagesPage(props: MessagesPageProps) {
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <Messages {...props} />
    </Suspense>
  );
}

function Messages({ renderMatch }: MessagesPageProps) {
  const labels = useMessageTexts();
  const { threadId } = useParams();
  const isWide = useMedia(media.wide, { onPaper: true });
  return (
    <div className={styles.places}>
      <div className={styles.listPlace[threadId === undefined ? 'alone' : 'beside']}>
        {threadId === undefined ? (
          <PageHeading>{labels.title}</PageHeading>
        ) : (
          <div className={styles.listTitle}>
            <Heading level={2} size="display">
              {labels.title}
            </Heading>
          </div>
        )}
        {(isWide || threadId === undefined) && <ThreadList {...(threadId && { currentId: threadId })} />}
      </div>
      {threadId === undefined ? (
        <div className={styles.choose}>
          <EmptyState title={labels.choose} />
        </div>
      ) : (
        <Conversation key={threadId} threadId={threadId} renderMatch={renderMatch} />
      )}
    </div>
  );
}

const filters = ['all', 'unread', 'viewings', 'archived'] as const;

/** The filters of the list, which the address keeps. */
function useThreadSearch() {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((name) => name === search.get('filter')) ?? 'all';
  const change = (name: 'filter' | 'text', value: string) => {
    const changed = new URLSearchParams(search);
    if (value === '' || value === 'all') changed.delete(name);
    else changed.set(name, value);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return { filter, text: search.get('text') ?? '', search: search.toString(), change };
}

function ThreadList({ currentId }: { readonly currentId?: string }) {
  const labels = useMessageTexts();
  const viewings = useViewingTexts();
  const { tilava } = useServices();
  const { filter, text, search, change } = useThreadSearch();
  const searched = useDeferredValue(text.trim());
  const threads = useInfiniteQuery({
    ...listThreadsInfiniteQuery(tilava, useUserId(), {
      limit: pageSize,
      ...(filter !== 'all' && { filter }),
      ...(searched !== '' && { text: searched }),
    }),
    ...usePolling(),
  });
  const rows = threads.data?.pages.flatMap(({ results }) => results);
  const isFiltered = filter !== 'all' || searched !== '';
  return (
    <>
      <div className={styles.bar}>
        <TextField
          type="search"
          label={labels.search}
          value={text}
          maxLength={200}
          onChange={(value) => change('text', value)}
        />
        <SegmentedControl
          label={labels.show}
          isLabelHidden
          size="small"
          options={[
            { value: 'all', label: labels.all },
            { value: 'unread', label: labels.unreadOnly },
            { value: 'viewings', label: viewings.upcomingOnly },
            { value: 'archived', label: labels.archived },
          ]}
          value={filter}
          onChange={(value) => change('filter', value)}
        />
      </div>
      {threads.isLoadingError ? (
        <LoadFailed
          title={labels.failed}
          isRetrying={threads.isFetching}
          onRetry={() => void threads.refetch()}
        />
      ) : rows === undefined ? (
        <FactsSkeleton />
      ) : rows.length === 0 ? (
        <NoThreads isFiltered={isFiltered} />
      ) : (
        <Stack gap={4}>
          <ul className={styles.list} aria-label={labels.threads}>
            {rows.map((thread) => (
              <ThreadEntry
                key={thread.id}
                thread={thread}
                search={search}
                isCurrent={thread.id === currentId}
              />
            ))}
          </ul>
          {threads.hasNextPage && (
            <Inline>
              <Button
                variant="secondary"
                isPending={threads.isFetchingNextPage}
                pendingLabel={labels.loading}
                onPress={() => void threads.fetchNextPage()}
              >
                {labels.more}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </>
  );
}

function NoThreads({ isFiltered }: { readonly isFiltered: boolean }) {
  const labels = useMessageTexts();
  return isFiltered ? (
    <EmptyState
      drawing="search"
      title={labels.nothingFound}
      description={labels.nothingFoundHint}
      action={
        <Link href={paths.messages} variant="smallButton">
          {labels.showAll}
        </Link>
      }
    />
  ) : (
    <EmptyState
      title={labels.empty}
      description={labels.emptyHint}
      action={
        <Link href={paths.matches} variant="button">
          {labels.seeMatches}
        </Link>
      }
    />
  );
}

interface ThreadEntryProps {
  readonly thread: Schemas['Thread'];
  /** The filters of the list, which the conversation's address keeps. */
  readonly search: string;
  readonly isCurrent: boolean;
}

function ThreadEntry({ thread, search, isCurrent }: ThreadEntryProps) {
  const labels = useMessageTexts();
  const locale = useLocale();
  const session = useSession();
  const viewings = useViewingTexts();
  const { id, otherSide, otherSideId, need, subject, lastMessage, unreadCount, points, nextViewing } = thread;
  const side = session?.role.isLandlord === true ? 'landlord' : 'tenant';
  const { text, attachments } = lastMessage;
  const excerpt = text === '' ? labels.files(attachments.length) : text;
  const path = generatePath(paths.thread, { threadId: id });
  // That of a tenant is by what they seek, as in lists of matches.
  const logo = logoNumber((side === 'landlord' ? need : null) ?? otherSideId ?? id);
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Beside a conversation the list scrolls by itself, and the open one is to be seen in it.
    if (isCurrent && entry.current !== null) showWithin(entry.current.offsetParent, entry.current);
  }, [isCurrent]);
  return (
    <li
      ref={entry}
      className={styles.thread}
      aria-current={isCurrent || undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <Avatar number={logo} size="small" />
      <div className={styles.threadText}>
        <div className={styles.line}>
          <div className={styles.excerpt}>
            <Link href={search === '' ? path : `${path}?${search}`} variant="standalone">
              {otherSide ?? labels.deletedUser}
            </Link>
          </div>
          <Text size="small" tone="muted">
            {formatRecentDay(new Date(lastMessage.createdAt), useNow(), locale)}
          </Text>
        </div>
        <div className={styles.line}>
          <div className={styles.excerpt}>
            <Text size="small">{streetOf(subject)}</Text>
          </div>
          {points !== null && <Text size="small">{labels.match(formatPercentage(points, locale))}</Text>}
        </div>
        {nextViewing !== null && nextViewing.state !== 'cancelled' && (
          <div className={styles.appointment}>
            <Text size="small">
              {`${viewings.viewing}: ${formatViewing(new Date(nextViewing.startsAt), nextViewing.lengthMinutes, locale)}`}
            </Text>
          </div>
        )}
        <div className={styles.line}>
          <div className={styles.excerpt}>
            <Text size="small" tone="muted">
              {lastMessage.sender === side ? labels.own(excerpt) : excerpt}
            </Text>
          </div>
          {unreadCount > 0 && <Badge tone="match">{labels.unread}</Badge>}
        </div>
      </div>
    </li>
  );
}

/** Scrolls nothing but the pane, unlike `scrollIntoView`. */
function showWithin(pane: Element | null, { offsetTop, offsetHeight }: HTMLElement) {
  if (pane !== null) pane.scrollTop = Math.max(pane.scrollTop, offsetTop + offsetHeight - pane.clientHeight);
}
