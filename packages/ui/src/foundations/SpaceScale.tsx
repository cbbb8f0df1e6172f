import { Grid } from '../layout/Grid.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Page } from '../layout/Page.tsx';
import { Stack } from '../layout/Stack.tsx';
import { breakpoint } from '../tokens/media.ts';
import { measure, space } from '../tokens/scale.ts';
import { figure, list, name } from './foundations.css.ts';
import { Sample } from './Sample.tsx';
import * as styles from './SpaceScale.css.ts';

const UNIT_PIXELS = 4;

/** Every distance, drawn at its size. */
export function SpaceScale() {
  return (
    <Sample>
      <div className={list}>
        {Object.entries(space).map(([units, size]) => (
          <div key={units} className={styles.row}>
            <span className={name}>{units}</span>
            <span className={figure}>{Number(units) * UNIT_PIXELS} px</span>
            <div className={styles.bar} style={{ width: size }} />
          </div>
        ))}
      </div>
    </Sample>
  );
}

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.block}>
      {index + 1}
    </div>
  ));

/** Three blocks below each other. */
export function StackSample() {
  return (
    <Sample>
      <Stack gap={3}>{blocks(3)}</Stack>
    </Sample>
  );
}

/** Blocks beside each other, wrapping. */
export function InlineSample() {
  return (
    <Sample>
      <Inline gap={3}>{blocks(8)}</Inline>
    </Sample>
  );
}

/** Blocks in as many columns as there is room for. */
export function GridSample() {
  return (
    <Sample>
      <Grid columns="narrow" gap={3}>
        {blocks(6)}
      </Grid>
    </Sample>
  );
}

/** The column of a page with its gutters. */
export function PageSample() {
  return (
    <Sample>
      <div className={styles.window}>
        <Page>
          <div className={styles.block}>
            The page: at most {measure.page}, its text at most {measure.text}
          </div>
        </Page>
      </div>
    </Sample>
  );
}

/** The widths at which layouts change, in words. */
export function Breakpoints() {
  return (
    <>
      Layouts change at {breakpoint.narrow} and {breakpoint.wide}. Both are in rem: who enlarges the text gets
      the layout that has room for it.
    </>
  );
}
