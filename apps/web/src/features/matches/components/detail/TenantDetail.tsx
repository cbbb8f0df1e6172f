import { explainMatch } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useTenantText } from '../../../../shared/facts/usePremisesFacts.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { useMark } from '../../api/useMark.ts';
import { type TenantPair, useTenantMatch } from '../../api/useMatchDetails.ts';
import { DetailPlace, DetailSection, MutualInterest, type ShownProps } from './DetailPlace.tsx';
import { NeedFacts, PersonWishes, WhyThisMatch } from './MatchFacts.tsx';
import * as styles from './detail.css.ts';

/** A tenant whom premises may suit: what the tenant seeks, and the profile without personal details. */
export default function TenantDetail() {
  const { annoId = '', propId = '' } = useParams();
  const t = useTranslations('matchDetail');
  return (
    <DetailPlace
      title={t('tenantTitle')}
      detail={useTenantMatch(annoId, propId)}
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
      icon="hand"
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

interface TenantProfileProps {
  readonly potentialTenant: Schemas['PotentialTenant'];
}

export function TenantProfile({ potentialTenant: { user, occupation } }: TenantProfileProps) {
  const t = useTranslations('matchDetail');
  const missing = useTranslations('matches')('unsaid');
  const product = useTranslations('product');
  const text = useTenantText();
  const kind = t(user.isOrganization ? 'organization' : 'person');
  const { work, workDetails, student, studentDetails } = occupation;
  return (
    <DefinitionList
      missing={missing}
      definitions={[
        { term: t('mutual.name'), value: user.displayName },
        { term: t('kind'), value: kind },
        ...(['industries', 'creditRating', 'operatingMargin', 'employee'] as const).map((name) => ({
          term: product(`personField.${name}`),
          value: text(name, user[name]),
        })),
        ...(work ? [{ term: t('work'), value: workDetails ?? product('filter.working') }] : []),
        ...(student ? [{ term: t('studies'), value: studentDetails ?? product('filter.student') }] : []),
        { term: product('field.person.description'), value: user.description },
      ]}
    />
  );
}
