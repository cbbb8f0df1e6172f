import { type ExplainedField, explainMatch, type Perspective } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { Stack } from '@tilava/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { useExplanation } from '../../../../shared/explanation/useExplanation.ts';
import { FactsSkeleton } from '../../../../shared/page/Section.tsx';
import { ListingPictures } from '../../../../shared/pictures/ListingPictures.tsx';
import { useSession } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import type { Detail } from '../../api/matchDetailQueries.ts';
import {
  type AnnouncementPair,
  type TenantPair,
  useAnnouncementMatch,
  useTenantMatch,
} from '../../api/useMatchDetails.ts';
import { announcementRow } from '../../model/matchRows.ts';
import { tenantRow } from '../../model/tenantRow.ts';
import { MatchCell, useMatchLabels } from '../MatchCards.tsx';
import type { ShownProps } from './DetailPlace.tsx';

type ThreadMatchProps = Pick<Schemas['Thread'], 'announcement' | 'property' | 'need'>;

/** The facts and reasons of the match that a conversation is about; nothing where it is none any more. */
export default function ThreadMatch({ announcement, property, need }: ThreadMatchProps) {
  const isLandlord = useSession()?.role.isLandlord === true;
  if (announcement === null || property === null || need === null) return null;
  return isLandlord ? (
    <OfLandlord announcementId={announcement} needId={need} />
  ) : (
    <OfTenant propertyId={property} needId={need} />
  );
}

function OfTenant({ propertyId, needId }: { readonly propertyId: string; readonly needId: string }) {
  return <Shown detail={useAnnouncementMatch(propertyId, needId)} Content={Premises} />;
}

function OfLandlord({
  announcementId,
  needId,
}: {
  readonly announcementId: string;
  readonly needId: string;
}) {
  return <Shown detail={useTenantMatch(announcementId, needId)} Content={Tenant} />;
}

interface ShownDetailProps<Pair> {
  readonly detail: Detail<Pair>;
  readonly Content: ComponentType<ShownProps<Pair>>;
}

function Shown<Pair>({ detail, Content }: ShownDetailProps<Pair>) {
  const t = useTranslations('matchDetail');
  if (detail.state === 'shown') return <Content shown={detail.shown} />;
  if (detail.state === 'failed') {
    return <LoadFailed title={t('failed')} isRetrying={detail.isRetrying} onRetry={detail.retry} />;
  }
  return detail.state === 'loading' ? <FactsSkeleton /> : null;
}

function Premises({ shown: { need, match } }: ShownProps<AnnouncementPair>) {
  const t = useTranslations();
  const locale = useLocale();
  const today = useToday();
  const labels = useMatchLabels();
  const { announcement } = match;
  const listing = announcement.properties;
  const row = announcementRow(match, need, today, locale);
  return (
    <Stack gap={4}>
      <ListingPictures announcementId={announcement.id} listing={listing} />
      <Facts
        facts={[
          [t('matches.matchWithProperty'), <MatchCell key="match" row={row} />],
          [t('product.field.listing.address'), listing.address],
          [t('product.matchField.rent'), t('product.unit.perMonth', { rent: row.monthlyRent })],
          [t('product.matchField.size'), row.area],
          [t('product.matchField.moveInDate'), labels.availableFrom(row.availableFrom)],
        ]}
      />
      <Reasons fields={explainMatch(match, need, listing, today)} perspective="tenant" />
    </Stack>
  );
}

function Tenant({ shown: { announcement, match } }: ShownProps<TenantPair>) {
  const t = useTranslations();
  const locale = useLocale();
  const today = useToday();
  const labels = useMatchLabels();
  const need = match.potentialTenant.properties;
  const listing = announcement.properties;
  const row = tenantRow(match, listing, locale);
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          [t('matches.matchWithProperty'), <MatchCell key="match" row={row} />],
          [t('product.field.listing.address'), listing.address],
          [t('product.matchField.rent'), labels.between(row.rent)],
          [t('product.matchField.size'), labels.between(row.area)],
          [t('product.field.need.moveInDate'), row.moveIn],
        ]}
      />
      <Reasons fields={explainMatch(match, need, listing, today)} perspective="landlord" />
    </Stack>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

function Facts({ facts }: FactsProps) {
  const t = useTranslations('matches');
  return (
    <DefinitionList missing={t('unsaid')} definitions={facts.map(([term, value]) => ({ term, value }))} />
  );
}

interface ReasonsProps {
  readonly fields: readonly ExplainedField[];
  readonly perspective: Perspective;
}

function Reasons({ fields, perspective }: ReasonsProps) {
  const explanation = useExplanation(fields, perspective);
  return (
    <Stack gap={3}>
      <Heading level={3} size="heading">
        {explanation.label}
      </Heading>
      <MatchBreakdown {...explanation} />
    </Stack>
  );
}
