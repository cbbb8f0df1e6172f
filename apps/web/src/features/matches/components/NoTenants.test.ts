import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/renderToMarkup.tsx';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import { NoTenants } from './NoTenants.tsx';

/** What a landlord reads whom nobody matches. */
const withoutTenants = ({ isActive }: { readonly isActive: boolean }): string => {
  const filters = { presets: [], active: [], choose: () => undefined };
  return renderToMarkup(
    createMockedServices(),
    createElement(NoTenants, { announcement: { isActive }, filters }),
  );
};

it('says of a hidden announcement that it is hidden, and leads to where it is made public', () => {
  const markup = withoutTenants({ isActive: false });
  expect(markup).toContain('This announcement is hidden');
  expect(markup).toContain('href="/user/announcements"');
  expect(markup).not.toContain('Nobody within 3 km');
});

it('says of a public one that nobody looks for it', () => {
  const markup = withoutTenants({ isActive: true });
  expect(markup).toContain('Nobody within 3 km');
  expect(markup).not.toContain('This announcement is hidden');
});
