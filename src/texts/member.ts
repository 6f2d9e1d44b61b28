/** Texts of the page of one member [MB-2, MB-5, MB-8, CS-2]. */
export const memberTexts = {
  sections: 'Abschnitte',
  unknown: 'Dieses Mitglied gibt es nicht, oder es gehört nicht zu deinen Athleten.',
  toList: 'Alle Mitglieder',
  forAdmins: 'Dieses Mitglied hat noch andere Rollen. Ändern kann es nur die Leitung.',
  facts: {
    email: 'E-Mail',
    username: 'Benutzername',
    consent: 'Einwilligung',
    invitation: 'Einladung',
    last: 'Zuletzt aktiv',
    trainers: 'Trainer',
    hasConsent: 'liegt vor',
    noConsent: 'fehlt noch',
    none: 'keine',
    noAccount: 'noch kein Konto',
    until: (date: string) => `gültig bis ${date}`,
    over: (date: string) => `abgelaufen am ${date}`,
    notYet: 'noch keine',
  },
  membership: {
    title: 'Mitgliedschaft',
    invite: { title: 'Neu einladen', text: 'Schickt einen neuen Link. Der alte gilt dann nicht mehr.' },
    code: { title: 'Neuer Code', text: 'Zeigt einen neuen Code. Der alte gilt dann nicht mehr.' },
    recovery: {
      title: 'Code für ein neues Passwort',
      text: 'Gilt 24 Stunden und nur einmal. Ein früherer Code gilt dann nicht mehr.',
    },
    consent: {
      title: 'Einwilligung auf Papier eintragen',
      text: 'Mit dem Datum, das auf dem Blatt steht.',
      needsYear: 'Dafür fehlt der Jahrgang. Trag ihn zuerst bei den Daten ein.',
    },
    rest: {
      title: 'Konto stilllegen',
      text: (name: string) => `${name} kann sich nicht mehr anmelden. Alles bleibt erhalten.`,
    },
    keep: {
      title: 'Weiter aufbewahren',
      text: (name: string, date: string) =>
        `${name} war lange nicht da. Ohne diesen Schritt werden die Daten frühestens am ${date} gelöscht.`,
    },
    wake: { title: 'Wieder aktivieren', text: (name: string) => `${name} kann sich danach wieder anmelden.` },
  },
  data: {
    title: 'Daten',
    emailOfOwner: (name: string) => `Diese Adresse ändert ${name} selbst, unter „Mein Konto“.`,
    emailWaits: (name: string, email: string) =>
      `An ${email} ist ein Link unterwegs. Die Adresse gilt, sobald ${name} ihn öffnet. Er endet nach 24 Stunden.`,
    /** The server sends no mails. */
    emailWaitsAsFile: (name: string, email: string) =>
      `Der Server verschickt noch keine E-Mails. Der Link für ${email} liegt dort 24 Stunden als Datei. Die Adresse gilt, sobald ${name} ihn öffnet.`,
    emailInvitesAsFile:
      'Für eine neue Adresse entsteht gleich eine neue Einladung. Sie liegt auf dem Server als Datei.',
    emailInvites: 'An eine neue Adresse geht gleich eine neue Einladung.',
    ownRoles: 'Gibst du die Leitung ab, siehst du danach nur noch deine eigenen Athleten.',
    submit: 'Speichern',
    saved: 'Gespeichert',
  },
  trainers: {
    title: 'Trainer',
    none: (name: string) => `${name} hat keinen Trainer.`,
    unknown: 'Jemand ohne aktives Konto',
    you: 'du',
    handOver: 'Übergeben',
    remove: 'Als Trainer entfernen',
    add: 'Weiterer Trainer',
    choose: 'Bitte wählen',
    submit: 'Eintragen',
    missing: 'Bitte jemanden wählen',
    nobodyElse: 'Sonst hat niemand die Rolle „Trainer“ und ein Konto.',
  },
  handOver: {
    title: (name: string) => `${name} übergeben`,
    to: 'An wen?',
    data: 'Screenings, Trainings und Notizen gehen mit.',
    sees: (name: string) => `${name} sieht sie sofort. Eine Nachricht bekommt niemand.`,
    conversation: (name: string) => `Deine Konversation mit ${name} bleibt bei euch.`,
    later:
      'Was du ohne Netz auf einem anderen Gerät aufgenommen hast, kommt noch 30 Tage lang an. Notizen und Zuweisungen von dort nicht.',
    notSent:
      'Es ist noch nicht alles übertragen, deshalb hat sich nichts geändert. Alles ist auf diesem Gerät gespeichert. Versuch es gleich noch einmal.',
    farewell: (name: string) =>
      `Danach siehst du ${name} nicht mehr und kannst das nicht selbst zurücknehmen.`,
    confirm: 'Übergeben',
  },
  remove: {
    title: (trainer: string) => `${trainer} als Trainer entfernen`,
    text: (name: string) =>
      `${name} steht dann nicht mehr in der Liste. Screenings, Trainings und Notizen bleiben erhalten.`,
    last: (name: string) => `Danach hat ${name} keinen Trainer. Die Leitung sieht das.`,
    confirm: 'Als Trainer entfernen',
  },
  rest: {
    title: (name: string) => `Konto von ${name} stilllegen`,
    text: 'Das Mitglied wird auf allen Geräten abgemeldet, offene Einladungen gelten nicht mehr. Alle Daten bleiben erhalten.',
    own: 'Das bist du selbst. Du wirst gleich abgemeldet und kannst dich nicht mehr anmelden.',
    confirm: 'Konto stilllegen',
  },
  consent: {
    title: 'Einwilligung auf Papier',
    text: 'Das unterschriebene Blatt bleibt beim Verein.',
    date: 'Datum auf dem Blatt',
    guardian: 'Name der sorgeberechtigten Person',
    confirm: 'Eintragen',
    faults: {
      missing: 'Bitte ausfüllen',
      date: 'Bitte ein Datum, das nicht in der Zukunft liegt',
      long: 'Bitte höchstens 100 Zeichen',
      link: 'Bitte nur den Namen, ohne Link',
    },
  },
  reason: {
    label: 'Grund',
    missing: 'Bitte schreib kurz, warum.',
    long: (length: number) => `Bitte höchstens ${length} Zeichen.`,
  },
  export: {
    action: 'Daten herunterladen …',
    actionText: (name: string) => `Alles, was der Server über ${name} hat, als Datei zum Weitergeben.`,
    title: (name: string) => `Daten von ${name} herunterladen`,
    text: 'Du bekommst eine ZIP-Datei mit Screenings, Trainings, Feedback, Schmerzen und Notizen, ohne Nachrichten. Sie gehört dem Mitglied: Gib sie weiter und lösch sie danach.',
    seen: (name: string) => `${name} sieht unter „Mein Konto“, wer das war und warum.`,
    confirm: 'Herunterladen',
    fileName: (name: string, day: string) => `Daten von ${name} ${day}.zip`,
  },
  done: {
    export: (name: string) => `Die Daten von ${name} sind bei deinen Downloads.`,
    rest: (name: string) => `Das Konto von ${name} ist stillgelegt.`,
    wake: (name: string) => `${name} kann sich wieder anmelden.`,
    consent: (name: string) => `Die Einwilligung von ${name} ist eingetragen.`,
    askGuardian: (name: string) => `Die Frage an die Eltern von ${name} ist eingetragen.`,
    keep: (name: string) => `Die Daten von ${name} bleiben.`,
    withdraw: (name: string) => `Die Einwilligung von ${name} ist zurückgenommen.`,
    addTrainer: (name: string) => `${name} hat einen weiteren Trainer.`,
    removeTrainer: (name: string) => `${name} hat einen Trainer weniger.`,
    handOver: (name: string) => `${name} ist übergeben.`,
  },
} as const;
