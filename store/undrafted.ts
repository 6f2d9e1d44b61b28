import { isDraft, original } from '@reduxjs/toolkit';

/**
 * Returns a part of a state that its reducer has not changed yet, as it is. Immer drafts everything that a reducer
 * looks at, so that a change of one of many rows would cost the more, the more rows there are.
 */
export const undrafted = <Part>(part: Part): Part =>
  isDraft(part) ? (original<unknown>(part) as Part) : part;
