import { ComboBox } from '@tilava/ui/onDemand/ComboBox';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLandlords } from '../../api/useLandlords.ts';
import { nameOfUser } from '../../model/entries.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface LandlordFieldProps {
  readonly id: string;
  /** Gets the id of who was chosen; null as soon as something else is typed. */
  readonly onChange: (id: string | null) => void;
  readonly errorMessage: string | undefined;
}

/** Finds a landlord by name or email. */
export function LandlordField({ id, onChange, errorMessage }: LandlordFieldProps) {
  const words = useAdminTexts();
  const retry = useTranslations('common')('tryAgain');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useLandlords(typed === chosen ? '' : typed);
  const type = (text: string) => {
    setTyped(text);
    // The widget repeats the text of who was chosen.
    if (text !== chosen) onChange(null);
  };
  return (
    <ComboBox
      id={id}
      label={words.owner}
      description={words.ownerHint}
      isRequired
      errorMessage={errorMessage}
      value={typed}
      onChange={type}
      options={search.landlords.map((user) => ({
        value: user.id,
        label: user.email,
        description: nameOfUser(user),
      }))}
      onSelect={({ value, label }) => {
        setChosen(label);
        setTyped(label);
        onChange(value);
      }}
      status={search.status}
      onRetry={search.retry}
      labels={{ loading: words.searching, empty: words.nobodyFound, failed: words.searchFailed, retry }}
      loadLabels={{ loading: words.loadingSearch, failed: words.searchFailed, retry }}
    />
  );
}
