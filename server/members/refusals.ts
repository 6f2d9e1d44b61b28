import { HttpError } from '../http/errors';

/** 403: a trainer changes a birth year that is known already [CS-3]. */
export const birthYearForAdmins = () =>
  new HttpError(403, 'Den Jahrgang ändert nur, wer den Verein verwaltet. Bitte wende dich dorthin.');
