const kept = 'Was du gespeichert hast, bleibt auf diesem Gerät.';

/** Titles of the routes [RT-1 to RT-13], and what can be shown before the engine is there. */
export const appTexts = {
  product: 'Athletik Screening',
  titles: {
    home: 'Athletik Screening',
    login: 'Athletik Screening',
    screening: 'Screening',
    screeningOverview: 'Screeningübersicht',
    trainingOverview: 'Trainingsübersicht',
    training: 'Training',
    feedback: 'Feedback',
    update: 'Update',
    messages: 'Nachrichten',
    unsent: 'Nicht übertragen',
    noCurrentScreening: 'Kein Screening vorhanden!',
    impressum: 'Impressum',
    passwordForgotten: 'Passwort zurücksetzen',
    passwordRecovery: 'Passwort setzen',
    verification: 'Athletik Screening - Email Verifikation',
    trackside: 'Am Platz',
    athletes: 'Athleten',
    progress: 'Fortschritt',
    members: 'Mitglieder',
    account: 'Mein Konto',
    club: 'Verein',
    documents: 'Unterlagen',
    content: 'Inhalte',
    invitation: 'Einladung',
    setup: 'Einrichten',
    guardian: 'Einwilligung bestätigen',
    consent: 'Einwilligung',
  },
  /** What every fault of the network and of the page leaves alone. */
  kept,
  failure: {
    title: 'Diese Seite lässt sich gerade nicht anzeigen.',
    text: `${kept} Lade die Seite neu, um weiterzumachen.`,
    reload: 'Neu laden',
  },
  /** The browser keeps nothing for this page [DB-14]. */
  noStorage: {
    title: 'Dein Browser speichert hier keine Daten.',
    text: 'Ohne Speicher gehen deine Antworten verloren. Verlass das private Fenster oder erlaube Cookies und Websitedaten für diese Seite. Hilft das nicht, starte den Browser neu.',
    retry: 'Noch einmal versuchen',
  },
} as const;
