import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { formatPercentage } from '@tilava/domain/format';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { getThreadQuery, getUserQuery, listMessagesKey, updateThreadMutation } from '@tilava/sdk/react-query';
import { listMessages } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useMedia } from '@tilava/ui/useMedia';
import { media } from '@tilava/ui/tokens/media';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { generatePath, useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { usePolling } from '../../../shared/interests/useReceivedInterests.ts';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { MessageForm } from '../../../shared/messages/MessageForm.tsx';
import { type Recipient, useOutgoing } from '../../../shared/messages/outgoing.ts';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';
import { useServices, useSession, useUserId } from '../../../shared/services/useServices.ts';
import { useAttachFiles } from './AttachFiles.tsx';
import { BlockedNotice, useBlock } from './BlockButton.tsx';
import { MessageDays, useStayAtEnd } from './MessageDays.tsx';
import { MessageItem } from './MessageItem.tsx';
import { ThreadViewing } from './ThreadViewing.tsx';
import * as styles from './messages.css.ts';
import { OutgoingMessages } from './OutgoingMessages.tsx';

const ViewerNotice = lazyComponent(() => import('../../../shared/team/ViewerNotice.tsx'));

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
  const isBesideList = useMedia(media.wide, { onPaper: false });
  const isNarrow = useMedia(media.narrow, { onPaper: false });
  const isBesideMatch = useMedia(styles.besideMatch, { onPaper: false });
  const labels = useMessageTexts();
  const { tilava } = useServices();
  const { search } = useLocation();
  const thread = useQuery({
    ...getThreadQuery(tilava, threadId),
    ...usePolling(pollInterval),
    meta: { isSilent: isNotFoundError },
  });
  const place = useRef<HTMLDivElement>(null);
  const { data } = thread;
  const block = useBlock(data);
  const isViewer = useIsViewer();
  const actions = data !== undefined && !isViewer && (
    <Inline gap={1}>
      <ArchiveButton thread={data} />
      {block.button}
    </Inline>
  );
  // On a phone only what is agreed on stands between the name and what is written.
  const isFolded = isNarrow && data !== undefined && hasMatch(data);
  const about = data !== undefined && !isBesideList && (
    <div className={styles.about}>
      <About thread={data}>{actions}</About>
    </div>
  );
  const viewing = data !== undefined && <ThreadViewing thread={data} />;
  const agreed = data?.nextViewing ?? null;
  const isAgreed = agreed !== null && agreed.state !== 'cancelled';
  return (
    <div ref={place} className={styles.conversation}>
      <div className={styles.head}>
        <PageHeading
          titleSize="lead"
          {...(isBesideList ? { actions } : { back: { href: paths.messages + search, label: labels.back } })}
        >
          {data === undefined ? labels.conversation : (data.otherSide ?? labels.deletedUser)}
        </PageHeading>
        {isBesideList && data !== undefined && <About thread={data} />}
      </div>
      {thread.isLoadingError ? (
        <QueryFailed title={labels.failed} query={thread} />
      ) : data === undefined ? (
        <div className={styles.log}>
          <FactsSkeleton />
        </div>
      ) : (
        <>
          <div
            className={styles.side}
            // It scrolls by itself there, and may hold nothing else that keys reach.
            {...(isBesideMatch && { role: 'group', 'aria-label': labels.theMatch, tabIndex: 0 })}
          >
            {!isFolded && about}
            {(!isFolded || isAgreed) && viewing}
            {!hasMatch(data) ? null : isBesideMatch ? (
              <aside aria-label={labels.theMatch}>{renderMatch(data)}</aside>
            ) : (
              <Disclosure title={labels.theMatch} headingLevel={2} variant="quiet">
                <Stack gap={4}>
                  {isFolded && about}
                  {isFolded && !isAgreed && viewing}
                  {renderMatch(data)}
                </Stack>
              </Disclosure>
            )}
          </div>
          <Written thread={data} place={place} />
        </>
      )}
      {block.question}
    </div>
  );
}

/** Whoever is blocked, or sees a deleted announcement, has none. */
const hasMatch = ({ announcement, property, need }: Thread) =>
  announcement !== null && property !== null && need !== null;

