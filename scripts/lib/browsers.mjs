import { existsSync } from 'node:fs';

/** Where the programs of the browsers are. */
export const programs = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
};

const { firefox } = programs;

/** The browsers that are walked besides Chromium: the test file of each, what it needs, and where Debian has that. */
const browsers = [{ name: 'Firefox', test: 'browsers/firefox', needs: [firefox], packages: 'firefox-esr' }];

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
