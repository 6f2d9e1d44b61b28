import { germanDate } from '../system/time';

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

/** What a guardian is asked about: whose consent, to which version, and when, in milliseconds since 1970 [LV-3]. */
interface GuardianAsked {
  clubName: string;
  /** How to reach the club; blank where unknown. */
  contact: readonly string[];
  child: { firstName: string; lastName: string };
  agreed: { version: number; at: number; pain: boolean };
}

/** The frame of a mail. `sender` is whose greetings it brings. */
interface Frame {
  subject: string;
  link: string;
  sender?: string;
}

/** A mail with its greetings around `text`. */
const letter = (
  { firstName, email }: Recipient,
  { subject, link, sender = 'Athletik Screening' }: Frame,
  text: string,
): Mail => ({
  to: email,
  subject,
  link,
  text: `Hallo ${firstName},\n\n${text}\n\nViele Grüße\n${sender}\n`,
});

/** The texts of the mails. Links are built from `publicUrl`, never from the host of a request. */
export const createMails = (publicUrl: string) => ({
  /** Names the account: a family may share the address [MB-1]. */
  recovery: ({ firstName, email, username }: Recipient & { username: string }, token: string): Mail => {
    const link = `${publicUrl}/password/recovery/${token}`;
    return letter(
      { firstName, email },
      { subject: 'Passwort zurücksetzen', link },
      `über diesen Link kannst du deinem Konto „${username}“ ein neues Passwort geben:

${link}

Er gilt eine Stunde und nur einmal. Hast du kein neues Passwort angefordert? Dann lass diese E-Mail einfach liegen. Dein Passwort bleibt, wie es ist.`,
    );
  },

  invitation: ({ firstName, email }: Recipient, token: string, { clubName, inviter }: Invitation): Mail => {
    const link = `${publicUrl}/invitation/${token}`;
    return letter(
      { firstName, email },
      { subject: `Einladung für ${firstName}: ${clubName}`, link, sender: clubName },
      `${inviter} lädt dich zu Athletik Screening ein. Das ist die App deines Vereins für Bewegungstests und Training. Über diesen Link wählst du deinen Benutzernamen und dein Passwort:

${link}

Er gilt 30 Tage und nur einmal. Bist du 16 oder jünger, öffne ihn zusammen mit deinen Eltern. Hast du Fragen? Dann frag ${inviter}.

Kennst du den Verein „${clubName}“ nicht? Dann musst du nichts tun.`,
    );
  },

  /** Asks a guardian to confirm a consent, and offers to withdraw it. No link changes anything by itself [LV-3]. */
  guardian: (
    recipient: Recipient,
    token: string,
    { clubName, contact, child: { firstName, lastName }, agreed: { version, at, pain } }: GuardianAsked,
  ): Mail => {
    const link = `${publicUrl}/guardian/${token}`;
    const known = contact.filter((line) => line.trim() !== '');
    return letter(
      recipient,
      { subject: `Bitte bestätigen: Einwilligung für ${firstName}`, link, sender: clubName },
      `${firstName} ${lastName} benutzt Athletik Screening, die App des Vereins „${clubName}“ für Bewegungstests und Training. Dort steht, dass du sorgeberechtigt bist und zugestimmt hast.

Das ist vereinbart, am ${germanDate(at)}, Fassung ${version} des Textes:

- Der Verein speichert Daten zu Bewegungstests und Training, auch Gesundheitsdaten.
- Angaben zu Schmerzen werden ${pain ? 'gespeichert' : 'nicht gespeichert'}.

Stimmt das? Hier liest du den ganzen Text und bestätigst:

${link}

Willst du das nicht oder nicht mehr? Hier nimmst du die Einwilligung zurück, ganz oder nur für Schmerzen:

${link}?zurueck

Einen Link zu öffnen ändert noch nichts. Heb diese E-Mail auf: Zurücknehmen kannst du auch später, bis ${firstName} allein entscheidet.

${known.length > 0 ? `Hast du Fragen? So erreichst du den Verein: ${known.join(', ')}` : 'Hast du Fragen? Dann frag den Verein.'}

Kennst du ${firstName} nicht? Dann musst du nichts tun.`,
    );
  },

  /** With `neu` the page of the link signs nobody out [AC-1]. */
  newEmail: ({ firstName, email, hasFormer }: Recipient & { hasFormer: boolean }, token: string): Mail => {
    const link = `${publicUrl}/verification/${token}?neu`;
    return letter(
      { firstName, email },
      { subject: 'Neue E-Mail-Adresse bestätigen', link },
      `diese Adresse soll für dein Konto gelten. Bitte bestätige sie, dann gilt sie:

${link}

Der Link gilt 24 Stunden. Bis du ihn öffnest, ${hasFormer ? 'gilt deine bisherige Adresse' : 'hat dein Konto keine Adresse'}. Kennst du Athletik Screening nicht? Dann musst du nichts tun.`,
    );
  },

  /** Goes to the address that counts until the new one is verified [AC-1]. */
  emailChanges: (
    { firstName, email, username }: Recipient & { username: string },
    newEmail: string,
  ): Mail => {
    const link = `${publicUrl}/account`;
    return letter(
      { firstName, email },
      { subject: 'Deine E-Mail-Adresse wird geändert', link },
      `für dein Konto „${username}“ soll eine andere E-Mail-Adresse gelten: ${newEmail}

Sie gilt, sobald dort der Link aus unserer Mail geöffnet wird. Der Link endet nach 24 Stunden. Bis dahin gilt diese Adresse.

Stimmt das? Dann musst du nichts tun.

Stimmt das nicht? Dann öffne „Mein Konto“ und ändere dein Passwort. Damit endet der Link, und alle anderen Geräte sind abgemeldet:

${link}

Kommst du nicht in dein Konto? Dann sag es deinem Trainer oder deiner Trainerin.`,
    );
  },

  /** Tells an admin that the club's data is not backed up any more [HE-2]. */
  backupFails: ({ firstName, email }: Recipient, clubName: string): Mail => {
    const link = `${publicUrl}/club`;
    return letter(
      { firstName, email },
      { subject: `Die Sicherung schlägt fehl: ${clubName}`, link },
      `die Daten von „${clubName}“ konnten zweimal nacheinander nicht gesichert werden. Auf dem Server ist noch alles da, und die App läuft weiter. Geht der Server jetzt kaputt, fehlt aber, was seit der letzten Sicherung dazukam.

Das kannst du tun: Sag der Person, die den Server betreibt, dass die Sicherung fehlschlägt. Oft ist die Festplatte voll. Wie es dem Server geht, steht hier:

${link}

Du bekommst diese E-Mail nur einmal, bis eine Sicherung wieder gelungen ist.`,
    );
  },

  /** Shows an admin that mails arrive [CL-5]. */
  test: ({ firstName, email }: Recipient, clubName: string): Mail => {
    const link = `${publicUrl}/club`;
    return letter(
      { firstName, email },
      { subject: `Test-E-Mail: ${clubName}`, link },
      `du hast in Athletik Screening eine Test-E-Mail angefordert. Sie ist angekommen: Der E-Mail-Versand deines Vereins funktioniert.

Angefordert hast du sie hier:

${link}`,
    );
  },

  /** Tells of a new password, at the address of the account [AC-1]. */
  passwordChanged: ({ firstName, email, username }: Recipient & { username: string }): Mail => {
    const link = `${publicUrl}/password-forgotten`;
    return letter(
      { firstName, email },
      { subject: 'Dein Passwort wurde geändert', link },
      `das Passwort deines Kontos „${username}“ wurde gerade geändert. Auf anderen Geräten bist du abgemeldet. Deine Daten sind sicher.

Warst du das? Dann musst du nichts tun.

Warst du das nicht? Dann gib deinem Konto hier ein neues Passwort, und sag es deinem Trainer oder deiner Trainerin:

${link}`,
    );
  },
});

export type Mails = ReturnType<typeof createMails>;
