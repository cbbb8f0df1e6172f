import { useParams } from 'react-router-dom';
import { useAnnouncementMatch } from '../../features/matches/api/useAnnouncementMatch.ts';
import { AnnouncementDetail } from '../../features/matches/components/detail/AnnouncementDetail.tsx';
import { DetailPlace } from '../../features/matches/components/detail/DetailPlace.tsx';

/** One match of a tenant's, by the id of its premises. */
export default function AnnouncementMatchPage() {
  const { propId = '' } = useParams();
  const detail = useAnnouncementMatch(propId);
  return <DetailPlace detail={detail}>{(pair) => <AnnouncementDetail {...pair} />}</DetailPlace>;
}
