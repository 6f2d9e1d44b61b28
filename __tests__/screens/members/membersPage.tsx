import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Member } from '../../../src/contract/members';
import { ConsentsScreen } from '../../../src/screens/members/consents/ConsentsScreen';
import { InviteScreen } from '../../../src/screens/members/InviteScreen';
import { ImportScreen } from '../../../src/screens/members/import/ImportScreen';
import { MemberScreen } from '../../../src/screens/members/MemberScreen';
import { MembersScreen } from '../../../src/screens/members/MembersScreen';
import { SheetScreen } from '../../../src/screens/members/sheet/SheetScreen';
import { selectMembers } from '../../../store/members/selectors';
import { type Addition, membersActions } from '../../../store/members/slice';
import { networkActions } from '../../../store/network/slice';
import { sessionActions } from '../../../store/session/slice';
import { aTrainer } from '../../builders';
import { aStore, renderScreen } from '../renderScreen';

export const trainer = aTrainer();
export const admin = aTrainer({ authorities: ['ROLE_ADMIN'] });
export const jonas = { id: 7, firstName: 'Jonas', lastName: 'Kern' };
export const self = { id: trainer.id, firstName: 'Tina', lastName: 'Trainer' };

interface Options {
  at?: string;
  user?: typeof trainer;
  members?: Member[];
  trainers?: (typeof jonas)[];
}

const pages = (
  <Routes>
    <Route index element={<MembersScreen />} />
    <Route path="invite" element={<InviteScreen />} />
    <Route path="import" element={<ImportScreen />} />
    <Route path="consents" element={<ConsentsScreen />} />
    <Route path="sheet" element={<SheetScreen />} />
    <Route path=":memberId" element={<MemberScreen />} />
  </Routes>
);

/** Opens a page below `/members`, by default the list, on which the server has answered with these members. */
export const openMembers = (options: Options = {}) => {
  const { at = '/members', user = trainer, members = [], trainers = [self, jonas] } = options;
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user, isDataInitialized: true }));
  const added: Addition[] = [];
  const { dispatch: original } = store;
  store.dispatch = ((action: Parameters<typeof original>[0]) => {
    if (membersActions.addRequested.match(action)) added.push(action.payload);
    return original(action);
  }) as typeof original;
  const page = renderScreen(pages, { store, path: '/members/*', at });
  const dispatch = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  dispatch(membersActions.trainersLoaded(trainers), membersActions.loaded(members));
  return {
    ...page,
    dispatch,
    /** The members that were to be added. */
    added,
    state: () => selectMembers(store.getState()),
    goOffline: () => dispatch(networkActions.onlineChanged(false)),
  };
};
