import type { Schemas } from '@tilava/sdk';
import { Grid } from '@tilava/ui/Grid';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { MatchCardSkeleton } from '@tilava/ui/MatchCardSkeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { useAge } from '../../../../shared/lists/useAge.tsx';
import { ToCome } from '../../../../shared/page/Section.tsx';
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
  const withAge = useAge();
  const titleId = useId();
  const matches = pairs?.matches;
  const age = matches === undefined || pairs === undefined ? '' : withAge('', pairs.age);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Inline>
          <Heading level={2} size="heading" id={titleId}>
            {title}
          </Heading>
          {age !== '' && <Text tone="muted">{age}</Text>}
        </Inline>
        {pairs?.isFailed === true ? (
          <LoadFailed title={t('failed')} isRetrying={pairs.isRetrying} onRetry={pairs.retry} />
        ) : matches === undefined ? (
          <ToCome>
            <Grid columns="wide" gap={4}>
              <MatchCardSkeleton />
            </Grid>
          </ToCome>
        ) : matches.length === 0 ? (
          empty
        ) : (
          <Grid columns="wide" gap={4}>
            {matches.map(renderCard)}
          </Grid>
        )}
      </Stack>
    </section>
  );
}
