import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works with a page. */
export interface InputMethod {
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** A link or a button. */
  readonly press: (control: Locator) => Promise<void>;
  /** A box or a round button. */
  readonly choose: (option: Locator) => Promise<void>;
}

/** By a pointer, and a keyboard for writing. */
export const byPointer = (page: Page): InputMethod => ({
  write: (field, text) => field.fill(text),
  press: (control) => control.click(),
  choose: (option) => page.locator('label').filter({ has: option }).click(),
});

/** By the keyboard alone: whatever Tab does not reach cannot be used. */
export const byKeyboard = (page: Page): InputMethod => {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 200; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target.toString()}`);
  };
  return {
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.type(text);
    },
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    choose: async (option) => {
      // Arrows move between round buttons, of which Tab reaches one.
      if ((await option.getAttribute('type')) === 'radio') return option.press('Space');
      await reach(option);
      await page.keyboard.press('Space');
    },
  };
};
