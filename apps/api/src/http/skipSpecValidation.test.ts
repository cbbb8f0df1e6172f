import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('changes the check that is made where routes are', () => {
  const ours = createRequire(import.meta.url);
  const theirs = createRequire(ours.resolve('fastify-openapi-glue'));
  const name = '@seriousme/openapi-schema-validator';
  expect(theirs.resolve(name)).toBe(ours.resolve(name));
});
