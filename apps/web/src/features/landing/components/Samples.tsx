import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { Grid } from '@tilava/ui/Grid';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { useLocale, useTranslations } from 'use-intl';
import { samples } from '../model/samples.ts';

/** Six premises as they may be found (specification, section 1). */
export function Samples() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Grid as="ul">
      {samples.map(({ address, residenceType, year, rent, size, drawing }) => (
        <li key={address}>
          <PropertyCard
            title={`${t(`product.residenceType.${residenceType}`)}, ${address}`}
            drawing={drawing}
            drawingLabel={t('common.illustration')}
            facts={[
              { term: t('product.field.need.rentMin'), value: formatMoney(rent, locale) },
              { term: t('product.field.need.sizeMin'), value: formatArea(size, locale) },
              { term: t('landing.year'), value: String(year) },
            ]}
          />
        </li>
      ))}
    </Grid>
  );
}
