/** What a server offers beside the contract [API-42]. A server without this call offers nothing. */
import * as z from 'zod/mini';
import { get, runRefusals } from './calls';

export const featuresSchema = z.object({ features: z.array(z.string()) });

/** The server takes the notes of trainers: `noteCalls.save`. */
export const trainerNotesFeature = 'trainerNotes';

export const featureCalls = {
  features: () => get('/features', featuresSchema, runRefusals),
};
