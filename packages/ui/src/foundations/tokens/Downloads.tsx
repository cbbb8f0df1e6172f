import css from '../../tokens/generated/tilava.css?raw';
import json from '../../tokens/generated/tilava.tokens.json?raw';
import { figure } from '../foundations.css.ts';
import { Sample } from '../Sample.tsx';
import * as styles from './Downloads.css.ts';

const files = [
  {
    name: 'tilava.tokens.json',
    type: 'application/json',
    text: json,
    about: 'For drawing tools: every token in the format of the Design Tokens Community Group, 2025.10',
  },
  {
    name: 'tilava.css',
    type: 'text/css',
    text: css,
    about: 'For pages without the library: CSS variables, light and dark, comfortable and compact',
  },
] as const;

/** The files to take away. */
export function Downloads() {
  return (
    <Sample>
      <ul className={styles.files}>
        {files.map(({ name, type, text, about }) => (
          <li key={name}>
            <a
              href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
              download={name}
              className={styles.link}
            >
              Download {name}
            </a>
            <div className={figure}>{about}</div>
          </li>
        ))}
      </ul>
    </Sample>
  );
}
