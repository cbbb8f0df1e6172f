import { useMutation } from '@tanstack/react-query';
import type { Position } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import { listPlacesQuery } from '@tilava/sdk/react-query';
import { getPlace } from '@tilava/sdk/operations';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { ComboBox, type SearchFieldProps } from '@tilava/ui/lazy/fields';
import type { NamedField } from '@tilava/ui/namedField';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FaultCheck } from '../forms/useFaults.ts';
import { useTypeahead } from '../forms/useTypeahead.ts';
import { randomId } from '../requests/idempotency.ts';
import { PlaceOnMap } from '../map/PlaceOnMap.tsx';
import { useServices } from '../services/useServices.ts';

interface AddressSearchProps extends SearchFieldProps {
  readonly id: string;
  /** Gets what is typed, or the text of what was chosen. The place of an earlier choice counts no more. */
  readonly onChange: (address: string) => void;
  /** Gets where the chosen address lies. Without it no place is asked for. */
  readonly onPlace?: (address: string, position: Position) => void;
  /** Whether districts and other areas are left out. @default false */
  readonly addressesOnly?: boolean;
  /** An address typed elsewhere, searched for at once: a single exact place is chosen, otherwise the list opens. */
  readonly given?: string | null;
  /** Whether what is in the field at first has just been typed, and is searched for. @default false */
  readonly isTyped?: boolean;
}

type Suggestion = Schemas['PlaceSuggestion'];

/** A field that finds addresses by the beginning of what is typed, with typing errors too. */
export function AddressSearch({
  value,
  onChange,
  onPlace,
  addressesOnly = false,
  given = null,
  isTyped = false,
  ...field
}: AddressSearchProps) {
  const t = useTranslations('places');
  const { tilava } = useServices();
  const [session, setSession] = useState(randomId);
  const [searched, setSearched] = useState(given ?? (isTyped ? value : ''));
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const { data, status, retry } = useTypeahead(searched, (input) =>
    listPlacesQuery(tilava, { input, addressesOnly, session }),
  );
  const suggestions = status === 'idle' ? [] : (data?.results ?? []);
  const sources = data?.sources ?? [];

  const place = useMutation({
    mutationFn: ({ placeId }: Suggestion) => getPlace(tilava, placeId, { session }),
    // The server counts a search as ended when its place is read.
    onSettled: () => setSession(randomId()),
  });

  const choose = (suggestion: Suggestion) => {
    setChosen(suggestion);
    setSearched('');
    onChange(suggestion.address);
    if (onPlace === undefined) return;
    place.mutate(suggestion, {
      onSuccess: ({ x, y }) => onPlace(suggestion.address, { latitude: x, longitude: y }),
    });
  };

  useGiven(given, status === 'ready' && searched === given, () => {
    const [exact, another] = suggestions.filter(({ matchType }) => matchType === 'exact');
    if (exact !== undefined && another === undefined) choose(exact);
    // With the focus the list opens.
    else document.getElementById(field.id)?.focus();
  });

  const type = (text: string) => {
    // The widget repeats the text of what was chosen.
    if (text === chosen?.address && text === value) return;
    setChosen(null);
    place.reset();
    setSearched(text);
    onChange(text);
  };

  const searchStatus = place.isPending ? 'loading' : place.isError ? 'failed' : status;
  return (
    <Stack gap={2}>
      <ComboBox
        {...field}
        value={value}
        onChange={type}
        options={suggestions.map(({ placeId, address, kind, isApproximate, matchType }) => ({
          value: placeId,
          label: address,
          ...(matchType === 'similar'
            ? { description: t('similar') }
            : // A whole street or district says itself that it is no exact address.
              isApproximate && kind === 'address' && { description: t('approximate') }),
        }))}
        onSelect={({ value: placeId }) => {
          const suggestion = suggestions.find((candidate) => candidate.placeId === placeId);
          if (suggestion !== undefined) choose(suggestion);
        }}
        {...(sources.length > 0 && { credit: sources.map((source) => t(`source.${source}`)).join('; ') })}
        status={searchStatus}
        onRetry={() => (chosen === null ? retry() : choose(chosen))}
        labels={{
          loading: t('searching'),
          empty: t(addressesOnly ? 'noAddress' : 'noPlace'),
          failed: t('failed'),
          retry: t('retry'),
        }}
        loadLabels={{ loading: t('loading'), failed: t('loadFailed'), retry: t('retry') }}
      />
      {chosen?.isApproximate === true && chosen.address === value && chosen.matchType !== 'similar' && (
        <Text size="small" tone="muted">
          {t('approximateChosen')}
        </Text>
      )}
    </Stack>
  );
}

/** Takes the answer to an address that was typed elsewhere, once. */
function useGiven(given: string | null, isAnswered: boolean, take: () => void): void {
  const isTaken = useRef(given === null);
  useEffect(() => {
    if (isTaken.current || !isAnswered) return;
    isTaken.current = true;
    take();
  });
}

interface Place {
  readonly address: string;
  readonly location: Position | null;
}

interface AddressForm<Errors> {
  readonly values: Place;
  readonly change: (changed: Place) => void;
  readonly errors: Errors;
  readonly leave: (name: string) => void;
}

interface Search extends Pick<AddressSearchProps, 'addressesOnly' | 'given'> {
  /** Whether the place can be picked on a map as well, which may be open from the beginning. */
  readonly hasMap?: boolean | 'open';
}

type AddressErrors = Readonly<Partial<Record<'address' | 'location', string>>>;

/** An address and the place that is chosen with it are one question: they have one error, and are left together. */
export function addressWithPlace<Errors extends AddressErrors>(
  { values, change, errors, leave }: AddressForm<Errors>,
  { hasMap = false, ...search }: Search = {},
) {
  return {
    errors: { ...errors, address: errors.address ?? errors.location },
    onLeave: (name: string) => {
      leave(name);
      if (name === 'address') leave('location');
    },
    renderAddress: (field: NamedField) => {
      const onPlace = (address: string, location: Position) => change({ address, location });
      const addressSearch = (
        <AddressSearch
          {...field}
          {...search}
          value={values.address}
          // What is typed lies nowhere until it is chosen from the list.
          onChange={(address) => {
            if (address !== values.address) change({ address, location: null });
          }}
          onPlace={onPlace}
        />
      );
      if (!hasMap) return addressSearch;
      return (
        <Stack gap={3}>
          {addressSearch}
          <PlaceOnMap
            address={values.address}
            location={values.location}
            onPlace={onPlace}
            isOpenAtFirst={hasMap === 'open'}
          />
        </Stack>
      );
    },
  };
}

interface LocationFieldProps extends Search {
  readonly label: string;
  readonly description: string;
  readonly value: Place;
  readonly onChange: (value: Place) => void;
  readonly check: Pick<FaultCheck<keyof Place>, 'errors' | 'leave'>;
}

export function LocationField({ label, description, value, onChange, check, ...search }: LocationFieldProps) {
  const { errors, onLeave, renderAddress } = addressWithPlace(
    { values: value, change: onChange, errors: check.errors, leave: check.leave },
    search,
  );
  return renderAddress({
    id: 'location-address',
    name: 'address',
    label,
    description,
    errorMessage: errors.address,
    isRequired: true,
    onBlur: () => onLeave('address'),
  });
}
