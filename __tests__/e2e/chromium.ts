export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** What Playwright itself disables (`chromiumSwitches.ts`): of two such switches Chromium takes only the last. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What costs processor time and is seen nowhere: two popups of the address bar, and a process for a next page. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** With these settings Playwright starts Chromium for all tests. */
export const chromiumSettings = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // A camera that shows a pattern, and that nobody has to allow.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--disable-features=${[...disabledByPlaywright, ...unseen].join()}`,
  ],
};
