/** What a trainer of the demo club can come across. */
export type CourseName =
  | 'steady'
  | 'falling'
  | 'overdue'
  | 'idle'
  | 'pain'
  | 'painFree'
  | 'tooHard'
  | 'tooEasy'
  | 'unscreened'
  | 'unassigned';

/** Half a year of an athlete. Every time is in days before the club is made. */
export interface Course {
  /** Whether the demo screening is assigned. */
  hasScreening: boolean;
  /** About when the screening runs were, oldest first. */
  screenings: readonly number[];
  /** What share of a screening succeeds, from 0 to 1: at the first and at the last run. */
  skill: readonly [first: number, last: number];
  /** The first and the last exercise run. Null without any. */
  trainings: readonly [first: number, last: number] | null;
  /** How hard the latest exercise runs are, from 0 (far too easy) over 0.5 (just right) to 1 (far too hard). */
  effort: number;
  /** The first and the last exercise run that hurts. Null without pain. */
  pain: readonly [first: number, last: number] | null;
}

const steady: Course = {
  hasScreening: true,
  screenings: [171, 139, 104, 69, 34, 8],
  skill: [0.5, 0.72],
  trainings: [169, 2],
  effort: 0.5,
  pain: null,
};

/** The demo club has every course that deserves the attention of a trainer, as far as its data can tell. */
export const courses: Readonly<Record<CourseName, Course>> = {
  steady,
  falling: { ...steady, screenings: [167, 131, 95, 59, 12], skill: [0.74, 0.46], trainings: [165, 41] },
  overdue: { ...steady, screenings: [173, 141], skill: [0.48, 0.56] },
  idle: { ...steady, screenings: [168, 130, 88, 52], skill: [0.52, 0.6], trainings: [166, 37] },
  pain: { ...steady, pain: [13, 2] },
  painFree: { ...steady, skill: [0.4, 0.66], pain: [169, 48] },
  tooHard: { ...steady, skill: [0.3, 0.46], effort: 1 },
  tooEasy: { ...steady, skill: [0.72, 0.93], effort: 0 },
  unscreened: { ...steady, screenings: [], trainings: [24, 3] },
  unassigned: { ...steady, hasScreening: false, screenings: [], trainings: null },
};

/** What an athlete and Mara have written to each other about. */
export type TalkName =
  | 'progress'
  | 'patience'
  | 'decline'
  | 'pain'
  | 'relief'
  | 'absence'
  | 'tooHard'
  | 'tooEasy'
  | 'firstScreening';

export interface TeamAthlete {
  username: string;
  firstName: string;
  lastName: string;
  course: CourseName;
  talk?: TalkName;
}

/** The 24 athletes of Mara Maurer [RU-6, RU-7]. */
export const teamAthletes: readonly TeamAthlete[] = [
  { username: 'lena', firstName: 'Lena', lastName: 'Hoffmann', course: 'steady', talk: 'progress' },
  { username: 'jonas', firstName: 'Jonas', lastName: 'Weber', course: 'falling', talk: 'decline' },
  { username: 'mia', firstName: 'Mia', lastName: 'Schuster', course: 'pain', talk: 'pain' },
  { username: 'felix', firstName: 'Felix', lastName: 'Krämer', course: 'steady' },
  { username: 'ida', firstName: 'Ida', lastName: 'Vogt', course: 'tooEasy', talk: 'tooEasy' },
  { username: 'paul', firstName: 'Paul', lastName: 'Lindner', course: 'idle', talk: 'absence' },
  { username: 'sophie', firstName: 'Sophie', lastName: 'Brandt', course: 'steady' },
  { username: 'aylin', firstName: 'Aylin', lastName: 'Demir', course: 'steady' },
  { username: 'marek', firstName: 'Marek', lastName: 'Nowak', course: 'overdue' },
  { username: 'hannah', firstName: 'Hannah', lastName: 'Seidel', course: 'painFree', talk: 'relief' },
  { username: 'tim', firstName: 'Tim', lastName: 'Albrecht', course: 'unscreened', talk: 'firstScreening' },
  { username: 'nele', firstName: 'Nele', lastName: 'Petersen', course: 'steady' },
  { username: 'can', firstName: 'Can', lastName: 'Aydin', course: 'steady' },
  { username: 'julia', firstName: 'Julia', lastName: 'Reinhardt', course: 'tooHard', talk: 'tooHard' },
  { username: 'noah', firstName: 'Noah', lastName: 'Bergmann', course: 'steady' },
  { username: 'pia', firstName: 'Pia', lastName: 'Sommer', course: 'unassigned' },
  { username: 'luca', firstName: 'Luca', lastName: 'Romano', course: 'idle' },
  { username: 'marie', firstName: 'Marie', lastName: 'Engel', course: 'steady', talk: 'patience' },
  { username: 'jan', firstName: 'Jan', lastName: 'Kühn', course: 'pain' },
  { username: 'lotte', firstName: 'Lotte', lastName: 'Hansen', course: 'steady' },
  { username: 'elif', firstName: 'Elif', lastName: 'Kaya', course: 'falling' },
  { username: 'moritz', firstName: 'Moritz', lastName: 'Haas', course: 'overdue' },
  { username: 'greta', firstName: 'Greta', lastName: 'Lorenz', course: 'steady' },
  { username: 'simon', firstName: 'Simon', lastName: 'Pohl', course: 'unscreened' },
];
