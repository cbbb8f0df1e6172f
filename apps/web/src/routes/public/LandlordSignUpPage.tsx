import { Stack } from '@tilava/ui/Stack';
import { LandlordSignUp } from '../../features/signUp/components/LandlordSignUp.tsx';
import * as styles from '../columns.css.ts';

/** A landlord's sign-up on one page. */
export default function LandlordSignUpPage() {
  return (
    <div className={styles.form}>
      <Stack gap={6}>
        <LandlordSignUp />
      </Stack>
    </div>
  );
}
