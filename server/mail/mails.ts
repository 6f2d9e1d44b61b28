/** A mail in plain text. `link` is also in the text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

/** Who gets a mail. */
export interface Recipient {
  firstName: string;
  email: string;
}

/** Who invites, and to what. */
interface Invitation {
  clubName: string;
  inviter: string;
}

/** The texts of the mails. Links are built from `publicUrl`, never from the host of a request. */
export const createMails = (publicUrl: string) => ({
  /** Names the account: a family may share the address [MB-1]. */
  recovery: ({ firstName, email, username }: Recipient & { username: string }, token: string): Mail => {
    const link = `${publicUrl}/password/recovery/${token}`;
    return {
      to: email,
      subject: 'Passwort zurücksetzen',
      link,
      text: `Hallo ${firstName},

über diesen Link kannst du deinem Konto „${username}“ ein neues Passwort geben:

${link}

Er gilt eine Stunde und nur einmal. Hast du kein neues Passwort angefordert? Dann musst du nichts tun.

Viele Grüße
Athletik Screening
`,
    };
  },

  invitation: ({ firstName, email }: Recipient, token: string, { clubName, inviter }: Invitation): Mail => {
    const link = `${publicUrl}/invitation/${token}`;
    return {
      to: email,
      subject: `Einladung für ${firstName}: ${clubName}`,
      link,
      text: `Hallo ${firstName},

${inviter} lädt dich zu Athletik Screening ein. Über diesen Link wählst du deinen Benutzernamen und dein Passwort:

${link}

Er gilt 30 Tage und nur einmal. Kennst du den Verein „${clubName}“ nicht? Dann musst du nichts tun.

Viele Grüße
${clubName}
`,
    };
  },

  verification: ({ firstName, email }: Recipient, token: string): Mail => {
    const link = `${publicUrl}/verification/${token}`;
    return {
      to: email,
      subject: 'E-Mail-Adresse bestätigen',
      link,
      text: `Hallo ${firstName},

schön, dass du dabei bist! Bitte bestätige deine E-Mail-Adresse, dann ist dein Konto freigeschaltet:

${link}

Viele Grüße
Athletik Screening
`,
    };
  },

  newEmail: ({ firstName, email }: Recipient, token: string): Mail => {
    const link = `${publicUrl}/verification/${token}`;
    return {
      to: email,
      subject: 'Neue E-Mail-Adresse bestätigen',
      link,
      text: `Hallo ${firstName},

du möchtest diese Adresse für dein Konto verwenden. Bitte bestätige sie, dann gilt sie:

${link}

Bis dahin gilt deine bisherige Adresse. Hast du nichts geändert? Dann musst du nichts tun.

Viele Grüße
Athletik Screening
`,
    };
  },
});

export type Mails = ReturnType<typeof createMails>;
