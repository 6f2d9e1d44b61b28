import { HttpError, tooMany } from '../http/errors';

/** 404: the invitation is unknown, used or expired [MB-4]. */
export const invalidInvitation = () =>
  new HttpError(
    404,
    'Diese Einladung gilt nicht mehr. Frag deinen Trainer oder deine Trainerin nach einer neuen.',
  );

/** 429: too many invitations went to one address; `seconds` is the time to wait. */
export const tooManyInvitations = (seconds: number) =>
  tooMany(
    'Dorthin gingen schon mehrere Einladungen. Die letzte gilt noch. Bitte warte bis zu einer Stunde.',
    seconds,
  );
