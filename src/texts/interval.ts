/** Texts of the interval between two screenings [AS-5]. */
export const intervalTexts = {
  other: 'Anderer Abstand',
  weeks: 'Wochen, von 1 bis 52',
  wrong: 'Gib eine Zahl von 1 bis 52 ein.',
} as const;
