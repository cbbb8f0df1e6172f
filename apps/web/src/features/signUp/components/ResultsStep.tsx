import { formatArea, formatPercentage, type Locale } from '@tilava/domain/format';
import { strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { Grid } from '@tilava/ui/Grid';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useLocale, useTranslations } from 'use-intl';
import { sampleResults } from '../model/sampleResults.ts';

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
