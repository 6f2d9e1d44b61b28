/** What a browser says of its system, the most exact first: an iPhone also says 'Mac OS X', Android also 'Linux'. */
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What it says of itself, the most exact first: nearly every browser also says 'Chrome' and 'Safari'. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const nameIn = (names: typeof systems, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * Returns what the header `User-Agent` tells of a device, such as 'Android, Chrome' [AC-1]; '' when that is nothing.
 */
export const deviceOf = (userAgent: string | undefined): string =>
  [systems, browsers].flatMap((names) => nameIn(names, userAgent ?? '') ?? []).join(', ');
