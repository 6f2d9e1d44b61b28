import type { ClipSeen } from '../contract/contentClips';
import { maxClipSeconds } from '../contract/contentClips';
import { largestClip } from '../domain/clips/clipFaults';

const one = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const megabytes = (bytes: number): string => `${one.format(bytes / 1_000_000)} MB`;

const most = megabytes(largestClip).replace(',0', '');

/** Texts of the clips that a club adds to its own content [CT-3, CT-12]. */
export const clipTexts = {
  title: 'Clip',
  record: 'Neu aufnehmen',
  choose: 'Datei wählen',
  hint: `Quer halten, Person ganz im Bild, 5 bis ${maxClipSeconds} Sekunden, ohne Ton.`,
  notHere: 'Dieser Clip lässt sich hier gerade nicht zeigen.',
  camera: 'Bild der Kamera',
  start: 'Aufnahme starten',
  stop: 'Aufnahme beenden',
  cancel: 'Abbrechen',
  recording: (seconds: number): string => `Aufnahme läuft: ${seconds} s`,
  noCamera:
    'Die Kamera lässt sich nicht öffnen. Erlaube sie in den Einstellungen des Browsers, oder wähl eine Datei.',
  opening: 'Der Clip wird gelesen',
  cut: 'Zuschneiden',
  from: 'Anfang',
  to: 'Ende',
  still: 'Standbild',
  seconds: (seconds: number): string => `${one.format(seconds)} s`,
  size: (seconds: number, bytes: number): string => `${one.format(seconds)} s, ${megabytes(bytes)}`,
  asItIs: `Dieser Browser kann den Clip nicht kleiner machen. Er geht so, wie er ist, wenn er höchstens ${maxClipSeconds} Sekunden und ${most} hat.`,
  seen: 'Wer ist zu sehen?',
  seenChoices: {
    self: 'Nur ich',
    consented: 'Andere, alle sind einverstanden',
    drawn: 'Niemand, gezeichnet',
  } satisfies Record<ClipSeen, string>,
  rights: 'Der Verein darf den Clip zeigen, alle Gezeigten sind einverstanden.',
  rightsMissing: 'Ohne Einverständnis kann der Clip nicht gezeigt werden.',
  seenMissing: 'Bitte wähl aus, wer zu sehen ist.',
  use: 'Clip übernehmen',
  making: 'Der Clip wird klein gemacht',
  sending: 'Der Clip wird hochgeladen',
  waiting: 'Der Clip ist auf diesem Gerät sicher und noch nicht hochgeladen.',
  goOn: 'Weiter hochladen',
  discard: 'Clip verwerfen',
  done: 'Der Clip ist hochgeladen.',
  /** Who took a clip and when, as far as the club knows. */
  takenAt: (date: string, by: string): string => `Aufgenommen am ${date}${by === '' ? '' : ` von ${by}`}.`,
  withdraw: 'Clip zurückziehen',
  withdrawTitle: 'Clip zurückziehen?',
  withdrawText:
    'Er wird gelöscht und niemandem mehr gezeigt, auch dort nicht, wo er sonst vorkommt. Statt des Clips steht dann nur der Text. Das lässt sich nicht rückgängig machen.',
  withdrawn: 'Der Clip ist zurückgezogen.',
  isWithdrawn: (date: string): string =>
    `Dieser Clip wurde am ${date} zurückgezogen. Nimm einen neuen auf, oder wähl einen anderen.`,
  notEverywhere:
    'Ältere Geräte im Verein, etwa iPhones vor 2023, spielen diesen Clip vielleicht nicht ab. Nimm ihn am besten noch einmal in Chrome, Edge oder Safari auf.',
  unreadable: 'Diese Datei ist kein Video, das dieser Browser lesen kann. Nimm MP4, MOV oder WebM.',
  tooLong: `Der Clip ist länger als ${maxClipSeconds} Sekunden, und dieser Browser kann ihn nicht zuschneiden. Öffne die App in einem neueren Browser, oder schneide ihn vorher zu.`,
  tooLarge: (bytes: number): string =>
    `Der Clip hat ${megabytes(bytes)}, höchstens ${most} sind möglich. Schneide ihn kürzer, oder öffne die App in einem neueren Browser: Dort wird er klein gemacht.`,
};
