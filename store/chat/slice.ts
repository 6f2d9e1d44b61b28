import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatMessage, ChatRoom, Contact } from '../../src/contract/chat';
import { mergeMessages } from '../../src/domain/chat';
import type { ConversationKey } from '../../src/domain/conversations';
import { failed, idle, type Process, running, succeeded } from '../process';

/** The conversations. Kept by redux-persist, because `as_db` has no table for them [DB-2]. */
export interface ChatState extends Process {
  contacts: Contact[];
  rooms: ChatRoom[];
  /** By room id, oldest first. */
  messages: Record<number, ChatMessage[]>;
  /** Whether the messages page is on the screen. */
  isShown: boolean;
  /** The conversation on the screen. */
  open: ConversationKey | null;
  /** Unsent texts by recipient. */
  drafts: Record<number, string>;
}

const initialState: ChatState = {
  ...idle,
  contacts: [],
  rooms: [],
  messages: {},
  isShown: false,
  open: null,
  drafts: {},
};

/** What an answer of the server replaces. */
type Loaded = Pick<ChatState, 'contacts' | 'rooms'> & Partial<Pick<ChatState, 'messages'>>;

const add = (state: ChatState, roomId: number, messages: ChatMessage[]) => {
  state.messages[roomId] = mergeMessages(state.messages[roomId] ?? [], messages);
};

/** Messages per room that are kept on the device. More would make every write slow. */
const keptMessages = 200;

/** Limits what redux-persist writes to the latest messages of every room. */
export const shortenMessages = (value: unknown, field: PropertyKey) =>
  field === 'messages'
    ? Object.fromEntries(
        Object.entries(value as ChatState['messages']).map(([id, all]) => [id, all.slice(-keptMessages)]),
      )
    : value;

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    entered(state) {
      state.isShown = true;
    },
    left(state) {
      state.isShown = false;
      state.open = null;
    },
    /** The person opens a conversation, or closes it with null [ME-7, ME-8]. */
    selected(state, { payload }: PayloadAction<ConversationKey | null>) {
      state.open = payload;
    },
    /** The start page lacks the latest unread message. */
    unreadWanted() {},
    drafted(state, { payload }: PayloadAction<{ recipientId: number; content: string }>) {
      state.drafts[payload.recipientId] = payload.content;
    },
    loadStarted(state) {
      Object.assign(state, running);
    },
    loaded(state, { payload }: PayloadAction<Loaded>) {
      Object.assign(state, payload, succeeded);
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
    messagesLoaded(state, { payload }: PayloadAction<{ roomId: number; messages: ChatMessage[] }>) {
      add(state, payload.roomId, payload.messages);
    },
    /** The server has stored a message of the outbox; the payload is its answer [ME-9]. */
    sent(state, { payload }: PayloadAction<ChatMessage>) {
      const { chatroomId: id, senderId, recipientId } = payload;
      if (!state.rooms.some((room) => room.id === id)) {
        state.rooms.push({ id, participants: [senderId, recipientId] });
      }
      add(state, id, [payload]);
    },
  },
});

export const chatActions = slice.actions;
export const chatReducer = slice.reducer;
