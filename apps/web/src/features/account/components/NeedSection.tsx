import { useQuery } from '@tanstack/react-query';
import { formatArea, formatRooms } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { generatePath } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** What a tenant looks for, and the way to change it (specification, section 2, Tenant Profile). */
export function NeedSection() {
  const t = useTranslations('account');
  const matches = useTranslations('matches');
  const messages = useTranslations('product.request');
  const need = useOwnNeed();
  const editPath = need.data && generatePath(paths.editProperty, { propId: need.data.id });

  return (
    <Section
      id="property"
      title={t('need')}
      hint={t('needHint')}
      action={
        editPath && (
          <Link href={editPath} variant="standalone">
            {t('edit')}
          </Link>
        )
      }
    >
      {need.isLoadingError ? (
        <QueryFailed title={t('needFailed')} query={need} />
      ) : need.data === undefined ? (
        <FactsSkeleton />
      ) : need.data === null ? (
        <EmptyState
          title={messages('noProperties')}
          description={t('noNeedHint')}
          action={
            <Link href={paths.newProperty} variant="button">
              {matches('newNeed')}
            </Link>
          }
        />
      ) : (
        <NeedFacts need={need.data} />
      )}
    </Section>
  );
}

/** What a tenant looks for, fact by fact. */
function NeedFacts({ need }: { readonly need: Schemas['Need'] }) {
  const t = useTranslations('product');
  const label = useTranslations('product.field.need');
  const missing = useTranslations('account')('unsaid');
  const locale: Locale = useLocale();
  const between = useBetween();
  return (
    <DefinitionList
      missing={missing}
      aria-labelledby="property-title"
      definitions={[
        { term: label('address'), value: need.address },
        {
          term: label('residenceType'),
          value: need.residenceType.map((type) => t(`residenceFlag.${type}`)).join(', '),
        },
        { term: label('roomCount'), value: formatRooms(need.roomCount) },
        { term: label('floor'), value: need.floor.map((floor) => t(`floor.${floor}`)).join(', ') },
        {
          term: label('sizeMin'),
          value: between({
            minimum: formatArea(need.sizeMin, locale),
            maximum: formatArea(need.sizeMax, locale),
          }),
        },
        {
          term: label('rentMin'),
          value: between({
            minimum: formatMoney(need.rentMin, locale),
            maximum: formatMoney(need.rentMax, locale),
          }),
        },
        { term: label('moveInDate'), value: formatDay(need.moveInDate, locale) },
        { term: label('moveOutDate'), value: formatDay(need.moveOutDate, locale) },
        {
          term: label('amenities'),
          value: [
            ...need.amenities.map((amenity) => t(`amenity.${amenity}`)),
            ...(need.deposit === 0 ? [label('deposit')] : []),
          ].join(', '),
        },
        { term: label('description'), value: need.description },
      ]}
    />
  );
}

const firstNeed = (properties: readonly Schemas['Property'][]): Schemas['Need'] | null =>
  properties.find((property) => property.kind === 'need') ?? null;

/** What a tenant looks for, or null. A failure is shown by the page alone (specification, section 8). */
export function useOwnNeed() {
  const { tilava } = useServices();
  return useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
    select: firstNeed,
  });
}
