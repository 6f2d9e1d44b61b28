import type { TalkName } from './athletes';
import { endOf, type History, trueChangeOf } from './history';
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

const monthOf = (time: number): string =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Europe/Berlin' }).format(time);

/** What is true of the results so far: only a change beyond the error is told as one [HI-4]. */
const inWords = (history: History): string => {
  const change = trueChangeOf(history);
  if (!change) return 'Dein Gesamtwert liegt in der üblichen Schwankung.';
  const { since, before, after } = change;
  const word = after < before ? 'gefallen' : 'gestiegen';
  return `Seit ${monthOf(since)} ist dein Gesamtwert von ${before} auf ${after}\u00a0% ${word}, mehr als die übliche Schwankung.`;
};

/** What is said after an event: who, how many minutes later, and what. */
type Line = [from: TeamMessage['from'], minutesLater: number, content: string];

/** The conversation that fits a history. None when what it is about is missing there. */
type Talk = (history: History) => { since: number; lines: Line[] } | null;

const afterLastScreening =
  (lines: (history: History) => Line[]): Talk =>
  (history) => {
    const run = history.screeningRuns.at(-1);
    return run ? { since: endOf(run), lines: lines(history) } : null;
  };

const progress = afterLastScreening((history) => [
  ['trainer', 60, `Hallo ${history.firstName}, dein Screening ist da. ${inWords(history)}`],
  ['athlete', 95, 'Danke. Ich merke es auch im Training.'],
  ['trainer', 110, 'Bleib dran. In fünf Wochen sehen wir wieder nach.'],
]);

const patience = afterLastScreening(() => [
  ['athlete', 50, 'Seit dem letzten Mal hat sich kaum etwas verändert. Ich hatte auf mehr gehofft.'],
  ['trainer', 85, 'Von einem Screening zum nächsten schwankt der Wert immer etwas. Hab Geduld.'],
  ['athlete', 90, 'Gut, dann mache ich so weiter.'],
]);

const decline = afterLastScreening((history) => {
  const last = history.trainings.at(-1);
  const since = last ? ` Dein letztes Training war am ${dateOf(endOf(last.run))}.` : '';
  return [
    [
      'trainer',
      45,
      `Hallo ${history.firstName}, dein Screening ist da. ${inWords(history)}${since} Was ist los?`,
    ],
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
