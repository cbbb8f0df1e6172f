import { useParams } from 'react-router-dom';
import { AnnouncementDetail } from '../../features/matches/components/detail/AnnouncementDetail.tsx';
import { useAnnouncementMatch } from '../../features/matches/api/useMatchDetails.ts';

/** One match of a tenant's, by the id of its premises. */
export default function AnnouncementMatchPage() {
  const { propId = '' } = useParams();
  return <AnnouncementDetail detail={useAnnouncementMatch(propId)} />;
}
