import { isApiError } from '@tilava/sdk';
import { Badge } from '@tilava/ui/Badge';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { followEvents } from '../shared/events/followEvents.ts';
import { useReceivedInterests } from '../shared/interests/useReceivedInterests.ts';
import { useUnreadThreads } from '../shared/messages/useUnreadThreads.ts';
import { paths } from '../shared/paths.ts';
import { useServices, useUserId } from '../shared/services/useServices.ts';

/** How much there is that has not been seen, of one kind. */
export default function NewCount({ of }: { readonly of: 'interests' | 'threads' }) {
  return of === 'interests' ? <NewInterest /> : <UnreadThreads />;
}

const NewInterest = () => <Count count={useReceivedInterests().data?.newCount} />;

function UnreadThreads() {
  const services = useServices();
  const userId = useUserId();
  // The bar is on every page of who can get messages.
  useEffect(() => followEvents(services, userId), [services, userId]);
  const { data, error } = useUnreadThreads();
  const { pathname } = useLocation();
  // Nothing else is open to a suspended user.
  const isShut = isApiError(error) && error.code === 'account_suspended' && pathname !== paths.ownData;
  return isShut ? <Navigate to={`${paths.ownData}#reports`} replace /> : <Count count={data?.unreadCount} />;
}

function Count({ count = 0 }: { readonly count: number | undefined }) {
  const t = useTranslations('nav');
  return (
    count > 0 && (
      <Badge tone="match">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('newCount', { count })}</VisuallyHidden>
      </Badge>
    )
  );
}
