import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Page } from '../../layout/Page.tsx';
import { guide } from './SkipLink.guide.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guide, docs: { story: { inline: false, height: '12rem' } } },
  args: { children: 'Skip to content', target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Page as="main" id="content">
        Press Tab to see the link.
      </Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.offsetWidth).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetWidth).toBeGreaterThan(100);
  },
};
