import { explainMatch } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { Avatar } from '@tilava/ui/Avatar';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Stack } from '@tilava/ui/Stack';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useTenantText } from '../../../../shared/facts/usePremisesFacts.ts';
import { Section } from '../../../../shared/page/Section.tsx';
import { useToday } from '../../../../shared/time/time.tsx';
import { useMark } from '../../api/useMark.ts';
import { type TenantPair, useTenantMatch } from '../../api/useMatchDetails.ts';
import { tenantRow } from '../../model/tenantRow.ts';
import { MatchMap } from '../LazyMatchMap.ts';
import { MatchCell, useMatchLabels } from '../MatchCards.tsx';
import { DetailPlace, type ShownProps } from './DetailPlace.tsx';
import * as styles from './detail.css.ts';
import { MatchBody } from './MatchBody.tsx';
import { NeedFacts, PersonWishes, WhyThisMatch } from './MatchFacts.tsx';
import { NextSteps, WriteButton } from './NextSteps.tsx';

/** A tenant whom premises may suit: what the tenant seeks, and the profile without personal details. */
export default function TenantDetail() {
  const { annoId = '', propId = '' } = useParams();
  const t = useTranslations('matchDetail');
  return (
    <DetailPlace
      title={t('tenantTitle')}
      titleSize="lead"
      detail={useTenantMatch(annoId, propId)}
      Content={Content}
    />
  );
}

function Content({ shown }: ShownProps<TenantPair>) {
  const t = useTranslations();
  const locale = useLocale();
  const today = useToday();
  const labels = useMatchLabels();
  const { announcement, match } = shown;
  const { potentialTenant, personMatches } = match;
  const { user, properties: need } = potentialTenant;
  const listing = announcement.properties;
  const row = tenantRow(match, listing, locale);
  const missing = t('matches.unsaid');
  return (
    <MatchBody
      avatar={<Avatar number={row.logo} />}
      title={row.name}
      subtitle={[
        ...user.industries.map((key) => t(`product.industry.${key}`)),
        t('matchDetail.forPremises', { address: listing.address }),
      ].join(' · ')}
      actions={<Interest shown={shown} />}
      facts={[
        { term: t('product.matchField.rent'), value: labels.between(row.rent) || missing },
        { term: t('product.matchField.size'), value: labels.between(row.area) || missing },
        { term: t('product.field.need.moveInDate'), value: row.moveIn || missing },
        { term: t('matches.matchWithProperty'), value: <MatchCell row={row} /> },
      ]}
      brief={[labels.between(row.rent), labels.between(row.area), row.percentage]}
      more={<WriteButton match={match} to={{ announcement: announcement.id, tenant: user.id }} />}
      nextSteps={<NextSteps match={match} address={listing.address} />}
    >
      <WhyThisMatch fields={explainMatch(match, need, listing, today)} perspective="landlord" />
      <Section id="need" title={t('matchDetail.need')} width="full">
        <Stack gap={4}>
          <div className={styles.map}>
            <Suspense>
              <MatchMap
                around={listing}
                announcementId={announcement.id}
                matches={[match]}
                hasRings={false}
              />
            </Suspense>
          </div>
          <NeedFacts match={match} />
        </Stack>
      </Section>
      <Section id="tenant" title={t('matchDetail.tenant')} width="full">
        <TenantProfile potentialTenant={potentialTenant} />
      </Section>
      <Section id="wishes" title={t('matchDetail.tenantWishes')} width="full">
        <PersonWishes
          personMatches={personMatches}
          tenant={user}
          criteria={listing.criteria}
          perspective="landlord"
        />
      </Section>
    </MatchBody>
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
      variant="primary"
      isSelected={match.landlordInterestedIn}
      onChange={mark}
      note={isQueued ? t('matches.waiting') : undefined}
    />
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
