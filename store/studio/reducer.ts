import { combineReducers } from '@reduxjs/toolkit';
import { clipsReducer } from '../clips/slice';
import { contentReducer } from '../content/slice';
import { ofUser } from '../session/ofUser';

/** The slices of the studio, where a club makes content of its own. They come with its first page. */
export const studioReducer = combineReducers({
  content: ofUser(contentReducer),
  clips: ofUser(clipsReducer),
});

export type StudioState = ReturnType<typeof studioReducer>;
