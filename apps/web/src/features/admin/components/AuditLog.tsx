import { listingFields, namesOf } from '@tilava/domain/property';
import { parseDay } from '@tilava/domain/form';
import { formatMoment, isInDayRange } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { listAuditEntriesInfiniteQuery } from '@tilava/sdk/react-query';
import type { Client } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { ChipList } from '@tilava/ui/ChipList';
import { type Column, DataTable } from '@tilava/ui/DataTable';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import { pageSize } from '../../../shared/lists/infiniteList.ts';
import { useInfiniteList } from '../../../shared/lists/useInfiniteList.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as cells from '../../../shared/tables/cells.css.ts';
import { useRowLabels } from '../../../shared/tables/cells.tsx';
import { useToday } from '../../../shared/time/time.tsx';
import type { AdminTexts } from '../../../texts/admin/admin.ts';
import { type AuditFilter, auditFilterOf, auditHref, useAdminSearch } from '../model/adminSearch.ts';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

type AuditEntry = Schemas['AuditEntry'];

export function AuditLog() {
  const { tilava } = useServices();
  const t = useTranslations('common');
  const labels = useAdminTexts();
  const rowLabels = useRowLabels();
  const columns = useColumns();
  const { search } = useAdminSearch();
  const { rows, state, isRetrying, onMore, onShow } = useInfiniteList(
    auditEntriesQuery(tilava, auditFilterOf(search)),
    auditEntriesOf,
    auditEntryId,
  );
  const isFiltered = Object.keys(auditFilterOf(search)).length > 0;
  const hasFailed = state === 'failed' && rows === undefined;
  return (
    <Stack gap={6}>
      <AuditFilters entries={rows ?? []} />
      {hasFailed ? (
        <LoadFailed title={labels.auditFailed} isRetrying={isRetrying} onRetry={onMore} />
      ) : (
        <div data-density="compact" className={styles.table}>
          <DataTable
            caption={labels.audit}
            columns={columns}
            rows={rows ?? []}
            rowKey={auditEntryId}
            isLoading={rows === undefined}
            skeletonRows={10}
            rowLabels={rowLabels}
            loadingLabel={labels.loading}
            empty={
              isFiltered ? (
                <NothingLogged />
              ) : (
                <EmptyState title={labels.noEntries} description={labels.noEntriesHint} />
              )
            }
            {...((rows?.length ?? 0) >= pageSize && {
              growth: {
                state: isRetrying ? ('loading' as const) : state,
                onMore,
                onShow,
                labels: {
                  more: labels.more,
                  loading: labels.loadingMore,
                  progress: labels.results(rows?.length ?? 0, ''),
                  failed: labels.auditFailed,
                  tryAgain: t('tryAgain'),
                },
              },
            })}
          />
        </div>
      )}
    </Stack>
  );
}

/** Where nothing was done by these admins, with this or on these days. */
function NothingLogged() {
  const labels = useAdminTexts();
  const { change } = useAdminSearch();
  return (
    <EmptyState
      drawing="search"
      title={labels.noEntries}
      description={labels.nothingLoggedHint}
      action={
        <Button
          variant="secondary"
          onPress={() => change({ actor: null, object: null, from: null, until: null })}
        >
          {labels.clearSearch}
        </Button>
      }
    />
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const labels = useAdminTexts();
  const fieldLabels = auditedFieldLabels(useTranslations(), labels);
  const decided = new Map<string, string>(Object.entries(labels.decided));
  const locale = useLocale();
  return [
    {
      id: 'what',
      header: labels.what,
      width: 30,
      isRowHeader: true,
      cell: ({ action, fields }) =>
        action === 'updateReport' ? (
          // What was decided before decisions were logged is only known to have been.
          (decided.get(fields[0] ?? '') ?? labels.action[action])
        ) : (
          <span className={cells.lines}>
            <span>{labels.action[action]}</span>
            {fields.length > 0 && <span className={cells.muted}>{labelsOfFields(fields, fieldLabels)}</span>}
          </span>
        ),
    },
    {
      id: 'object',
      header: labels.object,
      width: 25,
      cell: ({ object }) => <Party name="object" party={object} />,
    },
    { id: 'who', header: labels.who, width: 25, cell: ({ actor }) => <Party name="actor" party={actor} /> },
    {
      id: 'when',
      header: labels.when,
      width: 20,
      cell: ({ createdAt }) => formatMoment(new Date(createdAt), locale),
    },
  ];
}

interface PartyProps {
  readonly name: 'actor' | 'object';
  readonly party: Schemas['AuditParty'];
}

/** Who or what it was about, which leads to everything that is about it. */
function Party({ name, party }: PartyProps) {
  const { search } = useAdminSearch();
  return (
    <Link href={auditHref(search, { [name]: party.id })} variant="standalone">
      {party.name ?? party.id}
    </Link>
  );
}

const auditEntriesQuery = (tilava: Client, filter: AuditFilter) => ({
  ...listAuditEntriesInfiniteQuery(tilava, { ...filter, limit: pageSize }),
  // Whoever comes back to it wants to see what was done meanwhile.
  staleTime: 0,
});

const auditEntryId = ({ id }: Schemas['AuditEntry']): string => id;

const auditEntriesOf = ({ results }: Schemas['AuditPage']) => results;

interface AuditFiltersProps {
  /** What is shown, which knows the names of what it is about. */
  readonly entries: readonly (Schemas['AuditEntry'] | undefined)[];
}

/** Which days of the log are shown; by whom and with what is chosen in the log itself, and taken away here. */
function AuditFilters({ entries }: AuditFiltersProps) {
  const labels = useAdminTexts();
  const { search, change } = useAdminSearch();
  const { actor, object, from, until } = auditFilterOf(search);
  const nameOf = (party: 'actor' | 'object', id: string) =>
    entries.find((entry) => entry?.[party].id === id)?.[party].name ?? id;
  const chips = [
    ...(actor === undefined ? [] : [{ id: 'actor', label: labels.onlyActor(nameOf('actor', actor)) }]),
    ...(object === undefined ? [] : [{ id: 'object', label: labels.onlyObject(nameOf('object', object)) }]),
  ];
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        {(
          [
            ['from', labels.from, from],
            ['until', labels.until, until],
          ] as const
        ).map(([name, label, day]) => (
          <div key={name} className={styles.order}>
            <AuditDay
              label={label}
              day={day ?? ''}
              onChange={(chosen) => change({ [name]: chosen || null })}
            />
          </div>
        ))}
      </div>
      {chips.length > 0 && (
        <ChipList
          label={labels.filters}
          chips={chips}
          removeLabel={labels.removeFilter}
          onRemove={(id) => change({ [id]: null })}
        />
      )}
    </Stack>
  );
}

