import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { useTranslations } from 'use-intl';
import { CalendarSection } from '../../features/account/components/CalendarSection.tsx';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { MailSection } from '../../features/account/components/MailSection.tsx';
import { useOwnNeed } from '../../features/account/components/NeedSection.tsx';
import { AlertSection } from '../../features/alerts/components/AlertSection.tsx';
import { useOwnAnnouncements } from '../../shared/announcements/ownAnnouncements.ts';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { useServices, useSession, useUserId } from '../../shared/services/useServices.ts';

/** What one is told of, how, and what the other side is told. */
export default function NotificationsPage() {
  const t = useTranslations('account');
  const role = useSession()?.role;
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  return (
    <InformationPlace title={t('notifications')} user={user}>
      {role?.isLandlord === true && <AnnouncementAlerts />}
      {role?.isLandlord === false && !role.isAdmin && <NeedAlerts />}
      {user.data && <MailSection user={user.data} />}
      {role?.isAdmin === false && <CalendarSection />}
    </InformationPlace>
  );
}

function NeedAlerts() {
  const need = useOwnNeed();
  if (need.isPending) return <FactsSkeleton />;
  return need.data && <AlertSection propertyId={need.data.id} reader="tenant" />;
}

function AnnouncementAlerts() {
  const { announcements, chosen } = useOwnAnnouncements();
  if (announcements.isPending) return <FactsSkeleton />;
  return chosen && <AlertSection propertyId={chosen.properties.id} reader="landlord" />;
}
