/** How much content may have [CT-1]. */

export const maxTests = 50;
/** Of both kinds together, in a test. */
export const maxQuestions = 50;
export const maxValues = 20;
/** Of one answer. */
export const maxWeights = 100;
export const maxBasisExercises = 50;
export const maxFeedbackQuestions = 20;
export const maxOptions = 20;
export const maxTries = 5;
export const maxResultWeight = 10;
