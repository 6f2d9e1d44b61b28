/** Why an exercise is in the plan [HI-7]. */
export const planReasonTexts = {
  unmet: (question: string) => `Dafür: „${question}“`,
  answered: (question: string, answer: string) => `wegen „${answer}“ bei „${question}“`,
} as const;
