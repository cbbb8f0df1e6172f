import { Icon, iconNames, isDirected } from '../components/Icon/Icon.tsx';
import { figure } from './foundations.css.ts';
import * as styles from './IconSheet.css.ts';
import { Sample } from './Sample.tsx';

/** Every drawing with its name. */
export function IconSheet() {
  return (
    <Sample>
      <div className={styles.icons}>
        {iconNames.map((name) => (
          <div key={name} className={styles.icon}>
            <span className={styles.large}>
              <Icon name={name} />
            </span>
            <span className={styles.label}>
              {name} {isDirected(name) && <span className={figure}>turns</span>}
            </span>
          </div>
        ))}
      </div>
    </Sample>
  );
}
