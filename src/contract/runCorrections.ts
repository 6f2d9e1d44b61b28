/** A screening that was recorded for the wrong person: the feature `runCorrectionsFeature` [TS-7]. */
import * as z from 'zod/mini';
import { id } from './fields';
import { create } from './requests';
import { ratedScreeningRunSchema } from './trainings';

const clientId = z.uuid();

/** `userId` is the athlete whose screening it is. */
export const runMovePostSchema = z.object({ clientId, userId: id });

export const runDeletionPostSchema = z.object({ clientId });

/** Null when the screening has meanwhile been moved on, or deleted. */
export const movedRunSchema = z.nullable(ratedScreeningRunSchema);

export type RunMovePost = z.infer<typeof runMovePostSchema>;
export type RunDeletionPost = z.infer<typeof runDeletionPostSchema>;

export const runCorrectionCalls = {
  /** Answers with the screening as it is of the other athlete, under a new id and client id. */
  move: (runId: number, move: RunMovePost) => create(`/screening/runs/${runId}/move/`, movedRunSchema, move),
  delete: (runId: number, deletion: RunDeletionPost) =>
    create(`/screening/runs/${runId}/delete/`, z.null(), deletion),
};
