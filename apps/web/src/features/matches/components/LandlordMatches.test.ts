import { exampleAnswers } from '@tilava/sdk/testing';
import { listAnnouncementsOfUserKey } from '@tilava/sdk/react-query';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/renderToMarkup.tsx';
import { createMockedServices } from '../../../testing/mockedApi.ts';
import { LandlordMatches } from './LandlordMatches.tsx';

it('shows an error in the place of an announcement that is broken', () => {
  const services = createMockedServices();
  services.session.start('token', { id: 'landlord', isLandlord: true, isAdmin: false });
  services.queryClient.setQueryData(
    [...listAnnouncementsOfUserKey('landlord')],
    [{ ...exampleAnswers.getAnnouncement.tenant, properties: null }],
  );
  expect(renderToMarkup(services, createElement(LandlordMatches))).toMatch(/>Error</u);
});
