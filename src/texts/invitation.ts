/** Texts of an invitation and of the page for its short code [MB-4, MB-8]. */
export const invitationTexts = {
  title: 'Einladung',
  claim: 'Dein Verein lädt dich ein.',
  welcome: (clubName: string) => `Willkommen beim ${clubName}`,
  product: 'Du bist zu Athletik Screening eingeladen.',
  checking: 'Die Einladung wird geprüft.',
  greeting: (firstName: string) => `Hallo ${firstName}`,
  submit: 'Konto anlegen',
  code: {
    title: 'Code eingeben',
    text: 'Hast du von deinem Trainer einen Code bekommen? Er gilt für eine Einladung oder für ein neues Passwort.',
    label: 'Code',
    hint: '10 Zeichen. Groß oder klein ist gleich.',
    missing: 'Gib den Code ein.',
    wrong: 'Ein Code hat 10 Zeichen: Buchstaben und Ziffern, aber kein I, kein O, keine 0 und keine 1.',
    unknown:
      'Diesen Code gibt es nicht, oder er gilt nicht mehr. Prüfe ihn, oder bitte deinen Trainer um einen neuen.',
    submit: 'Weiter',
  },
  gone: {
    title: 'Diese Einladung gilt nicht mehr.',
    text: 'Jede Einladung gilt 30 Tage und einmal.',
    used: 'Hast du dein Konto schon angelegt? Dann melde dich an.',
    ask: 'Sonst bitte deinen Trainer um eine neue Einladung.',
    forgotten: 'Passwort vergessen ?',
    otherCode: 'Code eingeben',
  },
} as const;
