import { darkColors, lightColors, type SemanticColors } from '../theme/colors.ts';
import { isColor, toCss, toHex } from '../tokens/color.ts';
import type { Oklch } from '../tokens/palette.ts';
import { ratioOf } from './contrast/ratio.ts';
import { beside, figure, sheet } from './foundations.css.ts';
import * as styles from './Roles.css.ts';
import { Sample } from './Sample.tsx';

interface Role {
  readonly name: string;
  readonly color: Oklch;
}

/** Every role of both themes, each theme on its own ground. */
export function Roles() {
  return (
    <Sample>
      <div className={beside}>
        <Theme name="light" colors={lightColors} />
        <Theme name="dark" colors={darkColors} />
      </div>
    </Sample>
  );
}

function Theme({ name, colors }: { readonly name: 'light' | 'dark'; readonly colors: SemanticColors }) {
  return (
    <section data-theme={name} className={sheet} aria-label={`Roles of the ${name} theme`}>
      <p className={styles.title}>{name === 'light' ? 'Ink on paper' : 'Paper on ink'}</p>
      {Object.entries(colors).map(([group, value]: [string, Oklch | object]) => (
        <div key={group}>
          <p className={styles.group}>{group}</p>
          {rolesOf(group, value).map((role) => (
            <div key={role.name} className={styles.role}>
              <span className={styles.swatch} style={{ background: toCss(role.color) }} />
              <span>{role.name}</span>
              <span className={figure}>
                {toHex(role.color)} ·{' '}
                {ratioOf({ foreground: role.color, background: colors.background.page })}
              </span>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function rolesOf(name: string, value: Oklch | object): readonly Role[] {
  if (isColor(value)) return [{ name, color: value }];
  return Object.entries(value).flatMap(([part, inner]: [string, Oklch | object]) =>
    isColor(inner)
      ? [{ name: part, color: inner }]
      : rolesOf(part, inner).map((role) => ({ ...role, name: `${part} ${role.name}` })),
  );
}
