import { createAction } from '@reduxjs/toolkit';

/** The clip with this file name does not play. Not in the slice, because the first load does not need it [VI-3]. */
export const clipBroke = createAction<string>('videos/broke');
