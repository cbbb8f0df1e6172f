import { exampleAnswers } from '@tilava/sdk/testing';
import { findMatchesKey, listFavoritesKey, listPropertiesOfUserKey } from '@tilava/sdk/react-query';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../../testing/renderToMarkup.tsx';
import { createMockedServices } from '../../../../testing/mockedApi.ts';
import { InterestingProperties } from './InterestSections.tsx';

const need = exampleAnswers.listPropertiesOfUser.tenant.find(({ kind }) => kind === 'need');
if (need === undefined) throw new Error('The examples have a need');
const tenant = { id: 'tenant', isLandlord: false, isAdmin: false };
const hidden = { id: 'hidden', isActive: false as const };

it('shows an announcement that was hidden since as no longer available, with what takes the interest back', () => {
  const services = createMockedServices();
  services.session.start('token', tenant);
  const { queryClient } = services;
  queryClient.setQueryData(listPropertiesOfUserKey(tenant.id), [need]);
  queryClient.setQueryData(listFavoritesKey(tenant.id, { interested: true }), [{ isInterested: [hidden] }]);
  queryClient.setQueryData(
    findMatchesKey({ property: need.id, announcement: hidden.id }, { specific: true }),
    {
      results: [{ kind: 'unavailable', announcement: hidden, favorite: false, isInterested: true }],
      total: 1,
      nextCursor: null,
    },
  );
  const markup = renderToMarkup(services, createElement(InterestingProperties));
  expect(markup).toContain('No longer available');
  expect(markup).toMatch(/<button[^>]*aria-pressed="true"/u);
  expect(markup).not.toContain('You haven’t shown interest in any properties yet');
});
