import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { table } from '../packages/ui/src/foundations/foundations.ts';
import * as styles from '../packages/ui/src/guide/guide.css.ts';
import type { Anatomy, Comparison, Example, Guide } from '../packages/ui/src/guide/guide.ts';

/** What a guide says of the use of a component, before its stories. */
export function UsageSections({ use, avoid, anatomy, comparisons }: Guide) {
  return (
    <>
      <Text>
        {`## When and how to use it\n\n${list(use)}\n\n## When not to use it\n\n${table(
          ['When', 'Use'],
          avoid.map(({ when, take }) => [when, take]),
        )}`}
      </Text>
      {anatomy && <AnatomySection {...anatomy} />}
      {comparisons && <Comparisons of={comparisons} />}
    </>
  );
}

/** What a guide says to those who use the keyboard or a screen reader. */
export function AccessSections({ keys, focus, heard, owes }: Guide) {
  const sections = [
    (keys || focus) && '## Keyboard',
    keys &&
      table(
        ['Key', 'What it does'],
        keys.map(({ name, does }) => [name, does]),
      ),
    focus && list(focus),
    `## What assistive technology hears\n\n${list(heard)}`,
    owes && `## What the page must do\n\n${list(owes)}`,
  ];
  return <Text>{sections.filter(Boolean).join('\n\n')}</Text>;
}

const AnatomySection = ({ picture, parts }: Anatomy) => (
  <>
    <Text>## Anatomy</Text>
    <Unstyled>
      {/* A picture, out of reach of the keyboard: the table below it says what it shows. */}
      <div className={styles.sheet} inert>
        {picture}
      </div>
    </Unstyled>
    <Text>
      {table(
        ['Part', 'What it is for'],
        parts.map(({ name, about }) => [name, about]),
      )}
    </Text>
  </>
);

const Comparisons = ({ of }: { readonly of: readonly Comparison[] }) => (
  <>
    <Text>## Do and don’t</Text>
    {of.map(({ right, wrong }) => (
      <div key={right.why} className={styles.pair}>
        <Side verdict="Do" {...right} />
        <Side verdict="Don’t" {...wrong} />
      </div>
    ))}
  </>
);

const Side = ({ verdict, picture, why }: Example & { readonly verdict: string }) => (
  <div>
    <Unstyled>
      <div className={styles.picture} inert>
        {picture}
      </div>
    </Unstyled>
    <Text>{`**${verdict}:** ${why}`}</Text>
  </div>
);

// Without a box around it, so that the headings are the page's own.
const Text = ({ children }: { readonly children: string }) => (
  <Markdown options={{ wrapper: Fragment, forceBlock: true }}>{children}</Markdown>
);

const list = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `- ${sentence}`).join('\n');
