import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A duration in milliseconds as H:mm:ss, read in UTC [PR-11]. */
export const formatDuration = (milliseconds: number) => dayjs.utc(milliseconds).format('H:mm:ss');

/** An ISO instant as dd.MM.yyyy H:mm:ss in the device's time zone [PR-12]. */
export const formatStart = (iso: string) => dayjs(iso).format('DD.MM.YYYY H:mm:ss');

/** An ISO instant as dd.MM.yyyy in the device's time zone. */
export const formatDate = (iso: string) => dayjs(iso).format('DD.MM.YYYY');

/** An ISO instant as H:mm in the device's time zone. */
export const formatTime = (iso: string) => dayjs(iso).format('H:mm');

/** An ISO instant in the German medium format, such as 21.11.2026, 14:03:12, in the device's time zone [ME-11]. */
export const formatMedium = (iso: string) => dayjs(iso).format('DD.MM.YYYY, HH:mm:ss');

/** Whole days from the day of an ISO instant to the day of `now` in the device's time zone; 0 on the same day. */
export const daysBetween = (iso: string, now: number) =>
  dayjs(now).startOf('day').diff(dayjs(iso).startOf('day'), 'day');
