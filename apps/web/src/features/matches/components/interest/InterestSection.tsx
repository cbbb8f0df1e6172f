import type { Schemas } from '@tilava/sdk';
import { Grid } from '@tilava/ui/Grid';
import { Heading } from '@tilava/ui/Heading';
import { MatchCardSkeleton } from '@tilava/ui/MatchCardSkeleton';
import { Stack } from '@tilava/ui/Stack';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/LoadFailed.tsx';
import type { Pairs } from '../../api/usePairs.ts';

interface InterestSectionProps<Shown extends Schemas['Match']> {
  readonly title: string;
  /** Undefined while it is not known of what. */
  readonly pairs: Pairs<Shown> | undefined;
  /** What stands there when there are none. */
  readonly empty: ReactNode;
  readonly renderCard: (match: Shown) => ReactNode;
}

/** A part of the dashboard: the matches that interest has made, as cards. */
export function InterestSection<Shown extends Schemas['Match']>({
  title,
  pairs,
  empty,
  renderCard,
}: InterestSectionProps<Shown>) {
  const t = useTranslations('matches');
  const titleId = useId();
  const matches = pairs?.matches;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="heading" id={titleId}>
          {title}
        </Heading>
        {pairs?.isFailed === true ? (
          <LoadFailed title={t('failed')} isRetrying={pairs.isRetrying} onRetry={pairs.retry} />
        ) : matches === undefined ? (
          <Grid gap={4}>
            <MatchCardSkeleton />
          </Grid>
        ) : matches.length === 0 ? (
          empty
        ) : (
          <Grid gap={4}>{matches.map(renderCard)}</Grid>
        )}
      </Stack>
    </section>
  );
}
