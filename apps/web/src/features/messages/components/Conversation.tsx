import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { toTextParts } from '@tilava/domain/conversation';
import { formatPercentage } from '@tilava/domain/format';
import { formatRecent } from '@tilava/domain/time';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { getThreadQuery, getUserQuery, listMessagesKey, updateThreadMutation } from '@tilava/sdk/react-query';
import { listMessages } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, useEffect } from 'react';
import { generatePath, useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { usePolling } from '../../../shared/interests/useReceivedInterests.ts';
import { MessageForm } from '../../../shared/messages/MessageForm.tsx';
import { type Recipient, useOutgoing } from '../../../shared/messages/outgoing.ts';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import ReportButton from '../../../shared/safety/ReportButton.tsx';
import { useServices, useSession, useUserId } from '../../../shared/services/useServices.ts';
import { useNow } from '../../../shared/time/time.tsx';
import { BlockButton, BlockedNotice } from './BlockButton.tsx';
import { ThreadViewing } from './ThreadViewing.tsx';
import * as styles from './messages.css.ts';
import { OutgoingMessages } from './OutgoingMessages.tsx';

type Thread = Schemas['Thread'];

/** How often to look for new messages of an open conversation, in milliseconds. */
const pollInterval = 5_000;
const pageSize = 50;

interface ConversationProps {
  readonly threadId: string;
  /** What is known of the match: beside the conversation, or to be unfolded on narrow screens. */
  readonly renderMatch: (thread: Thread) => ReactNode;
}

/** What two have written to each other, and the form to go on. */
export function Conversation({ threadId, renderMatch }: ConversationProps) {
  const isWide = useMedia(styles.besideMatch, { onPaper: false });
  const labels = useMessageTexts();
  const { tilava } = useServices();
  const { search } = useLocation();
  const thread = useQuery({
    ...getThreadQuery(tilava, threadId),
    ...usePolling(pollInterval),
    meta: { isSilent: isNotFoundError },
  });
  return (
    <div className={styles.withMatch}>
      <div className={styles.conversation}>
        <PageHeading
          titleSize="lead"
          back={{ href: paths.messages + search, label: labels.back }}
          {...(thread.data !== undefined && { description: <About thread={thread.data} /> })}
        >
          {thread.data === undefined ? labels.conversation : (thread.data.otherSide ?? labels.deletedUser)}
        </PageHeading>
        {thread.isLoadingError ? (
          <QueryFailed title={labels.failed} query={thread} />
        ) : thread.data === undefined ? (
          <FactsSkeleton />
        ) : (
          <>
            {!isWide && (
              <Disclosure title={labels.theMatch} headingLevel={2} variant="quiet">
                {renderMatch(thread.data)}
              </Disclosure>
            )}
            <Written thread={thread.data} />
          </>
        )}
      </div>
      {isWide && thread.data !== undefined && (
        <aside className={styles.match} aria-label={labels.theMatch}>
          {renderMatch(thread.data)}
        </aside>
      )}
    </div>
  );
}

function About({ thread }: { readonly thread: Thread }) {
  const { id, subject, points, announcement, property, need, isArchived } = thread;
  const labels = useMessageTexts();
  const locale = useLocale();
  const session = useSession();
  const { tilava } = useServices();
  const archive = useMutation(updateThreadMutation(tilava));
  const match =
    announcement === null || property === null || need === null
      ? null
      : session?.role.isLandlord === true
        ? generatePath(paths.tenantMatch, { annoId: announcement, propId: need })
        : generatePath(paths.announcementMatch, { propId: property });
  return (
    <Inline gap={4}>
      <span>
        {points === null ? subject : `${subject} · ${labels.match(formatPercentage(points, locale))}`}
      </span>
      {match !== null && (
        <Link href={match} variant="standalone">
          {labels.seeMatch}
        </Link>
      )}
      <Button
        size="small"
        variant="quiet"
        isPending={archive.isPending}
        pendingLabel={labels.loading}
        onPress={() => archive.mutate({ threadId: id, body: { isArchived: !isArchived } })}
      >
        {isArchived ? labels.unarchive : labels.archive}
      </Button>
      <BlockButton thread={thread} />
    </Inline>
  );
}

/** Pages of messages from the last one back; each is read by the number that it ends before. */
function useMessages({ id, messageCount }: Thread) {
  const { tilava } = useServices();
  const messages = useInfiniteQuery({
    queryKey: [...listMessagesKey(id), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listMessages(
        tilava,
        id,
        { limit: pageSize, ...(pageParam !== null && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ results }) => {
      const first = results[0]?.number ?? 1;
      return first > 1 ? first : null;
    },
  });
  const shown = messages.data?.pages.toReversed().flatMap(({ results }) => results);
  const last = shown?.at(-1)?.number ?? 0;
  const { refetch, isFetching } = messages;
  const isBehind = shown !== undefined && last < messageCount && !isFetching;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return { messages, shown, last };
}

function Written({ thread }: { readonly thread: Thread }) {
  const labels = useMessageTexts();
  const t = useTranslations('product.request');
  const session = useSession();
  const { tilava } = useServices();
  const { messages, shown, last } = useMessages(thread);
  const { mutate: see } = useMutation(updateThreadMutation(tilava));
  const { id, unreadCount, state, announcement, tenant } = thread;
  useEffect(() => {
    if (unreadCount > 0 && last > 0) see({ threadId: id, body: { seen: last } });
  }, [id, unreadCount, last, see]);
  if (messages.isLoadingError) return <QueryFailed title={labels.failed} query={messages} />;
  if (shown === undefined) return <FactsSkeleton />;
  const side = session?.role.isLandlord === true ? 'landlord' : 'tenant';
  const to = announcement === null || tenant === null ? null : { announcement, tenant };
  return (
    <>
      <ThreadViewing thread={thread} />
      {messages.hasNextPage && (
        <Inline>
          <Button
            variant="secondary"
            size="small"
            isPending={messages.isFetchingNextPage}
            pendingLabel={labels.loading}
            onPress={() => void messages.fetchNextPage()}
          >
            {labels.earlier}
          </Button>
        </Inline>
      )}
      <div role="log" aria-label={labels.conversation}>
        <ol className={styles.messages}>
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOwn={message.sender === side}
              sender={message.sender === side ? labels.you : (thread.otherSide ?? labels.deletedUser)}
              {...(message.number === last &&
                message.sender === side && {
                  status: message.number <= thread.otherHasSeen ? labels.seen : labels.sent,
                })}
            />
          ))}
          {to !== null && <OutgoingMessages to={to} />}
        </ol>
      </div>
      {state === 'awaitingAnswer' && <Notice>{labels.awaitingAnswer}</Notice>}
      {thread.isBlocked ? (
        <BlockedNotice thread={thread} />
      ) : (
        state === 'closed' && <Notice>{t('threadClosed')}</Notice>
      )}
      {to !== null && <Write to={to} state={state} />}
    </>
  );
}

