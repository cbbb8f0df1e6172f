import { formatArea, formatPercentage, type Locale } from '@tilava/domain/format';
import { strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { Grid } from '@tilava/ui/Grid';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useLocale, useTranslations } from 'use-intl';

/** What results look like, before there is an account that has its own (specification, section 2). */
export function ResultsStep() {
  const t = useTranslations();
  const locale: Locale = useLocale();
  return (
    <Stack gap={6}>
      <Text>{t('signUp.results.explanation')}</Text>
      <Grid as="ul" columns="narrow" gap={4}>
        {sampleResults.map(({ address, residenceType, rent, size, points, drawing }) => (
          <li key={address}>
            <PropertyCard
              title={address}
              level={2}
              drawing={drawing}
              drawingLabel={t('common.illustration')}
              facts={[
                { term: t('signUp.results.type'), value: t(`product.residenceType.${residenceType}`) },
                { term: t('signUp.results.rent'), value: formatMoney(rent, locale) },
                { term: t('signUp.results.size'), value: formatArea(size, locale) },
              ]}
              meter={
                <MatchMeter
                  percent={points}
                  formatted={formatPercentage(points, locale)}
                  word={t(`product.strength.${strengthOf(points)}`)}
                  strength={strengthOf(points)}
                />
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Premises as they may be found, with how well they suit; nobody lets these. */
interface SampleResult {
  readonly address: string;
  readonly residenceType: Schemas['ResidenceType'];
  /** Euros a month. */
  readonly rent: number;
  /** Square metres. */
  readonly size: number;
  /** Per cent. */
  readonly points: number;
  /** Which drawing stands for them. */
  readonly drawing: number;
}

/** The three of the wizard's step of results (specification, section 2). */
const sampleResults: readonly SampleResult[] = [
  {
    address: 'Fredrikinkatu 44, Helsinki',
    residenceType: 'office',
    rent: 1250,
    size: 72,
    points: 92,
    drawing: 1,
  },
  {
    address: 'Hämeentie 31, Helsinki',
    residenceType: 'retail',
    rent: 980,
    size: 54,
    points: 81,
    drawing: 5,
  },
  {
    address: 'Itälahdenkatu 18, Helsinki',
    residenceType: 'storage',
    rent: 699,
    size: 110,
    points: 67,
    drawing: 3,
  },
];
