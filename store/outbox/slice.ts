import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byWritingTime, type WaitingMessage } from '../../src/domain/chat';
import { chatActions } from '../chat/slice';

/** What the user has written and the server does not have yet, as the screens show it; the rows are the port's. */
export interface OutboxState {
  /** In the order in which they were written. */
  messages: WaitingMessage[];
  /**
   * By client id, those of the messages that are not on the device as they are here: null while they are being written,
   * else why that failed, in German.
   */
  unsaved: Record<string, string | null>;
}

const initialState: OutboxState = { messages: [], unsaved: {} };

const remove = (state: OutboxState, clientIds: string[]) => {
  state.messages = state.messages.filter(({ clientId }) => !clientIds.includes(clientId));
  for (const clientId of clientIds) delete state.unsaved[clientId];
};

const find = (state: OutboxState, clientId: string) =>
  state.messages.find((message) => message.clientId === clientId);

const isUnsaved = (state: OutboxState, { clientId }: WaitingMessage) => clientId in state.unsaved;

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** The person has written a message. */
    written(_state, _action: PayloadAction<{ recipientId: number; content: string }>) {},
    queued(state, { payload }: PayloadAction<WaitingMessage>) {
      state.messages.push(payload);
      state.unsaved[payload.clientId] = null;
    },
    saved(state, { payload: clientId }: PayloadAction<string>) {
      delete state.unsaved[clientId];
    },
    saveFailed(state, { payload }: PayloadAction<{ clientId: string; text: string }>) {
      if (find(state, payload.clientId)) state.unsaved[payload.clientId] = payload.text;
    },
    /** The user's messages on the device; what is not there yet stays as it is here. */
    loaded(state, { payload }: PayloadAction<WaitingMessage[]>) {
      const stored = payload.filter((message) => !isUnsaved(state, message));
      const unsaved = state.messages.filter((message) => isUnsaved(state, message));
      state.messages = [...stored, ...unsaved].sort(byWritingTime);
    },
    /** Another tab has changed something on the device, maybe here. */
    changedElsewhere() {},
    refused(state, { payload }: PayloadAction<{ clientId: string; refusal: string }>) {
      const message = find(state, payload.clientId);
      if (message) message.refusal = payload.refusal;
    },
    /** The person wants a message that was refused or could not be saved to be tried again. */
    retried(state, { payload: clientId }: PayloadAction<string>) {
      const message = find(state, clientId);
      if (!message) return;
      message.refusal = null;
      state.unsaved[clientId] = null;
    },
    /** The person gives such a message up. */
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
