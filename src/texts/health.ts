import type { Counts, Rehearsal } from '../contract/health';
import { formatDate } from '../domain/formats';
import type { BackupFault, CertificateState } from '../domain/health';
import { counted } from './counted';
import { momentInWords } from './moments';

const inWords = ({ members, runs }: Counts): string =>
  `${counted(members, 'Mitglied', 'Mitglieder')}, ${counted(runs, 'Screening oder Training', 'Screenings und Trainings')}`;

/** Texts of how the server is doing [HE-1]. */
export const healthTexts = {
  title: 'Läuft alles?',
  short: 'Zustand',
  explanation: 'So geht es dem Server. Das sieht nur die Leitung.',
  offline: 'Du bist offline. Wie es dem Server geht, siehst du wieder, sobald du online bist.',
  retry: 'Noch einmal versuchen',
  disk: {
    title: 'Speicherplatz',
    value: (free: string, total: string) => `${free} frei von ${total}`,
    low: 'Der Platz wird knapp. Sag es der Person, die den Server betreibt. Ist die Festplatte voll, nimmt der Server nichts mehr an. Was dann auf den Geräten wartet, bleibt dort, bis wieder Platz ist.',
  },
  backup: {
    title: 'Sicherung',
    fine: (at: string, now: number) => `${momentInWords(at, now)}, ganz gelesen und geprüft`,
    copy: 'Liegt sie auch auf einem anderen Rechner? Das weiß, wer den Server betreibt.',
    faults: {
      none: 'Es gibt noch keine',
      failed: 'Fehlgeschlagen',
      old: 'Die letzte ist zu alt',
    } satisfies Record<BackupFault, string>,
    last: (at: string, now: number) => `Die letzte gelungene: ${momentInWords(at, now)}.`,
    failed: (times: number) =>
      `${counted(times, 'Versuch ist', 'Versuche nacheinander sind')} fehlgeschlagen, oft weil die Festplatte voll ist. Sag es der Person, die den Server betreibt. Die Daten auf dem Server sind da.`,
    byServer:
      'Der Server macht jede Nacht eine, die erste gleich nach dem Hochfahren. Kommt keine, sag es der Person, die den Server betreibt.',
    byTimer: 'Hier macht sie ein Zeitplan auf dem Server. Frag die Person, die ihn betreibt, ob er läuft.',
  },
  rehearsal: {
    title: 'Probe-Wiederherstellung',
    explanation:
      'Der Server spielt die letzte Sicherung in einen eigenen Ordner ein und zählt, was darin ist. An den Daten des Vereins ändert das nichts.',
    start: 'Wiederherstellung proben',
    never: 'Noch nicht geprobt',
    runs: 'Läuft gerade. Du kannst die Seite verlassen.',
    done: ({ endedAt }: Rehearsal, now: number) => `Geglückt, ${momentInWords(endedAt ?? '', now)}`,
    compared: ({ backupAt }: Rehearsal, counts: Counts, present: Counts, now: number) =>
      `In der Sicherung (${momentInWords(backupAt, now)}): ${inWords(counts)}. Jetzt: ${inWords(present)}.`,
    lacksMuch:
      'In der Sicherung ist viel weniger als jetzt. Frag die Person, die den Server betreibt, warum.',
    failed: ({ endedAt }: Rehearsal, now: number) => `Fehlgeschlagen, ${momentInWords(endedAt ?? '', now)}`,
    fault: (fault: string) =>
      `${fault} Die Daten auf dem Server sind sicher. Zeig das der Person, die den Server betreibt: Aus dieser Sicherung käme nichts zurück.`,
  },
  certificate: {
    title: 'Zertifikat für https',
    value: (state: CertificateState, endsAt: string | null) => {
      const end = endsAt === null ? '' : formatDate(endsAt);
      const values: Record<CertificateState, string> = {
        none: 'Kein https',
        unknown: 'Unbekannt',
        ended: `Abgelaufen am ${end}`,
        distrusted: `Gültig bis ${end}, aber nicht anerkannt`,
        ending: `Läuft am ${end} ab`,
        fine: `Gültig bis ${end}`,
      };
      return values[state];
    },
    advice: {
      none: 'Die Adresse der App beginnt mit http. So geht die App nicht offline. Sag der Person, die den Server betreibt, dass https fehlt.',
      unknown: 'Öffnet der Browser die App ohne Warnung, ist das Zertifikat gut.',
      ended:
        'Der Browser zeigt eine Warnung statt der App. Sag der Person, die den Server betreibt, dass sie das Zertifikat erneuern muss. Was auf den Geräten wartet, bleibt dort.',
      distrusted: 'Zeigt der Browser eine Warnung? Dann sag es der Person, die den Server betreibt.',
      ending:
        'Sonst erneuert es sich von selbst. Sag der Person, die den Server betreibt, dass das nicht geklappt hat. Danach zeigt der Browser eine Warnung statt der App.',
    } satisfies Partial<Record<CertificateState, string>>,
  },
  mails: {
    title: 'Wartende E-Mails',
    none: 'Keine',
    waiting: (count: number) => counted(count, 'Einladung wartet', 'Einladungen warten'),
    advice:
      'Sie gehen von selbst hinaus. Werden es nicht weniger, sag es der Person, die den Server betreibt.',
  },
  errors: {
    title: 'Letzte Fehler',
    none: (startedAt: string, now: number) =>
      `Keine, seit der Server läuft (${momentInWords(startedAt, now)})`,
    some: (count: number) => counted(count, 'Fehler', 'Fehler'),
    unknown: 'Unbekannt',
    silent: 'Der Server merkt sich keine, weil LOG_LEVEL sie ausschaltet.',
    advice:
      'Einzelne sind kein Grund zur Sorge. Häufen sie sich, zeig die Liste der Person, die den Server betreibt.',
    background: 'im Hintergrund',
  },
  version: {
    title: 'Version',
    value: (server: string, app: string) => `Server ${server}, App ${app}`,
    differs: 'Die App auf diesem Gerät hat eine andere Version als der Server. Lade die Seite neu.',
  },
} as const;
