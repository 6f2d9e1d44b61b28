import { HttpError } from '../http/errors';

/** 403: the club has closed the chat with minors [CS-3]. */
export const chatClosed = () =>
  new HttpError(403, 'Nachrichten mit Minderjährigen sind in deinem Verein ausgeschaltet.');

/** 403: the second reader is one of the two, so nobody reads along with the minor [CS-3]. */
export const nobodyReadsAlong = () =>
  new HttpError(
    403,
    'In dieser Konversation kann niemand mitlesen, denn wer mitlesen soll, schreibt selbst mit. Deshalb ist sie geschlossen. Sprich mit deinem Verein.',
  );
