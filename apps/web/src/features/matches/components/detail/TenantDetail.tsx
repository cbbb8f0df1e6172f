import { explainMatch } from '@tilava/domain/matching';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../../shared/time/useToday.ts';
import type { Detail } from '../../api/detail.ts';
import { useMark } from '../../api/useMark.ts';
import type { TenantPair } from '../../api/useTenantMatch.ts';
import { DetailPlace, type ShownProps } from './DetailPlace.tsx';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './detail.css.ts';
import { MutualInterest } from './MutualInterest.tsx';
import { NeedFacts } from './NeedFacts.tsx';
import { PersonWishes } from './PersonWishes.tsx';
import { TenantProfile } from './TenantProfile.tsx';
import { WhyThisMatch } from './WhyThisMatch.tsx';

/** A tenant whom premises may suit: what the tenant seeks, and the profile without personal details. */
export function TenantDetail({ detail }: { readonly detail: Detail<TenantPair> }) {
  const t = useTranslations('matchDetail');
  return (
    <DetailPlace
      title={t('tenantTitle')}
      detail={detail}
      description={({ announcement, match }) =>
        `${match.potentialTenant.user.displayName} · ${announcement.properties.address}`
      }
      Actions={Interest}
      Content={Content}
    />
  );
}

function Interest({ shown: { announcement, match } }: ShownProps<TenantPair>) {
  const t = useTranslations();
  const { mark, isQueued } = useMark({
    name: 'landlordInterest',
    announcementId: announcement.id,
    tenantId: match.potentialTenant.user.id,
  });
  return (
    <ToggleButton
      label={t('matchDetail.interested')}
      icon="bell"
      isSelected={match.landlordInterestedIn}
      onChange={mark}
      note={isQueued ? t('matches.waiting') : undefined}
    />
  );
}

function Content({ shown: { announcement, match } }: ShownProps<TenantPair>) {
  const t = useTranslations('matchDetail');
  const today = useToday();
  const { potentialTenant, points, personMatches } = match;
  const { user, properties: need } = potentialTenant;
  const listing = announcement.properties;
  return (
    <>
      <MutualInterest match={match} />
      <WhyThisMatch
        points={points}
        fields={explainMatch(match, need, listing, today)}
        perspective="landlord"
      />
      <div className={styles.halves}>
        <DetailSection title={t('need')}>
          <NeedFacts match={match} />
        </DetailSection>
        <Stack gap={12}>
          <DetailSection title={t('tenant')}>
            <TenantProfile potentialTenant={potentialTenant} />
          </DetailSection>
          <DetailSection title={t('tenantWishes')}>
            <PersonWishes
              personMatches={personMatches}
              tenant={user}
              criteria={listing.criteria}
              perspective="landlord"
            />
          </DetailSection>
        </Stack>
      </div>
    </>
  );
}
