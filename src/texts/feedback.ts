export const feedbackTexts = {
  trainingOf: (date: string) => `Training vom ${date}`,
  comment: 'Kommentare',
  submit: 'Absenden',
  /** How much of the comment is left. */
  commentLeft: (length: number) => `Noch ${length} Zeichen`,
  commentLong: (excess: number) => `Dein Kommentar ist ${excess} Zeichen zu lang. Bitte kürz ihn.`,
  incomplete: 'Bitte versuche alle Fragen zu beantworten',
  /** Shown below the reason why sending failed. */
  kept: 'Deine Antworten bleiben auf diesem Gerät. Du kannst sie noch einmal absenden.',
  /** Shown below the reason why saving the draft failed. */
  notSaved: 'Deine letzten Antworten sind noch nicht gespeichert.',
  saveAgain: 'Noch einmal speichern',
  sent: 'Danke für dein Feedback.',
  /** Shown when offline, or when the server does not have the exercise run yet. */
  sentLater: 'Danke für dein Feedback. Es wird übertragen, sobald es geht.',
  retry: 'Noch einmal versuchen',
  unavailable: {
    title: 'Dieses Training gibt es nicht.',
    text: 'Feedback gibst du nach einem Training.',
  },
  /** Shown after an exercise run, and later on the welcome page. */
  offer: {
    question: 'Möchten Sie eine Feedback zurückgeben?',
    no: 'Nein',
    yes: 'Ja',
    own: (date: string) => `Wie war dein Training am ${date}?`,
    of: (name: string, date: string) => `Wie war das Training von ${name} am ${date}?`,
    give: 'Feedback geben',
    dismiss: 'Nicht mehr fragen',
  },
} as const;
