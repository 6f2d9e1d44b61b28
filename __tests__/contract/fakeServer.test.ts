import { FakeServer } from '../fakes/FakeServer';
import { erasureKey } from '../fakes/StoredRuns';
import { describeServerContract } from './serverContract';
import { links, makeContent, people } from './serverContract/club';

describeServerContract(async () => {
  const server = new FakeServer(makeContent());
  const { accounts } = server;
  server.offerDesk();
  server.listsClips = true;
  accounts.unverified.add('emma');
  accounts.recoveryTokens.set(links.recovery, 'anna');
  accounts.verificationTokens.set(links.verification, 'emma');
  return {
    // HTTP transfers copies only, without undefined fields. A video stays as it is.
    handle: async (request) => {
      const copy = JSON.parse(JSON.stringify(request));
      const { status, body } = server.handle(copy);
      return { status, body: body instanceof Blob ? body : JSON.parse(JSON.stringify(body)) };
    },
    noteErasure: async (userId, clientId) => {
      server.erased.add(erasureKey({ userId, clientId }));
    },
    declinePain: async (username) => {
      server.painless.add(people[username].id);
    },
    changeRight: async (trainer, athlete, isTheirs) => {
      server.changeRight(people[trainer].id, people[athlete].id, isTheirs);
    },
    setEpoch: async (epoch) => {
      server.epoch = epoch;
    },
    announce: async (userId, notification) => server.chat.announce(userId, notification),
    storedFeedback: async () => [...server.feedback.values()],
    mailed: () => accounts.mailed,
    stop: async () => {},
  };
});
