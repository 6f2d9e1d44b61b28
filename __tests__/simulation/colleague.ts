import type { ContentBody } from '../../src/contract/content';
import type { CurrentUser } from '../../src/contract/schemas';
import { noteOn } from '../../src/domain/notes';
import { textsOf } from '../../src/domain/noteTexts';
import { aTrainer } from '../builders';
import { anna, ben, screening, tina } from '../fakes/club';
import { FakeContent } from '../fakes/FakeContent';
import type { FakeServer } from '../fakes/FakeServer';
import { offerContent } from './contentServer';
import type { SavedRun } from './ledger';
import { choose, noteTargets } from './moment';
import { nextPlan } from './planChoices';

/** A second trainer of the same athletes, whose device is always online and knows everything. */
export const uwe = aTrainer({
  id: 9,
  username: 'uwe',
  firstName: 'Uwe',
  lastName: 'Ulme',
  token: 'token-of-uwe',
  athleteIds: [anna.id, ben.id],
});

/** The second trainer, and what the club changes in whose athletes are whose. */
export class Colleague {
  /** The ids of the athletes whom Tina did not have for a while. */
  readonly lost = new Set<number>();
  /** The club's own content. */
  readonly content = new FakeContent();
  private entries = 0;

  constructor(private readonly server: FakeServer) {}

  /** Comes to the club, with another screening to assign. */
  join() {
    const { users, screenings } = this.server.content;
    users.push(uwe);
    screenings.push({ ...screening, id: screening.id + 1 });
    offerContent(this.server, this.content);
  }

  /** Writes one text of a note, on what is there. */
  write(choice: number): boolean {
    const { userScreenings } = this.server.content;
    const userScreening = choose(userScreenings, choice);
    const target = choose(noteTargets, choice >> 1);
    const present = noteOn(userScreening, target);
    const field = choose(['athleteNote', 'trainerNote'] as const, choice >> 3);
    const text = choice % 7 === 0 ? null : `Von Uwe ${choice}`;
    const revision = present?.revision ?? 0;
    const texts = { ...textsOf(present), [field]: text };
    return this.post('/screening/note', { userScreeningId: userScreening.id, target, ...texts, revision });
  }

  /** Assigns a screening, or withdraws it. */
  assign(choice: number): boolean {
    const { userScreenings, screenings } = this.server.content;
    const { userId, screeningId: base } = choose(userScreenings, choice);
    const screeningId = choose([...screenings.map(({ id }) => id), null], choice >> 2);
    return this.post('/screening/assignment', { userId, screeningId, intervalWeeks: null, base });
  }

  /** Changes the plan of an athlete, on what is there. */
  changePlan(choice: number): boolean {
    const { userId, planChanges } = choose(this.server.content.userScreenings, choice);
    const plan = nextPlan(planChanges, choice >> 1, 'Von Uwe');
    return this.post('/screening/plan', { userId, revision: planChanges?.revision ?? 0, ...plan });
  }

  /** Changes the draft of an item. Returns whether there is the item. */
  draft(key: string, draft: ContentBody): boolean {
    const isThere = this.content.items.some((item) => item.key === key);
    if (isThere) this.content.changeElsewhere(key, draft);
    return isThere;
  }

  /** Lets Tina make content from now on, or no more. Returns whether that is a change. */
  changeRight(isTaken: boolean): boolean {
    const isChange = this.content.isForbidden !== isTaken;
    this.content.isForbidden = isTaken;
    return isChange;
  }

  /** An athlete has not agreed any more, or agrees again. */
  changeConsent(choice: number) {
    const { users } = this.server.content;
    const place = users.findIndex(({ id }) => id === choose([anna, ben], choice).id);
    const present = users[place];
    if (!present) return;
    const { invitedAt, ...athlete } = present;
    users[place] = invitedAt ? athlete : { ...athlete, invitedAt: '2025-03-01T10:00:00.000Z' };
  }

  /** Gives Tina an athlete back, or seldom takes one away. Returns whether one was taken, null if nothing changed. */
  handOver(choice: number): boolean | null {
    const { users } = this.server.content;
    const trainer = users.find(({ username }) => username === tina.username) as CurrentUser;
    const athleteId = choose(
      users.filter(({ username }) => [anna.username, ben.username].includes(username)),
      choice,
    ).id;
    const isTheirs = trainer.athleteIds.includes(athleteId);
    if (isTheirs && choice % 3 > 0) return null;
    if (isTheirs) this.lost.add(athleteId);
    this.server.changeRight(trainer.id, athleteId, !isTheirs);
    return isTheirs;
  }

  /** Whether this user may not act for the athlete. */
  isForeign({ recordedBy, userId }: { recordedBy: number; userId: number }): boolean {
    const user = this.server.content.users.find(({ id }) => id === recordedBy);
    return this.lost.has(userId) && recordedBy !== userId && user?.athleteIds.includes(userId) !== true;
  }

  /** Whether the server takes the run although its recorder may not act for the athlete any more [MB-6]. */
  isTaken({ recordedBy, userId, clientId, sent }: SavedRun): boolean {
    const { start } = JSON.parse(sent) as { start: string };
    return this.server.takesFrom(recordedBy, { userId, clientId, start });
  }

  /** Posts an entry. Returns whether the server took it. */
  private post(path: string, payload: object): boolean {
    this.entries += 1;
    const clientId = `70000000-0000-4000-8000-${String(this.entries).padStart(12, '0')}`;
    const { status } = this.server.handle({
      method: 'POST',
      path,
      body: { clientId, ...payload },
      token: uwe.token,
    });
    return status === 200;
  }
}
