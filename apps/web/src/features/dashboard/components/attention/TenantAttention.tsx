import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getAlertsQuery, getUserQuery, listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { useUnreadThreads } from '../../../../shared/messages/useUnreadThreads.ts';
import { paths } from '../../../../shared/paths.ts';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import { useNewInterests } from '../useNewInterests.ts';
import { Attention, type AttentionItem, AttentionToCome } from './Attention.tsx';
import { alertsItem, messagesItem, useDraftItem } from './items.ts';
import { useAttentionTexts } from './useAttentionTexts.ts';

interface TenantAttentionProps {
  /** How many matches are new since the last visit; undefined until it is known. */
  readonly newMatches: number | undefined;
}

export const TenantAttention = (props: TenantAttentionProps) => (
  <Suspense fallback={<AttentionToCome />}>
    <TenantItems {...props} />
  </Suspense>
);

function TenantItems({ newMatches }: TenantAttentionProps) {
  const { tilava, visits } = useServices();
  const texts = useAttentionTexts();
  const unread = useUnreadThreads().data?.unreadCount;
  const userId = useUserId();
  const { received, newKeys } = useNewInterests();
  const user = useQuery(getUserQuery(tilava, userId));
  const properties = useQuery({ ...listPropertiesOfUserQuery(tilava, userId), meta: { isSilent: true } });
  const need = properties.data?.find(({ kind }) => kind === 'need');
  const alerts = useQuery({
    ...getAlertsQuery(tilava, need?.id ?? ''),
    enabled: need !== undefined,
    meta: { isSilent: true },
  });
  const draft = useDraftItem('need', need === undefined ? [] : [need.id]);
  const queries = [received, user, properties, alerts];
  if (queries.some(({ isLoading }) => isLoading) || newMatches === undefined)
    return <Attention items={undefined} />;
  // The page says so itself, and how to begin.
  if (properties.data !== undefined && need === undefined) return null;

  const interests = received.data?.results ?? [];
  const isOpened = ({ announcement }: Schemas['ReceivedInterest']) =>
    visits.get()?.opened.includes(announcement) === true;
  const isMutual = ({ announcement }: Schemas['ReceivedInterest']) =>
    user.data?.isInterested.includes(announcement) === true;
  const allMutual = interests.filter(isMutual);
  const mutual = allMutual.filter((interest) => !isOpened(interest));
  const others = interests.filter((interest) => newKeys.has(interest) && !isMutual(interest));
  return (
    <Attention
      isPartial={queries.some(({ data }) => data === undefined)}
      items={[
        toMatch(mutual, texts.mutual, texts.getInTouch),
        // A match that is new says so itself.
        user.data?.shareContacts === false &&
          mutual.length === 0 &&
          toMatch(allMutual, () => texts.contactsHidden, texts.shareContacts),
        toMatch(others, texts.interestInYou, texts.viewMatch),
        messagesItem(unread, texts),
        newMatches > 0 && {
          icon: 'star',
          text: texts.newMatches(newMatches),
          action: texts.viewMatches,
          href: paths.matches,
        },
        draft,
        alertsItem(alerts.data, user.data, texts),
      ]}
    />
  );
}

function toMatch(
  interests: readonly Schemas['ReceivedInterest'][],
  text: (count: number) => string,
  action: string,
): AttentionItem | undefined {
  const [first] = interests;
  if (first === undefined) return undefined;
  const href = generatePath(paths.announcementMatch, { propId: first.property });
  return { icon: 'hand', text: text(interests.length), action, href };
}
