import { listAnnouncementsOfUserKey } from '@tilava/sdk/react-query';
import { exampleAnswers } from '@tilava/sdk/testing';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import { renderToMarkup } from '../../../testing/renderToMarkup.tsx';
import { LandlordMatches, NoTenants } from './LandlordMatches.tsx';

it('shows an error in the place of an announcement that is broken', () => {
  const services = createMockedServices();
  services.session.start('token', { id: 'landlord', isLandlord: true, isAdmin: false });
  services.queryClient.setQueryData(
    [...listAnnouncementsOfUserKey('landlord')],
    [{ ...exampleAnswers.getAnnouncement.tenant, properties: null }],
  );
  expect(renderToMarkup(services, createElement(LandlordMatches))).toMatch(/>Error</u);
});

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
  expect(markup).not.toContain('Nobody within 3\u00A0km');
});

it('says of a public one that nobody looks for it', () => {
  const markup = withoutTenants({ isActive: true });
  expect(markup).toContain('Nobody within 3\u00A0km');
  expect(markup).not.toContain('This announcement is hidden');
});
