import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SoughtAddress } from '../model/tenantBeginning.ts';
import { tenantStepPath } from '../model/tenantSteps.ts';

/**
 * Takes an address from another page over, once, and out of this page's own.
 *
 * @returns what is to be searched for
 */
export function useGivenAddress(
  given: string | null,
  { address }: SoughtAddress,
  change: (location: SoughtAddress) => void,
): string | null {
  const navigate = useNavigate();
  const [search] = useState(() => (given === null || given === address ? null : given));
  useEffect(() => {
    if (given === null) return;
    if (search !== null) change({ address: search, location: null });
    void navigate(tenantStepPath(0), { replace: true });
    // Only what this page was opened with counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);
  return search;
}
