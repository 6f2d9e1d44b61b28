import type { CurrentUser } from '../contract/schemas';
import { athleteIdsOf } from './athletes';

/** Who is signed in, and on which server. What a person writes on this device belongs to both [FL-18]. */
export interface Owner {
  id: number;
  username: string;
  /** The athletes whose runs this person records: a trainer's athletes, else the person. */
  athleteIds: number[];
  /** The server's database; null while the server has not named it. */
  instance: string | null;
}

/** Where a run or an entry was written [FL-18]. */
export interface Origin {
  /** The server's database; null if it was not named until now. */
  instance: string | null;
  /** The user name of the writer; null if an older app version wrote it, or if it came from the server. */
  username: string | null;
}

/** What is known of a server. */
export interface KnownServer {
  /** Names its database; null for a server that does not name it. */
  instance: string | null;
  /** Changes when the database was restored from a backup [ON-6]. */
  epoch: string | null;
}

export const unknownOrigin: Origin = { instance: null, username: null };

export const ownerOf = (
  user: Pick<CurrentUser, 'id' | 'username' | 'athleteIds'>,
  instance: string | null,
): Owner => ({ id: user.id, username: user.username, athleteIds: athleteIdsOf(user), instance });

/** The origin of what this owner writes now. */
export const originOf = ({ username, instance }: Owner): Origin => ({ instance, username });

/** Whether it was written on the owner's server. Unless both servers are named, there is only one [FL-18]. */
export const isHere = ({ instance }: Origin, owner: Owner): boolean =>
  instance === null || owner.instance === null || instance === owner.instance;

/** Whether somebody with the owner's user name wrote it on another server [FL-18]. */
export const isFormer = (origin: Origin, owner: Owner): boolean =>
  !isHere(origin, owner) && origin.username === owner.username;

/**
 * Returns what was written before the server named its database, with the origin that is known now [FL-18]. `writer`
 * is the user id that it has.
 */
export const named = <Written extends { origin: Origin }>(
  written: Written,
  writer: number,
  { id, username, instance }: Owner,
): Written => ({
  ...written,
  origin: { instance, username: written.origin.username ?? (writer === id ? username : null) },
});
