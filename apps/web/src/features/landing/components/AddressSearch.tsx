import { LandingHero } from '@tilava/ui/LandingHero';
import { TextField } from '@tilava/ui/TextField';
import type { ReactNode, SubmitEvent } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';

const street = [1, 3, 7, 5, 2] as const;

interface AddressSearchProps {
  /** Whether the reader came from another page, and reads on from the heading. */
  readonly takesFocus: boolean;
  /** What stands beside. */
  readonly children: ReactNode;
}

/** The sentence, and a field whose address goes into the wizard's first step, with any script or none. */
export function AddressSearch({ takesFocus, children }: AddressSearchProps) {
  const t = useTranslations('landing');
  const navigate = useNavigate();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was typed before the script came counts, too.
    const typed = new FormData(event.currentTarget).get('address');
    const address = typeof typed === 'string' ? typed.trim() : '';
    const query = address === '' ? '' : `?${createSearchParams({ address }).toString()}`;
    void navigate(`${paths.signUpTenant}${query}`);
  };

  return (
    <LandingHero
      title={t('tagline')}
      takesFocus={takesFocus}
      description={t('sentence')}
      action={paths.signUpTenant}
      onSubmit={search}
      field={<TextField label={t('address')} name="address" autoComplete="street-address" />}
      submitLabel={t('search')}
      street={street}
      aside={children}
    />
  );
}
