import { type FormerRight, judgeFormer } from '../../src/domain/formerRight';
import { isAheadOf } from '../../src/domain/runs';

interface Pair {
  trainerId: number;
  athleteId: number;
}

/** When trainers had a right that has ended, and the clock of the server [MB-6]. */
export class FormerRights {
  /** Milliseconds by which the clock is ahead of that of the computer. */
  lead = 0;
  private readonly ended: (Pair & FormerRight)[] = [];
  /** By trainer and athlete; a pair that is not in it began with the club. */
  private readonly begun = new Map<string, number>();

  now(): number {
    return Date.now() + this.lead;
  }

  begin({ trainerId, athleteId }: Pair) {
    this.begun.set(`${trainerId} ${athleteId}`, this.now());
  }

  end({ trainerId, athleteId }: Pair) {
    const since = this.begun.get(`${trainerId} ${athleteId}`) ?? 0;
    this.ended.push({ trainerId, athleteId, since, until: this.now() });
  }

  /** When a run counts as started that arrives now [CO-8]. */
  countedStart({ start }: { start: string }): number {
    const now = this.now();
    return isAheadOf(now, { start }) ? now : Date.parse(start);
  }

  /** What is to be done with a run of a former trainer; undefined for who never was a trainer of the athlete. */
  judge(pair: Pair, startedAt: number): ReturnType<typeof judgeFormer> | undefined {
    const rights = this.ended.filter(
      ({ trainerId, athleteId }) => trainerId === pair.trainerId && athleteId === pair.athleteId,
    );
    return rights.length === 0 ? undefined : judgeFormer(rights, { startedAt, arrivedAt: this.now() });
  }
}
