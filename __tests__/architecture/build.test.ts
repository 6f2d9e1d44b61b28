import { execFileSync } from 'node:child_process';

/** Examples of files in a build. */
const files = [
  'index.html',
  'sign-in.html',
  'sign-in-demo.html',
  'assets/firstFrame.js',
  'icon-192.png',
  'install/start-wide.webp',
  'THIRD-PARTY.txt',
  'assets/main.js',
  'assets/main.js.map',
];

/**
 * Returns the mode, the define values and what is not precached of a build. Runs in Node itself, because the settings
 * are an ES module.
 */
function buildSettings(argv: object, env: NodeJS.ProcessEnv = { API_BASE_URL: undefined }) {
  const script = `
    import configuration from './webpack.config.js';
    const { mode, plugins } = configuration({}, ${JSON.stringify(argv)});
    const { definitions } = plugins.find((plugin) => 'definitions' in plugin);
    const worker = plugins.find((plugin) => plugin.config?.swSrc);
    const isPrecached = (file) => worker && !worker.config.exclude.some((pattern) => pattern.test(file));
    const precached = ${JSON.stringify(files)}.filter(isPrecached);
    console.log(JSON.stringify({ mode, definitions, precached }));`;
  const output = execFileSync('node', ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test('[SW-4] a build is a production build by default', () => {
  expect(buildSettings({})).toMatchObject({ mode: 'production' });
  expect(buildSettings({ mode: 'development' })).toMatchObject({ mode: 'development' });
});

test("[API-1] the API address of a build is the page's own origin, or the configured address", () => {
  expect(buildSettings({}, { API_BASE_URL: 'https://club.example/api' })).toMatchObject({
    definitions: { 'process.env.API_BASE_URL': '"https://club.example/api"' },
  });
  expect(buildSettings({})).toMatchObject({ definitions: { 'process.env.API_BASE_URL': '"/api"' } });
});

test('[IM-4] the service worker keeps what the app needs offline, but no pictures of the dialogs of an installation, nor [CO-29] the page of a first visit', () => {
  expect(buildSettings({}).precached).toEqual([
    'index.html',
    'icon-192.png',
    'THIRD-PARTY.txt',
    'assets/main.js',
  ]);
});
