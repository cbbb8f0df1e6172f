import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigation } from '../navigation/NavigationContext.ts';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  readonly isActive: boolean;
  /** Addresses that begin like this belong to the same form. */
  readonly within?: string;
  /** Called when somebody leaves all the same. */
  readonly onLeave?: () => void;
}

/** Asks before somebody leaves what they have not saved, within the app or by closing the page. */
export function LeaveGuard({ isActive, within, onLeave }: LeaveGuardProps) {
  const t = useTranslations('leave');
  const { ask, held } = useNavigation();
  const goOn = useSyncExternalStore(held.subscribe, held.get, held.get);

  useEffect(() => {
    if (!isActive) return;
    return ask(
      (from, to) =>
        (to.pathname !== from.pathname || to.search !== from.search) &&
        (within === undefined || !to.pathname.startsWith(within)),
    );
  }, [isActive, within, ask]);

  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);

  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      pendingLabel={t('leaving')}
      isOpen={goOn !== null}
      onConfirm={() => {
        held.set(null);
        onLeave?.();
        goOn?.();
      }}
      onCancel={() => held.set(null)}
    >
      {t('hint')}
    </ConfirmDialog>
  );
}
