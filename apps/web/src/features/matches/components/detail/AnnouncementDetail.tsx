import { onlineManager, useQuery } from '@tanstack/react-query';
import { explainMatch } from '@tilava/domain/matching';
import { getUserQuery } from '@tilava/sdk/react-query';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../../shared/lazyComponent.tsx';
import { Section } from '../../../../shared/page/Section.tsx';
import { ListingPictures } from '../../../../shared/pictures/ListingPictures.tsx';
import { useServices, useUserId } from '../../../../shared/services/useServices.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { withOpened } from '../../../../shared/visits/visits.ts';
import { useFavorite, useInterest } from '../../api/useMark.ts';
import { type AnnouncementPair, useAnnouncementMatch } from '../../api/useMatchDetails.ts';
import { announcementRow } from '../../model/matchRows.ts';
import { MatchCell, useMatchLabels } from '../MatchCards.tsx';
import type { AnnouncementMatch } from '../MatchesAround.tsx';
import { DetailPlace, type ShownProps } from './DetailPlace.tsx';
import { MatchBody } from './MatchBody.tsx';
import { ListingFacts, PersonWishes, WhyThisMatch } from './MatchFacts.tsx';
import { NearMisses } from './NearMisses.tsx';
import { NextSteps, WriteButton } from './NextSteps.tsx';
import { SimilarPremises } from './SimilarPremises.tsx';
import { loadCostTexts } from '../../model/loadCostTexts.ts';
import { TrueCost } from './TrueCost.tsx';
import * as transitions from '../MatchTransitions.css.ts';
import * as styles from './detail.css.ts';

const SurroundingsToCome = () => <div className={styles.surroundings} />;

// Hardly anybody reports anything.
const ReportButton = lazyComponent(() => import('../../../../shared/safety/ReportButton.tsx'));

const SharePage = lazyComponent(() => import('../../../../shared/documents/SharePage.tsx'));

const Documents = lazyComponent(() => import('./Documents.tsx'));

const Surroundings = lazyComponent(() => import('./Surroundings.tsx'), SurroundingsToCome);

/** Premises that may suit a tenant, and their landlord's wishes (specification, section 2, Tenant matches). */
export default function AnnouncementDetail() {
  const { propId = '' } = useParams();
  const t = useTranslations('matchDetail');
  const locale = useLocale();
  useEffect(() => {
    // Beside the match, so that nothing moves when it is there. What fails here fails again where it is needed.
    loadCostTexts(locale).catch(() => undefined);
  }, [locale]);
  return (
    <DetailPlace
      title={t('title')}
      titleSize="lead"
      detail={useAnnouncementMatch(propId)}
      Content={Content}
    />
  );
}

function Content({ shown: pair }: ShownProps<AnnouncementPair>) {
  const t = useTranslations();
  const locale = useLocale();
  const today = useToday();
  const labels = useMatchLabels();
  const { need, match } = pair;
  const { announcement } = match;
  const { id } = announcement;
  const userId = useUserId();
  const { visits } = useServices();
  useEffect(() => visits.update((kept) => withOpened(kept, id)), [visits, id]);
  const listing = announcement.properties;
  const row = announcementRow(match, need, today, locale);
  return (
    <>
      <div className={transitions.picture}>
        <ListingPictures announcementId={announcement.id} listing={listing} />
      </div>
      <MatchBody
        title={row.street}
        subtitle={[
          t(`product.residenceType.${row.residenceType}`),
          row.city,
          t('product.unit.away', { distance: row.distance }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<Marks match={match} />}
        more={
          <>
            <WriteButton match={match} to={{ announcement: id, tenant: userId }} />
            {(announcement.publicPage ?? 'none') !== 'none' && onlineManager.isOnline() && (
              <div className={styles.share}>
                <Suspense fallback={null}>
                  <SharePage announcementId={id} address={listing.address} />
                </Suspense>
              </div>
            )}
          </>
        }
        facts={[
          {
            term: t('product.matchField.rent'),
            value: t('product.unit.perMonth', { rent: row.monthlyRent }),
          },
          { term: t('product.matchField.size'), value: row.area },
          { term: t('product.matchField.moveInDate'), value: labels.availableFrom(row.availableFrom) },
          { term: t('matches.matchWithProperty'), value: <MatchCell row={row} /> },
        ]}
        brief={[t('product.unit.perMonth', { rent: row.monthlyRent }), row.area, row.percentage]}
        nextSteps={<NextSteps match={match} address={listing.address} />}
      >
        <WhyThisMatch fields={explainMatch(match, need, listing, today)} perspective="tenant">
          <NearMisses pair={pair} today={today} />
        </WhyThisMatch>
        <Suspense fallback={<SurroundingsToCome />}>
          <Surroundings pair={pair} />
        </Suspense>
        <Suspense fallback={null}>
          <TrueCost listing={listing} />
        </Suspense>
        {onlineManager.isOnline() && (
          <Suspense fallback={null}>
            <Documents announcementId={id} />
          </Suspense>
        )}
        <ListingFacts match={match} />
        <LandlordWishes match={match} />
        <SimilarPremises pair={pair} />
        <div className={styles.report}>
          <ReportButton kind="announcement" item={id} />
        </div>
      </MatchBody>
    </>
  );
}

interface MatchProps {
  readonly match: AnnouncementMatch;
}

function Marks({ match: { announcement, isInterested, favorite } }: MatchProps) {
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
        variant="primary"
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

function LandlordWishes({ match: { announcement, personMatches } }: MatchProps) {
  const t = useTranslations('matchDetail');
  const { tilava } = useServices();
  const user = useQuery(getUserQuery(tilava, useUserId()));
  if (user.data === undefined) return null;
  return (
    <Section id="landlord" title={t('landlord')} width="full">
      <PersonWishes
        personMatches={personMatches}
        tenant={user.data}
        criteria={announcement.properties.criteria}
        perspective="tenant"
      />
    </Section>
  );
}
