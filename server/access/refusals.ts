import { consentMissing, guardianMissing } from '../../src/contract/missingConsent';
import { HttpError } from '../http/errors';

/** 403: the viewer has not agreed to the club's text yet [CS-1]. */
export const consentNeeded = () =>
  new HttpError(403, 'Bitte stimme zuerst dem Text deines Vereins zu.', {}, { code: consentMissing });

/** 403: the club demands a guardian's confirmation first, and it is missing [LV-3]. */
export const guardianNeeded = () =>
  new HttpError(
    403,
    'Es fehlt noch die Bestätigung der Eltern. Danach geht es weiter. Was auf deinem Gerät ist, bleibt dort.',
    {},
    { code: guardianMissing },
  );
