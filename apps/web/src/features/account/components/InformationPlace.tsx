import type { UseQueryResult } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { SubNav } from '@tilava/ui/SubNav';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { Sections } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/services/useServices.ts';

const parts = [
  ['overview', paths.information],
  ['pictures', paths.ownPictures],
  ['profile', paths.ownProfile],
  ['notifications', paths.notifications],
  ['team', paths.team],
  ['keys', paths.keys],
  ['ownData', paths.ownData],
] as const;

const landlordsAlone: readonly string[] = [paths.ownPictures, paths.ownProfile, paths.team];

interface InformationPlaceProps {
  readonly title: string;
  /** The account that the page is about; what it shows of it fails with it. */
  readonly user: UseQueryResult<Schemas['User']>;
  readonly children: ReactNode;
}

/** A page of a tenant's Profile or a landlord's Details, with the way to the others. */
export function InformationPlace({ title, user, children }: InformationPlaceProps) {
  const t = useTranslations('account');
  const nav = useTranslations('nav');
  const pictures = useTranslations('announcements')('pictures');
  const { pathname } = useLocation();
  const session = useSession();
  const isLandlord = session?.role.isLandlord === true;
  return (
    <Sections gap={8}>
      <PageHeading>{title}</PageHeading>
      {/* Until a new password is set, every other address leads back. */}
      {session?.mustChangePassword !== true && (
        <div className={styles.subNav}>
          <SubNav
            label={nav(isLandlord ? 'details' : 'profile')}
            links={parts
              .filter(([, href]) => isLandlord || !landlordsAlone.includes(href))
              .map(([name, href]) => ({
                href,
                label: name === 'pictures' ? pictures : t(name),
                isCurrent: href === pathname,
              }))}
          />
        </div>
      )}
      {children}
      {user.isLoadingError && <QueryFailed title={t('failed')} query={user} />}
    </Sections>
  );
}
