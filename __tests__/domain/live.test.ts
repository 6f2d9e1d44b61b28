import { transportAfter } from '../../src/domain/live';

test('[LC-12] SockJS is taken once WebSockets did not get through twice', () => {
  expect([0, 1, 2, 3].map(transportAfter)).toEqual(['webSocket', 'webSocket', 'sockJs', 'sockJs']);
});
