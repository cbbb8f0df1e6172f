import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderToMarkup } from '../../../testing/renderToMarkup.tsx';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import WithoutNeed from './WithoutNeed.tsx';

/** What somebody reads who looks for nothing. */
function withoutNeed(isAdmin: boolean): string {
  const services = createMockedServices();
  services.session.start('token', { id: 'user', isLandlord: false, isAdmin });
  return renderToMarkup(services, createElement(WithoutNeed));
}

it('leads a tenant without a need to one, and an admin to the admin page', async () => {
  // Its words are downloaded first.
  await vi.waitFor(() => expect(withoutNeed(false)).toContain('href="/user/edit/property/new"'));
  const markup = withoutNeed(true);
  expect(markup).toContain('href="/admin"');
  expect(markup).not.toContain('Say what you’re looking for');
});
