import { formatArea, formatPercentage, formatRooms } from '@tilava/domain/format';
import { strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { HowItWorks } from '@tilava/ui/HowItWorks';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanation } from '../../../shared/explanation/useExplanation.ts';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { matchSample, sampleAddress, sampleNeed } from '../model/sampleMatch.ts';
import * as styles from './landing.css.ts';

// Far down the page, so that its code does not hold up what is seen first.
const SamplePlot = lazyComponent(() => import('./SamplePlot.tsx'));

/** How matching works in three pictures: a need, the circle of 3 km, the graded answer. */
export function HowMatchingWorks() {
  const t = useTranslations('landing.how');
  return (
    <HowItWorks
      steps={[
        { title: t('need'), description: t('needHint'), figure: <SampleNeed /> },
        {
          title: t('circle'),
          description: t('circleHint'),
          figure: (
            <div className={styles.plot}>
              <Suspense>
                <SamplePlot />
              </Suspense>
            </div>
          ),
        },
        { title: t('answer'), description: t('answerHint'), figure: <SampleMatch /> },
      ]}
    />
  );
}

function SampleNeed() {
  const t = useTranslations('product');
  const locale = useLocale();
  const { amenities, moveInDate, rentMax, residenceType, roomCount, sizeMin, sizeMax } = sampleNeed;
  return (
    <DefinitionList
      missing=""
      definitions={[
        { term: t('field.need.address'), value: sampleAddress },
        {
          term: t('field.need.residenceType'),
          value: residenceType.map((flag) => t(`residenceFlag.${flag}`)).join(', '),
        },
        { term: t('field.need.roomCount'), value: formatRooms(roomCount) },
        {
          term: t('field.need.sizeMin'),
          value: t('unit.between', {
            minimum: formatArea(sizeMin, locale),
            maximum: formatArea(sizeMax, locale),
          }),
        },
        {
          term: t('field.need.rentMin'),
          value: t('unit.upTo', { maximum: formatMoney(rentMax, locale) }),
        },
        { term: t('field.need.moveInDate'), value: formatDay(moveInDate, locale) },
        {
          term: t('field.need.amenities'),
          value: amenities.map((amenity) => t(`amenity.${amenity}`)).join(', '),
        },
      ]}
    />
  );
}

function SampleMatch() {
  const t = useTranslations('product.strength');
  const locale = useLocale();
  const [{ points, fields }] = useState(matchSample);
  const strength = strengthOf(points);
  return (
    <Stack gap={4}>
      <MatchMeter
        percent={points}
        formatted={formatPercentage(points, locale)}
        strength={strength}
        word={t(strength)}
        size="large"
      />
      <MatchBreakdown {...useExplanation(fields, 'tenant')} />
    </Stack>
  );
}
