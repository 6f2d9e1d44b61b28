const oneDigit = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const units = ['Byte', 'kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in words: 3,8 GB. One unit is 1000 of the one before. */
export const formatBytes = (bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${oneDigit.format(bytes / 1000 ** power)}\u00a0${units[power]}`;
};
