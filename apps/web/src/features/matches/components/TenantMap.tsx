import type { Schemas } from '@tilava/sdk';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AreaMap } from '../../../shared/map/AreaMap.tsx';
import { mappedTenant } from '../model/mappedTenant.ts';
import type { MatchMarks } from './MatchesAround.tsx';
import { useMatchAddress } from './useMatchAddress.ts';

interface TenantMapProps {
  readonly announcement: Schemas['Announcement'];
  /** Those that are known so far, best first. */
  readonly matches: readonly Extract<Schemas['Match'], { kind: 'tenant' }>[];
  /** How many there are within the circle. */
  readonly total: number;
  readonly marks: MatchMarks;
  readonly onChoose: (needId: string) => void;
}

/** Where tenants look for premises, around those that are let. */
export default function TenantMap({ announcement, matches, total, marks, onChoose }: TenantMapProps) {
  const navigate = useNavigate();
  const addressOf = useMatchAddress();
  const { address, location } = announcement.properties;
  const premises = useMemo(() => matches.map(mappedTenant), [matches]);
  return (
    <AreaMap
      address={address}
      location={location}
      premises={premises}
      total={total}
      isOfTenants
      selectedId={marks.chosenKey}
      onSelect={onChoose}
      highlightedId={marks.highlightedKey}
      onHighlight={marks.onHighlight}
      onOpen={(id) => void navigate(addressOf(id, announcement.id))}
    />
  );
}
