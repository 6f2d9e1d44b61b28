import { mailFilesFeature } from '../../../src/contract/features';
import { membersTexts } from '../../../src/texts/members';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { serverActions } from '../../../store/server/slice';
import { aMember } from '../../builders';
import { onVirtualTime } from '../../fakes/virtualTime';
import { startInOffice } from './office';

onVirtualTime();

const failed = aMember({
  id: 21,
  email: 'ole@example.org',
  hasMailFailed: true,
  mailProblem: 'undeliverable',
});
const again = { ...failed, hasMailFailed: false, mailProblem: null };

const start = async () => {
  const bodies: unknown[] = [];
  const app = await startInOffice({
    'GET /members/': () => [failed],
    'POST /members/all/invitation': (body) => {
      bodies.push(body);
      return [again];
    },
  });
  await app.act(membersActions.opened());
  return { app, bodies };
};

test('[MB-18] those whose mail failed are invited anew in one call', async () => {
  const { app, bodies } = await start();
  await app.act(membersActions.inviteAllRequested([21]));
  expect(bodies).toEqual([{ memberIds: [21] }]);
  expect(selectMembers(app.state())).toMatchObject({ members: [again], change: { status: 'succeeded' } });
  expect(app.state().toasts.messages.map(({ text }) => text)).toEqual([membersTexts.invitedAll(1)]);
});

test('[MB-18] [RU-2] where the server sends no mails, it says where the invitations are', async () => {
  const { app } = await start();
  await app.act(
    serverActions.loaded({ ...app.state().server, features: [mailFilesFeature] }),
    membersActions.inviteAllRequested([21]),
  );
  expect(app.state().toasts.messages.map(({ text }) => text)).toEqual([membersTexts.invitedAllFiles]);
});
