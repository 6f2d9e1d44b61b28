import { HttpError } from '../http/errors';

/** 404: the link to a guardian is unknown, or another one took its place [LV-3]. */
export const invalidQuestion = () =>
  new HttpError(404, 'Dieser Link ist nicht gültig. Vielleicht ging inzwischen ein neuer an dich.');

/** 410: the person whom a guardian was asked about was erased [LV-3]. */
export const goneQuestion = () =>
  new HttpError(410, 'Das Konto wurde gelöscht. Auf dem Server ist nichts mehr davon gespeichert.');
