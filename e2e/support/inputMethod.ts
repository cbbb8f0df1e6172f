import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works with a page. */
export interface InputMethod {
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** A link or a button. */
  readonly press: (control: Locator) => Promise<void>;
  /** A box or a round button. */
  readonly choose: (option: Locator) => Promise<void>;
  /** An option of a list that the browser shows. */
  readonly select: (field: Locator, label: string) => Promise<void>;
}

/** By a pointer, and a keyboard for writing. */
export const byPointer = (page: Page): InputMethod => ({
  write: (field, text) => field.fill(text),
  press: (control) => control.click(),
  choose: (option) => page.locator('label').filter({ has: option }).click(),
  select: async (field, label) => void (await field.selectOption({ label })),
});

/** By a finger, in a browser that has a touchscreen. */
export const byTouch = (page: Page): InputMethod => ({
  ...byPointer(page),
  press: (control) => control.tap(),
  choose: (option) => page.locator('label').filter({ has: option }).tap(),
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
    select: async (field, label) => {
      await reach(field);
      await page.keyboard.press('Home');
      const count = await field.locator('option').count();
      for (let presses = 0; presses < count; presses += 1) {
        if ((await field.locator('option:checked').textContent()) === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`Arrows do not reach ${label}`);
    },
  };
};
