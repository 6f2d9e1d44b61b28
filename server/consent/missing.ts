import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/tables';
import { consentMissing, unprocessable } from '../http/errors';
import { viewerOf } from '../session/authenticate';

/** The calls of whoever has not agreed to anything yet: the consent itself, and the own account. */
const openPaths = /^\/api\/(consent|account)(\/|$)/;

/** An `onRequest` hook behind `authenticate`. Throws 403 for a viewer without consent [CS-1]. */
export const demandOwnConsent = async (request: FastifyRequest): Promise<void> => {
  const isOpen = openPaths.test(request.routeOptions.url ?? '');
  if (viewerOf(request).agreedVersion === null && !isOpen) throw consentMissing();
};

/** Throws 422 when the member has not agreed that anything of theirs is stored [CS-1]. */
export const demandConsentOf = async (db: Database, userId: number): Promise<void> => {
  const missing = await db
    .selectFrom('user')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .where('agreedVersion', 'is', null)
    .executeTakeFirst();
  if (missing) throw unprocessable(`Einwilligung fehlt: ${missing.firstName} ${missing.lastName}.`);
};
