import { formatArea } from '@tilava/domain/format';
import { residenceFlags } from '@tilava/domain/enums';
import { formatMoney } from '@tilava/domain/money';
import { Grid } from '@tilava/ui/Grid';
import { LandingHero } from '@tilava/ui/LandingHero';
import { OfferDrawing } from '@tilava/ui/OfferDrawing';
import { OfferList } from '@tilava/ui/OfferList';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { Select } from '@tilava/ui/Select';
import { ComboBox, ComboBoxPlaceholder, type SearchFieldProps } from '@tilava/ui/lazy/fields';
import { lazyComponent, type LazyProps } from '@tilava/ui/lazy/lazyComponent';
import { type SubmitEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useIsRendered } from '../../../shared/page/usePage.ts';
import { paths } from '../../../shared/paths.ts';
import { samples } from '../model/samples.ts';
import { SampleMap } from './SampleMap.tsx';

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

/** The search, which leads into the sign-up, beside what is found. */
export function PremisesSearch({ takesFocus }: { readonly takesFocus: boolean }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const isRendered = useIsRendered();
  const [address, setAddress] = useState('');

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was entered before the script came counts, too.
    const entered = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as [string, string]] : [],
    );
    void navigate({ pathname: paths.signUpTenant, search: createSearchParams(entered).toString() });
  };

  return (
    <LandingHero
      title={t('landing.tagline')}
      takesFocus={takesFocus}
      description={t('landing.sentence')}
      action={paths.signUpTenant}
      onSubmit={search}
      field={
        <AddressField
          id="wanted-address"
          name="address"
          label={t('landing.address')}
          value={address}
          onChange={setAddress}
          loadLabels={{
            loading: t('places.loading'),
            failed: t('places.loadFailed'),
            retry: t('places.retry'),
          }}
        />
      }
      filter={
        <Select
          name="type"
          label={t('product.field.listing.residenceType')}
          placeholder={t('landing.anyType')}
          // Without script, a form sends what is chosen, even if that is none.
          {...(isRendered && { noneLabel: t('landing.anyType') })}
          options={residenceFlags.map((flag) => ({
            value: flag,
            label: t(`product.residenceFlag.${flag}`),
          }))}
        />
      }
      submitLabel={t('landing.search')}
      aside={<SampleMap />}
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
            kind={residenceType}
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
