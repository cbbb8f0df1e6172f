import { Icon } from '@tilava/ui/Icon';
import * as styles from './FormAlert.css.ts';

/** Says at the form why it failed, to the ear as well. Mount it with the failure and not before. */
export function FormAlert({ children }: { readonly children: string }) {
  return (
    <div role="alert" className={styles.alert}>
      <span className={styles.icon}>
        <Icon name="alert" />
      </span>
      <span>{children}</span>
    </div>
  );
}
