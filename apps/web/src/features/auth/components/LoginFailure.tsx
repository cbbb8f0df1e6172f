import { Icon } from '@tilava/ui/Icon';
import * as styles from './LoginFailure.css.ts';

/** Why the login failed. The region is always there, so that screen readers tell of what comes into it. */
export function LoginFailure({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles.failure}>
          <Icon name="alert" />
          {text}
        </p>
      )}
    </div>
  );
}
