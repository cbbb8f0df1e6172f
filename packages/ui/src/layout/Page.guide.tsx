import { Heading } from '../components/Heading/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { byClass } from '../guide/byClass.ts';
import type { Guide } from '../guide/guide.ts';
import { Wide } from '../guide/Wide.tsx';
import { page } from './Page.css.ts';
import { Page } from './Page.tsx';
import { Stack } from './Stack.tsx';

const matches = (
  <Stack gap={2}>
    <Heading level={3}>Matches</Heading>
    <Text>12 premises within 3 km of Kalevankatu 30.</Text>
  </Stack>
);

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Around the content of every page, as `main`.',
    'Around each part of a page whose ground reaches from edge to edge, so that all begin on one line.',
  ],
  avoid: [
    { when: 'Things in the page are held apart.', take: 'Stack' },
    { when: 'A part is set off from its neighbours.', take: 'Card' },
    { when: 'Lines of text are too long.', take: 'Text, which ends them by itself' },
    { when: 'It lies in another Page already.', take: 'Nothing' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <Page>{matches}</Page>
      </Wide>
    ),
    parts: [
      {
        name: 'Column',
        about: 'In the middle of the window, its content at most 1200 px wide.',
        selector: byClass(page),
      },
      {
        name: 'Content',
        about: 'Between gutters, which are narrower on a phone and none on paper.',
        selector: `${byClass(page)} > *`,
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <Page>{matches}</Page>
          </Wide>
        ),
        why: 'One column, one edge: content begins where the bar above it begins.',
      },
      wrong: {
        picture: (
          <Wide>
            <Page>
              <Page>{matches}</Page>
            </Page>
          </Wide>
        ),
        why: 'A Page within a Page has its gutters twice, and stands beside every other edge.',
      },
    },
  ],
  keys: [],
  focus: [
    'With an `id` the focus can come to it: by a SkipLink, or by script after a change of route. Tab passes it by.',
  ],
  heard: [
    'As `main` it is the page’s content, to which screen readers leap. As `div` it says nothing.',
    'As `header` and `footer` it is `banner` and `contentinfo`, unless it lies within `main`.',
  ],
  owes: ['Exactly one with `as="main"` in a page.', 'The `id` to which the SkipLink leads.'],
};