/** The premises, and the way to the match. */
function About({ thread, children }: { readonly thread: Thread; readonly children?: ReactNode }) {
  const { subject, points, announcement, property, need } = thread;
  const labels = useMessageTexts();
  const locale = useLocale();
  const session = useSession();
  const match =
    announcement === null || property === null || need === null
      ? null
      : session?.role.isLandlord === true
        ? generatePath(paths.tenantMatch, { annoId: announcement, propId: need })
        : generatePath(paths.announcementMatch, { propId: property });
  return (
    <Inline gap={2}>
      <Text as="span" tone="muted">
        {points === null ? subject : `${subject} · ${labels.match(formatPercentage(points, locale))}`}
      </Text>
      {match !== null && (
        <Link href={match} variant="standalone">
          {labels.seeMatch}
        </Link>
      )}
      {children}
    </Inline>
  );
}

function ArchiveButton({ thread: { id, isArchived } }: { readonly thread: Thread }) {
  const labels = useMessageTexts();
  const { tilava } = useServices();
  const archive = useMutation(updateThreadMutation(tilava));
  return (
    <Button
      size="small"
      variant="quiet"
      isPending={archive.isPending}
      pendingLabel={labels.loading}
      onPress={() => archive.mutate({ threadId: id, body: { isArchived: !isArchived } })}
    >
      {isArchived ? labels.unarchive : labels.archive}
    </Button>
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

interface WrittenProps {
  readonly thread: Thread;
  /** The whole conversation. */
  readonly place: RefObject<HTMLElement | null>;
}

function Written({ thread, place }: WrittenProps) {
  const labels = useMessageTexts();
  const t = useTranslations('product.request');
  const session = useSession();
  const { tilava } = useServices();
  const { messages, shown, last } = useMessages(thread);
  const { mutate: see } = useMutation(updateThreadMutation(tilava));
  const { id, unreadCount, state, announcement, tenant } = thread;
  const isViewer = useIsViewer();
  useEffect(() => {
    if (!isViewer && unreadCount > 0 && last > 0) see({ threadId: id, body: { seen: last } });
  }, [id, unreadCount, last, see, isViewer]);
  const to = announcement === null || tenant === null ? null : { announcement, tenant };
  const { messages: outgoing } = useOutgoing(to ?? nobody);
  // What has failed has buttons below it.
  const outgoingCount = outgoing.length + outgoing.filter(({ hasFailed }) => hasFailed).length;
  useStayAtEnd(place, { last, outgoingCount });
  if (shown === undefined) {
    return (
      <div className={styles.log}>
        {messages.isLoadingError ? <QueryFailed title={labels.failed} query={messages} /> : <FactsSkeleton />}
      </div>
    );
  }
  const side = session?.role.isLandlord === true ? 'landlord' : 'tenant';
  return (
    <>
      <div className={styles.log}>
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
          <MessageDays
            messages={shown}
            renderMessage={(message) => (
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
            )}
            outgoing={to === null || outgoingCount === 0 ? null : <OutgoingMessages to={to} />}
          />
        </div>
      </div>
      <div className={styles.write}>
        {thread.isLet && <Notice>{labels.isLet}</Notice>}
        {state === 'awaitingAnswer' && <Notice>{labels.awaitingAnswer}</Notice>}
        {thread.isBlocked ? (
          <BlockedNotice thread={thread} />
        ) : (
          state === 'closed' && <Notice>{t('threadClosed')}</Notice>
        )}
        {isViewer && <ViewerNotice of="readsMessages" />}
        {to !== null && !isViewer && <Write threadId={id} to={to} state={state} />}
      </div>
    </>
  );
}

/** Whom nothing is on its way to. */
const nobody: Recipient = { announcement: '', tenant: '' };

interface WriteProps {
  readonly threadId: string;
  readonly to: Recipient;
  readonly state: Schemas['ThreadState'];
}

/** One that is on its way counts as sent. */
function Write({ threadId, to, state }: WriteProps) {
  const labels = useMessageTexts();
  const { outgoing, messages } = useOutgoing(to);
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const attachments = useAttachFiles(threadId);
  const isOne = state === 'oneMessage';
  if (state !== 'open' && (!isOne || messages.length > 0)) return null;
  return (
    <>
      {isOne && <Text tone="muted">{labels.oneMessage}</Text>}
      <MessageForm
        to={to}
        sharesContacts={state === 'open' && user.data?.shareContacts === true}
        attachments={attachments}
        onWritten={(text, files) => outgoing.add(to, text, files)}
      />
    </>
  );
}
