import { withPartner } from '../../../src/domain/conversations';
import { selectConversations, selectThread } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { selectFeedbackOffers } from '../../../store/feedback/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { updateActions } from '../../../store/update/slice';
import { aBasisExercise, aContact, aMessage, aNotification, aRoom } from '../../builders';
import { anna, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { type App, startApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

/** What a device of Anna keeps, by slice and field. Each has its value on an empty device. */
const kept: Record<string, Record<string, { good: unknown; empty: unknown }>> = {
  update: { entries: { good: [{ text: 'Fertig', topic: 'Finished', isError: false }], empty: [] } },
  exercise: { basis: { good: [aBasisExercise()], empty: [] } },
  chat: {
    userId: { good: anna.id, empty: anna.id },
    contacts: { good: [aContact()], empty: [] },
    rooms: { good: [aRoom()], empty: [] },
    messages: { good: { 801: [aMessage()] }, empty: {} },
  },
  notifications: {
    userId: { good: anna.id, empty: anna.id },
    entries: { good: [aNotification()], empty: [] },
  },
  server: { features: { good: ['trainerNotes'], empty: [] } },
  feedback: {
    questions: { good: [{ question: 'Wie war es?', options: ['gut'] }], empty: null },
    drafts: { good: { '2/601': { answers: { 'Wie war es?': 'gut' }, comment: '' } }, empty: {} },
    settled: { good: ['2/600'], empty: [] },
  },
};

/** None of these values fits any field, except an empty object where the field is an object. */
const damaged = [
  ...['null', 'true', '"text"', '{}', '[null]', '["", 7]', '[{}]', '{"801":7}', '{"801":[{}]}'],
  ...['{"2/601":{"answers":[],"comment":7}}', '{', ''],
];

const fieldsOf = (key: string) => Object.keys(kept[key] ?? {});

const cases = Object.keys(kept).flatMap((key) =>
  fieldsOf(key)
    .filter((field) => field !== 'userId')
    .map((field) => ({ key, field })),
);

/** Returns a device on which one field has this text and all others are valid. */
const aDeviceWith = (damage: { key: string; field: string; text: string }) => {
  const device = aDeviceOf(anna, true);
  for (const key of Object.keys(kept)) {
    const texts = Object.entries(kept[key] ?? {}).map(([field, { good }]) => [
      field,
      key === damage.key && field === damage.field ? damage.text : JSON.stringify(good),
    ]);
    device.persisted.set(`persist:${key}`, JSON.stringify(Object.fromEntries(texts)));
  }
  return device;
};

/** Returns the kept fields of one slice, or of all, as they should be. */
const expected = (isEmpty: (key: string, field: string) => boolean) =>
  Object.fromEntries(
    Object.entries(kept).map(([key, fields]) => [
      key,
      Object.fromEntries(
        Object.entries(fields).map(([field, { good, empty }]) => [field, isEmpty(key, field) ? empty : good]),
      ),
    ]),
  );

const expectToWork = async (app: App) => {
  app.network.goOnline();
  await app.act(updateActions.updateRequested(), chatActions.entered());
  await app.act(
    outboxActions.written({ kind: 'message', payload: { recipientId: tina.id, content: 'Hallo' } }),
  );
  expect(app.state().update.status).toBe('succeeded');
  expect(app.state().exercise.basis).toHaveLength(2);
  expect(selectConversations(app.state())).toMatchObject([{ ...withPartner(tina.id), name: 'Tina Trainer' }]);
  expect(selectThread(app.state(), withPartner(tina.id)).waiting).toEqual([]);
  expect(selectFeedbackOffers(app.state())).toEqual([]);
  expect(app.uncaught).toEqual([]);
  expect(app.log.entries).toEqual([]);
};

test.each(cases)(
  '[DB-2] what is damaged of the $field in $key begins empty and costs nothing else',
  async (damage) => {
    for (const text of damaged) {
      const app = await startApp({ device: aDeviceWith({ ...damage, text }), isOnline: false });
      expect(app.state()).toMatchObject(
        expected((key, field) => key === damage.key && field === damage.field),
      );
      // An empty object would match any object.
      const { [damage.key]: slice } = app.state() as unknown as Record<string, Record<string, unknown>>;
      expect(slice?.[damage.field]).toEqual(kept[damage.key]?.[damage.field]?.empty);
      await expectToWork(app);
      app.kill();
    }
  },
);

test.each(['chat', 'notifications'])(
  '[SE-1] when it is damaged whose %s they are, they are nobody’s',
  async (damagedKey) => {
    for (const text of damaged) {
      const app = await startApp({
        device: aDeviceWith({ key: damagedKey, field: 'userId', text }),
        isOnline: false,
      });
      expect(app.state()).toMatchObject(expected((key) => key === damagedKey));
      await expectToWork(app);
      app.kill();
    }
  },
);

test('[DB-2] what is not damaged comes back as it was', async () => {
  const app = await startApp({ device: aDeviceWith({ key: '', field: '', text: '' }), isOnline: false });
  expect(app.state()).toMatchObject(expected(() => false));
});
