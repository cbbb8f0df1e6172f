import { Navigate, useSearchParams } from 'react-router-dom';
import { Comparison } from '../../features/matches/components/comparison/Comparison.tsx';
import { comparedIds, leastCompared, listAddress } from '../../features/matches/model/comparison.ts';
import { useAnnouncementMatches } from '../../features/matches/api/useMatchDetails.ts';

/** Two to four of a tenant's matches side by side; fewer are a list. */
export default function ComparisonPage() {
  const [search] = useSearchParams();
  const ids = comparedIds(search);
  const detail = useAnnouncementMatches(ids);
  if (ids.length < leastCompared) return <Navigate to={listAddress(search)} replace />;
  return <Comparison detail={detail} />;
}
