import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Grid } from '@tilava/ui/Grid';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { MatchCard, MatchCardSkeleton } from '@tilava/ui/MatchCard';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { media } from '@tilava/ui/tokens/media';
import { useMedia } from '@tilava/ui/useMedia';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../../shared/announcements/ownAnnouncements.ts';
import { BrokenEntry, LoadFailed, QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { Hint, HintLink } from '../../../../shared/hints/Hint.tsx';
import { polling } from '../../../../shared/interests/useReceivedInterests.ts';
import { type Aged, ageOf, oldestOf, useAge } from '../../../../shared/lists/listAge.tsx';
import { ToCome } from '../../../../shared/page/Section.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useToday } from '../../../../shared/time/time.tsx';
import { useInterest } from '../../api/useMark.ts';
import { type Pairs, useInterestedTenants, useInterestingAnnouncements } from '../../api/usePairs.ts';
import { announcementRow } from '../../model/matchRows.ts';
import { tenantRow } from '../../model/tenantRow.ts';
import { AnnouncementMatchCard } from '../MatchCards.tsx';
import { TenantMatchCard } from '../TenantMatchCard.tsx';
import { useMatchAddress } from '../useMatchAddress.ts';

/** The tenants who are interested in the chosen announcement (specification, section 2, Dashboard). */
export function InterestedTenants() {
  const t = useTranslations();
  const { announcements, chosen, isBroken } = useOwnAnnouncements(polling);
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('announcements.failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (chosen !== undefined) return <TenantsOf announcement={chosen} age={ageOf(announcements)} />;
  return (
    <InterestSection
      title={t('dashboard.interestedTenants')}
      pairs={
        announcements.data && {
          matches: [],
          age: ageOf(announcements),
          isFailed: false,
          isRetrying: false,
          retry: () => undefined,
        }
      }
      empty={<NoTenantsYet />}
      renderCard={() => null}
    />
  );
}

function NoTenantsYet() {
  const t = useTranslations();
  return (
    <EmptyState
      title={t('matches.noTenants')}
      description={<Hint name="noTenants" />}
      action={<HintLink name="seeTenants" href={paths.matches} variant="button" />}
    />
  );
}

interface TenantsOfProps {
  readonly announcement: Schemas['Announcement'];
  readonly age: Aged;
}

function TenantsOf({ announcement, age }: TenantsOfProps) {
  const t = useTranslations();
  const locale = useLocale();
  const addressOf = useMatchAddress();
  const pairs = useInterestedTenants(announcement);
  return (
    <InterestSection
      title={t('dashboard.interestedIn', { address: announcement.properties.address })}
      pairs={{ ...pairs, age: oldestOf([age, pairs.age]) }}
      empty={<NoTenantsYet />}
      renderCard={(match) => {
        const row = tenantRow(match, announcement.properties, locale);
        return <TenantMatchCard key={row.id} row={row} level={3} href={addressOf(row.id, announcement.id)} />;
      }}
    />
  );
}

/** The properties that the tenant is interested in, or the way to find some (specification, section 2, Dashboard). */
export function InterestingProperties() {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const today = useToday();
  const addressOf = useMatchAddress();
  const { isWithoutNeed, need, ...pairs } = useInterestingAnnouncements();
  const messages = useTranslations('product.request');
  const newNeed = useTranslations('matches')('newNeed');
  return (
    <InterestSection
      title={t('interestingProperties')}
      pairs={pairs}
      empty={
        <EmptyState
          title={isWithoutNeed ? messages('noProperties') : t('noInterests')}
          {...(!isWithoutNeed && { description: <Hint name="noInterests" /> })}
          action={
            <Link href={isWithoutNeed ? paths.newProperty : paths.matches} variant="button">
              {isWithoutNeed ? newNeed : t('findMatches')}
            </Link>
          }
        />
      }
      renderCard={(match) => {
        if (match.kind === 'unavailable') {
          return <UnavailableInterest key={match.announcement.id} match={match} />;
        }
        const row = announcementRow(match, need, today, locale);
        return <AnnouncementMatchCard key={row.id} row={row} level={3} href={addressOf(row.propertyId)} />;
      }}
    />
  );
}

interface UnavailableInterestProps {
  readonly match: Extract<Schemas['Match'], { kind: 'unavailable' }>;
}

/** An announcement that its landlord has hidden since: the interest in it can still be taken back. */
export function UnavailableInterest({ match: { announcement, isInterested } }: UnavailableInterestProps) {
  const t = useTranslations();
  const { mark, isQueued } = useInterest(announcement.id);
  return (
    <MatchCard
      title={t('matches.unavailable')}
      level={3}
      facts={[]}
      action={
        <ToggleButton
          label={t('matchDetail.interested')}
          isLabelHidden
          icon="hand"
          isSelected={isInterested}
          onChange={mark}
          note={isQueued ? t('matches.waiting') : undefined}
        />
      }
    />
  );
}

interface InterestSectionProps<Shown extends Schemas['Match']> {
  readonly title: string;
  /** Undefined while it is not known of what. */
  readonly pairs: Pairs<Shown> | undefined;
  readonly empty: ReactNode;
  readonly renderCard: (match: Shown) => ReactNode;
}

/** A part of the dashboard: the matches that interest has made, as cards. */
export function InterestSection<Shown extends Schemas['Match']>({
  title,
  pairs,
  empty,
  renderCard,
}: InterestSectionProps<Shown>) {
  const t = useTranslations('matches');
  const withAge = useAge();
  const titleId = useId();
  const matches = pairs?.matches;
  const age = matches === undefined || pairs === undefined ? '' : withAge('', pairs.age);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Inline>
          <Heading level={2} size="heading" id={titleId}>
            {title}
          </Heading>
          {age !== '' && <Text tone="muted">{age}</Text>}
        </Inline>
        {pairs?.isFailed === true ? (
          <LoadFailed title={t('failed')} isRetrying={pairs.isRetrying} onRetry={pairs.retry} />
        ) : matches === undefined ? (
          <ToCome>
            <Grid columns="wide" gap={4}>
              <MatchCardSkeleton />
            </Grid>
          </ToCome>
        ) : matches.length === 0 ? (
          empty
        ) : (
          <Cards>{matches.map(renderCard)}</Cards>
        )}
      </Stack>
    </section>
  );
}

/** So many cards leave what stands below within reach, on a phone and elsewhere. */
const cardCounts = { narrow: 2, wide: 4 };

/** The first cards, and all of them on demand. */
function Cards({ children }: { readonly children: readonly ReactNode[] }) {
  const t = useTranslations('dashboard');
  const fewCards = cardCounts[useMedia(media.narrow, { onPaper: false }) ? 'narrow' : 'wide'];
  const [firstBrought, setFirstBrought] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: reading goes on at the first card that it brought.
    if (firstBrought !== null)
      list.current?.querySelectorAll('article')[firstBrought]?.querySelector('a')?.focus();
  }, [firstBrought]);
  // A button for one more card would take as much room as the card.
  const isCut = firstBrought === null && children.length > fewCards + 1;
  return (
    <Stack gap={4}>
      <div ref={list}>
        <Grid columns="wide" gap={4}>
          {isCut ? children.slice(0, fewCards) : children}
        </Grid>
      </div>
      {isCut && (
        <Inline>
          <Button variant="secondary" size="small" onPress={() => setFirstBrought(fewCards)}>
            {t('showAll', { count: String(children.length) })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
