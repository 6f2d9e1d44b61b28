import { SpokenError } from '../system/spokenError';

/** Throws when the backup is from a newer version of the server, whose tables this one does not know. */
export const demandKnownVersion = (names: readonly string[], known: object): void => {
  if (names.every((name) => name in known)) return;
  throw new SpokenError(
    'Die Sicherung ist von einer neueren Version. Bitte bring den Server zuerst auf diese.',
  );
};
