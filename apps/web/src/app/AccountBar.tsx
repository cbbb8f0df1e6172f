import { useQuery } from '@tanstack/react-query';
import { displayName } from '@tilava/domain/contacts';
import { logoNumber } from '@tilava/domain/pictures';
import { getUserQuery } from '@tilava/sdk/react-query';
import { AccountMenu } from '@tilava/ui/AccountMenu';
import { useTranslations } from 'use-intl';
import { useLogout } from '../features/auth/model/session.ts';
import { pictureUrl } from '../shared/config.ts';
import { useMenuLabels } from '../shared/i18n/useMenuLabels.ts';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/useServices.ts';
import type { Session } from '../shared/session/session.ts';

/** Who is logged in, and the ways to their own details and out. */
export function AccountBar({ session: { userId, role } }: { readonly session: Session }) {
  const t = useTranslations('nav');
  const loadLabels = useMenuLabels();
  const { tilava } = useServices();
  // Without an answer the menu works all the same.
  const { data: user } = useQuery(getUserQuery(tilava, userId));
  const logOut = useLogout();
  return (
    <AccountMenu
      label={t('account')}
      name={(user && displayName(user)) || t('account')}
      avatar={{
        number: logoNumber(user?.properties[0] ?? userId),
        picture: user?.file && pictureUrl(user.file.key),
      }}
      isNameOptional
      links={[{ href: paths.information, label: t(role.isLandlord ? 'details' : 'profile') }]}
      logOutLabel={t('logOut')}
      loadLabels={loadLabels}
      onLogOut={logOut}
    />
  );
}
