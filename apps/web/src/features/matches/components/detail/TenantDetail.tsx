import { explainMatch } from '@tilava/domain/matching';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { PageHeading } from '../../../../shared/page/PageHeading.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { useLandlordInterest } from '../../api/useLandlordInterest.ts';
import type { TenantPair } from '../../api/useTenantMatch.ts';
import { DetailSection } from './DetailSection.tsx';
import * as styles from './detail.css.ts';
import { MutualInterest } from './MutualInterest.tsx';
import { NeedFacts } from './NeedFacts.tsx';
import { PersonWishes } from './PersonWishes.tsx';
import { TenantProfile } from './TenantProfile.tsx';
import { WhyThisMatch } from './WhyThisMatch.tsx';

/** A tenant whom premises may suit: what the tenant seeks, and the profile without personal details. */
export function TenantDetail({ announcement, match }: TenantPair) {
  const t = useTranslations('matchDetail');
  const { search } = useLocation();
  const today = useToday();
  const markInterest = useLandlordInterest(announcement.id);
  const { potentialTenant, points, personMatches } = match;
  const { user, properties: need } = potentialTenant;
  const listing = announcement.properties;
  return (
    <Stack gap={10}>
      <PageHeading
        description={`${user.displayName} · ${listing.address}`}
        back={{ href: paths.matches + search, label: t('back') }}
        actions={
          <ToggleButton
            label={t('interested')}
            icon="bell"
            isSelected={match.landlordInterestedIn}
            onChange={(isOn) => markInterest(user.id, isOn)}
          />
        }
      >
        {t('tenantTitle')}
      </PageHeading>
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
    </Stack>
  );
}