interface WriteProps {
  readonly to: Recipient;
  readonly state: Schemas['ThreadState'];
}

/** One that is on its way counts as sent. */
function Write({ to, state }: WriteProps) {
  const labels = useMessageTexts();
  const { outgoing, messages } = useOutgoing(to);
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const isOne = state === 'oneMessage';
  if (state !== 'open' && (!isOne || messages.length > 0)) return null;
  return (
    <>
      {isOne && <Text tone="muted">{labels.oneMessage}</Text>}
      <MessageForm
        to={to}
        sharesContacts={state === 'open' && user.data?.shareContacts === true}
        onWritten={(text) => outgoing.add(to, text)}
      />
    </>
  );
}

interface MessageItemProps {
  readonly message: Schemas['ThreadMessage'];
  readonly isOwn: boolean;
  readonly sender: string;
  readonly status?: string;
}

function MessageItem({ message: { id, text, createdAt }, isOwn, sender, status }: MessageItemProps) {
  const labels = useMessageTexts();
  const locale = useLocale();
  const time = formatRecent(new Date(createdAt), useNow(), locale);
  return (
    <li className={styles.message[isOwn ? 'own' : 'other']}>
      <VisuallyHidden>{labels.from(sender)}</VisuallyHidden>
      <p className={styles.text}>
        {toTextParts(text).map((part) =>
          part.isLink ? (
            <a key={part.start} href={part.text} target="_blank" rel="noreferrer">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      <Text size="small" tone="muted">
        {status === undefined ? time : `${time} · ${status}`}
      </Text>
      {!isOwn && <ReportButton kind="message" item={id} />}
    </li>
  );
}
