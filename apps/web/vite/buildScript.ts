import { build, type InlineConfig } from 'vite';

/** Builds a module with all that it imports into one script. */
export async function buildScript(
  root: string,
  input: string,
  define: InlineConfig['define'] = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The build has to end with one output');
  return result.output[0].code;
}
