import { useParams, useSearchParams } from 'react-router-dom';
import { TenantSignUp } from '../../features/signUp/components/TenantSignUp.tsx';
import * as styles from '../columns.css.ts';

/** A tenant's sign-up: the step of the address, to which the landing page may hand an address over. */
export default function TenantSignUpPage() {
  const { index } = useParams();
  const [search] = useSearchParams();
  return (
    <div className={styles.form}>
      <TenantSignUp index={Number(index)} given={search.get('address')} />
    </div>
  );
}
