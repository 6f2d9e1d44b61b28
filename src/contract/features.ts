/** The features that a server offers beyond the contract [API-42]. A server without this call offers none. */
import * as z from 'zod/mini';
import { get, runRefusals } from './calls';

export const featuresSchema = z.object({ features: z.array(z.string()) });

/** The server accepts notes from trainers: `noteCalls.save`. */
export const trainerNotesFeature = 'trainerNotes';

export const featureCalls = {
  features: () => get('/features', featuresSchema, runRefusals),
};
