import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import '../../theme/theme.ts';
import { Menu } from './Menu.tsx';

/** What lies between the page and the code that it shows on demand. */
const network = vi.hoisted(() => ({ isAway: true, answers: Promise.resolve() }));

const onAction = vi.fn<(id: string) => void>();

// Not by refusing the file: what is not built for production asks for it once, as most browsers do.
vi.mock(import('../../lazy/lazyModule.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    lazyModule: (download) =>
      original.lazyModule(async () => {
        await network.answers;
        if (network.isAway) throw new Error('There is no network');
        return download();
      }),
  };
});

let unmount: () => void = () => undefined;

beforeEach(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <>
      <Menu
        actions={[
          { id: 'edit', label: 'Edit' },
          { id: 'leave', label: 'Leave', isEssential: true },
        ]}
        onAction={onAction}
        loadLabels={{ loading: 'Loading', failed: 'Couldn’t load the menu.', retry: 'Try again' }}
      >
        <Button>Actions</Button>
      </Menu>
      <Button>After</Button>
    </>,
  );
  unmount = () => {
    root.unmount();
    place.remove();
  };
  await vi.waitFor(() => button('After'));
});

afterEach(() => unmount());

it('offers what is essential while its list is late', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  network.answers = promise;
  await userEvent.click(button('Actions'));
  await vi.waitFor(() => button('Leave'), 8_000);
  await userEvent.click(button('Leave'));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('leave');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  answer();
});

it('says that its list did not come, goes by Escape and Tab, and opens once it came after all', async () => {
  const alert = () => document.querySelector('[role="alert"]');
  const failure = 'Couldn’t load the menu.';

  await page.viewport(320, 640);
  await userEvent.click(button('Actions'));
  await vi.waitFor(() => expect(alert()?.textContent).toContain(failure), 8_000);
  const { left, right } = alert()?.getBoundingClientRect() ?? { left: 0, right: 0 };
  expect(left).toBeGreaterThanOrEqual(12);
  expect(right).toBeLessThanOrEqual(308);

  await userEvent.keyboard('{Escape}');
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(button('Actions'));

  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(alert()?.textContent).toContain(failure), 8_000);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('Try again'));
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(button('After'));
  expect(alert()).toBeNull();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await vi.waitFor(() => expect(alert()?.textContent).toContain(failure), 8_000);
  network.isAway = false;
  await userEvent.keyboard('{Tab}{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'), 8_000);
  expect(alert()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Actions')));
});

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}
