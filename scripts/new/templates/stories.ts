import type { Options } from '../options.ts';

/** The text of `Name.stories.tsx`. */
export const storiesOf = (options: Options): string =>
  options.isInteractive ? pressed(options) : shown(options);

const meta = ({ group, name }: Options, args: string): string => `const meta = {
  title: '${group}/${name}',
  component: ${name},
  parameters: { guide },
  args: ${args},
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`;

/** Stories that differ only in the property which holds the words. */
const wordings = (words: string): string => `export const LongFinnishText: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { ${words}: 'Liiketilahuoneiston vuokrasopimuksen irtisanomisaika' },
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { ${words}: 'x'.repeat(300) },
};

export const NarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = { tags: ['behaviour'], decorators: [rightToLeft] };
`;

const shown = (options: Options): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { guide } from './${options.name}.guide.tsx';
import { ${options.name} } from './${options.name}.tsx';

${meta(options, "{ children: 'Available at once' }")}
export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <${options.name} {...args} />
      <${options.name} tone="match">Inside your budget</${options.name}>
      <${options.name} tone="attention">Two days left</${options.name}>
      <${options.name} tone="danger">No longer available</${options.name}>
    </Stack>
  ),
};

${wordings('children')}`;

const pressed = (options: Options): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { guide } from './${options.name}.guide.tsx';
import { ${options.name} } from './${options.name}.tsx';

${meta(options, "{ label: 'Show on the map', onPress: fn() }")}
export const States: Story = {
  render: (args) => (
    <Inline>
      <${options.name} {...args} />
      <${options.name} {...args} label="Show on the map: no address yet" isDisabled />
    </Inline>
  ),
};

export const PressedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show on the map' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DisabledCanBeReachedButNotPressed: Story = {
  tags: ['behaviour'],
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

${wordings('label')}`;
