import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDate, formatDuration, formatStart, formatTime } from '../../src/domain/formats';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [5 * second, '0:00:05'],
  [61 * second, '0:01:01'],
  [59 * minute + 59 * second, '0:59:59'],
  [hour, '1:00:00'],
  [13 * hour + 2 * minute + 3 * second, '13:02:03'],
])('[PR-11] %i ms last %s', (duration, text) => {
  expect(formatDuration(duration)).toBe(text);
});

/** Returns an instant in local time, so that the expected text is right in every time zone. */
const instant = (hours: number) => new Date(2025, 2, 9, hours, 5, 3).toISOString();

test('[PR-12] a start has two digits for day and month, four for the year and an hour without a leading zero', () => {
  expect(formatStart(instant(7))).toBe('09.03.2025 7:05:03');
  expect(formatStart(instant(19))).toBe('09.03.2025 19:05:03');
});

test('a date is the day of a start, and a time its hour and minute', () => {
  expect(formatDate(instant(7))).toBe('09.03.2025');
  expect(formatTime(instant(7))).toBe('7:05');
  expect(formatTime(instant(19))).toBe('19:05');
});

/**
 * Returns what a device in the time zone shows. Node reads the zone at its start, so each zone needs its own process.
 */
const shownIn = (timeZone: string): unknown => {
  const formats = pathToFileURL(join(__dirname, '../../src/domain/formats.ts')).href;
  const script = `
    const { formatDate, formatDuration, formatStart, formatTime } = await import('${formats}');
    const iso = '2025-12-31T20:30:00.000Z';
    console.log(JSON.stringify([formatDuration(5_000), formatStart(iso), formatDate(iso), formatTime(iso)]));`;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const env = { ...process.env, TZ: timeZone };
  return JSON.parse(execFileSync(process.execPath, options, { env, encoding: 'utf8' }));
};

test.each([
  ['UTC', '31.12.2025 20:30:00', '31.12.2025', '20:30'],
  ['Asia/Kolkata', '01.01.2026 2:00:00', '01.01.2026', '2:00'],
  ['America/St_Johns', '31.12.2025 17:00:00', '31.12.2025', '17:00'],
])(
  '[PR-11] [PR-12] in %s a duration is the same and a start is told by the local clock',
  (zone, ...local) => {
    expect(shownIn(zone)).toEqual(['0:00:05', ...local]);
  },
);
