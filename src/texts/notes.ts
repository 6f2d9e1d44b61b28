export const noteTexts = {
  add: 'Notiz schreiben',
  edit: 'Notiz bearbeiten',
  undecided: 'Notiz: Fassung wählen',
  forAthlete: (name: string) => `Für ${name}`,
  seenByAthlete: (name: string) => `${name} sieht diese Notiz.`,
  forTrainers: 'Für Trainer',
  seenByTrainers: 'Nur Trainer sehen diese Notiz.',
  save: 'Speichern',
  /** Of a note that was begun. */
  unsaved: 'Nicht gespeichert',
  saved: 'Notiz gespeichert.',
  savedForLater: 'Notiz gespeichert. Sie wird übertragen, sobald es geht.',
  /** Shown below the reason why saving failed. */
  kept: 'Deine Notiz ist noch nicht gespeichert. Der Text bleibt hier stehen, versuch es noch einmal.',
} as const;
