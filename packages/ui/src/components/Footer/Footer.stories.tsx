import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Footer.guide.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: (
      <Stack gap={2}>
        <Logo name="Tilava" />
        <Text tone="muted">Makes the Best Matches</Text>
      </Stack>
    ),
    groups: [
      {
        title: 'Tilava',
        links: [
          { href: '#customer-service', label: 'Customer service' },
          { href: '#terms', label: 'Terms of use' },
          { href: '#data-protection', label: 'Data protection' },
        ],
      },
      {
        title: 'Follow us',
        links: [
          { href: 'https://www.linkedin.com/', label: 'LinkedIn' },
          { href: 'https://www.instagram.com/', label: 'Instagram' },
        ],
      },
    ],
    contact: (
      <>
        <Heading level={2} size="lead">
          Contact
        </Heading>
        <Link href="mailto:hello@example.com" variant="standalone">
          hello@example.com
        </Link>
      </>
    ),
    newsletter: (
      <Stack gap={3}>
        <TextField label="Newsletter" description="Once a month." type="email" autoComplete="email" />
        <Inline>
          <Button variant="secondary" size="small">
            Subscribe
          </Button>
        </Inline>
      </Stack>
    ),
    note: '© Tilava',
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveFocus();
  },
};

export const Small: Story = {
  render: ({ brand, groups }) => <Footer brand={brand} groups={groups.slice(0, 1)} />,
};
