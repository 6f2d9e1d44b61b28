export const athleteTexts = {
  choose: 'Athlet auswählen',
  pending: 'Bitte wählen',
  single: (name: string) => `Athlet: ${name}`,
  none: {
    title: 'Noch keine Athleten.',
    text: 'Lade sie ein. Dann kannst du ihnen ein Screening zuweisen.',
    invite: 'Athleten einladen',
  },
} as const;
