import { Grid } from '../layout/Grid.tsx';
import { PremisesDrawing } from '../patterns/PremisesDrawing/PremisesDrawing.tsx';
import { figure } from './foundations.css.ts';
import { Sample } from './Sample.tsx';
import * as styles from './Welcome.css.ts';

/** The first four premises, as they stand along a street. */
export function Street() {
  return (
    <Sample>
      <div className={styles.street}>
        {[1, 2, 3, 4].map((number) => (
          <PremisesDrawing key={number} number={number} />
        ))}
      </div>
    </Sample>
  );
}

const places = [
  {
    id: 'foundations-principles--docs',
    name: 'Principles',
    about: 'What the look asks for, and what it forbids',
  },
  {
    id: 'foundations-tokens--docs',
    name: 'Tokens',
    about: 'Every decision by its name, to find and to take away',
  },
  { id: 'foundations-colour--docs', name: 'Colour', about: 'Paper, ink, and one strong green' },
  { id: 'foundations-contrast--docs', name: 'Contrast', about: 'Every pair that meets, with its ratio' },
  { id: 'foundations-type--docs', name: 'Type', about: 'One family in seven sizes' },
  { id: 'foundations-space-and-layout--docs', name: 'Space and layout', about: 'A grid of 4 px' },
  { id: 'foundations-themes--docs', name: 'Themes', about: 'Light, dark, forced colours, print' },
  { id: 'foundations-density--docs', name: 'Density', about: 'Comfortable and compact' },
  { id: 'foundations-motion--docs', name: 'Motion', about: 'Where it explains, and when it stops' },
  { id: 'foundations-icons--docs', name: 'Icons', about: 'Every drawing by its name' },
  {
    id: 'foundations-drawings-and-marks--docs',
    name: 'Drawings and marks',
    about: 'To pick from, in light and in dark',
  },
  {
    id: 'foundations-lines-and-corners--docs',
    name: 'Lines and corners',
    about: 'Hairlines instead of boxes',
  },
  {
    id: 'foundations-writing--docs',
    name: 'Writing',
    about: 'Short, plain, active, and how an error is written',
  },
  { id: 'foundations-change-log--docs', name: 'Change log', about: 'What is new, group by group' },
] as const;

/** The ways to the foundations. */
export function Places() {
  return (
    <Sample>
      <Grid as="ul" columns="narrow" gap={4}>
        {places.map(({ id, name, about }) => (
          <li key={id}>
            <a className={styles.link} href={`./?path=/docs/${id}`} target="_top">
              <div className={styles.place}>{name}</div>
              <div className={figure}>{about}</div>
            </a>
          </li>
        ))}
      </Grid>
    </Sample>
  );
}
