import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { useEffect } from 'react';
import { type Path, useBlocker, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';

interface LeaveGuardProps {
  readonly isActive: boolean;
  /** Addresses that begin like this belong to the same form. */
  readonly within?: string;
  readonly onLeave?: () => void;
}

/** Asks before somebody leaves what they have not saved, within the app or by closing the page. */
export function LeaveGuard({ isActive, within, onLeave }: LeaveGuardProps) {
  const t = useTranslations('leave');
  const { pathname, search } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && leavesForm({ pathname, search, within }, currentLocation, nextLocation),
  );

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
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('hint')}
    </ConfirmDialog>
  );
}

interface FormPlace extends Pick<Path, 'pathname' | 'search'> {
  readonly within: string | undefined;
}

/** False once the next page is on the way: it renders in slices, with the form still there. */
export function leavesForm({ pathname, search, within }: FormPlace, from: Path, to: Path): boolean {
  const isOfForm = (path: Path) =>
    within === undefined
      ? path.pathname === pathname && path.search === search
      : path.pathname.startsWith(within);
  return isOfForm(from) && !isOfForm(to);
}
