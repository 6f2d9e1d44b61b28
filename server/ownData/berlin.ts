const options = { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dates = new Intl.DateTimeFormat('de-DE', options);
const times = new Intl.DateTimeFormat('de-DE', { ...options, hour: '2-digit', minute: '2-digit' });

/** An ISO instant as dd.MM.yyyy in German time, wherever the server is. */
export const berlinDate = (iso: string): string => dates.format(Date.parse(iso));

/** The same of an instant that may be unknown: null stays null. */
export const berlinDateOrNull = (iso: string | null): string | null => iso && berlinDate(iso);

/** An ISO instant as dd.MM.yyyy HH:mm in German time, such as 27.11.2026 18:30. */
export const berlinTime = (iso: string): string => times.format(Date.parse(iso)).replace(', ', ' ');
