import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandConfig, readConfig } from '../../../server/config/config';
import { plainHttpWarning } from '../../../server/config/plainHttp';
import { folderFault } from '../../../server/system/dataFolder';
import { makeFolder } from '../support';

test.each([
  ['DEMO', 'of', 'DEMO kann on, off sein, nicht „of“.'],
  ['NODE_ENV', 'prod', 'NODE_ENV kann production, development, test sein, nicht „prod“.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL kann fatal, error, warn, info, debug, trace, silent sein, nicht „loud“.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY muss Adressen'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY muss Adressen'],
  ['TRUST_PROXY', '127.0.0.1 10.0.0.1', 'TRUST_PROXY muss Adressen'],
  ['PUBLIC_URL', 'club.example', 'PUBLIC_URL muss mit http:// oder https:// beginnen.'],
  [
    'PUBLIC_URL',
    'https://me:secret@club.example/app?x',
    'PUBLIC_URL darf nur eine Adresse sein wie https://club.example, ohne Pfad und ohne Weiteres dahinter.',
  ],
  ['PUBLIC_URL', 'https://club.example/app/', 'Unter einem Pfad läuft die App nicht'],
  ['SMTP_URL', 'mail.example:587', 'SMTP_URL muss mit smtp:// oder smtps:// beginnen.'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN muss mindestens 16 Zeichen haben, ohne Leerzeichen.'],
])('%s=%s is refused by a message that names the variable', (variable, value, message) => {
  expect(() => readConfig({ [variable]: value }, '/srv')).toThrow(message);
});

test.each(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'loopback', '127.0.0.1, 10.1.2.3'])(
  'TRUST_PROXY=%s is taken',
  (value) => {
    expect(readConfig({ TRUST_PROXY: value }, '/srv').trustProxy).toBe(value);
  },
);

test('all problems are told at once, and a password in SMTP_URL is not', () => {
  const env = { PORT: 'x', DEMO: 'of', SMTP_URL: 'http://me:secret@mail.example', LOG_LEVEL: 'loud' };
  const read = () => readConfig(env, '/srv', () => 'DATA_DIR ist kein Ordner.');
  expect(read).toThrow(
    [
      'PORT muss eine Zahl von 0 bis 65535 sein, nicht „x“.',
      'DEMO kann on, off sein, nicht „of“.',
      'LOG_LEVEL kann fatal, error, warn, info, debug, trace, silent sein, nicht „loud“.',
      'SMTP_URL muss mit smtp:// oder smtps:// beginnen.',
      'DATA_DIR ist kein Ordner.',
    ].join('\n'),
  );
});

describe('[CL-6] in production', () => {
  const publicUrl = 'https://club.example/';

  test.each([[{}], [{ PUBLIC_URL: '' }]])('[CL-6] with %j the server does not start', (env) => {
    const read = () => readConfig({ NODE_ENV: 'production', ...env }, '/srv');
    expect(read).toThrow(/^PUBLIC_URL fehlt\. .+ https:\/\/app\.unser-verein\.de\. .+$/);
  });

  test('[CL-6] the missing address is told beside the other problems', () => {
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'x' }, '/srv')).toThrow(
      /^PORT muss eine Zahl .+\nPUBLIC_URL fehlt\. /,
    );
  });

  test('[CL-6] with an address it starts, and commands beside the server need none', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: publicUrl }, '/srv').publicUrl).toBe(
      'https://club.example',
    );
    expect(readCommandConfig({ NODE_ENV: 'production' }, '/srv').isProduction).toBe(true);
  });
});

describe('[CL-7] the log says that an address cannot work offline', () => {
  const warningOf = (publicUrl: string, host = 'localhost') => plainHttpWarning({ publicUrl, host });

  test.each([
    ['http://192.168.2.10:8080', 'localhost', 'Unter http://192.168.2.10:8080 geht die App nicht ohne Netz'],
    ['http://club.example', '127.0.0.1', 'Unter http://club.example geht'],
    ['http://localhost:8080', '0.0.0.0', 'Unter http:// im Netz (HOST=0.0.0.0) geht'],
  ])('[CL-7] PUBLIC_URL=%s HOST=%s', (publicUrl, host, words) => {
    expect(warningOf(publicUrl, host)).toContain(words);
  });

  test.each([
    ['https://club.example', '0.0.0.0'],
    ['http://localhost:8080', 'localhost'],
    ['http://127.0.0.1:8080', '127.0.0.1'],
    ['http://[::1]:8080', '::1'],
  ])('[CL-7] and nothing of PUBLIC_URL=%s HOST=%s', (publicUrl, host) => {
    expect(warningOf(publicUrl, host)).toBeUndefined();
  });
});

test('an empty variable counts as one that is not set', () => {
  const env = {
    PORT: '',
    DEMO: '',
    LOG_LEVEL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    TRUST_PROXY: '',
    METRICS_TOKEN: '',
  };
  expect(readConfig(env, '/srv')).toEqual(readConfig({}, '/srv'));
});

test('[RU-2] what is in the data folder since an earlier version is for its owner alone', () => {
  const folder = join(makeFolder(), 'data');
  const outside = join(folder, '..', 'outside');
  const [inside, foreign] = [join(folder, 'backups'), join(folder, 'other')];
  for (const one of [folder, inside, foreign]) mkdirSync(one);
  const files = [join(folder, 'athletik.sqlite'), join(folder, 'erasures.log'), join(inside, 'daily.sqlite')];
  const untouched = [outside, join(foreign, 'file')];
  for (const file of [...files, ...untouched]) writeFileSync(file, '');
  for (const file of [...files, ...untouched]) chmodSync(file, 0o644);
  for (const one of [folder, inside, foreign]) chmodSync(one, 0o755);
  symlinkSync(outside, join(folder, 'link'));
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(folderFault(folder)).toBeUndefined();
  expect(files.map(modeOf)).toEqual(['600', '600', '600']);
  expect([folder, inside].map(modeOf)).toEqual(['700', '700']);
  expect(untouched.map(modeOf)).toEqual(['644', '644']);
  rmSync(join(folder, '..'), { recursive: true });
});

test('[RU-2] a data folder that cannot be written is refused by name; one that is missing is made', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(folderFault(join(folder, 'file'))).toMatch(/^DATA_DIR muss ein Ordner sein.*EEXIST/);
  expect(folderFault(join(folder, 'file', 'data'))).toMatch(/^DATA_DIR muss ein Ordner sein.*ENOTDIR/);
  mkdirSync(join(folder, 'is'));
  expect(folderFault(join(folder, 'is'))).toBeUndefined();
  expect(folderFault(join(folder, 'new', 'data'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
