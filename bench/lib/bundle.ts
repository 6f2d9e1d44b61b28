import { build } from 'esbuild';

/** Returns a page's script as one text, as a browser runs it in production. */
export const bundled = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
};
