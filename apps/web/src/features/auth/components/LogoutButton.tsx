import { useMutation } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';
import { logOut } from '../api/logOut.ts';

/** Logs out; whoever watches the session leads away from what needs one. */
export function LogoutButton() {
  const services = useServices();
  const t = useTranslations('navigation');
  const logout = useMutation({ mutationFn: () => logOut(services) });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={logout.isPending}
      pendingLabel={t('loggingOut')}
      onPress={() => logout.mutate()}
    >
      {t('logOut')}
    </Button>
  );
}
