import type { MailFault } from '../contract/mail';

/** Texts of the card that says how the sending of mails stands [CL-5]. */
export const mailStateTexts = {
  title: 'E-Mail-Versand',
  short: 'E-Mail',
  state: 'E-Mail-Versand',
  isSetUp: 'eingerichtet',
  isNot: 'nicht eingerichtet',
  disturbed: (since: string) => `gestört seit ${since}`,
  waiting: 'Wartende E-Mails',
  failed: 'Nicht zugestellte Einladungen',
  files:
    'Einladungen und Links liegen nur als Dateien auf dem Server, im Ordner „mail“. Niemand bekommt sie von selbst. Wer den Server betreibt, richtet den Versand mit SMTP_URL ein.',
  goesOn: 'Was wartet, geht nicht verloren: Der Server versucht es drei Tage lang weiter.',
  test: 'Test-E-Mail an mich senden',
  accepted: (email: string) =>
    `Der Mailserver hat die Test-E-Mail an ${email} angenommen. Kommt sie nicht an, sieh im Spam-Ordner nach.`,
  offline: 'Du bist offline. Eine Test-E-Mail kannst du wieder senden, sobald du online bist.',
  faults: {
    address:
      'Der Mailserver nimmt keine E-Mails an deine Adresse an. Prüf sie unter „Mein Konto“. Andere E-Mails gehen hinaus.',
    later:
      'Der Mailserver nimmt die E-Mail jetzt noch nicht an. Beim ersten Mal ist das üblich. Versuch es in ein paar Minuten noch einmal.',
    content:
      'Der Mailserver hält die E-Mail für Werbung. Prüf den Absender in MAIL_FROM und die Einträge SPF und DKIM eurer Domain.',
    relay:
      'Der Mailserver leitet für diesen Server nichts weiter. Meist fehlen Benutzername und Passwort in SMTP_URL.',
    sender:
      'Der Mailserver lässt den Absender nicht zu. In MAIL_FROM muss meist die Adresse des Postfachs stehen.',
    login: 'Der Mailserver lehnt die Anmeldung ab. Prüf Benutzername und Passwort in SMTP_URL.',
    certificate:
      'Dem Zertifikat des Mailservers ist nicht zu trauen: Es ist abgelaufen, selbst ausgestellt oder auf einen anderen Namen. Prüf den Namen in SMTP_URL.',
    encryption:
      'Die verschlüsselte Verbindung kommt nicht zustande. Meist passt der Port nicht: smtps:// gehört zu 465, smtp:// zu 587.',
    dns: 'Den Namen des Mailservers gibt es nicht, oder der Server hat gerade kein Internet. Prüf SMTP_URL.',
    unreachable: 'Der Mailserver ist nicht zu erreichen. Prüf Name und Port in SMTP_URL und die Firewall.',
    timeout:
      'Der Mailserver antwortet nicht. Prüf den Port in SMTP_URL und die Firewall: Port 25 ist oft gesperrt.',
    busy: 'Der Mailserver nimmt gerade keine E-Mails an. Das geht oft von selbst vorbei.',
    refused: 'Der Mailserver lehnt diesen Server ab. Frag, wer das Postfach betreibt.',
    other: 'Die E-Mail ließ sich nicht verschicken. Den Grund nennt das Log des Servers.',
  } satisfies Record<MailFault, string>,
} as const;
