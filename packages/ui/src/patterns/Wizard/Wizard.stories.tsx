import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { RouterProvider } from '../../components/RouterProvider/RouterProvider.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Page } from '../../layout/Page.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { guide } from './Wizard.guide.tsx';
import { Wizard, type WizardProps, type WizardStep } from './Wizard.tsx';

const steps: readonly WizardStep[] = [
  { id: 'location', label: 'Location', state: 'done', href: '/signup/tenant/0' },
  { id: 'premises', label: 'Property Type', state: 'done', href: '/signup/tenant/1' },
  { id: 'wishes', label: 'Needs', state: 'open', href: '/signup/tenant/2' },
  { id: 'profile', label: 'Profile', state: 'locked', href: '/signup/tenant/3' },
  { id: 'account', label: 'Account', state: 'locked', href: '/signup/tenant/4' },
];

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  parameters: { guide },
  // On phones, the bar of its buttons reaches from edge to edge.
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    label: 'Sign-up steps',
    steps,
    currentId: 'wishes',
    stateLabels: { done: 'done', locked: 'not available yet' },
    progress: 'Step 3 of 5',
    title: 'What are you looking for?',
    children: <TextField label="Size, m²" name="size" />,
    back: <Button variant="quiet">Back</Button>,
    next: <Button type="submit">Continue</Button>,
    draft: 'Draft saved on this device',
    onSubmit: fn(),
  },
} satisfies Meta<typeof Wizard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Sign-up steps' }));
    const items = list.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items.filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1);
    await expect(list.getByRole('link', { name: 'Location done' })).toBeVisible();
    await expect(items[3]).toHaveTextContent('Profile not available yet');
    await expect(list.queryByRole('link', { name: /Profile/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft saved on this device');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

/** What is missing stays in sight with the button that waits for it. */
export const Blocked: Story = {
  args: {
    blocker: <Text id="blocker">Still to fill in: Size</Text>,
    next: (
      <Button type="submit" isDisabled aria-describedby="blocker">
        Continue
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Still to fill in: Size',
    );
  },
};

export const OpenedByAChangeOfRoute: Story = {
  tags: ['behaviour'],
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const titles = ['Where?', 'Which kind?', 'What are you looking for?', 'Who are you?', 'Your account'];

function WalkedWizard(props: WizardProps) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  if (step === undefined) throw new Error('There is no such step.');
  return (
    <RouterProvider navigate={(href) => setIndex(Number(href.split('/').at(-1)))}>
      <Wizard
        {...props}
        steps={steps.map((each, at) => ({ ...each, state: stateAt(at, index) }))}
        currentId={step.id}
        progress={`Step ${index + 1} of 5`}
        title={titles[index] ?? ''}
        back={
          index > 0 && (
            <Button variant="quiet" onPress={() => setIndex(index - 1)}>
              Back
            </Button>
          )
        }
        onSubmit={() => setIndex(Math.min(4, index + 1))}
      />
    </RouterProvider>
  );
}

function stateAt(at: number, index: number): WizardStep['state'] {
  if (at < index) return 'done';
  return at === index ? 'open' : 'locked';
}

export const WalkedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => <WalkedWizard {...args} />,
  play: async ({ canvas }) => {
    const heading = () => canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Size, m²' })).toHaveFocus();
    await userEvent.keyboard('80{Enter}');
    await expect(heading()).toHaveTextContent('Which kind?');
    await expect(heading()).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading()).toHaveTextContent('What are you looking for?');
    await expect(heading()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Property Type done' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(heading()).toHaveTextContent('Where?');
    await expect(heading()).toHaveFocus();
  },
};

export const FirstStep: Story = {
  args: {
    steps: steps.map((step, index) => ({ ...step, state: index === 0 ? 'open' : 'locked' })),
    currentId: 'location',
    progress: 'Step 1 of 5',
    title: 'Where?',
    back: undefined,
    draft: undefined,
  },
};

export const EverythingDone: Story = {
  args: {
    steps: steps.map((step) => ({ ...step, state: 'done' })),
    currentId: 'account',
    progress: 'Step 5 of 5',
    title: 'Your account',
    next: <Button type="submit">Submit</Button>,
  },
};

export const OneStep: Story = { args: { steps: steps.slice(2, 3), progress: 'Step 1 of 1' } };

export const ManySteps: Story = {
  args: {
    steps: Array.from({ length: 14 }, (_, index) => ({
      id: index === 6 ? 'wishes' : String(index),
      label: `Step ${index + 1}`,
      state: index < 6 ? 'done' : 'locked',
      href: `#${index}`,
    })),
  },
};

export const NarrowScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('navigation')).getAllByRole('listitem');
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Location done' })).toBeVisible();
    // The names of the others are for ears alone.
    const names = ['Location', 'Property Type', 'Needs', 'Profile', 'Account'].filter(
      (name) => canvas.getByText(name).getBoundingClientRect().width > 1,
    );
    await expect(names).toEqual(['Needs']);
    await expectNoSideScroll();
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    steps: steps.map((step) => ({ ...step, label: 'x'.repeat(300) })),
    title: 'y'.repeat(300),
    draft: 'z'.repeat(300),
  },
  play: expectNoSideScroll,
};
