import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import sizes from '../packages/ui/size/weights.json' with { type: 'json' };
import type { Guide } from '../packages/ui/src/guide/guide.ts';
import { AccessSections, UsageSections } from './GuideSections.tsx';
import { useIsDark } from './useIsDark.ts';

const weights: Readonly<Record<string, number>> = sizes;

/** The documentation of a component: what it is, how it is used, what it looks like and how it is heard. */
export function ComponentPage() {
  const isDark = useIsDark();
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { readonly guide?: Guide };
  const weight = weights[guide?.entry ?? preparedMeta.title.split('/').at(-1) ?? ''];
  return (
    <>
      <Title />
      <Subtitle />
      {weight !== undefined && <Weight bytes={weight} />}
      <Description />
      {/* What it looks like before how it is written: most come to look. */}
      <Primary />
      <Source language="tsx" dark={isDark} />
      <details>
        <summary>Change its properties</summary>
        <Controls />
      </details>
      {guide && <UsageSections {...guide} />}
      <Stories title={<h2 id="states-at-a-glance">States at a glance</h2>} includePrimary={false} />
      {guide && <AccessSections {...guide} />}
      <h2 id="properties">Properties</h2>
      <ArgTypes />
    </>
  );
}

const Weight = ({ bytes }: { readonly bytes: number }) => (
  <p>
    First download, with everything it needs besides React: {(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)}
    {'\u00a0'}KB
  </p>
);
