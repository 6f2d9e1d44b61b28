import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byWritingTime, type Entry, withoutSuperseded } from '../../src/domain/outbox';
import { chatActions } from '../chat/slice';

/** What the user has written and the server does not have yet, as the screens show it; the rows are the port's [ON-1]. */
export interface OutboxState {
  /** In the order in which they were written. */
  entries: Entry[];
  /**
   * By client id, those of the entries that are not on the device as they are here: null while they are being written,
   * else why that failed, in German.
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
    /** The person has written a message. */
    messageWritten(_state, _action: PayloadAction<{ recipientId: number; content: string }>) {},
    queued(state, { payload }: PayloadAction<Entry>) {
      state.entries = withoutSuperseded([...state.entries, payload]);
      state.unsaved[payload.clientId] = null;
    },
    saved(state, { payload: clientId }: PayloadAction<string>) {
      delete state.unsaved[clientId];
    },
    saveFailed(state, { payload }: PayloadAction<{ clientId: string; text: string }>) {
      if (find(state, payload.clientId)) state.unsaved[payload.clientId] = payload.text;
    },
    /** The user's entries on the device; what is not there yet stays as it is here. */
    loaded(state, { payload }: PayloadAction<Entry[]>) {
      const stored = payload.filter((entry) => !isUnsaved(state, entry));
      const unsaved = state.entries.filter((entry) => isUnsaved(state, entry));
      state.entries = withoutSuperseded([...stored, ...unsaved].sort(byWritingTime));
    },
    /** Another tab has changed something on the device, maybe here. */
    changedElsewhere() {},
    refused(state, { payload }: PayloadAction<{ clientId: string; refusal: string }>) {
      const entry = find(state, payload.clientId);
      if (entry) entry.refusal = payload.refusal;
    },
    /** The person wants an entry that was refused or could not be saved to be tried again. */
    retried(state, { payload: clientId }: PayloadAction<string>) {
      const entry = find(state, clientId);
      if (!entry) return;
      entry.refusal = null;
      state.unsaved[clientId] = null;
    },
    /** The person gives such an entry up. */
    removed(_state, _action: PayloadAction<string>) {},
    /** It is off the device. */
    forgotten(state, { payload }: PayloadAction<string>) {
      remove(state, [payload]);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(chatActions.sent, (state, { payload }) => remove(state, [payload.clientId]))
      // The answer to a sending may be lost on the way; then the message comes with its room.
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
