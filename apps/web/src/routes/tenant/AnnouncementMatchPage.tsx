import { useParams } from 'react-router-dom';
import { useAnnouncementMatch } from '../../features/matches/api/useAnnouncementMatch.ts';
import { AnnouncementDetail } from '../../features/matches/components/detail/AnnouncementDetail.tsx';

/** One match of a tenant's, by the id of its premises. */
export default function AnnouncementMatchPage() {
  const { propId = '' } = useParams();
  return <AnnouncementDetail detail={useAnnouncementMatch(propId)} />;
}
