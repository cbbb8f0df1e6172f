/** How files of tests are named that take long, and fail seldom alone. */
const longTests = '**/*.long.test.ts';

/**
 * Which files of tests a run leaves out: `npm test` those that take long, and what is said here; `npm run test:long`,
 * and whoever runs tests by hand, none.
 *
 * @example
 * const config = { exclude: [...configDefaults.exclude, ...excludeLongTests()] };
 */
export const excludeLongTests = (...others: readonly string[]): readonly string[] =>
  process.env['TESTS'] === 'short' ? [longTests, ...others] : [];
