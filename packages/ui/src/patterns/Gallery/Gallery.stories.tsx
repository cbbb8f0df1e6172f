import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { PremisesSheet } from '../PremisesSheet/PremisesSheet.tsx';
import { expectTurned } from '../../testing/expectTurned.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { pictures, rooms } from './Gallery.fixtures.ts';
import { guide } from './Gallery.guide.tsx';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Pictures/Gallery',
  component: Gallery,
  parameters: { guide },
  args: {
    label: 'Pictures of Kalevankatu 30',
    pictures: pictures(6),
    labels: {
      previous: 'Previous picture',
      next: 'Next picture',
      position: (place, count) => `Picture ${place} of ${count}`,
      enlarge: 'Enlarge',
      close: 'Close',
      missing: 'This picture is missing',
    },
    empty: <PremisesSheet number={3} kind="production" label="Illustration" />,
  },
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

const enlarge = (name: string) => ({ name: `Enlarge: ${name}` });

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Pictures of Kalevankatu 30' });
    const items = within(region).getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('button')?.getAttribute('aria-label'))).toEqual(
      rooms.map((room) => `Enlarge: ${room}`),
    );
    await waitFor(() => expect(region.querySelectorAll('li[inert]').length).toBeGreaterThan(0));
    for (const clone of region.querySelectorAll('.glide__slide--clone')) {
      await expect(clone).toHaveAttribute('inert');
      await expect(clone).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const WalkedByKeyboard: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <Stack gap={4} align="start">
      <Button variant="secondary">Before</Button>
      <Gallery {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    // The keys of the page are not the gallery's.
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', enlarge('The hall'))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', enlarge('The kitchen'))).toHaveFocus());
    await pressUntilFocused('{ArrowLeft}', () => canvas.getByRole('button', enlarge('The hall')));
    await pressUntilFocused('{ArrowLeft}', () => canvas.getByRole('button', enlarge('The street side')));
    await pressUntilFocused('{Home}', () => canvas.getByRole('button', enlarge('The hall')));
    await pressUntilFocused('{End}', () => canvas.getByRole('button', enlarge('The street side')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Picture 1 of 6: The hall');
    });
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus();
  },
};

export const EnlargedInDialog: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Pictures of Kalevankatu 30' });
    await expectPicture(dialog, 'The hall');
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(dialog, 'The kitchen');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Picture 2 of 6 The kitchen');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    await expectPicture(dialog, 'The street side');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', enlarge('The hall'))).toHaveFocus());
  },
};

export const NobodyHasDescribed: Story = {
  tags: ['behaviour'],
  args: { pictures: pictures(3).map((picture, place) => ({ ...picture, alt: `Picture ${place + 1} of 3` })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Picture 2 of 3$/u));
    await userEvent.click(canvas.getByRole('button', enlarge('Picture 2 of 3')));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/^Picture 2 of 3$/u);
  },
};

export const Enlarged: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', enlarge('The hall')));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expectPicture(dialog, 'The hall');
  },
};

export const CloneOpensItsPicture: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region');
    const clones = () => [...region.querySelectorAll<HTMLElement>('li[inert]')];
    const frame = region.getBoundingClientRect();
    const inSight = () =>
      clones().find((clone) => {
        const { left, right } = clone.getBoundingClientRect();
        return (left + right) / 2 > frame.left + 4 && (left + right) / 2 < frame.right - 4;
      });
    await waitFor(() => expect(inSight()).toBeDefined());
    const clone = inSight();
    if (clone === undefined) throw new Error('No clone is in sight.');
    const { left, right, top } = clone.getBoundingClientRect();
    const [clientX, clientY] = [(left + right) / 2, top + 20];
    const under = document.elementFromPoint(clientX, clientY);
    if (under === null) throw new Error('Nothing is there.');
    under.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY }));
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const alt = clone.querySelector('button')?.getAttribute('aria-label')?.replace('Enlarge: ', '') ?? '';
    await expectPicture(dialog, alt);
  },
};

export const OnePicture: Story = {
  args: { pictures: pictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', enlarge('The hall'))).toBeVisible();
  },
};

export const TwoPictures: Story = { args: { pictures: pictures(2) } };

export const WithoutPictures: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustration')).toBeVisible();
  },
};

export const HundredPictures: Story = { tags: ['behaviour'], args: { pictures: pictures(100) } };

export const MissingPictures: Story = {
  args: {
    pictures: pictures(3).map((picture, index) =>
      index === 1 ? picture : { ...picture, src: 'data:image/png;base64,broken' },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Enlarge: The hall, This picture is missing' }),
      ).toBeVisible(),
    );
    await waitFor(() => {
      const clone = canvasElement.querySelector('li[inert][data-index="0"]');
      return expect(clone).toHaveTextContent('This picture is missing');
    });
  },
};

export const UnbrokenWords: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: { pictures: pictures(2).map((picture) => ({ ...picture, alt: 'x'.repeat(300) })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  play: async ({ canvas, args }) => {
    await expectInSight(canvas.getByRole('region'), 'The hall', 'The kitchen', 'toTheLeft');
    await userEvent.tab();
    await pressUntilFocused('{ArrowLeft}', () => canvas.getByRole('button', enlarge('The kitchen')));
    await expectInSight(canvas.getByRole('region'), 'The kitchen', 'The yard', 'toTheLeft');
    await expectTurned(canvas.getByRole('button', { name: args.labels.next }));
  },
};

/** The whole page is turned, as a language does; and back, whatever came of the story. */
const turningThePage = () => () => document.documentElement.removeAttribute('dir');

export const RightToLeftFromTheFirst: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return turningThePage();
  },
  play: async ({ canvas }) => {
    await expectInSight(canvas.getByRole('region'), 'The hall', 'The kitchen', 'toTheLeft');
  },
};

export const TurnedWhileItIsShown: Story = {
  tags: ['behaviour'],
  beforeEach: turningThePage,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expectInSight(region, 'The hall', 'The kitchen', 'toTheRight');
    document.documentElement.dir = 'rtl';
    await expectInSight(region, 'The hall', 'The kitchen', 'toTheLeft');
    document.documentElement.removeAttribute('dir');
    await expectInSight(region, 'The hall', 'The kitchen', 'toTheRight');
  },
};

/** While a slide is on its way Glide takes no further step, as a reader would see. */
async function pressUntilFocused(key: string, target: () => HTMLElement): Promise<void> {
  await waitFor(async () => {
    if (document.activeElement !== target()) await userEvent.keyboard(key);
    await expect(target()).toHaveFocus();
  });
}

/** One picture has to be at the centre, and the next one beside it. */
async function expectInSight(
  region: HTMLElement,
  current: string,
  next: string,
  side: 'toTheLeft' | 'toTheRight',
): Promise<void> {
  const { left, width, top } = region.getBoundingClientRect();
  const nameAt = (x: number) =>
    document
      .elementsFromPoint(x, top + 20)
      .find((each) => each.matches('li'))
      ?.querySelector('button')?.ariaLabel;
  await waitFor(() => expect(nameAt(left + width / 2)).toBe(`Enlarge: ${current}`));
  // A third of a page of three or four slides away is the neighbour.
  const step = side === 'toTheRight' ? width / 3 : -width / 3;
  await waitFor(() => expect(nameAt(left + width / 2 + step)).toBe(`Enlarge: ${next}`));
}

/** A picture shows once it is decoded. */
async function expectPicture(dialog: HTMLElement, name: string): Promise<void> {
  await waitFor(() => expect(within(dialog).getByRole('img', { name })).toBeVisible());
}
