import { existsSync, readdirSync } from 'node:fs';

/** The folder of libraries on Debian, which is named after the processor. */
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Where the programs of the browsers are. */
export const programs = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webKitDriver: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
  miniBrowser: process.env.MINIBROWSER_PATH ?? `${libraries}/webkit2gtk-4.1/MiniBrowser`,
  screen: process.env.XVFB_PATH ?? '/usr/bin/Xvfb',
};

const { firefox, webKitDriver, miniBrowser, screen } = programs;

/** Firefox has no decoder of H.264 itself. Where the libraries of Debian are elsewhere, they are taken for present. */
const decoder = /^libavcodec\.so/;
const hasDecoder = () => !existsSync(libraries) || readdirSync(libraries).some((name) => decoder.test(name));

/** The browsers that are walked besides Chromium: the test file of each, what it needs, and where Debian has that. */
const browsers = [
  {
    name: 'Firefox',
    test: 'browsers/firefox',
    isThere: () => existsSync(firefox) && hasDecoder(),
    packages: 'firefox-esr libavcodec-extra',
  },
  {
    name: 'WebKit',
    test: 'browsers/webkit',
    isThere: () => [webKitDriver, miniBrowser, screen].every((path) => existsSync(path)),
    // Without the plugins WebKit plays no video.
    packages: 'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good',
  },
];

/** Returns the test files of the browsers that are installed. */
export const installedTests = () => browsers.filter(({ isThere }) => isThere()).map(({ test }) => test);

/** Returns a line for each browser that is not installed. */
export const missingLines = () =>
  browsers
    .filter(({ isThere }) => !isThere())
    .map(
      ({ name, packages }) => `${name} is not installed: apt-get install --no-install-recommends ${packages}`,
    );
