import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { assignmentsFeature, membersFeature } from '../../../src/contract/features';
import type { UserScreening } from '../../../src/contract/schemas';
import type { DeskData } from '../../../src/domain/deskData';
import { AthletesScreen } from '../../../src/screens/athletes/AthletesScreen';
import { deskActions } from '../../../store/desk/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { aScreening, aTrainer, aUser, aUserScreening } from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { renderScreen } from '../renderScreen';

/** Noon of a Saturday, at which the list is opened. */
export const now = new Date(2026, 10, 21, 12, 0);

/** Noon as many days ago, ISO 8601. */
export const daysAgo = (days: number) => new Date(2026, 10, 21 - days, 12, 0).toISOString();

export const anna = aUser({ team: 'U16' });
export const aerin = aUser({ id: 3, firstName: 'Ärin', lastName: 'Zander', team: 'U18' });
export const ben = aUser({ id: 4, firstName: 'Ben', lastName: 'Buche' });
export const tina = aTrainer({ athleteIds: [anna.id, aerin.id, ben.id] });

const neverDue = (userId: number, id: number): UserScreening =>
  aUserScreening({ userId, id, intervalWeeks: null });

/** Anna has no screening, Ärin and Ben have one, and nobody else needs anything. */
export const club: Held = {
  user: tina,
  users: [ben, aerin, anna],
  userScreenings: [neverDue(aerin.id, 43), neverDue(ben.id, 44)],
};

interface Options extends Held {
  at?: string;
  features?: string[];
  /** What was read from the device; null while it is being read. */
  desk?: Partial<DeskData> | null;
  /** What has happened before. */
  actions?: UnknownAction[];
}

/** Opens the list of Tina's three athletes. `sent` collects assignments, `toasts` the texts of the messages. */
export const openDesk = ({ at, features, desk = {}, actions = [], ...held }: Options = {}) => {
  const { store, asked } = aFilledStore({ ...club, ...held });
  const offered = features ?? [assignmentsFeature, membersFeature];
  store.dispatch(serverActions.loaded({ features: offered, instance: null, epoch: null, isDemo: false }));
  if (desk) {
    const data = { trainings: [], feedback: [], published: [aScreening()], ...desk };
    store.dispatch(deskActions.loaded(data));
  }
  for (const action of actions) store.dispatch(action);
  const page = renderScreen(<AthletesScreen />, { store, path: '/athletes', at: at ?? '/athletes' });
  const all = () => asked.mock.calls.map(([action]) => action);
  return {
    ...page,
    asked: all,
    sent: () =>
      all()
        .filter(outboxActions.assigned.match)
        .map(({ payload }) => payload),
    toasts: () =>
      all()
        .filter(toastsActions.requested.match)
        .map(({ payload }) => payload.text),
  };
};

/** The names in the list from the top. */
export const names = () =>
  screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);

/** The row of the athlete with this name. */
export const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};
