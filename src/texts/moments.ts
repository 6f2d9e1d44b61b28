import { daysBetween, formatDate, formatTime } from '../domain/formats';

/** An ISO instant as people say it: heute 18:40 Uhr, gestern 18:40 Uhr, 02.11.2026. */
export const momentInWords = (iso: string, now: number): string => {
  const days = daysBetween(iso, now);
  const time = `${formatTime(iso)} Uhr`;
  if (days <= 0) return `heute ${time}`;
  return days === 1 ? `gestern ${time}` : formatDate(iso);
};
