import { type ComponentType, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { OfficeContext } from './officeContext';
import { onArrival } from './onArrival';
import { routeAt } from './routes';
import { WaitingPage } from './WaitingPage';

const exerciseRun = onArrival(
  async () => (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
);
const progress = onArrival(
  async () =>
    (await import(/* webpackChunkName: "progress" */ '../screens/progress/ProgressScreen')).ProgressScreen,
);

/** The screens of the office by route path. */
export const officeScreens: Readonly<Record<string, ComponentType>> = {
  '/training': exerciseRun,
  '/training/:userScreeningId': exerciseRun,
  '/nocurrentscreening': onArrival(
    async () => (await import('../screens/screening/NoCurrentScreeningScreen')).NoCurrentScreeningScreen,
  ),
  '/impressum': onArrival(async () => (await import('../screens/impressum/ImpressumScreen')).ImpressumScreen),
  '/password-forgotten': onArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordForgottenScreen'))
        .PasswordForgottenScreen,
  ),
  '/password/recovery/:token': onArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordRecoveryScreen'))
        .PasswordRecoveryScreen,
  ),
  '/verification/:token': onArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/VerificationScreen'))
        .VerificationScreen,
  ),
  '/setup/:code': onArrival(
    async () => (await import(/* webpackChunkName: "joining" */ '../screens/setup/SetupScreen')).SetupScreen,
  ),
  '/invitation': onArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/CodeScreen')).CodeScreen,
  ),
  '/invitation/:token': onArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/InvitationScreen'))
        .InvitationScreen,
  ),
  '/members/:page?': onArrival(
    async () => (await import(/* webpackChunkName: "club" */ '../screens/members/MembersPages')).MembersPages,
  ),
  '/athletes': onArrival(
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athletes/AthletesScreen')).AthletesScreen,
  ),
  '/athletes/:userId': onArrival(
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athlete/AthleteScreen')).AthleteScreen,
  ),
  '/athletes/:userId/progress/:view?': progress,
  '/progress/:view?': progress,
  '/consent': onArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/consent/ConsentScreen')).ConsentScreen,
  ),
  '/account': onArrival(
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/myAccount/MyAccountScreen')).MyAccountScreen,
  ),
  '/club': onArrival(
    async () => (await import(/* webpackChunkName: "club" */ '../screens/club/ClubScreen')).ClubScreen,
  ),
};

/** Shows the screen of the present address when the slices and sagas of the office are there. */
export function OfficeScreen() {
  const open = use(OfficeContext);
  const isOpen = useAppSelector(({ office }) => office !== null);
  const Screen = officeScreens[routeAt(useLocation().pathname).path];
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!isOpen) open().catch(setFailure);
  }, [open, isOpen]);
  if (failure) throw failure;
  return isOpen && Screen ? <Screen /> : <WaitingPage />;
}
