import { expect, test } from '@playwright/test';
import { unseenStrings } from '../support/visibleStrings.ts';

test('every string that the specification shows is shown in some journey', async () => {
  const unseen = (await unseenStrings()).map(({ section, name }) => `${section}: ${name}`);
  expect(unseen).toEqual([]);
});
