import { endedOnPurpose } from '../../src/contract/endedSignin';
import { contentFeature } from '../../src/contract/features';
import type { FakeContent } from '../fakes/FakeContent';
import type { FakeServer } from '../fakes/FakeServer';
import { withOffice } from '../fakes/officeServer';
import { failed } from '../fakes/serverCalls';

/** Lets the server keep drafts of the club's own content, for who is signed in. */
export const offerContent = (server: FakeServer, content: FakeContent): void => {
  server.notes.features = [...(server.notes.features ?? []), contentFeature];
  const { handle } = withOffice(server, content.answers);
  server.handle = (request) => {
    if (!request.path.startsWith('/content/') || server.accounts.userOf(request.token))
      return handle(request);
    const code = server.accounts.wasEnded(request.token) ? { code: endedOnPurpose } : {};
    return failed(401, 'Bitte melde dich an.', code);
  };
};
