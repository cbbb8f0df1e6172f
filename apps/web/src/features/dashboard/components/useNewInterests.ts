import type { Schemas } from '@tilava/sdk';
import { useState } from 'react';
import { useReceivedInterests } from '../../../shared/interests/useReceivedInterests.ts';

type Interest = Schemas['ReceivedInterest'];

export const interestKey = ({ announcement, tenant }: Interest): string => `${announcement} ${tenant}`;

/** The interest that others have shown, and what of it was new since this page is there, also after it was seen. */
export function useNewInterests() {
  const received = useReceivedInterests();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const found = (received.data?.results ?? []).filter(({ isNew }) => isNew);
  if (found.some((interest) => !keys.has(interestKey(interest)))) {
    setKeys(new Set([...keys, ...found.map(interestKey)]));
  }
  return {
    received,
    newKeys: { has: (interest: Interest) => keys.has(interestKey(interest)) },
    /** When the latest that was not seen yet was shown. */
    newUntil: found[0]?.since,
  };
}
