import { explainMatch, matchFields } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import { Button } from '@tilava/ui/Button';
import { type ComparedFact, ComparisonTable } from '@tilava/ui/ComparisonTable';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useState } from 'react';
import { generatePath, Navigate, useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanations } from '../../../../shared/explanation/useExplanation.ts';
import { useListingFacts } from '../../../../shared/facts/usePremisesFacts.ts';
import { useAge } from '../../../../shared/lists/listAge.tsx';
import { paths } from '../../../../shared/paths.ts';
import { PropertyPicture } from '../../../../shared/tables/cells.tsx';
import { useToday } from '../../../../shared/time/time.tsx';
import { type AnnouncementPair, type Compared, useAnnouncementMatches } from '../../api/useMatchDetails.ts';
import {
  comparedIds,
  leastCompared,
  listAddress,
  withCompared,
  withoutCompared,
} from '../../model/comparison.ts';
import { leastIndex, lowestIndex, withBreaks } from '../../model/comparisonFacts.ts';
import { announcementRow } from '../../model/matchRows.ts';
import { MatchCell } from '../MatchCards.tsx';
import { DetailPlace, DetailSection, type ShownProps } from '../detail/DetailPlace.tsx';
import { useListingLabels } from '../useListingLabels.ts';
import { useRangeText } from '../useCostLine.ts';
import { useTotalCost } from '../useTotalCost.ts';

/** Two to four of a tenant's matches side by side; fewer are a list. */
export default function Comparison() {
  const t = useTranslations('comparison');
  const withAge = useAge();
  const [search] = useSearchParams();
  const ids = comparedIds(search);
  const detail = useAnnouncementMatches(ids);
  if (ids.length < leastCompared) return <Navigate to={listAddress(search)} replace />;
  return (
    <DetailPlace
      title={t('title')}
      detail={detail}
      description={({ age }) => withAge('', age) || undefined}
      Actions={PrintButton}
      Content={Tables}
    />
  );
}

function PrintButton() {
  const t = useTranslations('comparison');
  return (
    <Button variant="secondary" onPress={() => window.print()}>
      {t('print')}
    </Button>
  );
}

/** What was left out last, and all that were compared before. */
interface LeftOutItem {
  readonly id: string;
  readonly title: string;
  readonly from: readonly string[];
  readonly isBack: boolean;
}

function Tables({ shown: { pairs } }: ShownProps<Compared>) {
  const t = useTranslations('comparison');
  const product = useTranslations('product');
  const detail = useTranslations('matchDetail');
  const missing = useTranslations('matches')('unsaid');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const facts = useFacts(pairs);
  const costs = useComparedCosts(pairs);
  const matches = useMatches(pairs);
  const [leftOut, setLeftOut] = useState<LeftOutItem>();

  const today = useToday();
  const items = pairs.map(({ match }) => {
    const row = announcementRow(match, undefined, today, locale);
    return {
      id: row.propertyId,
      title: `${product(`residenceType.${row.residenceType}`)}, ${withBreaks(row.street)}`,
      href: generatePath(paths.announcementMatch, { propId: row.propertyId }),
      picture: <PropertyPicture pictureKey={row.pictureKey} sampleNumber={row.sampleNumber} />,
      head: <MatchCell row={row} />,
    };
  });
  const canLeaveOut = pairs.length > leastCompared;
  const leaveOut = (id: string) => {
    const title = items.find((item) => item.id === id)?.title ?? '';
    setLeftOut({ id, title, from: comparedIds(search), isBack: false });
    setSearch(withoutCompared(search, id), { replace: true });
  };
  const bringBack = ({ from, ...left }: LeftOutItem) => {
    setLeftOut({ ...left, from, isBack: true });
    setSearch(withCompared(search, from), { replace: true });
  };
  const table = (title: string, rows: readonly ComparedFact[], isFirst = false) => (
    <DetailSection title={title}>
      <ComparisonTable
        label={`${title}: ${t('count', { count: formatNumber(pairs.length, locale) })}`}
        items={isFirst ? items : items.map(({ id, title: name }) => ({ id, title: name }))}
        facts={rows}
        missing={missing}
        differenceLabel={t('differs')}
        removeLabel={(item) => t('leaveOut', { title: item.title })}
        {...(isFirst && canLeaveOut && { onRemove: leaveOut })}
      />
    </DetailSection>
  );

  return (
    <>
      <LeftOut
        title={leftOut?.title}
        isBack={leftOut?.isBack === true}
        onUndo={() => leftOut && bringBack(leftOut)}
        onRepeat={() => leftOut && leaveOut(leftOut.id)}
      />
      <Stack gap={12}>
        {table(t('facts'), facts, true)}
        {table(detail('cost.title'), costs)}
        {table(t('match'), matches)}
      </Stack>
    </>
  );
}

