import { HttpError } from '../http/errors';

/** 416: the range lies outside the file of `size` bytes. */
export const rangeNotSatisfiable = (size: number) =>
  new HttpError(416, 'Dieser Ausschnitt liegt außerhalb der Datei.', { 'content-range': `bytes */${size}` });
