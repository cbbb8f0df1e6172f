import { useParams } from 'react-router-dom';
import { TenantDetail } from '../../features/matches/components/detail/TenantDetail.tsx';
import { useTenantMatch } from '../../features/matches/api/useMatchDetails.ts';

/** One match of a landlord's, by the announcement's id and the need's. */
export default function TenantMatchPage() {
  const { annoId = '', propId = '' } = useParams();
  return <TenantDetail detail={useTenantMatch(annoId, propId)} />;
}
