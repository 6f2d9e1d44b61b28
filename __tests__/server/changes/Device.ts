import type { Changes, Gone } from '../../../src/contract/changes';
import type { Exercise } from '../../../src/contract/schemas';
import type { Club } from './club';
import { type Everything, loadEverything } from './full';

const isEmpty = ({ cursor: _, ...content }: Changes): boolean =>
  Object.values(content).every((value) => value === null || (Array.isArray(value) && value.length === 0));

const put = <Row>(rows: Map<number, Row>, changed: readonly Row[], idOf: (row: Row) => number) => {
  for (const row of changed) rows.set(idOf(row), row);
};

const bySortOrder = (one: Exercise, other: Exercise): number =>
  (one.sortOrder ?? -1) - (other.sortOrder ?? -1) || one.id - other.id;

const removeOwned = <Row extends { userId: number }>(rows: Map<number, Row>, userId: number) => {
  for (const [id, row] of rows) if (row.userId === userId) rows.delete(id);
};

/** The copy of somebody's data on a device, which takes in the pages of changes as the contract says. */
export class Device {
  /** How many pages it has taken in. */
  pages = 0;

  private constructor(
    private readonly club: Club,
    readonly userId: number,
    private readonly username: string,
    private cursor: string,
    readonly data: Everything,
  ) {}

  /** Takes a cursor first, and then loads everything: what changes meanwhile comes again. */
  static async open(
    club: Club,
    userId: number,
    username: string,
    meanwhile = async () => {},
  ): Promise<Device> {
    const { cursor, ...nothing } = await club.changes(userId, null);
    expect(isEmpty({ cursor, ...nothing })).toBe(true);
    await meanwhile();
    return new Device(club, userId, username, cursor, await loadEverything(club, userId, username));
  }

  /** Takes in one page. Returns whether it was the last. */
  async takePage(): Promise<boolean> {
    const page = await this.club.changes(this.userId, this.cursor);
    this.pages += 1;
    for (const gone of page.gone) this.remove(gone);
    this.take(page);
    this.cursor = page.cursor;
    return isEmpty(page);
  }

  /** Takes in all pages. */
  async update(): Promise<void> {
    while (!(await this.takePage()));
  }

  /** Compares what it has with what a full load gives. It may keep screenings that nothing refers to any more. */
  async expectWhole(): Promise<void> {
    const full = await loadEverything(this.club, this.userId, this.username);
    const { screenings, ...data } = this.data;
    const { screenings: needed, ...rest } = full;
    expect(data).toEqual(rest);
    expect(new Map([...screenings].filter(([id]) => needed.has(id)))).toEqual(needed);
  }

  private take(page: Changes) {
    const { data } = this;
    const ofRow = ({ id }: { id: number }) => id;
    put(data.users, page.users, ofRow);
    put(data.userScreenings, page.userScreenings, ofRow);
    put(data.screenings, page.screenings, ofRow);
    put(data.runs, page.runs, ofRow);
    put(data.exerciseRuns, page.exerciseRuns, ofRow);
    put(data.feedback, page.feedback, ({ exerciseRunId }) => exerciseRunId);
    const exercises = new Map(data.exercises.map((exercise) => [exercise.id, exercise]));
    put(exercises, page.exercises, ofRow);
    data.exercises = [...exercises.values()].toSorted(bySortOrder);
    data.me = page.me ?? data.me;
    data.basis = page.basis ?? data.basis;
    data.feedbackQuestions = page.feedbackQuestions ?? data.feedbackQuestions;
  }

  private remove({ kind, id }: Gone) {
    const { data } = this;
    if (kind === 'athlete') this.removeAthlete(id);
    if (kind === 'userScreening') data.userScreenings.delete(id);
    if (kind === 'screeningRun') data.runs.delete(id);
    if (kind === 'exerciseRun') data.exerciseRuns.delete(id);
    if (kind === 'exerciseRun' || kind === 'feedback') data.feedback.delete(id);
    if (kind === 'exercise') data.exercises = data.exercises.filter((exercise) => exercise.id !== id);
  }

  private removeAthlete(athleteId: number) {
    const { data } = this;
    data.users.delete(athleteId);
    removeOwned(data.userScreenings, athleteId);
    removeOwned(data.runs, athleteId);
    for (const [id, { userId }] of data.exerciseRuns) if (userId === athleteId) data.feedback.delete(id);
    removeOwned(data.exerciseRuns, athleteId);
  }
}
