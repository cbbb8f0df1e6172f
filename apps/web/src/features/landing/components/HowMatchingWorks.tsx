import { formatArea, formatDistance, formatPercentage, formatRooms } from '@tilava/domain/format';
import { matchRadius, strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { formatDay } from '@tilava/domain/time';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { HowItWorks } from '@tilava/ui/HowItWorks';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { Slider } from '@tilava/ui/Slider';
import { Stack } from '@tilava/ui/Stack';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanation } from '../../../shared/explanation/useExplanation.ts';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import {
  firstChoice,
  matchSample,
  type SampleChoice,
  sampleNeed,
  wantedAddress,
} from '../model/sampleMatch.ts';
import * as styles from './landing.css.ts';

/** How matching works: a need, premises to play with, and the graded answer. */
export default function HowMatchingWorks() {
  const t = useTranslations('landing.how');
  const [choice, setChoice] = useState(firstChoice);
  const { points, fields } = matchSample(choice);
  return (
    <HowItWorks
      steps={[
        { title: t('need'), description: t('needHint'), figure: <SampleNeed /> },
        {
          title: t('circle'),
          description: t('exampleHint'),
          figure: (
            <div className={styles.example}>
              <Sliders choice={choice} onChange={setChoice} />
              <Result points={points} />
            </div>
          ),
        },
        {
          title: t('answer'),
          description: t('answerHint'),
          figure: <MatchBreakdown {...useExplanation(fields, 'tenant')} />,
        },
      ]}
    />
  );
}

function SampleNeed() {
  const t = useTranslations('product');
  const between = useBetween();
  const locale = useLocale();
  const { amenities, moveInDate, rentMax, residenceType, roomCount, sizeMin, sizeMax } = sampleNeed;
  return (
    <DefinitionList
      missing=""
      definitions={[
        { term: t('field.need.address'), value: wantedAddress },
        {
          term: t('field.need.residenceType'),
          value: residenceType.map((flag) => t(`residenceFlag.${flag}`)).join(', '),
        },
        { term: t('field.need.roomCount'), value: formatRooms(roomCount) },
        {
          term: t('field.need.sizeMin'),
          value: between({ minimum: formatArea(sizeMin, locale), maximum: formatArea(sizeMax, locale) }),
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

interface SlidersProps {
  readonly choice: SampleChoice;
  readonly onChange: (choice: SampleChoice) => void;
}

function Sliders({ choice, onChange }: SlidersProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { rent, size, distance } = choice;
  return (
    <Stack gap={2}>
      <Slider
        label={t('product.field.need.rentMin')}
        value={rent}
        minimum={700}
        maximum={1800}
        step={50}
        formatted={formatMoney(rent, locale)}
        onChange={(next) => onChange({ ...choice, rent: next })}
      />
      <Slider
        label={t('product.field.need.sizeMin')}
        value={size}
        minimum={20}
        maximum={150}
        step={5}
        formatted={formatArea(size, locale)}
        onChange={(next) => onChange({ ...choice, size: next })}
      />
      <Slider
        label={t('landing.how.distance')}
        value={distance}
        minimum={0}
        maximum={matchRadius}
        step={100}
        formatted={formatDistance(distance, locale)}
        onChange={(next) => onChange({ ...choice, distance: next })}
      />
    </Stack>
  );
}

/** Milliseconds after the last change until the result is announced. */
const settleTime = 700;

function Result({ points }: { readonly points: number }) {
  const t = useTranslations('product.strength');
  const locale = useLocale();
  const [announced, setAnnounced] = useState(points);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    if (points === announced) return;
    const timer = setTimeout(() => {
      setAnnounced(points);
      setHasChanged(true);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [points, announced]);

  const write = (percent: number) => formatPercentage(percent, locale);
  const strength = strengthOf(points);
  return (
    <div className={styles.result}>
      <MatchMeter
        percent={points}
        formatted={write(points)}
        strength={strength}
        word={t(strength)}
        size="large"
      />
      <VisuallyHidden>
        <span role="status">{hasChanged && `${write(announced)}, ${t(strengthOf(announced))}`}</span>
      </VisuallyHidden>
    </div>
  );
}
