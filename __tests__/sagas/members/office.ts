import { selectMembers } from '../../../store/members/selectors';
import type { MemberAction } from '../../../store/members/slice';
import { membersActions } from '../../../store/members/slice';
import { aMember, aTrainer } from '../../builders';
import { aClub, anna, ben } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, startApp } from '../../fakes/startApp';

/** More than all retries of a call take, in milliseconds. */
export const allRetries = 6000;

export const tina = aTrainer({ athleteIds: [anna.id, ben.id] });
export const admin = aTrainer({ athleteIds: [], authorities: ['ROLE_ADMIN'] });

export const mia = aMember();
export const jonas = { id: 7, firstName: 'Jonas', lastName: 'Kern' };

/** Throws what the server refuses. */
export const refuse = (status: number, message: string) => (): never => {
  throw new Refusal(status, message);
};

/** Opens the office of a trainer, or of somebody else, with Mia as the only member unless the answers say otherwise. */
export const startInOffice = async (answers: OfficeAnswers = {}, user = tina) => {
  const server = withOffice(aClub(), {
    'GET /members/': () => [mia],
    'GET /members/trainers/': () => [jonas],
    ...answers,
  });
  const app = await startApp({ device: aDeviceOf(user), server });
  return app;
};

/** The same, with the page of Mia open and no requests counted yet. */
export const startAtMia = async (answers: OfficeAnswers = {}, user = tina) => {
  const app = await startInOffice(answers, user);
  await app.act(membersActions.memberOpened(mia.id));
  app.http.requests.length = 0;
  return app;
};

export const page = (app: App) => selectMembers(app.state());

/** The latest change in short. */
export const changeOf = (app: App): [MemberAction | null, string, string | null] => {
  const { action, status, error } = page(app).change;
  return [action, status, error];
};

export const toasts = (app: App) => app.state().toasts.messages.map(({ text }) => text);
