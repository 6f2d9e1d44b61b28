import { SpokenError } from '../system/spokenError';

/** Says to a command that a server has the database. */
export const serverRuns = () => new SpokenError('Der Server läuft noch. Bitte beende ihn zuerst.');
