import type { GuardianState } from '../contract/guardian';
import type { MailProblem } from '../contract/members';

/** Texts of the confirmation by a guardian: the page of the link, and what trainers and members see [LV-3]. */
export const guardianTexts = {
  claim: 'Für Eltern und andere Sorgeberechtigte.',
  title: (name: string) => `Einwilligung für ${name}`,
  loading: 'Einwilligung bestätigen',
  checking: 'Der Link wird geprüft.',
  intro: (name: string, club: string) =>
    `${name} benutzt Athletik Screening, die App von „${club}“. Dort steht, dass du zugestimmt hast.`,
  question: 'Stimmt das? Bis du etwas wählst, ändert sich nichts.',
  facts: {
    child: 'Für',
    given: 'Zugestimmt am',
    version: 'Fassung des Textes',
    guardian: 'Mit zugestimmt hat',
    health: 'Gesundheitsdaten',
    healthStored: 'werden gespeichert',
    pain: 'Schmerzen',
    painStored: 'werden gespeichert',
    painNotStored: 'werden nicht gespeichert',
  },
  confirm: 'Bestätigen',
  retry: 'Noch einmal versuchen',
  openWithdrawal: 'Zurücknehmen …',
  withdrawal: {
    title: 'Einwilligung zurücknehmen',
    text: 'Das geht jederzeit und ohne Grund. Wähl, was ab jetzt gelten soll.',
    hints: {
      pain: 'Die bisherigen werden gelöscht. Screening und Training gehen weiter.',
      all: 'Das Konto wird sofort stillgelegt. Nach 14 Tagen wird es mit allen Daten gelöscht. Bis dahin kann der Verein das anhalten.',
    },
    confirm: 'Zurücknehmen',
    cancel: 'Doch nicht',
    painDone: 'Die Angaben zu Schmerzen sind gelöscht. Weitere werden nicht gespeichert.',
  },
  states: {
    open: 'Bestätigung',
    confirmed: 'Bestätigt',
    withdrawn: 'Zurückgenommen',
    replaced: 'Es gibt eine neuere Einwilligung',
    grown: 'Der Link gilt nicht mehr',
  } satisfies Record<GuardianState, string>,
  confirmedAt: (date: string) =>
    `Danke. Die Einwilligung ist bestätigt, am ${date}. Heb die E-Mail auf: Zurücknehmen kannst du hier auch später.`,
  withdrawn: (name: string) =>
    `Die Einwilligung für ${name} ist zurückgenommen. Das Konto ist stillgelegt und wird nach 14 Tagen gelöscht, wenn der Verein das nicht anhält.`,
  replaced: (name: string) =>
    `Für ${name} wurde inzwischen neu zugestimmt. Dieser Link gilt nur für die frühere Fassung. Hast du eine neue E-Mail bekommen, nimm den Link von dort.`,
  grown: (name: string) =>
    `${name} ist jetzt alt genug und entscheidet allein. Bestätigen und zurücknehmen kann hier nur noch ${name}, unter „Mein Konto“.`,
  gone: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Vielleicht ist er nicht vollständig, oder es ging inzwischen ein neuer an dich. Nimm den Link aus der letzten E-Mail, oder frag den Verein.',
  },
  erased: {
    title: 'Das Konto wurde gelöscht',
    text: 'Auf dem Server ist nichts mehr davon gespeichert. Du musst nichts tun.',
  },
  contact: 'So erreichst du den Verein:',
  member: {
    missing: 'Bestätigung der Eltern fehlt',
    resting: 'Stillgelegt, weil die Bestätigung der Eltern fehlt',
    mailProblems: {
      waiting: 'E-Mail an die Eltern wartet',
      undeliverable: 'E-Mail an die Eltern nicht zustellbar',
      givenUp: 'E-Mail an die Eltern nicht zugestellt, drei Tage versucht',
      limited: 'E-Mail an die Eltern nicht gesendet, zu viele in einer Stunde',
    } satisfies Record<MailProblem, string>,
    action: 'E-Mail an die Eltern schicken',
    actionText:
      'Auch noch einmal, oder an eine andere Adresse. Ohne E-Mail trag die Einwilligung auf Papier ein.',
    title: (name: string) => `Bestätigung für ${name}`,
    text: 'Die sorgeberechtigte Person bekommt einen Link zum Bestätigen oder Zurücknehmen. Ein früherer Link gilt dann nicht mehr.',
    email: 'E-Mail der sorgeberechtigten Person',
    noEmail: 'Das ist keine E-Mail-Adresse. Gib sie so ein: name@example.org',
    confirm: 'E-Mail schicken',
  },
  own: {
    title: 'Bestätigung der Eltern fehlt',
    text: 'Dein Verein wartet auf die Bestätigung deiner Eltern. Danach geht es hier weiter. Was auf diesem Gerät ist, bleibt.',
    mailed: (email: string) => `Die E-Mail ging an ${email}. Bitte deine Eltern, den Link darin zu öffnen.`,
    paper:
      'Deine Eltern haben keine E-Mail-Adresse angegeben. Bring deinem Trainer die Einwilligung auf Papier.',
    again: 'E-Mail noch einmal schicken',
    sent: 'Die E-Mail ist noch einmal unterwegs.',
    check: 'Noch einmal prüfen',
  },
} as const;
