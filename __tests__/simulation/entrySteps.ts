import { withPartner } from '../../src/domain/conversations';
import { feedbackKey } from '../../src/domain/feedback';
import { textsOf } from '../../src/domain/noteTexts';
import type { LocalExerciseRun } from '../../src/domain/runs';
import { chatActions } from '../../store/chat/slice';
import { selectNoteEntry } from '../../store/desk/entries';
import { feedbackActions } from '../../store/feedback/slice';
import { selectMayWriteNotes, selectNote } from '../../store/notes/selectors';
import { notesActions } from '../../store/notes/slice';
import { selectUnsaved, selectWaitingMessages } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwnRuns } from '../../store/runs/selectors';
import { anna, ben, tina } from '../fakes/club';
import { isTokenOf } from '../fakes/FakeAccounts';
import type { OpenApp } from '../fakes/openApp';
import { type Act, choose, type Moment, noteTargets, users, withData } from './moment';

const writeMessage = withData(({ app, choice }) => {
  const isTrainer = app.state().session.user?.id === tina.id;
  const recipientId = isTrainer ? choose([anna, ben], choice).id : tina.id;
  app.dispatch(
    outboxActions.written({ kind: 'message', payload: { recipientId, content: `Nachricht ${choice}` } }),
  );
});

/** The conversation offers to remove a message only if it was refused or could not be saved. */
const removableMessages = ({ state }: OpenApp) => {
  const unsaved = selectUnsaved(state());
  return selectWaitingMessages(state()).filter(
    ({ clientId, refusal }) => refusal !== null || (unsaved[clientId] ?? null) !== null,
  );
};

const removeMessage = withData(({ world, app, choice }) => {
  const removable = removableMessages(app);
  if (removable.length === 0) return false;
  const { clientId } = choose(removable, choice);
  for (const ledger of world.former.ledgers()) ledger.forgetMessage(clientId);
  return app.dispatch(outboxActions.removed(clientId));
});

const retryMessage = withData(({ app, choice }) => {
  const removable = removableMessages(app);
  if (removable.length === 0) return false;
  return app.dispatch(outboxActions.retried(choose(removable, choice).clientId));
});

type TrainingAct = (moment: Moment, run: LocalExerciseRun, key: string) => unknown;

/** Performs the action for one of the completed exercise runs that the user recorded. */
const onTraining = (act: TrainingAct): Act =>
  withData((moment) => {
    const completed = selectOwnRuns(moment.app.state()).filter(
      (run) => run.kind === 'exerciseRun' && run.completed,
    ) as LocalExerciseRun[];
    if (completed.length === 0) return false;
    const run = choose(completed, moment.choice);
    return act(moment, run, feedbackKey(run.recordedBy, run.clientId));
  });

/** Writes feedback without giving it. */
const draftFeedback = onTraining(({ app, choice }, _run, key) => {
  app.dispatch(feedbackActions.opened(key));
  app.dispatch(feedbackActions.commented({ key, comment: `Entwurf ${choice}` }));
});

/** Gives feedback, possibly not for the first time. */
const giveFeedback = onTraining(({ app, choice }, { id = null, clientId }, key) => {
  app.dispatch(feedbackActions.commented({ key, comment: `Feedback ${choice}` }));
  app.dispatch(feedbackActions.submitted({ key, exerciseRunId: id, exerciseRunClientId: clientId }));
});

/** A trainer writes a note for an athlete. */
const writeTrainerNote = withData(({ world, app, choice }) => {
  const userScreeningId = choose([41, 42], choice);
  if (!selectMayWriteNotes(app.state(), userScreeningId)) return false;
  const target = choose(noteTargets, choice >> 1);
  if (selectNoteEntry(app.state(), userScreeningId, target)?.conflict) return false;
  world.desk.showNote({ userScreeningId, target }, textsOf(selectNote(app.state(), userScreeningId, target)));
  app.dispatch(notesActions.opened({ userScreeningId, target }));
  const texts = {
    athleteNote: `Für dich ${choice}`,
    trainerNote: choice % 3 === 0 ? null : `Für mich ${choice}`,
  };
  return app.dispatch(notesActions.submitted({ userScreeningId, target, ...texts }));
});

const visitMessages = withData(({ app, choice }) => {
  app.dispatch(choice % 3 === 0 ? chatActions.left() : chatActions.entered());
  if (choice % 3 === 2) app.dispatch(chatActions.selected(withPartner(choose(users, choice).id)));
});

/** A message arrives from another device, and the live channel reports it. */
const receiveMessage = ({ world, app, choice }: Moment) => {
  const [sender, recipient] = choose(
    [
      [tina, anna],
      [tina, ben],
      [anna, tina],
    ] as const,
    choice,
  );
  world.server.chat.say(sender, recipient, `Von aussen ${choice}`);
  const connection = app.live.connections.at(-1);
  if (connection?.isOpen && isTokenOf(connection.token)(recipient)) {
    connection.notify({ type: 'CHAT', senderId: sender.id });
  }
};

/** Steps of messages, feedback and notes. */
export const entrySteps = {
  writeMessage,
  removeMessage,
  retryMessage,
  draftFeedback,
  giveFeedback,
  writeTrainerNote,
  visitMessages,
  receiveMessage,
};
