/** Texts about assignments as entries of the outbox [AS-2]. */
export const assignmentTexts = {
  undecided: (count: number) =>
    `Bei ${count === 1 ? 'einem' : count} Athleten gibt es zwei Zuweisungen. Wähl zuerst, welche gilt. Dort wurde nichts Neues zugewiesen.`,
} as const;
