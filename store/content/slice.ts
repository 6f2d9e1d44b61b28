import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  ContentBody,
  ContentItem,
  ContentKind,
  ContentProblem,
  ContentSample,
  ContentTarget,
  ContentVersion,
  PublishPlan,
} from '../../src/contract/content';
import { withItems } from '../../src/domain/content/answeredItems';
import { isSameJson } from '../../src/domain/sameJson';
import { failed, idle, type Process, running, succeeded } from '../process';

/** What is written of an item. */
export type WrittenDraft = { key: string } & ContentBody;

/** What is to be done with an item that needs the network. */
export type ContentRequest = { key: string } & (
  | { action: 'retire' | 'bringBack' | 'discard' }
  | { action: 'takeBack'; version: number }
);

/** The club's own content, and how far loading it is. */
interface ContentState extends Process {
  /** As the server has them. */
  items: ContentItem[];
  /** The keys of what the server has got since loading began. */
  since: string[];
  /** What was written and is not on the device yet, by key. */
  typed: Record<string, ContentBody>;
  /**
   * The revision of the item when the person began to type, by key; that of their own last draft, once it is sent. What
   * loading brings meanwhile is not in what they type [CT-11].
   */
  typedOn: Record<string, number>;
  /**
   * The publication that is asked for [CT-11]. While the plan is made it is running, then the person is asked. The
   * first of the keys is the item whose page is open. The plan is about `items` as they were then.
   */
  publishing: Process<'asking'> & { keys: string[]; items: ContentTarget[]; plan: PublishPlan | null };
  /** Why items cannot be published, as the last plan said. */
  problems: ContentProblem[];
  /** The latest change of an item. Only one runs at a time. */
  change: Process & { key: string | null };
  /** The former versions of an item. */
  versions: Process & { key: string | null; list: ContentVersion[] };
  /** The key of an item that was just made here, whose page is to be opened. */
  made: { key: string; kind: ContentKind } | null;
  /** What can be taken over [CT-10]. */
  samples: Process & { list: ContentSample[] };
  /** The sample that is being taken over, by name. Only one at a time. */
  taking: Process & { name: string | null };
}

const noPublishing: ContentState['publishing'] = { ...idle, keys: [], items: [], plan: null };
const noChange: ContentState['change'] = { ...idle, key: null };
const noVersions: ContentState['versions'] = { ...idle, key: null, list: [] };
const noTaking: ContentState['taking'] = { ...idle, name: null };

const initialState: ContentState = {
  ...idle,
  items: [],
  since: [],
  typed: {},
  typedOn: {},
  publishing: noPublishing,
  problems: [],
  change: noChange,
  versions: noVersions,
  made: null,
  samples: { ...idle, list: [] },
  taking: noTaking,
};

const type = (state: ContentState, { key, ...draft }: WrittenDraft) => {
  state.typedOn[key] ??= state.items.find((item) => item.key === key)?.revision ?? 0;
  state.typed[key] = draft;
};

const put = (state: ContentState, item: ContentItem) => {
  state.items = [...state.items.filter(({ key }) => key !== item.key), item];
  state.since.push(item.key);
};

const forgetTyped = (state: ContentState, key: string) => {
  delete state.typed[key];
  delete state.typedOn[key];
};

