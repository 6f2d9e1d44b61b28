import { daysBetween, formatDate, formatTime } from '../../domain/formats';
import { messagesTexts } from '../../texts/messages';

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'short' });

/** The time of a message, as short as it is still clear: 9:52, Fr., 12.11. */
export const shortTime = (iso: string, now: number): string => {
  const days = daysBetween(iso, now);
  if (days <= 0) return formatTime(iso);
  return days < 7 ? `${weekday.format(new Date(iso))}.` : formatDate(iso).slice(0, 6);
};

/** The heading above the messages of a day. */
export const dayHeading = (iso: string, now: number): string => {
  const days = daysBetween(iso, now);
  if (days <= 0) return messagesTexts.today;
  return days === 1 ? messagesTexts.yesterday : formatDate(iso);
};
