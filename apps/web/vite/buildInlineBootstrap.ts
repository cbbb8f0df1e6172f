import { build } from 'vite';

/** Builds the inline script of prerendered pages, which runs before first paint and imports nothing. */
export async function buildInlineBootstrap(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/inlineBootstrap.ts', output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The build has to end with one output');
  return result.output[0].code;
}
