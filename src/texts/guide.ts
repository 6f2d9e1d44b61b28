import { type GuideClock, isOver } from '../domain/guide/clock';
import { type Phase, type Side, setsIn } from '../domain/guide/phases';

const sides: Record<Side, string> = { left: 'links', right: 'rechts' };

const listed = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

const wordOf = (side: Side | null) => side && sides[side];

/** What happens now, for example 'Halten, links' [GT-1]. */
export const phaseTitle = (clock: GuideClock, phases: readonly Phase[]): string => {
  const phase = phases[clock.phase];
  if (!phase) return guideTexts.over;
  if (phase.kind === 'rest') return guideTexts.rest;
  if (phase.kind === 'switch') return guideTexts.switchSides;
  if (phase.kind === 'work') return listed(guideTexts.setOf(phase.set, setsIn(phases)), wordOf(phase.side));
  if (clock.state === 'running') return listed(guideTexts.hold, wordOf(phase.side));
  if (clock.state === 'held') return listed(guideTexts.held, wordOf(phase.side));
  const isFirst = clock.phase === 0 && phase.side !== null;
  return isFirst ? guideTexts.readyFirst(sides.left) : listed(guideTexts.ready, wordOf(phase.side));
};

/**
 * What comes after a pause or a change of sides, for example 'Gleich: Satz 3, links, 30 Sekunden halten'. `amount` is
 * that of a set without seconds. Null during a set.
 */
export const comingNext = (
  { phase }: GuideClock,
  phases: readonly Phase[],
  amount: string | null,
): string | null => {
  const [now, next] = [phases[phase], phases[phase + 1]];
  if (!next || (now?.kind !== 'rest' && now?.kind !== 'switch')) return null;
  const set = now.kind === 'rest' ? guideTexts.set(next.set) : null;
  const work = next.seconds === null ? amount : guideTexts.holdFor(next.seconds);
  return guideTexts.next(listed(set, wordOf(next.side), work));
};

/** What was done, for example '3 Sätze auf beiden Seiten'. */
export const doneInWords = (phases: readonly Phase[]): string => {
  const count = setsIn(phases);
  const sets = count === 1 ? '1 Satz' : `${count} Sätze`;
  return phases.some(({ side }) => side !== null) ? `${sets} auf beiden Seiten` : sets;
};

/** The button that ends a set without a clock: the word for what comes then. */
export const endOfSet = (clock: GuideClock, phases: readonly Phase[]): string => {
  const next = phases[clock.phase + 1];
  if (!next || isOver(clock, phases)) return guideTexts.setDone;
  if (next.kind === 'rest') return guideTexts.startRest;
  return next.kind === 'switch' ? guideTexts.switchSides : guideTexts.nextSet;
};

/** Seconds as a clock shows them: 1:05. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Texts of the training that guides [GT-1 to GT-4]. */
export const guideTexts = {
  label: 'Zeit',
  ready: 'Bereit',
  readyFirst: (side: string) => `Bereit, ${side} zuerst`,
  hold: 'Halten',
  held: 'Angehalten',
  rest: 'Pause',
  switchSides: 'Seite wechseln',
  over: 'Fertig',
  set: (set: number) => `Satz ${set}`,
  setOf: (set: number, sets: number) => `Satz ${set} von ${sets}`,
  holdFor: (seconds: number) => `${seconds} Sekunden halten`,
  next: (what: string) => `Gleich: ${what}`,
  heldSoFar: (seconds: number, length: number) => `${seconds} von ${length} Sekunden gehalten`,
  start: 'Zeit starten',
  stop: 'Anhalten',
  reset: 'Zeit zurücksetzen',
  skipRest: 'Pause überspringen',
  startNow: 'Jetzt starten',
  startRest: 'Pause starten',
  nextSet: 'Nächster Satz',
  setDone: 'Satz fertig',
  oneMore: 'Noch ein Satz',
  sets: 'Sätze',
  setsAndSides: 'Sätze und Seiten',
  sides: { left: { short: 'L', rest: 'inks' }, right: { short: 'R', rest: 'echts' } },
  states: { done: ' erledigt', now: ' läuft', open: '' },
  comes: (name: string) => `Danach: ${name}`,
  tickOff: (next: string | null) =>
    next === null
      ? 'Hak die Übung ab, dann ist dein Training fertig.'
      : `Hak die Übung ab, dann geht es weiter mit ${next}.`,
  switches: { sound: 'Ton', vibration: 'Vibration', awake: 'Bildschirm bleibt an' },
} as const;
