import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: {
    name: 'api:postgres',
    include: ['test/api/**/*.test.ts'],
    // HTTP validation and file storage don't depend on the database.
    exclude: [
      ...configDefaults.exclude,
      ...excludeLongTests(
        'test/api/{bounds,httpEdges,loginForm,objectStore,oneFault,pictureUploads,uploadFolder}.test.ts',
      ),
    ],
    // Each file has an application and a database of its own; the modules may be the same, which take long to import.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['test/support/postgresForTests.ts'],
  },
});
