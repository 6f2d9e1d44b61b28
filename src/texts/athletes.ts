export const athleteTexts = {
  choose: 'Athlet auswählen',
  single: (name: string) => `Athlet: ${name}`,
} as const;
