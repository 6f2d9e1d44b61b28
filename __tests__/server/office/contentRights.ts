import { randomUUID } from 'node:crypto';
import { contentCalls } from '../../../src/contract/content';
import type { OfficeRight, Statuses } from './officeRight';

/** A call that admins may make here, since nobody else has `ROLE_CONTENT`. */
const ofContent = (status: number): Statuses => [401, 401, 403, 403, 403, 403, status, 401];

/** Nothing has this key. */
const unknown = () => ({ key: randomUUID(), revision: 1 });
const action = () => ({ ...unknown(), clientId: randomUUID() });

/** Who may call what of the club's own content [CT-1, CT-2, CT-10, CT-11]. */
export const contentRights = {
  contentCalls: {
    all: { call: () => contentCalls.all(), statuses: ofContent(200) },
    saveDraft: {
      call: () =>
        contentCalls.saveDraft({
          ...action(),
          revision: 0,
          kind: 'screening',
          body: { name: 'Neu', tests: [] },
        }),
      statuses: ofContent(200),
    },
    discardDraft: { call: () => contentCalls.discardDraft(action()), statuses: ofContent(404) },
    plan: { call: () => contentCalls.plan([unknown()]), statuses: ofContent(404) },
    publish: {
      call: () => contentCalls.publish({ clientId: randomUUID(), items: [unknown()], spelling: false }),
      statuses: ofContent(404),
    },
    retire: { call: () => contentCalls.retire(action()), statuses: ofContent(404) },
    bringBack: { call: () => contentCalls.bringBack(action()), statuses: ofContent(404) },
    versions: { call: () => contentCalls.versions(randomUUID()), statuses: ofContent(404) },
    takeBack: { call: () => contentCalls.takeBack({ ...action(), version: 1 }), statuses: ofContent(404) },
    samples: { call: () => contentCalls.samples(), statuses: ofContent(200) },
    takeSample: {
      call: () => contentCalls.takeSample({ clientId: randomUUID(), name: 'unbekannt' }),
      statuses: ofContent(404),
    },
  },
} satisfies Record<string, Record<string, OfficeRight>>;
