import { createSelector } from '@reduxjs/toolkit';
import type { ContentItem, ContentItemOf, ContentKind } from '../../src/contract/content';
import { contentFeature } from '../../src/contract/features';
import { mayEditContent } from '../../src/domain/athletes';
import { isContentOf, withBody, withWaitingDrafts } from '../../src/domain/content/drafts';
import { type EntryOf, isOfKind, shownOf } from '../../src/domain/outbox';
import { selectOwnOutbox, selectUnsaved } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';
import { selectStudio } from '../studio/selectors';

/** The pages of the content. */
export const selectContent = (state: RootState) => selectStudio(state).content;

/** Whether the club's own content is here for this user: `contentFeature`, for admins and `ROLE_CONTENT` [CT-1]. */
export const selectMayEditContent = (state: RootState): boolean =>
  mayEditContent(selectUser(state)) && selectHasFeature(state, contentFeature);

/** This person's drafts that the server does not have, in the order of writing. */
const selectDraftEntries = createSelector([selectOwnOutbox], (entries) =>
  entries.filter(isOfKind('contentDraft')),
);

/** The items as the person sees them: what they typed over what waits on the device over what the server has. */
export const selectContentItems = createSelector(
  [
    (state: RootState) => selectContent(state).items,
    selectDraftEntries,
    (state: RootState) => selectContent(state).typed,
  ],
  (items, entries, typed): ContentItem[] =>
    withWaitingDrafts(items, entries).map((item) => {
      const draft = typed[item.key];
      return draft ? withBody(item, draft) : item;
    }),
);

/** The item with this key; undefined for one of another kind, and for one that is not here. */
export const selectContentItem = <Kind extends ContentKind>(
  state: RootState,
  kind: Kind,
  key: string,
): ContentItemOf<Kind> | undefined =>
  selectContentItems(state)
    .filter(isContentOf(kind))
    .find((item) => item.key === key);

const selectByKind = createSelector([selectContentItems], (items) => ({
  screening: items.filter(isContentOf('screening')),
  test: items.filter(isContentOf('test')),
  exercise: items.filter(isContentOf('exercise')),
  basis: items.filter(isContentOf('basis')),
  feedback: items.filter(isContentOf('feedback')),
}));

/** The items of all kinds, by kind. */
export const selectContentByKind = (state: RootState) => selectByKind(state);

/** The draft of an item that waits on this device, also a refused one and one in conflict, or null. */
export const selectDraftEntry = (state: RootState, key: string): EntryOf<'contentDraft'> | null =>
  shownOf(selectDraftEntries(state).filter(({ payload }) => payload.key === key)) ?? null;

/**
 * Where a draft is: `typed` only on the page, `keeping` being written to the device, `unkept` not on the device because
 * of a fault, `kept` on the device, `conflict` and `refused` as well, `sent` at the server.
 */
export type DraftPlace = 'typed' | 'keeping' | 'unkept' | 'kept' | 'conflict' | 'refused' | 'sent';

export const selectDraftPlace = (state: RootState, key: string): DraftPlace => {
  if (key in selectContent(state).typed) return 'typed';
  const entry = selectDraftEntry(state, key);
  if (!entry) return 'sent';
  const unsaved = selectUnsaved(state)[entry.clientId];
  if (unsaved !== undefined) return unsaved === null ? 'keeping' : 'unkept';
  if (entry.conflict) return 'conflict';
  return entry.refusal === null ? 'kept' : 'refused';
};