interface LeftOutProps {
  readonly title: string | undefined;
  readonly isBack: boolean;
  readonly onUndo: () => void;
  readonly onRepeat: () => void;
}

export function LeftOut({ title, isBack, onUndo, onRepeat }: LeftOutProps) {
  const t = useTranslations();
  const text = title === undefined ? '' : t(`comparison.${isBack ? 'broughtBack' : 'leftOut'}`, { title });
  return (
    <>
      {/* There before it has something to say, or nobody would hear it. */}
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      {text !== '' && (
        <Inline>
          <Text>
            <span aria-hidden="true">{text}</span>
          </Text>
          {/* One button with two meanings, so that the focus stays where it was. */}
          <Button variant="secondary" size="small" onPress={isBack ? onRepeat : onUndo}>
            {t(isBack ? 'comparison.leaveOutAgain' : 'drafts.undo')}
          </Button>
        </Inline>
      )}
    </>
  );
}

const basicNames = [
  'residenceType',
  'roomCount',
  'floor',
  'sizeMin',
  'rentMin',
  'moveInDate',
  // Too long to be compared.
  'description',
];

function useFacts(pairs: readonly AnnouncementPair[]): readonly ComparedFact[] {
  const t = useTranslations('comparison');
  const labels = useListingLabels();
  const text = useListingFacts();
  const basic = pairs.map(({ match }) => labels.basicFacts(match));
  const further = pairs.map(({ match: { announcement } }) =>
    text(announcement.properties).filter(({ name }) => !basicNames.includes(name)),
  );
  const leastOf = (label: string, numbers: readonly (number | null)[]) => bestAt(leastIndex(numbers), label);
  const best = {
    location: leastOf(
      t('nearest'),
      pairs.map(({ match }) => match.distance),
    ),
    rent: leastOf(
      t('lowest'),
      pairs.map(({ match }) => match.announcement.properties.rent),
    ),
    deposit: leastOf(
      t('lowest'),
      pairs.map(({ match }) => match.announcement.properties.deposit),
    ),
    moveInDate: leastOf(
      t('earliest'),
      pairs.map(({ match: { announcement } }) => {
        const day = announcement.properties.moveInDate;
        return day === null ? null : Date.parse(day);
      }),
    ),
  };
  const orNull = (values: readonly (string | undefined)[]) =>
    values.map((value) => (value === undefined || value === '' ? null : value));
  return [
    ...(basic[0] ?? []).map(({ field, label }, index) => ({
      id: label,
      label,
      values: orNull(basic.map((facts) => withBreaks(facts[index]?.value ?? ''))),
      best: field === 'location' || field === 'rent' || field === 'moveInDate' ? best[field] : undefined,
    })),
    ...(further[0] ?? []).flatMap(({ name, term }, index) => {
      const values = further.map((facts) => facts[index]?.value ?? '');
      // What none of them tells is no difference.
      if (values.every((value) => value === '')) return [];
      const isDeposit = name === 'depositAmount';
      return [{ id: term, label: term, values: orNull(values), best: isDeposit ? best.deposit : undefined }];
    }),
  ];
}

const bestAt = (index: number | undefined, label: string): ComparedFact['best'] =>
  index === undefined ? undefined : { index, label };

function useComparedCosts(pairs: readonly AnnouncementPair[]): readonly ComparedFact[] {
  const t = useTranslations('matchDetail.cost');
  const costOf = useTotalCost();
  const text = useRangeText();
  const lowest = useTranslations('comparison')('lowest');
  const costs = pairs.map(({ match: { announcement } }) => costOf(announcement.properties));
  return (['net', 'toTenant'] as const).flatMap((kind) =>
    (['month', 'year', 'squareMetre'] as const).map((measure) => {
      const ranges = costs.map((cost) => cost?.[measure][kind] ?? null);
      return {
        id: `${measure} ${kind}`,
        label: `${t(measure)} · ${t(kind)}`,
        values: ranges.map((range) => range && text(range)),
        best: bestAt(lowestIndex(ranges), lowest),
      };
    }),
  );
}

const noBreakSpace = '\u00A0';

function useMatches(pairs: readonly AnnouncementPair[]): readonly ComparedFact[] {
  const product = useTranslations('product');
  const today = useToday();
  const explanations = useExplanations(
    pairs.map(({ need, match }) => explainMatch(match, need, match.announcement.properties, today)),
    'tenant',
  );
  return matchFields.map((field) => ({
    id: field,
    label: product(`matchField.${field}`),
    values: explanations.map((fields) => {
      const explained = fields.find(({ id }) => id === field);
      if (explained === undefined) return null;
      return `${explained.text} (${explained.points.replaceAll(' ', noBreakSpace)})`;
    }),
  }));
}
