/** Why an exercise is in the plan [HI-7]. */
export const planReasonTexts = {
  unmet: (question: string) => `weil nicht erfüllt: „${question}“`,
  answered: (question: string, answer: string) => `weil „${question}“: „${answer}“`,
} as const;
