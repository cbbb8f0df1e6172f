import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import * as styles from './SectionNav.css.ts';

/** A section of a long form, as a FormSection with this `id` has it. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

export interface SectionNavProps {
  /** The name of the navigation for screen readers, e.g. "Form sections". */
  readonly label: string;
  /** The sections in their order. */
  readonly sections: readonly SectionLink[];
  /** A Form with the layout `sections`. */
  readonly children: ReactNode;
}

/** Beside a long form: its sections, of which the one being read is marked. Narrow pages show the form alone. */
export function SectionNav({ label, sections, children }: SectionNavProps) {
  const [currentId, setCurrentId] = useState(sections[0]?.id);
  // Near the end, a link can't scroll far enough for its section to be the one being read.
  const hasChosen = useRef(false);

  const follow = useEffectEvent(() => {
    if (!hasChosen.current) setCurrentId(readSection(sections)?.id);
    hasChosen.current = false;
  });

  useEffect(() => {
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, []);

  const goTo = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (section === null) return;
    // The browser alone would change the address.
    event.preventDefault();
    const before = window.scrollY;
    section.scrollIntoView();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    hasChosen.current = window.scrollY !== before;
    setCurrentId(id);
  };

  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.link}
                  onClick={(event) => goTo(event, id)}
                  {...(id === currentId && { 'aria-current': 'location' })}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  );
}

/** The last section that begins in the upper third of the window; at the end of the page the last one. */
function readSection(sections: readonly SectionLink[]): SectionLink | undefined {
  const { innerHeight, scrollY } = window;
  if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
    return sections.at(-1);
  const begun = sections.filter(({ id }) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top < innerHeight / 3;
  });
  return begun.at(-1) ?? sections[0];
}
