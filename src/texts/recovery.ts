/** Texts of the pages for password recovery and e-mail verification. Some wordings are given by the specification. */
export const recoveryTexts = {
  toLogin: 'Zurück zu Login ?',
  login: 'Login',
  retry: 'Noch einmal versuchen',
  forgotten: {
    title: 'Passwort zurücksetzen',
    email: 'E-Mail',
    emailMissing: 'Email Adresse erforderlich',
    submit: 'Anfordern',
    notFound: 'Der Email Adresse wurde nicht gefunden!',
    sent: 'Es ist ein recovery email an ihr email verschickt',
    /** The server sends no mails. */
    file: 'Dieser Server verschickt noch keine E-Mails. Der Link liegt dort als Datei. Frag deinen Trainer oder deine Trainerin.',
  },
  newPassword: {
    title: 'Passwort setzen',
    checking: 'Der Link wird geprüft.',
    invalid: 'Der Link zum Zurücksetzen des Passworts ist nicht gültig.',
    newLink: 'Neuen Link anfordern',
    password: 'Neues Passwort',
    repetition: 'Passwort wiederholen',
    faults: {
      passwordMissing: 'Password ist erforderlich',
      repetitionMissing: 'Passwort soll identisch sein',
      different: 'Passwort und Wiederholung stimmen nicht überein',
    },
    submit: 'Speichern',
    saved: 'Passwort wurde erfolgreich züruckgesetzt!',
  },
  verification: {
    checking: { title: 'E-Mail wird bestätigt', text: 'Bitte warten.' },
    verified: {
      title: 'E-Mail bestätigt',
      text: 'Deine E-Mail-Adresse ist bestätigt und dein Konto ist freigeschaltet.',
      toast: 'Ihr Konto wurde erfolgreich verifiziert!',
    },
    newEmail: {
      counts: (email: string) => `Ab jetzt gilt ${email} für dein Konto.`,
      isFormer: 'Dieser Link ist schon benutzt. Inzwischen gilt für das Konto eine andere Adresse.',
      invalid:
        'Dieser Link gilt nicht mehr. Am Konto ist nichts geändert. Einen neuen Link bekommst du unter „Mein Konto“.',
      toAccount: 'Mein Konto',
    },
    failed: 'E-Mail-Adresse nicht bestätigt',
    invalid: 'Token ist nicht gültig',
    invalidHint:
      'Öffne den Link noch einmal aus der E-Mail. Hilft das nicht, frag deinen Trainer oder deine Trainerin.',
  },
} as const;
