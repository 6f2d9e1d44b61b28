import { execFileSync } from 'node:child_process';

/** Returns the mode and the define values of a build. Runs in Node itself, because the settings are an ES module. */
function buildSettings(argv: object, env: NodeJS.ProcessEnv = { API_BASE_URL: undefined }) {
  const script = `
    import configuration from './webpack.config.js';
    const { mode, plugins } = configuration({}, ${JSON.stringify(argv)});
    const { definitions } = plugins.find((plugin) => 'definitions' in plugin);
    console.log(JSON.stringify({ mode, definitions }));`;
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
