import { useMutation } from '@tanstack/react-query';
import type { Position } from '@tilava/domain/place';
import { ComboBox } from '@tilava/ui/onDemand/ComboBox';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';
import { useSuggestions, type Suggestion } from '../api/useSuggestions.ts';
import { randomId } from '../../../shared/requests/randomId.ts';

/** What the field of an address gets of its form. */
export interface AddressSearchProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly description?: React.ReactNode;
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean;
  readonly onBlur?: () => void;
  readonly value: string;
  /** Gets what is typed, or the text of what was chosen. The place of an earlier choice counts no more. */
  readonly onChange: (address: string) => void;
  /** Gets where the chosen address lies. Without it no place is asked for. */
  readonly onPlace?: (address: string, position: Position) => void;
  /** Whether districts and other areas are left out. @default false */
  readonly addressesOnly?: boolean;
  /**
   * An address that was typed elsewhere: it is searched for at once. If just one place has exactly this address, it is
   * chosen, and nothing else ever is: otherwise the list opens.
   */
  readonly given?: string | null;
}

/** A field that finds addresses by the beginning of what is typed, with typing errors too. */
export function AddressSearch({
  value,
  onChange,
  onPlace,
  addressesOnly = false,
  given = null,
  ...field
}: AddressSearchProps) {
  const t = useTranslations('places');
  const { tilava } = useServices();
  const [session, setSession] = useState(newSession);
  const [searched, setSearched] = useState(given ?? '');
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const { status, suggestions, sources, retry } = useSuggestions({
    text: searched,
    addressesOnly,
    session,
  });

  const place = useMutation({
    mutationFn: ({ placeId }: Suggestion) => tilava.places.get(placeId, { session }),
    // The server counts a search as ended when its place is read.
    onSettled: () => setSession(newSession()),
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
        options={suggestions.map(({ placeId, address, isApproximate, matchType }) => ({
          value: placeId,
          label: address,
          ...(isApproximate && { description: t(matchType === 'similar' ? 'similar' : 'approximate') }),
        }))}
        onSelect={({ value: placeId }) => {
          const suggestion = suggestions.find((candidate) => candidate.placeId === placeId);
          if (suggestion !== undefined) choose(suggestion);
        }}
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
      {chosen?.isApproximate === true && chosen.matchType !== 'similar' && (
        <Text size="small" tone="muted">
          {t('approximateChosen')}
        </Text>
      )}
      {sources.length > 0 && (
        <Text size="small" tone="muted">
          {sources.map((source) => t(`source.${source}`)).join('; ')}
        </Text>
      )}
    </Stack>
  );
}

const newSession = (): string => randomId();

/** Takes the answer to an address that was typed elsewhere, once. */
function useGiven(given: string | null, isAnswered: boolean, take: () => void): void {
  const isTaken = useRef(given === null);
  useEffect(() => {
    if (isTaken.current || !isAnswered) return;
    isTaken.current = true;
    take();
  });
}
