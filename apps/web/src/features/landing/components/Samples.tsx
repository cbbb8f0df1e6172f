import { formatArea } from '@tilava/domain/format';
import { formatMoney, sampleRents } from '@tilava/domain/money';
import { Grid } from '@tilava/ui/Grid';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { useLocale, useTranslations } from 'use-intl';

/** Nobody lets these: they have rents between the product's two bounds. */
export const samples = [
  { address: 'Kalevankatu 30', residenceType: 'office', year: 1928, rent: 1350, size: 75, drawing: 1 },
  { address: 'Fleminginkatu 14', residenceType: 'retail', year: 1937, rent: 1180, size: 62, drawing: 7 },
  {
    address: 'Elimäenkatu 17',
    residenceType: 'storage',
    year: 1962,
    rent: sampleRents.minimum,
    size: 128,
    drawing: 3,
  },
  { address: 'Vaasankatu 10', residenceType: 'restaurant', year: 1930, rent: 1420, size: 84, drawing: 5 },
  {
    address: 'Tekniikantie 12',
    residenceType: 'coWorkingSpace',
    year: 2016,
    rent: 890,
    size: 36,
    drawing: 4,
  },
  {
    address: 'Tikkurilantie 44',
    residenceType: 'production',
    year: 1984,
    rent: sampleRents.maximum,
    size: 210,
    drawing: 6,
  },
] as const;

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
