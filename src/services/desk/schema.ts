import type { DBSchema } from 'idb';
import type { Feedback } from '../../contract/feedback';
import type { Screening } from '../../contract/schemas';
import type { RatedExerciseRun } from '../../contract/trainings';
import type { SeenMark } from '../../domain/desk/seen';

/** Whose data the database holds, and what the next update asks for [DE-6]. */
export interface Holder {
  userId: number;
  instance: string | null;
  cursor: string | null;
  /** Up to which state of the server's clips those of this device were compared [VI-1]. */
  clips?: string;
  /** Which reasons for attention the user has seen [DE-9]. */
  seen?: SeenMark[];
}

/** The tables of `athletik-desk`. `holder` has one row, under `holderKey`. */
export interface DeskSchema extends DBSchema {
  training: { key: number; value: RatedExerciseRun; indexes: { userId: number } };
  feedback: { key: number; value: Feedback };
  published: { key: number; value: Screening };
  holder: { key: string; value: Holder };
}

export const deskName = 'athletik-desk';
export const deskVersion = 1;
export const holderKey = 'holder';
