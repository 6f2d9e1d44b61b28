import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../src/app/routes';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

const read = (name: string) => readFileSync(join('public', name));
const manifest = JSON.parse(read('manifest.webmanifest').toString());
const { icons, shortcuts, screenshots } = manifest as {
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: Picture[];
};
const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots];

/** Type and size of a picture by its first bytes. */
const measure = (bytes: Buffer): Pick<Picture, 'type' | 'sizes'> => {
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { type: 'image/png', sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X')
    return { type: 'image/webp', sizes: `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}` };
  return { type: 'image/svg+xml', sizes: bytes.toString().startsWith('<svg') ? 'any' : 'unknown' };
};

const widthAndHeight = ({ sizes }: Picture) => sizes.split('x').map(Number) as [number, number];
const ofFormFactor = (formFactor: string) => screenshots.filter((one) => one.form_factor === formFactor);

test('the manifest says what an installation needs', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Athletik Screening',
    short_name: 'Athletik',
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s has the type and the size that the manifest states',
  (src, { type, sizes }) => {
    expect(measure(read(src))).toEqual({ type, sizes });
  },
);

test.each(['any', 'maskable'])('there are icons of both sizes for the purpose %s', (purpose) => {
  const sizes = icons.filter((icon) => (icon.purpose ?? 'any') === purpose).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test.each(['narrow', 'wide'])('the screenshots for %s screens are such as browsers show', (formFactor) => {
  const shown = ofFormFactor(formFactor);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
  for (const screenshot of shown) {
    const [width, height] = widthAndHeight(screenshot);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width < height).toBe(formFactor === 'narrow');
    expect(screenshot.label).toBeTruthy();
    expect(statSync(join('public', screenshot.src)).size).toBeLessThan(150_000);
  }
});

test('each shortcut leads to a page of the app', () => {
  expect(shortcuts.map(({ name }) => name)).toEqual(['Training', 'Screening', 'Nachrichten']);
  for (const { url } of shortcuts) {
    expect(routes.map(({ path }) => path)).toContain(url);
  }
});

test('every picture for installations is in the manifest', () => {
  const listed = pictures.map(({ src }) => src);
  for (const file of readdirSync('public/install')) expect(listed).toContain(`/install/${file}`);
});
