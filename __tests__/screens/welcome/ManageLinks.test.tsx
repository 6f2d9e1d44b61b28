import { act, screen } from '@testing-library/react';
import { membersFeature } from '../../../src/contract/features';
import type { Authority } from '../../../src/contract/schemas';
import { ManageLinks } from '../../../src/screens/welcome/ManageLinks';
import { featuresActions } from '../../../store/features/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser } from '../../builders';
import { aStore, renderScreen } from '../renderScreen';

const showFor = (authorities: Authority[], features: string[]) => {
  const { store } = aStore();
  act(() => {
    store.dispatch(sessionActions.restored({ user: aCurrentUser({ authorities }), isDataInitialized: true }));
    store.dispatch(featuresActions.loaded({ features, instance: null, epoch: null }));
  });
  renderScreen(<ManageLinks />, { store });
};

test.each<[Authority[]]>([[['ROLE_TRAINER']], [['ROLE_ADMIN']], [['ROLE_TRAINER', 'ROLE_ADMIN']]])(
  '[MB-1] %j finds the way to the members',
  (authorities) => {
    showFor(authorities, [membersFeature]);
    expect(screen.getByRole('link', { name: 'Mitglieder' })).toHaveAttribute('href', '/members');
  },
);

test('[MB-1] an athlete has no way there, and nobody where the server lacks the calls', () => {
  showFor(['ROLE_ATHLETE'], [membersFeature]);
  showFor(['ROLE_TRAINER', 'ROLE_ADMIN'], []);
  expect(screen.queryByRole('link')).toBeNull();
});
