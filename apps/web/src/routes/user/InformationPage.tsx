import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Notice } from '@tilava/ui/Notice';
import { useTranslations } from 'use-intl';
import { DataSection } from '../../features/account/components/DataSection.tsx';
import { MailSection } from '../../features/account/components/MailSection.tsx';
import { NeedSection, useOwnNeed } from '../../features/account/components/NeedSection.tsx';
import { PasswordSection } from '../../features/account/components/PasswordSection.tsx';
import { ProfileSection } from '../../features/account/components/ProfileSection.tsx';
import { AlertSection } from '../../features/alerts/components/AlertSection.tsx';
import { ChosenAnnouncement } from '../../features/announcements/components/ChosenAnnouncement.tsx';
import { useOwnAnnouncements } from '../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../shared/errors/QueryFailed.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { Sections } from '../../shared/page/Section.tsx';
import { useServices, useSession, useUserId } from '../../shared/services/useServices.ts';

/** What is one's own: a tenant's Profile, a landlord's Details (specification, section 2, Information pages). */
export default function InformationPage() {
  const t = useTranslations();
  const session = useSession();
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const isTemporary = session?.mustChangePassword === true;
  const isTenant = session !== null && !session.role.isLandlord && !session.role.isAdmin;
  const isLandlord = session?.role.isLandlord === true;
  return (
    <Sections gap={8}>
      <PageHeading>{t(isLandlord ? 'nav.details' : 'nav.profile')}</PageHeading>
      {isTemporary && (
        <Notice tone="warning" title={t('product.request.passwordChangeRequired')}>
          {t('password.requiredHint')}
        </Notice>
      )}
      {!isTemporary && isTenant && <NeedSection />}
      {!isTemporary && isTenant && <NeedAlerts />}
      {!isTemporary && isLandlord && <ChosenAnnouncement />}
      {!isTemporary && isLandlord && <AnnouncementAlerts />}
      {user.isLoadingError ? (
        <QueryFailed title={t('account.failed')} query={user} />
      ) : (
        !isTemporary && <ProfileSection user={user.data} />
      )}
      {!isTemporary && user.data && <MailSection user={user.data} />}
      <PasswordSection email={user.data?.email} isTemporary={isTemporary} />
      {!isTemporary && user.data && <DataSection email={user.data.email} />}
    </Sections>
  );
}

function NeedAlerts() {
  const need = useOwnNeed();
  return need.data && <AlertSection propertyId={need.data.id} reader="tenant" />;
}

function AnnouncementAlerts() {
  const { chosen } = useOwnAnnouncements();
  return chosen && <AlertSection propertyId={chosen.properties.id} reader="landlord" />;
}
