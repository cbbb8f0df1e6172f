import { Icon } from '../../components/Icon/Icon.tsx';
import { Sample } from '../Sample.tsx';
import * as styles from './Principle.css.ts';
import { screens, type ScreenName } from './screens.ts';

export interface PrincipleProps {
  /** The product's own page that shows it. */
  readonly screen: ScreenName;
  /** What is done for it. */
  readonly asks: readonly string[];
  /** What may not be done, however good it looks. */
  readonly forbids: readonly string[];
}

/** A principle of the look: the product's own page, what it asks for, and what it forbids. */
export function Principle({ screen, asks, forbids }: PrincipleProps) {
  const { light, dark, isPhone, alt } = screens[screen];
  const frame = isPhone ? styles.phone : styles.desktop;
  return (
    <Sample>
      <div className={isPhone ? styles.besidePhone : styles.belowDesktop}>
        <div className={frame}>
          <img className={styles.light} src={light} alt={alt} loading="lazy" />
          <img className={styles.dark} src={dark} alt={alt} loading="lazy" />
        </div>
        <div className={styles.words}>
          <Rules verdict="asks" title="It asks for" rules={asks} />
          <Rules verdict="forbids" title="It forbids" rules={forbids} />
        </div>
      </div>
    </Sample>
  );
}

interface RulesProps {
  readonly verdict: 'asks' | 'forbids';
  readonly title: string;
  readonly rules: readonly string[];
}

function Rules({ verdict, title, rules }: RulesProps) {
  return (
    <div className={styles.rules[verdict]}>
      <div className={styles.title[verdict]}>
        <Icon name={verdict === 'asks' ? 'check' : 'cross'} />
        {title}
      </div>
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule} className={styles.rule}>
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
