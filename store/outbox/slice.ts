import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlanChanges, WrittenChange } from '../../src/contract/planChanges';
import type { PayloadOf } from '../../src/domain/entryKinds';
import type { NoteTexts } from '../../src/domain/noteEntries';
import { byWritingTime, type Entry, type Written } from '../../src/domain/outbox';
import { chatActions } from '../chat/slice';

/**
 * This user's outbox, also of a former server, as the screens show it. The rows on the device belong to the port
 * `Outbox` [ON-1].
 */
interface OutboxState {
  /** In the order of writing. */
  entries: Entry[];
  /**
   * Entries whose latest state is not on the device, by client id. Null while one is being written, else the German
   * text why writing failed.
   */
  unsaved: Record<string, string | null>;
}

const initialState: OutboxState = { entries: [], unsaved: {} };

const remove = (state: OutboxState, clientIds: string[]) => {
  state.entries = state.entries.filter(({ clientId }) => !clientIds.includes(clientId));
  for (const clientId of clientIds) delete state.unsaved[clientId];
};

const find = (state: OutboxState, clientId: string) =>
  state.entries.find((entry) => entry.clientId === clientId);

const isUnsaved = (state: OutboxState, { clientId }: Entry) => clientId in state.unsaved;

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** A person wrote what is sent as it is. */
    written(_state, _action: PayloadAction<Written>) {},
    /** A trainer wrote a note. Both texts as they are to be; its saga finds the revision [NT-1]. */
    noteWritten(_state, _action: PayloadAction<Omit<PayloadOf<'note'>, 'revision'>>) {},
    /** A trainer assigned a screening, or withdrew one, also to several athletes at once [AS-2, AS-6]. */
    assigned(_state, _action: PayloadAction<PayloadOf<'assignment'>[]>) {},
    /**
     * A trainer changed the plan of an athlete, or of several at once. `seen` is what they saw of it when
     * they began; its saga finds the revision [PL-1].
     */
    planWritten(
      _state,
      _action: PayloadAction<(Omit<PayloadOf<'plan'>, 'revision'> & { seen: PlanChanges })[]>,
    ) {},
    /** A trainer made the same change in the plans of these athletes [PL-4]. */
    plansChanged(_state, _action: PayloadAction<{ userIds: number[]; change: WrittenChange }>) {},
    /**
     * The person decided what becomes of changes of a plan in conflict with the revision that they saw: their own ones,
     * or the present ones [PL-1].
     */
    planSettled(
      _state,
      _action: PayloadAction<{ clientId: string; seen: number; keeps: 'own' | 'present' }>,
    ) {},
    /**
     * The person decided what becomes of a note in conflict with the revision that they saw: the texts to keep [NT-1].
     */
    noteSettled(_state, _action: PayloadAction<NoteTexts & { clientId: string; seen: number }>) {},
    /**
     * The person decided what becomes of an assignment in conflict with the screening that they saw: their own one, or
     * the present one [AS-2].
     */
    assignmentSettled(
      _state,
      _action: PayloadAction<{ clientId: string; seen: number | null; keeps: 'own' | 'present' }>,
    ) {},
    queued(state, { payload }: PayloadAction<Entry>) {
      state.entries.push(payload);
      state.unsaved[payload.clientId] = null;
    },
    saved(state, { payload: clientId }: PayloadAction<string>) {
      delete state.unsaved[clientId];
    },
    saveFailed(state, { payload }: PayloadAction<{ clientId: string; text: string }>) {
      if (find(state, payload.clientId)) state.unsaved[payload.clientId] = payload.text;
    },
    /** The user's entries on the device. Entries that are not stored yet keep their state. */
    loaded(state, { payload }: PayloadAction<Entry[]>) {
      const stored = payload.filter((entry) => !isUnsaved(state, entry));
      const unsaved = state.entries.filter((entry) => isUnsaved(state, entry));
      state.entries = [...stored, ...unsaved].sort(byWritingTime);
    },
    /** The rows on the device may be gone. Every entry must be stored again [DB-13]. */
    storageLost(state) {
      for (const { clientId } of state.entries) state.unsaved[clientId] ??= null;
    },
    /** Another tab changed data on the device, possibly the outbox. */
    changedElsewhere() {},
    /** An entry is being tried, has failed or was refused. */
    changed(state, { payload }: PayloadAction<Entry>) {
      state.entries = state.entries.map((entry) => (entry.clientId === payload.clientId ? payload : entry));
    },
    /** The person wants to retry an entry that was refused or could not be saved. */
    retried(state, { payload: clientId }: PayloadAction<string>) {
      const entry = find(state, clientId);
      if (!entry) return;
      entry.refusal = null;
      state.unsaved[clientId] = null;
    },
    /** The person deletes an entry. */
    removed(_state, _action: PayloadAction<string>) {},
    /** The entry is no longer on the device. */
    forgotten(state, { payload }: PayloadAction<string>) {
      remove(state, [payload]);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(chatActions.sent, (state, { payload }) => remove(state, [payload.clientId]))
      // The answer to a sent message may get lost. The message then arrives with the messages of its room.
      .addCase(chatActions.messagesLoaded, (state, { payload }) =>
        remove(
          state,
          payload.messages.map(({ clientId }) => clientId),
        ),
      );
  },
});

export const outboxActions = slice.actions;
export const outboxReducer = slice.reducer;
