export const athleteTexts = {
  choose: 'Athlet auswählen',
  only: (name: string) => `Athlet: ${name}`,
} as const;
