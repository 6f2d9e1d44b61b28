/** Texts of an invitation and of the page for its short code [MB-4, MB-8]. */
export const invitationTexts = {
  title: 'Einladung',
  claim: 'Dein Verein lädt dich ein.',
  welcome: (clubName: string) => `${clubName}: willkommen!`,
  product: 'Du bist zu Athletik Screening eingeladen.',
  checking: 'Die Einladung wird geprüft.',
  greeting: (firstName: string) => `Hallo ${firstName}`,
  submit: 'Konto anlegen',
  code: {
    title: 'Code eingeben',
    text: 'Hast du von deinem Trainer einen Code bekommen? Er gilt für eine Einladung oder für ein neues Passwort.',
    label: 'Code',
    hint: '10 Zeichen. Großschreibung und Bindestrich sind egal.',
    missing: 'Gib den Code ein.',
    wrong: 'Ein Code hat 10 Zeichen: Buchstaben und Ziffern, aber kein I, kein O, keine 0 und keine 1.',
    unknown:
      'Diesen Code gibt es nicht, oder er gilt nicht mehr. Prüf ihn oder frag deinen Trainer nach einem neuen.',
    submit: 'Weiter',
  },
  gone: {
    title: 'Diese Einladung gilt nicht mehr.',
    text: 'Eine Einladung gilt 30 Tage und nur für ein Konto.',
    used: 'Hast du dein Konto schon angelegt? Dann melde dich an.',
    ask: 'Sonst frag deinen Trainer nach einer neuen Einladung.',
    forgotten: 'Passwort vergessen?',
    otherCode: 'Code eingeben',
  },
} as const;
