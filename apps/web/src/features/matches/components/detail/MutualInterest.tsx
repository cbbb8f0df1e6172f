import { isMutualInterest, type Match } from '@tilava/domain/interest';
import { Notice } from '@tilava/ui/Notice';
import { Skeleton } from '@tilava/ui/Skeleton';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../../shared/lazyComponent.tsx';

// The rules of phone numbers are large, and few matches have any.
const ContactDetails = lazyComponent(
  () => import('./ContactDetails.tsx'),
  () => <Skeleton width="long" />,
);

interface MutualInterestProps {
  readonly match: Exclude<Match, { kind: 'unavailable' }>;
}

/** That both sides are interested, with the contact details that the other side shares; else nothing. */
export function MutualInterest({ match }: MutualInterestProps) {
  const t = useTranslations('matchDetail.mutual');
  const isMutual = isMutualInterest(match);
  return (
    // There from the beginning, so that screen readers hear of it when it happens.
    <div role="status">
      {isMutual && (
        <Notice tone="success" title={t('title')}>
          {match.contacts === undefined ? t('notShared') : <ContactDetails contacts={match.contacts} />}
        </Notice>
      )}
    </div>
  );
}
