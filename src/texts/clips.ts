import type { ClipSeen } from '../contract/contentClips';
import { maxClipSeconds } from '../contract/contentClips';
import { largestClip } from '../domain/clips/clipFaults';

const one = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const megabytes = (bytes: number): string => `${one.format(bytes / 1_000_000)} MB`;

const most = megabytes(largestClip).replace(',0', '');

/** Who is seen, within a sentence. */
const shown: Record<ClipSeen, string> = {
  self: 'nur wer es aufgenommen hat',
  consented: 'andere, alle haben eingewilligt',
  drawn: 'niemand, gezeichnet',
};

/** Texts of the clips that a club adds to its own content [CT-3, CT-12]. */
export const clipTexts = {
  title: 'Video',
  record: 'Neu aufnehmen',
  choose: 'Datei wählen',
  hint: `Quer halten, Person ganz im Bild, 5 bis ${maxClipSeconds} Sekunden, ohne Ton.`,
  notHere: 'Dieses Video lässt sich hier gerade nicht zeigen.',
  camera: 'Bild der Kamera',
  start: 'Aufnahme starten',
  stop: 'Aufnahme beenden',
  cancel: 'Abbrechen',
  recording: (seconds: number): string => `Aufnahme läuft: ${seconds} s`,
  noCamera:
    'Die Kamera lässt sich nicht öffnen. Erlaube sie in den Einstellungen des Browsers, oder wähl eine Datei.',
  opening: 'Das Video wird gelesen',
  cut: 'Zuschneiden',
  from: 'Anfang',
  to: 'Ende',
  still: 'Standbild',
  seconds: (seconds: number): string => `${one.format(seconds)} s`,
  size: (seconds: number, bytes: number): string => `${one.format(seconds)} s, ${megabytes(bytes)}`,
  asItIs: `Dieser Browser kann das Video nicht kleiner machen. Es geht so, wie es ist, wenn es höchstens ${maxClipSeconds} Sekunden und ${most} hat.`,
  seen: 'Wer ist zu sehen?',
  seenChoices: {
    self: 'Nur ich',
    consented: 'Andere, alle haben eingewilligt',
    drawn: 'Niemand, gezeichnet',
  } satisfies Record<ClipSeen, string>,
  rights: 'Der Verein darf das Video zeigen, alle Gezeigten haben eingewilligt.',
  rightsMissing: 'Ohne Einwilligung kann das Video nicht gezeigt werden.',
  seenMissing: 'Bitte wähl aus, wer zu sehen ist.',
  use: 'Video übernehmen',
  making: 'Das Video wird klein gemacht',
  sending: 'Das Video wird hochgeladen',
  waiting: 'Das Video ist auf diesem Gerät sicher und noch nicht hochgeladen.',
  goOn: 'Weiter hochladen',
  discard: 'Video verwerfen',
  done: 'Das Video ist hochgeladen.',
  /** Who took a clip and when, as far as the club knows, and who is seen. */
  takenAt: (date: string, by: string, seen: ClipSeen): string =>
    `Aufgenommen am ${date}${by === '' ? '' : ` von ${by}`}. Zu sehen: ${shown[seen]}.`,
  withdraw: 'Video zurückziehen',
  withdrawTitle: 'Video zurückziehen?',
  withdrawText:
    'Es wird gelöscht und niemandem mehr gezeigt, auch dort nicht, wo es sonst vorkommt. Statt des Videos steht dann nur der Text. Das lässt sich nicht rückgängig machen.',
  withdrawn: 'Das Video ist zurückgezogen.',
  isWithdrawn: (date: string): string =>
    `Dieses Video wurde am ${date} zurückgezogen. Nimm ein neues auf, oder wähl ein anderes.`,
  notEverywhere:
    'Ältere Geräte im Verein, etwa iPhones vor 2023, spielen dieses Video vielleicht nicht ab. Nimm es am besten noch einmal in Chrome, Edge oder Safari auf.',
  unreadable: 'Diese Datei ist kein Video, das dieser Browser lesen kann. Nimm MP4, MOV oder WebM.',
  tooLong: `Das Video ist länger als ${maxClipSeconds} Sekunden, und dieser Browser kann es nicht zuschneiden. Öffne die App in einem neueren Browser, oder schneide es vorher zu.`,
  tooLarge: (bytes: number): string =>
    `Das Video hat ${megabytes(bytes)}, höchstens ${most} sind möglich. Schneide es kürzer, oder öffne die App in einem neueren Browser: Dort wird es klein gemacht.`,
};
