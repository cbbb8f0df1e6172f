import { formatArea } from '@tilava/domain/format';
import { formatMoney, sampleRents } from '@tilava/domain/money';
import { Grid } from '@tilava/ui/Grid';
import { LandingHero } from '@tilava/ui/LandingHero';
import { OfferDrawing } from '@tilava/ui/OfferDrawing';
import { OfferList } from '@tilava/ui/OfferList';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { ComboBox, ComboBoxPlaceholder, type SearchFieldProps } from '@tilava/ui/lazy/fields';
import { lazyComponent, type LazyProps } from '@tilava/ui/lazy/lazyComponent';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';

const street = [1, 3, 7, 5, 2] as const;

interface AddressFieldProps extends SearchFieldProps, LazyProps {
  readonly id: string;
}

/** Suggests addresses once somebody is about to type; until then, and without script, it is a field of the form. */
const AddressField = lazyComponent<AddressFieldProps>(
  async () => {
    const [{ AddressSearch: Search }] = await Promise.all([
      import('../../../shared/fields/AddressSearch.tsx'),
      ComboBox.load(),
    ]);
    return { default: (props: Omit<AddressFieldProps, keyof LazyProps>) => <Search {...props} isTyped /> };
  },
  ComboBoxPlaceholder,
  { when: 'used' },
);

interface AddressSearchProps {
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

export function AddressSearch({ takesFocus, children }: AddressSearchProps) {
  const t = useTranslations('landing');
  const places = useTranslations('places');
  const navigate = useNavigate();
  const [value, setValue] = useState('');

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed before the script came counts, too.
    const typed = new FormData(event.currentTarget).get('address');
    const address = typeof typed === 'string' ? typed.trim() : '';
    const query = address === '' ? '' : `?${createSearchParams({ address }).toString()}`;
    void navigate(`${paths.signUpTenant}${query}`);
  };

  return (
    <LandingHero
      title={t('tagline')}
      takesFocus={takesFocus}
      description={t('sentence')}
      action={paths.signUpTenant}
      onSubmit={search}
      field={
        <AddressField
          id="wanted-address"
          name="address"
          label={t('address')}
          value={value}
          onChange={setValue}
          loadLabels={{
            loading: places('loading'),
            failed: places('loadFailed'),
            retry: places('retry'),
          }}
        />
      }
      submitLabel={t('search')}
      street={street}
      aside={children}
    />
  );
}

const offers = [
  { name: 'rent', href: paths.signUpTenant },
  { name: 'lease', href: paths.signUpLandlord },
  { name: 'insights', href: paths.signUp },
] as const;

const gains = ['first', 'second', 'third'] as const;

/** What one can have here: premises, tenants, figures (specification, section 1). */
export function Offers() {
  const t = useTranslations('landing');
  return (
    <OfferList
      offers={offers.map(({ name, href }) => ({
        title: t(`${name}.title`),
        description: t(`${name}.description`),
        gains: gains.map((gain) => t(`${name}.${gain}`)),
        href,
        linkLabel: t(`${name}.link`),
        drawing: <OfferDrawing offer={name} />,
      }))}
    />
  );
}

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
