import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingMessage } from '../../src/domain/chat';
import { chatActions } from './chat';

export interface OutboxState {
  /** Of every user of this device, in the order in which they were written; each is shown and sent as its own user. */
  messages: WaitingMessage[];
}

const initialState: OutboxState = { messages: [] };

const remove = (state: OutboxState, clientIds: string[]) => {
  state.messages = state.messages.filter(({ clientId }) => !clientIds.includes(clientId));
};

const setRefusal = (state: OutboxState, clientId: string, refusal: string | null) => {
  for (const message of state.messages) if (message.clientId === clientId) message.refusal = refusal;
};

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** The person has written a message. */
    written(_state, _action: PayloadAction<{ recipientId: number; content: string }>) {},
    queued(state, { payload }: PayloadAction<WaitingMessage>) {
      state.messages.push(payload);
    },
    refused(state, { payload }: PayloadAction<{ clientId: string; refusal: string }>) {
      setRefusal(state, payload.clientId, payload.refusal);
    },
    /** The person wants a refused message sent again. */
    retried(state, { payload }: PayloadAction<string>) {
      setRefusal(state, payload, null);
    },
    /** The person gives a refused message up. */
    removed(state, { payload }: PayloadAction<string>) {
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
