import type { Schemas } from '@tilava/sdk';
import { MatchCard } from '@tilava/ui/MatchCard';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useTranslations } from 'use-intl';
import { useInterest } from '../../api/useTenantMarks.ts';

interface UnavailableInterestProps {
  readonly match: Extract<Schemas['Match'], { kind: 'unavailable' }>;
}

/** An announcement that its landlord has hidden since: the interest in it can still be taken back. */
export function UnavailableInterest({ match: { announcement, isInterested } }: UnavailableInterestProps) {
  const t = useTranslations();
  const { mark, isQueued } = useInterest(announcement.id);
  return (
    <MatchCard
      title={t('matches.unavailable')}
      level={3}
      facts={[]}
      action={
        <ToggleButton
          label={t('matchDetail.interested')}
          isLabelHidden
          icon="bell"
          isSelected={isInterested}
          onChange={mark}
          note={isQueued ? t('matches.waiting') : undefined}
        />
      }
    />
  );
}
