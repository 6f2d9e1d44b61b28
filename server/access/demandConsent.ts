import type { FastifyRequest } from 'fastify';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import type { Viewer } from './access';
import { consentNeeded, guardianNeeded } from './refusals';
import { viewerOf } from './viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is open to members who have not agreed to the club's text yet [CS-1]. */
    withoutConsent?: boolean;
  }
}

/** The options of a route that is open without consent. */
export const withoutConsent = { config: { withoutConsent: true } };

/**
 * Throws 403 with the code 'consent' unless the viewer has agreed to a version of the club's text [CS-1], and with the
 * code 'guardian' while the club waits for a guardian first [LV-3].
 */
export const demandOwnConsent = ({
  agreedVersion,
  awaitsGuardian,
}: Pick<Viewer, 'agreedVersion' | 'awaitsGuardian'>): void => {
  if (agreedVersion === null) throw consentNeeded();
  if (awaitsGuardian) throw guardianNeeded();
};

/** An `onRequest` hook for signed-in calls: without consent only the routes with `withoutConsent` are open [CS-1]. */
export const checkConsent = async (request: FastifyRequest): Promise<void> => {
  if (!request.routeOptions.config.withoutConsent) demandOwnConsent(viewerOf(request));
};

const findMember = prepared((db, { userId }: { userId: number }) =>
  db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'agreedVersion', 'painAgreedAt'])
    .where('id', '=', userId),
);

/**
 * Returns whether a member has agreed that their pain is stored, too [CS-1]. Throws 422 with the member's name when
 * nothing may be stored about them yet.
 */
export const demandConsentOf = async (db: Database, userId: number): Promise<{ agreesToPain: boolean }> => {
  const [member] = await findMember(db, { userId });
  if (member?.agreedVersion === null) {
    const name = `${member.firstName} ${member.lastName}`;
    throw unprocessable(`Einwilligung fehlt: ${name} hat dem Text des Vereins noch nicht zugestimmt.`);
  }
  return { agreesToPain: (member?.painAgreedAt ?? null) !== null };
};