interface AuditDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A day that bounds the log; what is no day is refused, and bounds nothing. */
function AuditDay({ label, day, onChange }: AuditDayProps) {
  const t = useTranslations('product.fault');
  const today = useToday();
  const calendar = useCalendarProps();
  const [typed, setTyped] = useState(day);
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(day);
  const found = dayIn(typed);
  // The address may have changed by other ways than by this field.
  if (day !== known) {
    setKnown(day);
    if (found !== null && found !== day) setTyped(day);
  }
  return (
    <DatePicker
      {...calendar}
      label={label}
      value={typed}
      maximum={today}
      onChange={(text) => {
        setTyped(text);
        setLeft(false);
        const chosen = dayIn(text);
        if (chosen !== null && chosen !== day) onChange(chosen);
      }}
      onBlur={() => setLeft(true)}
      errorMessage={
        isLeft && found === null ? t(parseDay(typed) === null ? 'dayInvalid' : 'dayOutside') : undefined
      }
    />
  );
}

/** The typed day, or an empty text for none; null for what is not taken. */
function dayIn(typed: string): string | null {
  if (typed.trim() === '') return '';
  const day = parseDay(typed);
  return day !== null && isInDayRange(day) ? day : null;
}

/** What an entry of the audit log can name: what the changes of the contract hold, and the list that an upload joins. */
type AuditedField =
  | keyof Schemas['UserChanges']
  | keyof Schemas['NeedChanges']
  | keyof Schemas['ListingChanges']
  | keyof Schemas['AnnouncementChanges']
  | keyof Schemas['ResidenceChanges']
  | 'files';

type FieldLabels = Readonly<Record<AuditedField, string>>;

export function auditedFieldLabels(
  t: ReturnType<typeof useTranslations<never>>,
  labels: AdminTexts,
): FieldLabels {
  return {
    password: t('product.field.account.password'),
    file: labels.picture,
    privateTenant: labels.privatePerson,
    organizationTenant: labels.organization,
    creditRating: t('product.field.organization.creditRating'),
    operatingMargin: t('product.field.organization.operatingMargin'),
    deductsVat: t('product.field.organization.deductsVat'),
    costs: t('matchDetail.cost.costs'),
    ...labelsOf(personFields, (name) => t(`product.field.person.${name}`)),
    language: t('account.mailLanguage'),
    interestMails: t('account.interestMails'),
    messageMails: t('account.messageMails'),
    mailsQuoteMessages: t('account.mailsQuoteMessages'),
    changeMails: t('account.changeMails'),
    unsubscribed: t('account.mails'),
    address: t('product.field.listing.address'),
    x: t('product.matchField.location'),
    y: t('product.matchField.location'),
    houseType: t('product.field.listing.residenceType'),
    ...labelsOf(namesOf(listingFields), (name) => t(`product.field.listing.${name}`)),
    sizeMax: t('product.field.listing.sizeMin'),
    rentMax: t('product.field.listing.rentMin'),
    // Forms ask for its absence.
    deposit: t('product.matchField.deposit'),
    propertyPics: t('pictures.propertyPics'),
    surroundPics: t('pictures.surroundPics'),
    files: labels.pictures,
    ...labels.field,
  };
}

const personFields = [
  ...(['industries', 'children', 'languages', 'gender', 'birthday', 'timeInCountry'] as const),
  ...(['familyStatus', 'currentAddress', 'shareContacts'] as const),
];

const labelsOf = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<Name, string>;

/** The fields that an entry names, in words, each word once; one of another version of the server keeps its own name. */
export function labelsOfFields(fields: readonly string[], labels: FieldLabels): string {
  const known = new Map<string, string>(Object.entries(labels));
  return [...new Set(fields.map((field) => known.get(field) ?? field))].join(', ');
}
