import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useNavigation } from '../navigation/NavigationContext.ts';
import { leavesForm } from './leavesForm.ts';

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
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!isActive) return;
    return ask(leavesForm({ pathname, search, within }));
  }, [isActive, pathname, search, within, ask]);

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
