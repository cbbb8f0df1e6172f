import { Button } from '@tilava/ui/Button';
import { useTranslations } from 'use-intl';
import { useLogout } from '../api/useLogout.ts';

/** Ends the session. */
export function LogoutButton() {
  const t = useTranslations('nav');
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={logout.isPending}
      pendingLabel={t('loggingOut')}
      onPress={() => logout.mutate()}
    >
      {t('logOut')}
    </Button>
  );
}
