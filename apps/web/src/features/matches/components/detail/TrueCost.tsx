import type { CostRange } from '@tilava/domain/cost';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { Badge } from '@tilava/ui/Badge';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { PriceDisplay } from '@tilava/ui/PriceDisplay';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCostFacts } from '../../../../shared/facts/usePremisesFacts.ts';
import { Section } from '../../../../shared/page/Section.tsx';
import { paths } from '../../../../shared/paths.ts';
import type { CostTexts } from '../../../../texts/costs/costs.ts';
import { loadCostTexts } from '../../model/loadCostTexts.ts';
import { useDeductsVat, useRangeText } from '../useCostLine.ts';
import { useTotalCost } from '../useTotalCost.ts';

/** "Hakeutuminen arvonlisäverovelvolliseksi kiinteistön käyttöoikeuden luovuttamisesta", VH/8556/00.01.00/2020. */
const guidance =
  'https://www.vero.fi/syventavat-vero-ohjeet/ohje-hakusivu/47957/hakeutuminen-arvonlis%C3%A4verovelvolliseksi-kiinteist%C3%B6n-k%C3%A4ytt%C3%B6oikeuden-luovuttamisesta3/';

const costsId = 'costs-title';

const kinds = ['net', 'gross', 'toTenant'] as const;

/** What premises cost this tenant, as far as it is known. */
export function TrueCost({ listing }: { readonly listing: Schemas['Listing'] }) {
  const t = useTranslations('matchDetail.cost');
  const locale = useLocale();
  const texts = use(loadCostTexts(locale));
  const text = useRangeText();
  const costFacts = useCostFacts();
  const cost = useTotalCost()(listing);
  if (cost === null) return null;
  const { term, month } = cost;
  // The amount above the others says once that they may be higher.
  const least = ({ min, max }: CostRange) => text({ min, max: max ?? min });
  const isTaxed = month.net.min !== month.gross.min || month.net.max !== month.gross.max;
  const periods = [
    { label: t('month'), amounts: month },
    { label: t('year'), amounts: cost.year },
    { label: t('squareMetre'), amounts: cost.squareMetre },
    ...(term === null ? [] : [{ label: texts.term(listing.leaseTermMonths ?? 0), amounts: term }]),
  ];
  return (
    <Section
      id="cost"
      title={t('title')}
      width="full"
      action={cost.isEstimate && <Badge>{texts.estimate}</Badge>}
    >
      <Stack gap={4}>
        <PriceDisplay
          amount={text(month.toTenant)}
          basis={texts.basis}
          caption={texts.caption}
          columns={[t('net'), texts.gross, t('toTenant')]}
          rows={
            isTaxed
              ? periods.map(({ label, amounts }) => ({
                  label,
                  amounts: kinds.map((name) => least(amounts[name])),
                }))
              : []
          }
        />
        {!isTaxed && (
          <DefinitionList
            missing=""
            definitions={periods
              .slice(1)
              .map(({ label, amounts }) => ({ term: label, value: least(amounts.toTenant) }))}
          />
        )}
        <Basis
          texts={texts}
          vatOnRent={listing.vatOnRent}
          rates={cost.vatRates.map((rate) => formatNumber(rate, locale, 'upToTwo')).join(', ')}
          unknown={cost.unknown}
        />
        {listing.costs.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="lead" id={costsId}>
              {t('costs')}
            </Heading>
            <DefinitionList
              missing=""
              aria-labelledby={costsId}
              definitions={[...costFacts(listing.costs)]}
            />
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

interface BasisProps {
  readonly texts: CostTexts;
  readonly vatOnRent: Schemas['Listing']['vatOnRent'];
  readonly rates: string;
  readonly unknown: readonly Schemas['Cost']['kind'][];
}

/** What the amounts stand on, and what they leave out. */
function Basis({ texts, vatOnRent, rates, unknown }: BasisProps) {
  const kind = useTranslations('product.costKind');
  const locale = useLocale();
  const deductsVat = useDeductsVat();
  const missing = new Intl.ListFormat(locale, { type: 'unit' }).format(unknown.map((name) => kind(name)));
  return (
    <Stack gap={1}>
      {unknown.length > 0 && <Text tone="muted">{texts.unknown(missing)}</Text>}
      <Text tone="muted">
        {vatOnRent === 'charged' ? texts.charged(rates) : texts[vatOnRent ?? 'toBeAgreed']}
      </Text>
      {vatOnRent !== 'notCharged' && deductsVat === false && <Text tone="muted">{texts.pays}</Text>}
      {vatOnRent !== 'notCharged' && deductsVat === null && (
        <Text tone="muted">
          {texts.unsure} <Link href={paths.editProfile}>{texts.answer}</Link>
        </Text>
      )}
      <Link href={guidance} variant="standalone">
        {texts.guidance}
      </Link>
    </Stack>
  );
}
