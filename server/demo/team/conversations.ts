import type { TalkName } from './athletes';
import { type Change, changesOf, endOf, type History } from './history';
import { minutes } from './times';

/** A message between an athlete and Mara. */
interface TeamMessage {
  from: 'trainer' | 'athlete';
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  isRead: boolean;
}

const dateOf = (time: number): string =>
  new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'Europe/Berlin' }).format(time);

const inWords = ({ name, before, after }: Change): string =>
  `„${name}“ ist von ${before} auf ${after}\u00a0% ${after < before ? 'gefallen' : 'gestiegen'}`;

/** What is said after an event: who, how many minutes later, and what. */
type Line = [from: TeamMessage['from'], minutesLater: number, content: string];

/** The conversation that fits a history. None when what it is about is missing there. */
type Talk = (history: History) => { since: number; lines: Line[] } | null;

const aboutLastScreening =
  (
    pick: (changes: Change[]) => Change | undefined,
    lines: (history: History, change: Change) => Line[],
  ): Talk =>
  (history) => {
    const run = history.screeningRuns.at(-1);
    const change = pick(changesOf(history));
    return run && change ? { since: endOf(run), lines: lines(history, change) } : null;
  };

const largestGain = (changes: Change[]) => changes.find(({ before, after }) => after > before);
const largestLoss = (changes: Change[]) => changes.findLast(({ before, after }) => after < before);

const progress = aboutLastScreening(largestGain, ({ firstName }, change) => [
  ['trainer', 60, `Hallo ${firstName}, dein Screening ist da. ${inWords(change)}. Das Training wirkt.`],
  ['athlete', 95, 'Danke. Ich merke es auch im Training.'],
  ['trainer', 110, 'Bleib dran. In fünf Wochen sehen wir wieder nach.'],
]);

const patience = aboutLastScreening(largestGain, (_history, change) => [
  ['athlete', 50, `${inWords(change)}. Ich hatte auf mehr gehofft.`],
  ['trainer', 85, 'Das ist der richtige Weg. Beweglichkeit braucht Monate.'],
  ['athlete', 90, 'Gut, dann mache ich so weiter.'],
]);

const decline = aboutLastScreening(largestLoss, ({ firstName, trainings }, change) => {
  const last = trainings.at(-1);
  const since = last ? ` Dein letztes Training war am ${dateOf(endOf(last.run))}.` : '';
  return [
    ['trainer', 45, `Hallo ${firstName}, ${inWords(change)}.${since} Was ist los?`],
    ['athlete', 130, 'Ich war lange krank. Ab nächster Woche trainiere ich wieder.'],
  ];
});

const pain: Talk = ({ trainings }) => {
  const last = trainings.at(-1);
  if (!last?.painful) return null;
  const content = `Heute hat es bei „${last.painful.name}“ wieder wehgetan. Soll ich die Übung weglassen?`;
  return { since: endOf(last.run), lines: [['athlete', 20, content]] };
};

const relief: Talk = ({ firstName, trainings }) => {
  const index = trainings.findLastIndex(({ painful }) => painful !== null);
  const [hurt, after] = [trainings[index], trainings[index + 1]];
  if (!hurt?.painful || !after) return null;
  return {
    since: endOf(after.run),
    lines: [
      ['athlete', 15, 'Heute ging das Training zum ersten Mal ohne Schmerzen.'],
      [
        'trainer',
        70,
        `Das freut mich, ${firstName}. Steigere langsam und schreib mir, wenn es wieder zieht.`,
      ],
    ],
  };
};

const afterLastTraining =
  (lines: (history: History, date: string) => Line[]): Talk =>
  (history) => {
    const last = history.trainings.at(-1);
    if (!last) return null;
    const since = endOf(last.run);
    return { since, lines: lines(history, dateOf(since)) };
  };

const day = 24 * 60;

const talks: Record<TalkName, Talk> = {
  progress,
  patience,
  decline,
  pain,
  relief,
  absence: afterLastTraining(({ firstName }, date) => [
    ['trainer', 21 * day, `Hallo ${firstName}, dein letztes Training war am ${date}. Passt der Plan noch?`],
  ]),
  tooHard: afterLastTraining(() => [
    ['athlete', 30, 'Den letzten Satz schaffe ich nicht mehr sauber. Kann ich einen Satz weglassen?'],
  ]),
  tooEasy: afterLastTraining(() => [['athlete', 25, 'Der Plan ist mir inzwischen zu leicht. Gibt es mehr?']]),
  firstScreening: afterLastTraining(({ firstName }) => [
    ['trainer', 90, `Hallo ${firstName}, dein Screening ist zugewiesen. Plane dafür eine halbe Stunde ein.`],
    ['athlete', 120, 'Mache ich am Wochenende.'],
  ]),
};

/**
 * Returns the conversation of an athlete with Mara, oldest message first. All but the last message are read: the last
 * one still waits for its reader, unless it is older than a week.
 */
export const conversationOf = (history: History, now: number): TeamMessage[] => {
  const talk = history.talk && talks[history.talk](history);
  if (!talk) return [];
  const { since, lines } = talk;
  return lines.map(([from, minutesLater, content], index) => {
    const at = since + minutes(minutesLater);
    const isRead = index < lines.length - 1 || at < now - minutes(7 * day);
    return { from, content, at, isRead };
  });
};
