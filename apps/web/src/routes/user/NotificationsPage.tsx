import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CalendarSection } from '../../features/account/components/CalendarSection.tsx';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { MailSection } from '../../features/account/components/MailSection.tsx';
import { useOwnNeeds } from '../../features/account/components/NeedSection.tsx';
import { AlertSection } from '../../features/alerts/components/AlertSection.tsx';
import { useOwnAnnouncements } from '../../shared/announcements/ownAnnouncements.ts';
import { useNeedLabel } from '../../shared/needs/needTexts.ts';
import { FactsSkeleton } from '../../shared/page/Section.tsx';
import { useServices, useSession, useUserId } from '../../shared/services/useServices.ts';

/** What one is told of, how, and what the other side is told. */
export default function NotificationsPage() {
  const t = useTranslations('account');
  const role = useSession()?.role;
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const others = user.data && (
    <>
      <MailSection user={user.data} />
      {!user.data.isAdmin && <CalendarSection />}
    </>
  );
  return (
    <InformationPlace title={t('notifications')} user={user}>
      {role === undefined || role.isAdmin ? (
        others
      ) : role.isLandlord ? (
        <AnnouncementAlerts>{others}</AnnouncementAlerts>
      ) : (
        <NeedAlerts>{others}</NeedAlerts>
      )}
    </InformationPlace>
  );
}

function NeedAlerts({ children }: { readonly children: ReactNode }) {
  const needs = useOwnNeeds();
  const labelOf = useNeedLabel();
  if (needs.isPending) return <FactsSkeleton />;
  // Each shows the next one once nothing moves it any more.
  return (needs.data ?? []).reduceRight<ReactNode>(
    (below, need, index, { length }) => (
      <AlertSection
        key={need.id}
        propertyId={need.id}
        reader="tenant"
        {...(length > 1 && { subject: labelOf(need), isFurther: index > 0 })}
      >
        {below}
      </AlertSection>
    ),
    children,
  );
}

function AnnouncementAlerts({ children }: { readonly children: ReactNode }) {
  const { announcements, chosen } = useOwnAnnouncements();
  if (announcements.isPending) return <FactsSkeleton />;
  return chosen ? (
    <AlertSection propertyId={chosen.properties.id} reader="landlord">
      {children}
    </AlertSection>
  ) : (
    children
  );
}
