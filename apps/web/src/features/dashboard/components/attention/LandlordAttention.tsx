import { useQuery } from '@tanstack/react-query';
import { getAlertsQuery, getUserQuery } from '@tilava/sdk/react-query';
import { Suspense } from 'react';
import { createSearchParams, generatePath } from 'react-router-dom';
import { isWhole, useOwnAnnouncements } from '../../../../shared/announcements/ownAnnouncements.ts';
import { useUnreadThreads } from '../../../../shared/messages/useUnreadThreads.ts';
import { paths } from '../../../../shared/paths.ts';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import { useNewInterests } from '../useNewInterests.ts';
import { Attention, AttentionToCome } from './Attention.tsx';
import { alertsItem, messagesItem, useDraftItem } from './items.ts';
import { useAttentionTexts } from './useAttentionTexts.ts';

export const LandlordAttention = () => (
  <Suspense fallback={<AttentionToCome />}>
    <LandlordItems />
  </Suspense>
);

function LandlordItems() {
  const { tilava } = useServices();
  const texts = useAttentionTexts();
  const unread = useUnreadThreads().data?.unreadCount;
  const { received, newKeys } = useNewInterests();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const { announcements, chosen } = useOwnAnnouncements();
  const alerts = useQuery({
    ...getAlertsQuery(tilava, chosen?.properties.id ?? ''),
    enabled: chosen !== undefined,
    meta: { isSilent: true },
  });
  const whole = announcements.data?.filter(isWhole) ?? [];
  const draft = useDraftItem(
    'announcement',
    whole.map(({ properties }) => properties.id),
  );
  const queries = [received, user, announcements, alerts];
  if (queries.some(({ isLoading }) => isLoading)) return <Attention items={undefined} />;

  const interests = received.data?.results.filter((interest) => newKeys.has(interest)) ?? [];
  const [interest] = interests;
  const shown = whole.filter(({ isActive }) => isActive);
  const bare = shown.filter(
    ({ properties: { propertyPics, surroundPics } }) => propertyPics.length + surroundPics.length === 0,
  );
  return (
    <Attention
      isPartial={queries.some(({ data }) => data === undefined)}
      items={[
        interest && {
          icon: 'hand',
          text: texts.interestInPremises(interests.length),
          action: texts.viewMatch,
          href: generatePath(paths.tenantMatch, { annoId: interest.announcement, propId: interest.need }),
        },
        messagesItem(unread, texts),
        announcements.data?.length === 0 && {
          icon: 'plus',
          text: texts.noAnnouncements,
          action: texts.newAnnouncement,
          href: generatePath(paths.newAnnouncement, { index: '0' }),
        },
        whole.length > 0 &&
          shown.length === 0 && {
            icon: 'eye',
            text: texts.noPublic,
            action: texts.viewAnnouncements,
            href: paths.announcements,
          },
        draft,
        bare[0] && {
          icon: 'picture',
          text: texts.withoutPictures(bare.length),
          action: texts.addPictures,
          href: `${paths.ownPictures}?${createSearchParams({ announcement: bare[0].id }).toString()}`,
        },
        alertsItem(alerts.data, user.data, texts),
      ]}
    />
  );
}
