import { explainMatch, matchFields } from '@tilava/domain/matching';
import type { ComparedFact } from '@tilava/ui/ComparisonTable';
import { useTranslations } from 'use-intl';
import { useExplanations } from '../../../../shared/explanation/useExplanation.ts';
import { useListingFacts } from '../../../../shared/facts/usePremisesFacts.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import type { AnnouncementPair } from '../../api/useMatchDetails.ts';
import { useCosts, useListingLabels } from '../useListingLabels.ts';

/** The rows of a comparison: what premises are, what they cost, and how each wish is met. */
export function useComparedFacts(pairs: readonly AnnouncementPair[]) {
  return { facts: useFacts(pairs), costs: useComparedCosts(pairs), matches: useMatches(pairs) };
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
  const labels = useListingLabels();
  const text = useListingFacts();
  const basic = pairs.map(({ match }) => labels.basicFacts(match));
  const further = pairs.map(({ match: { announcement } }) =>
    text(announcement.properties).filter(({ name }) => !basicNames.includes(name)),
  );
  const rows: readonly (readonly [label: string, values: readonly string[]])[] = [
    ...(basic[0] ?? []).map(
      ({ label }, index) => [label, basic.map((facts) => facts[index]?.value ?? '')] as const,
    ),
    ...(further[0] ?? []).map(
      ({ term }, index) => [term, further.map((facts) => facts[index]?.value ?? '')] as const,
    ),
  ];
  return rows.map(([label, values]) => ({
    id: label,
    label,
    values: values.map((value) => (value === '' ? null : value)),
  }));
}

function useComparedCosts(pairs: readonly AnnouncementPair[]): readonly ComparedFact[] {
  const t = useTranslations('matchDetail.cost');
  const costsOf = useCosts();
  const costs = pairs.map(({ match: { announcement } }) =>
    costsOf(announcement.properties.rent, announcement.properties.size),
  );
  return (['net', 'gross'] as const).flatMap((kind) =>
    (['month', 'year', 'squareMetre'] as const).map((measure) => ({
      id: `${measure} ${kind}`,
      label: `${t(measure)} · ${t(kind)}`,
      values: costs.map((cost) => cost.find(({ id }) => id === measure)?.[kind] ?? null),
    })),
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
