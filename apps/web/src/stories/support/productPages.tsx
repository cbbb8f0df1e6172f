import type { Meta, StoryObj } from '@storybook/react-vite';
import { settingsOf } from '../../../../../.storybook/settings.ts';
import { answers } from './answers.ts';
import type { StoryOptions } from './setupStory.ts';
import { ProductPage } from './ProductPage.tsx';

/** A group of pages of the product, as stories. */
export type PageMeta = Meta<StoryOptions>;

/** A page of the product, as a story. */
export type PageStory = StoryObj<StoryOptions>;

/** What the stories of pages have in common. The controls take other addresses, roles and answers. */
export const productPages = {
  args: { path: '/', role: 'visitor', answers: 'filled' },
  argTypes: {
    role: { control: 'select', options: ['visitor', 'tenant', 'organisation', 'landlord', 'admin'] },
    answers: { control: 'inline-radio', options: answers },
    replies: { table: { disable: true } },
    drafts: { table: { disable: true } },
  },
  parameters: {
    layout: 'fullscreen',
    // These are pages, landmarks and first heading included: axe reads the whole document by all of its rules.
    a11y: { context: 'html', config: { rules: [] } },
  },
  render: (options, { globals }) => (
    <ProductPage
      // Another page is another visit.
      key={`${options.role} ${options.answers} ${options.path}`}
      settings={settingsOf(globals)}
      {...options}
    />
  ),
} satisfies PageMeta;
