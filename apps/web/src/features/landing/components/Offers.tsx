import { OfferDrawing } from '@tilava/ui/OfferDrawing';
import { OfferList } from '@tilava/ui/OfferList';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';

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
