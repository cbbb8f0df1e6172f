import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { Menu } from './Menu.tsx';

// What Tab does by itself is the browser's, and no story can press it.

beforeEach(async () => {
  freshRoot().root.render(
    <>
      <Button>Before</Button>
      <Menu
        loadLabels={{ loading: 'Loading', failed: 'Couldn’t load the menu.', retry: 'Try again' }}
        actions={[
          { id: 'edit', label: 'Edit' },
          { id: 'show', label: 'Show' },
        ]}
      >
        <Button>Actions</Button>
      </Menu>
      <Button>After</Button>
    </>,
  );
  await vi.waitFor(() => button('After'));
  button('Actions').focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => document.activeElement?.textContent === 'Edit');
});

it.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])('%s leaves an open menu and closes it', async (keys, reached) => {
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(button(reached));
  await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
  // Nothing takes it back once all has settled.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(button(reached));
});

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}
