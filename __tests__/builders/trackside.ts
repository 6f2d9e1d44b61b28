import type { TracksideSession } from '../../src/domain/trackside/session';
import { aScreening } from './screenings';

/** A session with the athletes 2 and 3, before its first step. */
export const aTracksideSession = (overrides: Partial<TracksideSession> = {}): TracksideSession => ({
  clientId: '70000000-0000-4000-8000-000000000001',
  ownerId: 9,
  origin: { instance: 'club', username: 'tina' },
  screeningId: aScreening().id,
  startedAt: '2026-11-27T16:00:00.000Z',
  order: 'byTest',
  members: [
    { userId: 2, number: 1, clientId: '71000000-0000-4000-8000-000000000002', state: 'here' },
    { userId: 3, number: 2, clientId: '71000000-0000-4000-8000-000000000003', state: 'gone' },
  ],
  leftOut: [],
  at: null,
  ...overrides,
});
