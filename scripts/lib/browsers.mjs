import { existsSync } from 'node:fs';

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

/** The browsers that are walked besides Chromium: the test file of each, what it needs, and where Debian has that. */
const browsers = [
  { name: 'Firefox', test: 'browsers/firefox', needs: [firefox], packages: 'firefox-esr' },
  {
    name: 'WebKit',
    test: 'browsers/webkit',
    needs: [webKitDriver, miniBrowser, screen],
    // Without the plugins WebKit plays no video.
    packages: 'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good',
  },
];

/** @param {typeof browsers[number]} browser */
const isInstalled = ({ needs }) => needs.every((path) => existsSync(path));

/** Returns the test files of the browsers that are installed. */
export const installedTests = () => browsers.filter(isInstalled).map(({ test }) => test);

/** Returns a line for each browser that is not installed. */
export const missingLines = () =>
  browsers
    .filter((browser) => !isInstalled(browser))
    .map(
      ({ name, packages }) => `${name} is not installed: apt-get install --no-install-recommends ${packages}`,
    );
