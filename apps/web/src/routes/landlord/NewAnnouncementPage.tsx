import { useParams } from 'react-router-dom';
import { NewAnnouncement } from '../../features/announcements/components/NewAnnouncement.tsx';
import * as styles from '../columns.css.ts';

/** Where a landlord publishes: the step of the address. */
export default function NewAnnouncementPage() {
  const { index } = useParams();
  return (
    <div className={styles.form}>
      <NewAnnouncement index={Number(index)} />
    </div>
  );
}
