import { defineProject } from 'vitest/config';

/** The commands of the README, as somebody types them. They run in the workspace itself, which is built by then. */
export default defineProject({
  root: import.meta.dirname,
  test: { name: 'commands', include: ['commands.test.ts'], testTimeout: 240_000 },
});
