import { useQuery } from '@tanstack/react-query';
import { explainMatch } from '@tilava/domain/matching';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { PageHeading } from '../../../../shared/page/PageHeading.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useUserId } from '../../../../shared/session/useUserId.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import type { AnnouncementPair } from '../../api/useAnnouncementMatch.ts';
import { useFavorite, useInterest } from '../../api/useTenantMarks.ts';
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
export function AnnouncementDetail({ need, match }: AnnouncementPair) {
  const t = useTranslations('matchDetail');
  const product = useTranslations('product');
  const favorite = useTranslations('matches')('favorite');
  const { search } = useLocation();
  const today = useToday();
  const { tilava } = useServices();
  const user = useQuery({ ...getUserQuery(tilava, useUserId()), meta: { isSilent: true } });
  const markInterest = useInterest();
  const markFavorite = useFavorite();
  const { announcement } = match;
  const listing = announcement.properties;
  return (
    <Stack gap={10}>
      <PageHeading
        description={`${product(`residenceType.${listing.residenceType}`)}, ${listing.address}`}
        back={{ href: paths.matches + search, label: t('back') }}
        actions={
          <>
            <ToggleButton
              label={t('interested')}
              icon="bell"
              isSelected={match.isInterested}
              onChange={(isOn) => markInterest(announcement.id, isOn)}
            />
            <ToggleButton
              label={favorite}
              isSelected={match.favorite}
              onChange={(isOn) => markFavorite(announcement.id, isOn)}
            />
          </>
        }
      >
        {t('title')}
      </PageHeading>
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
    </Stack>
  );
}
