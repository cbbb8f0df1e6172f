import { useQuery } from '@tanstack/react-query';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Notice } from '@tilava/ui/Notice';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { InformationPlace } from '../../features/account/components/InformationPlace.tsx';
import { NeedSection } from '../../features/account/components/NeedSection.tsx';
import { PasswordSection } from '../../features/account/components/PasswordSection.tsx';
import { ProfileSection } from '../../features/account/components/ProfileSection.tsx';
import { ChosenAnnouncement } from '../../features/announcements/components/ChosenAnnouncement.tsx';
import { ChosenPictures } from '../../features/announcements/components/ChosenPictures.tsx';
import { paths } from '../../shared/paths.ts';
import { useServices, useSession, useUserId } from '../../shared/services/useServices.ts';

/** Where sections are that once stood here: links in mails and bookmarks still lead to them. */
const moved: Readonly<Record<string, string>> = {
  '#alerts': paths.notifications,
  '#contact': paths.notifications,
  '#data': paths.ownData,
  '#password': paths.ownData,
};
const movedOfLandlords: typeof moved = {
  ...moved,
  '#profile': paths.ownProfile,
  '#pictures': paths.ownPictures,
};

/**
 * What is one's own: a tenant's Profile, a landlord's Details (specification, section 2, Information pages), whose
 * pictures are changed at an address of their own.
 */
export default function InformationPage() {
  const t = useTranslations();
  const session = useSession();
  const { tilava } = useServices();
  const { pathname, hash } = useLocation();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const isTemporary = session?.mustChangePassword === true;
  // Once it is changed, the section leads on itself.
  const [wasTemporary] = useState(isTemporary);
  const isTenant = session !== null && !session.role.isLandlord && !session.role.isAdmin;
  const isLandlord = session?.role.isLandlord === true;
  const elsewhere =
    pathname === paths.information ? (isLandlord ? movedOfLandlords : moved)[hash] : undefined;
  if (elsewhere !== undefined && !isTemporary && !wasTemporary)
    return <Navigate to={elsewhere + hash} replace />;
  if (pathname === paths.ownPictures) {
    return (
      <InformationPlace title={t('announcements.pictures')} user={user}>
        <ChosenPictures />
      </InformationPlace>
    );
  }
  return (
    <InformationPlace title={t(isLandlord ? 'nav.details' : 'nav.profile')} user={user}>
      {isTemporary ? (
        <>
          <Notice tone="warning" title={t('product.request.passwordChangeRequired')}>
            {t('password.requiredHint')}
          </Notice>
          <PasswordSection email={user.data?.email} isTemporary />
        </>
      ) : (
        <>
          {isTenant && <NeedSection />}
          {isLandlord && <ChosenAnnouncement />}
          {!isLandlord && !user.isLoadingError && <ProfileSection user={user.data} />}
        </>
      )}
    </InformationPlace>
  );
}