/** Drafts, publications and former versions of the club's own content [CT-1, CT-2, CT-11]. */
const slice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** A page of the content was opened. */
    opened(state) {
      Object.assign(state, running, { since: [] });
    },
    loaded(state, { payload }: PayloadAction<ContentItem[]>) {
      Object.assign(state, succeeded, { items: withItems(state.items, payload, state.since) });
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
    /** A letter was typed. What is typed is kept when the field is left. */
    typed(state, { payload }: PayloadAction<WrittenDraft>) {
      type(state, payload);
    },
    /** Something was chosen, moved, added or taken away; it is kept at once. */
    chosen(state, { payload }: PayloadAction<WrittenDraft>) {
      type(state, payload);
    },
    /** A field, or the page, was left: what was typed of the item is kept. */
    fieldLeft(_state, _action: PayloadAction<string>) {},
    /** A new item is made, or a copy [CT-10]. */
    makeRequested(_state, _action: PayloadAction<ContentBody>) {},
    made(state, { payload }: PayloadAction<ContentState['made']>) {
      state.made = payload;
    },
    /** The page of the new item is open. */
    madeOpened(state) {
      state.made = null;
    },
    /** This draft is an entry of the outbox, on the device. */
    kept(state, { payload: { key, ...draft } }: PayloadAction<WrittenDraft>) {
      if (isSameJson(state.typed[key], draft)) forgetTyped(state, key);
    },
    /** The server has an item like this, as this person left it. */
    changed(state, { payload }: PayloadAction<ContentItem>) {
      put(state, payload);
      if (payload.key in state.typedOn) state.typedOn[payload.key] = payload.revision;
      if (state.change.key === payload.key) Object.assign(state.change, succeeded);
    },
    /** The server has an item like this, as somebody else left it: what is typed was not written on it [CT-11]. */
    changedElsewhere(state, { payload }: PayloadAction<ContentItem>) {
      put(state, payload);
    },
    /** An item that never was published is gone. */
    gone(state, { payload }: PayloadAction<string>) {
      state.items = state.items.filter(({ key }) => key !== payload);
      state.since = state.since.filter((key) => key !== payload);
      forgetTyped(state, payload);
      Object.assign(state.change, succeeded);
    },
    /** The person wants to publish items, the open one first, and is told first what that changes. */
    publishAsked(state, { payload: keys }: PayloadAction<string[]>) {
      state.publishing = { ...noPublishing, ...running, keys };
      state.problems = [];
    },
    /** The plan is made. With problems there is nothing to ask. */
    planned(
      state,
      { payload: { items, plan } }: PayloadAction<{ items: ContentTarget[]; plan: PublishPlan }>,
    ) {
      const status = plan.problems.length === 0 ? 'asking' : 'idle';
      Object.assign(state.publishing, { status, error: null, items, plan });
      state.problems = plan.problems;
    },
    /** `spelling`: only how something is written was corrected [CT-2]. */
    publishConfirmed(state, _action: PayloadAction<{ spelling: boolean }>) {
      Object.assign(state.publishing, running);
    },
    published(state, { payload }: PayloadAction<ContentItem[]>) {
      state.items = payload;
      state.publishing = noPublishing;
      state.problems = [];
    },
    publishFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.publishing, failed(payload));
    },
    /** The server does not publish because of these. */
    refused(state, { payload }: PayloadAction<ContentProblem[]>) {
      state.publishing = noPublishing;
      state.problems = payload;
    },
    publishDismissed(state) {
      state.publishing = noPublishing;
    },
    changeRequested(state, { payload: { key } }: PayloadAction<ContentRequest>) {
      state.change = { ...running, key };
    },
    changeFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.change, failed(payload));
    },
    versionsOpened(state, { payload: key }: PayloadAction<string>) {
      state.versions = { ...noVersions, ...running, key };
    },
    versionsLoaded(state, { payload }: PayloadAction<ContentVersion[]>) {
      Object.assign(state.versions, succeeded, { list: payload });
    },
    versionsFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.versions, failed(payload));
    },
    /** The person decided between their draft and the present one, whose revision they saw [CT-11]. */
    settled(_state, _action: PayloadAction<{ clientId: string; seen: number; keeps: 'own' | 'present' }>) {},
    samplesOpened(state) {
      Object.assign(state.samples, running);
    },
    samplesLoaded(state, { payload }: PayloadAction<ContentSample[]>) {
      Object.assign(state.samples, succeeded, { list: payload });
    },
    samplesFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.samples, failed(payload));
    },
    /** The sample with this name is to be taken over. */
    sampleRequested(state, { payload: name }: PayloadAction<string>) {
      state.taking = { ...running, name };
    },
    /** The server has taken it over: these are all items. */
    sampleTaken(state, { payload: { name, items } }: PayloadAction<{ name: string; items: ContentItem[] }>) {
      state.items = withItems(state.items, items, state.since);
      for (const sample of state.samples.list) sample.isTaken ||= sample.name === name;
      Object.assign(state.taking, succeeded);
    },
    takingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.taking, failed(payload));
    },
    /** The page of an item is left. What is being taken over goes on. */
    left(state) {
      if (state.taking.status !== 'running') state.taking = noTaking;
      Object.assign(state, {
        publishing: noPublishing,
        change: noChange,
        versions: noVersions,
        problems: [],
        made: null,
      });
    },
  },
});

export const contentActions = slice.actions;
export const contentReducer = slice.reducer;
