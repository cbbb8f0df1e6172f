import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Logo.guide.tsx';
import { Logo } from './Logo.tsx';

const meta = { title: 'Pictures/Logo', component: Logo, parameters: { guide } } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithName: Story = { args: { name: 'Tilava' } };

/** A brand’s style sheet brings its own picture and corners. */
export const OfABrand: Story = { args: { name: 'Harbour' }, globals: { brand: 'harbour' } };
