import { mergedTexts, noteFields, textsOf } from '../../src/domain/noteTexts';
import { planRevisionOf } from '../../src/domain/planEntries';
import { selectNoteEntry, selectStoredUserScreening } from '../../store/desk/entries';
import { selectMayWriteNotes, selectNote } from '../../store/notes/selectors';
import { notesActions } from '../../store/notes/slice';
import { selectOffice } from '../../store/office/selectors';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { isDeskEntry } from './deskLedger';
import { type Act, choose, type Moment, noteTargets, withData } from './moment';

/** Performs the action for a trainer with athletes, on a page of the desk. */
export const onDesk = (act: Act): Act =>
  withData((moment) => {
    const { app } = moment;
    if (!app.state().session.user?.athleteIds.length) return false;
    return act(moment);
  });

/** Assigns one of the published screenings to an athlete or to all, or withdraws it. */
const assign = onDesk(({ world, app, choice }) => {
  const athleteIds = app.state().session.user?.athleteIds ?? [];
  const published = selectOffice(app.state()).desk.published.map(({ id }) => id);
  const chosen = choice % 3 === 0 ? athleteIds : [choose(athleteIds, choice)];
  const screeningId = choose([...published, null], choice >> 2);
  const { userScreenings } = app.state().screening;
  const intervalWeeks = screeningId === null ? null : 6;
  const assignments = chosen.map((userId) => {
    const base = userScreenings.find((row) => row.userId === userId)?.screeningId ?? null;
    world.desk.showAssignment(app, userId, base);
    return { userId, screeningId, intervalWeeks, base };
  });
  return app.dispatch(outboxActions.assigned(assignments));
});

/** Begins to write a note. It is saved by another step: others may change it meanwhile. */
const beginNote = onDesk(({ world, tab, app, choice }) => {
  const userScreening = selectStoredUserScreening(app.state(), choose([41, 42], choice));
  if (!userScreening || !selectMayWriteNotes(app.state(), userScreening.id)) return false;
  const target = choose(noteTargets, choice >> 1);
  const { id: userScreeningId, userId } = userScreening;
  if (selectNoteEntry(app.state(), userScreeningId, target)?.conflict) return false;
  const from = textsOf(selectNote(app.state(), userScreeningId, target));
  const draft = { userScreeningId, userId, target, from };
  world.desk.showNote(draft, from);
  world.desk.drafts.set(tab, draft);
});

/** Saves the note that was begun in this tab, in the dialog or on the page of the athlete. */
const keepNote = onDesk(({ world, tab, app, choice }) => {
  const draft = world.desk.drafts.get(tab);
  if (!draft || !selectMayWriteNotes(app.state(), draft.userScreeningId)) return false;
  world.desk.drafts.delete(tab);
  const { userId, from, ...note } = draft;
  const text = choice % 5 === 0 ? null : `Von Tina ${choice}`;
  const field = choose(noteFields, choice);
  const own = choice % 3 === 0 ? { athleteNote: text, trainerNote: text } : { ...from, [field]: text };
  const present = textsOf(selectNote(app.state(), note.userScreeningId, note.target));
  const merged = mergedTexts(from, own, present);
  // Both changed the same text: the person sees both, and decides.
  if (!merged) world.desk.showNote(note, present);
  const texts = merged ?? (choice % 2 === 0 ? own : present);
  if (choice % 4 < 2) return app.dispatch(outboxActions.noteWritten({ userId, ...note, ...texts }));
  return app.dispatch(notesActions.submitted({ ...note, ...texts }));
});

/** Decides what becomes of an entry in conflict. */
const settle = onDesk(({ world, app, choice }) => {
  const entries = selectOwnOutbox(app.state()).filter(({ conflict }) => conflict !== null);
  if (entries.length === 0) return false;
  const entry = choose(entries, choice);
  if (!isDeskEntry(entry) || entry.kind === 'contentDraft') return false;
  const { clientId } = entry;
  const keeps = choice % 2 === 0 ? 'own' : 'present';
  if (entry.kind === 'plan') {
    world.desk.settle(entry, keeps);
    world.plans.settle(entry, keeps);
    return app.dispatch(
      outboxActions.planSettled({ clientId, seen: planRevisionOf(entry.conflict ?? {}), keeps }),
    );
  }
  if (entry.kind === 'assignment') {
    world.desk.settle(entry, keeps);
    return app.dispatch(
      outboxActions.assignmentSettled({ clientId, seen: entry.conflict?.screeningId ?? null, keeps }),
    );
  }
  world.desk.settle(entry);
  const [own, present] = [textsOf(entry.payload), textsOf(entry.conflict)];
  const both = { ...own, athleteNote: `${own.athleteNote} / ${present.athleteNote}` };
  const seen = entry.conflict?.revision ?? 0;
  return app.dispatch(outboxActions.noteSettled({ clientId, seen, ...choose([own, present, both], choice) }));
});

/** Deletes a note, an assignment or changes of a plan that the server refused. */
const deleteRefused = onDesk(({ world, app, choice }) => {
  const refused = selectOwnOutbox(app.state()).filter(
    (entry) => isDeskEntry(entry) && entry.refusal !== null,
  );
  if (refused.length === 0) return false;
  const { clientId } = choose(refused, choice);
  world.desk.giveUp(clientId);
  return app.dispatch(outboxActions.removed(clientId));
});

/** What happens on the desk: by the trainer here, by another one, and by the club. Only servers with a desk have it. */
export const deskSteps = {
  assign,
  beginNote,
  keepNote,
  settle,
  deleteRefused,
  colleagueWrites: ({ world, choice }: Moment) => world.colleague.write(choice),
  colleagueAssigns: ({ world, choice }: Moment) => world.colleague.assign(choice),
  handOver: ({ world, choice }: Moment) => {
    const isTaken = world.colleague.handOver(choice);
    if (isTaken === null) return false;
    world.witness.saw(isTaken ? 'an athlete is taken away' : 'an athlete is given back');
  },
  /**
   * Days pass for everybody, in which the devices are asleep. Not where the server is restored: a device offers it only
   * what was sent in the last 15 days.
   */
  daysPass: ({ world, choice }: Moment) => {
    if (world.scenario.upheaval?.what === 'restored') return false;
    const by = choose([10, 29, 31, 40], choice) * 86_400_000;
    world.server.formerRights.lead += by;
    for (const each of world.family) each.clockOffset += by;
  },
  /** The server's log of changes is shortened: every cursor is older. */
  forgetChanges: ({ world }: Moment) => world.server.changes.forget(),
};
