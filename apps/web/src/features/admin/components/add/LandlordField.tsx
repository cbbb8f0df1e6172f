import { listUsersQuery } from '@tilava/sdk/react-query';
import { ComboBox } from '@tilava/ui/onDemand/ComboBox';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTypeahead } from '../../../../shared/forms/useTypeahead.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { nameOfUser } from '../../model/entries.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface LandlordFieldProps {
  readonly id: string;
  /** Gets the id of who was chosen; null as soon as something else is typed. */
  readonly onChange: (id: string | null) => void;
  readonly errorMessage: string | undefined;
}

/** Finds a landlord by name or email; whoever is not among the first 20 is found by more of their name. */
export function LandlordField({ id, onChange, errorMessage }: LandlordFieldProps) {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const retryLabel = useTranslations('common')('tryAgain');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, status, retry } = useTypeahead(typed === chosen ? '' : typed, (text) =>
    listUsersQuery(tilava, { text, isLandlord: true, sort: 'name', entriesPerPage: 20 }),
  );
  const landlords = status === 'idle' ? [] : (data?.results ?? []);
  const type = (text: string) => {
    setTyped(text);
    // The widget repeats the text of who was chosen.
    if (text !== chosen) onChange(null);
  };
  return (
    <ComboBox
      id={id}
      label={labels.owner}
      description={labels.ownerHint}
      isRequired
      errorMessage={errorMessage}
      value={typed}
      onChange={type}
      options={landlords.map((user) => ({
        value: user.id,
        label: user.email,
        description: nameOfUser(user),
      }))}
      onSelect={({ value, label }) => {
        setChosen(label);
        setTyped(label);
        onChange(value);
      }}
      status={status}
      onRetry={retry}
      labels={{
        loading: labels.searching,
        empty: labels.nobodyFound,
        failed: labels.searchFailed,
        retry: retryLabel,
      }}
      loadLabels={{ loading: labels.loadingSearch, failed: labels.searchFailed, retry: retryLabel }}
    />
  );
}
