/** What every question has. */
export const confirmTexts = { cancel: 'Abbrechen' } as const;
