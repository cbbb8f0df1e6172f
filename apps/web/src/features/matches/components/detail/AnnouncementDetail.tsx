import { useQuery } from '@tanstack/react-query';
import { explainMatch } from '@tilava/domain/matching';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useUserId } from '../../../../shared/session/useUserId.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import type { Detail } from '../../api/detail.ts';
import type { AnnouncementPair } from '../../api/useAnnouncementMatch.ts';
import type { Marking } from '../../api/useMark.ts';
import { useFavorite, useInterest } from '../../api/useTenantMarks.ts';
import { DetailPlace, type ShownProps } from './DetailPlace.tsx';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './detail.css.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingPictures } from '../../../../shared/pictures/ListingPictures.tsx';
import { MutualInterest } from './MutualInterest.tsx';
import { NearMisses } from './NearMisses.tsx';
import { PersonWishes } from './PersonWishes.tsx';
import { TrueCost } from './TrueCost.tsx';
import { WhyThisMatch } from './WhyThisMatch.tsx';

/** Premises that may suit a tenant, and their landlord's wishes (specification, section 2, Tenant matches). */
export function AnnouncementDetail({ detail }: { readonly detail: Detail<AnnouncementPair> }) {
  const t = useTranslations('matchDetail');
  const product = useTranslations('product');
  return (
    <DetailPlace
      title={t('title')}
      detail={detail}
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
  const noteOf = ({ isQueued }: Marking) => (isQueued ? t('matches.waiting') : undefined);
  return (
    <>
      <ToggleButton
        label={t('matchDetail.interested')}
        icon="bell"
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
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  const { announcement } = match;
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
