import { useQuery } from '@tanstack/react-query';
import { formatArea, formatPercentage, formatRooms } from '@tilava/domain/format';
import {
  applyChange,
  displayedPoints,
  explainMatch,
  nearMisses,
  type NeedChange,
  scoreMatch,
} from '@tilava/domain/matching';
import { formatMoney, formatNumber, vatRate } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Link } from '@tilava/ui/Link';
import { PriceDisplay } from '@tilava/ui/PriceDisplay';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useEffect } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { paths } from '../../../../shared/paths.ts';
import { ListingPictures } from '../../../../shared/pictures/ListingPictures.tsx';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { withOpened } from '../../../../shared/visits/visits.ts';
import { useFavorite, useInterest } from '../../api/useMark.ts';
import { type AnnouncementPair, useAnnouncementMatch } from '../../api/useMatchDetails.ts';
import { useCosts } from '../useListingLabels.ts';
import { DetailPlace, DetailSection, MutualInterest, type ShownProps } from './DetailPlace.tsx';
import { ListingFacts, PersonWishes, WhyThisMatch } from './MatchFacts.tsx';
import * as styles from './detail.css.ts';

/** Premises that may suit a tenant, and their landlord's wishes (specification, section 2, Tenant matches). */
export default function AnnouncementDetail() {
  const { propId = '' } = useParams();
  const t = useTranslations('matchDetail');
  const product = useTranslations('product');
  return (
    <DetailPlace
      title={t('title')}
      detail={useAnnouncementMatch(propId)}
      description={({ match: { announcement } }) => {
        const { residenceType, address } = announcement.properties;
        return `${product(`residenceType.${residenceType}`)}, ${address}`;
      }}
      Actions={Marks}
      Content={Content}
    />
  );
}

function Marks({ shown }: ShownProps<AnnouncementPair>) {
  const { announcement, isInterested, favorite } = shown.match;
  const t = useTranslations();
  const interestMark = useInterest(announcement.id);
  const favoriteMark = useFavorite(announcement.id);
  const noteOf = ({ isQueued }: { readonly isQueued: boolean }) =>
    isQueued ? t('matches.waiting') : undefined;
  return (
    <>
      <ToggleButton
        label={t('matchDetail.interested')}
        icon="hand"
        isSelected={isInterested}
        onChange={interestMark.mark}
        note={noteOf(interestMark)}
      />
      <ToggleButton
        label={t('matches.favorite')}
        isSelected={favorite}
        onChange={favoriteMark.mark}
        note={noteOf(favoriteMark)}
      />
    </>
  );
}

function Content({ shown: { need, match } }: ShownProps<AnnouncementPair>) {
  const t = useTranslations('matchDetail');
  const today = useToday();
  const { tilava, visits } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const { announcement } = match;
  const { id } = announcement;
  useEffect(() => visits.update((kept) => withOpened(kept, id)), [visits, id]);
  const listing = announcement.properties;
  return (
    <>
      <MutualInterest match={match} />
      <ListingPictures announcementId={announcement.id} listing={listing} />
      <div className={styles.columns}>
        <WhyThisMatch
          points={match.points}
          fields={explainMatch(match, need, listing, today)}
          perspective="tenant"
        />
        <Stack gap={12}>
          <TrueCost rent={listing.rent} size={listing.size} />
          <NearMisses need={need} listing={listing} today={today} />
        </Stack>
      </div>
      <ListingFacts match={match} />
      {user.data && (
        <DetailSection title={t('landlord')}>
          <PersonWishes
            personMatches={match.personMatches}
            tenant={user.data}
            criteria={listing.criteria}
            perspective="tenant"
          />
        </DetailSection>
      )}
    </>
  );
}

interface TrueCostProps {
  /** Euros a month, without tax. */
  readonly rent: number;
  /** Square metres. */
  readonly size: number;
}

export function TrueCost({ rent, size }: TrueCostProps) {
  const t = useTranslations('matchDetail.cost');
  const locale = useLocale();
  const costs = useCosts();
  return (
    <DetailSection title={t('title')}>
      <PriceDisplay
        amount={formatMoney(rent, locale)}
        basis={t('basis')}
        caption={t('caption')}
        labels={{
          net: t('net'),
          vat: t('vat', { rate: formatNumber(vatRate, locale, 'upToTwo') }),
          gross: t('gross'),
        }}
        columns={costs(rent, size)}
      />
    </DetailSection>
  );
}

interface NearMissesProps {
  readonly need: Schemas['Need'];
  readonly listing: Schemas['Listing'];
  readonly today: string;
}

/** Which small change of the need would make a strong match of premises that are none; nothing where none would. */
export function NearMisses({ need, listing, today }: NearMissesProps) {
  const t = useTranslations('matchDetail.nearMiss');
  const locale = useLocale();
  const labelOf = useChangeLabel();
  const misses = nearMisses(need, [listing], today);
  if (misses.length === 0) return null;
  const pointsAfter = (change: NeedChange) =>
    formatPercentage(displayedPoints(scoreMatch(applyChange(need, change), listing, today)), locale);
  return (
    <DetailSection title={t('title')}>
      <Stack as="ul" gap={2}>
        {misses.map(({ change }) => (
          <li key={change.kind}>
            <Text>{t('outcome', { change: labelOf(change), percentage: pointsAfter(change) })}</Text>
          </li>
        ))}
      </Stack>
      <Link href={generatePath(paths.editProperty, { propId: need.id })} variant="standalone">
        {t('edit')}
      </Link>
    </DetailSection>
  );
}

function useChangeLabel(): (change: NeedChange) => string {
  const t = useTranslations('matchDetail.nearMiss');
  const product = useTranslations('product');
  const locale = useLocale();
  return (change) => {
    switch (change.kind) {
      case 'rentMax':
        return t('rentMax', { euros: formatMoney(change.euros, locale) });
      case 'sizeMin':
        return t('sizeMin', { area: formatArea(change.squareMetres, locale) });
      case 'sizeMax':
        return t('sizeMax', { area: formatArea(change.squareMetres, locale) });
      case 'moveInDate':
        return t('moveInDate', { days: change.days });
      case 'amenities':
        return t('amenities', { amenity: product(`amenity.${change.amenity}`) });
      case 'roomCount':
        return t('roomCount', { rooms: formatRooms([change.rooms]) });
      case 'floor':
        return t('floor');
      case 'residenceType':
        return t('residenceType', { type: product(`residenceFlag.${change.flag}`) });
    }
  };
}
