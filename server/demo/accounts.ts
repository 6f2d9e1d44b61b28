import type { Authority } from '../../src/contract/schemas';

/** A member of the demo club [RU-6]. */
export interface DemoAccount {
  username: string;
  firstName: string;
  lastName: string;
  authority: Authority;
  /** The user name of the trainer [RU-7]. Trainers have none. */
  trainer: string | null;
  /** Whether the demo screening is assigned. Clara has none yet [RU-9]. */
  hasScreening: boolean;
}

/** The password of every demo account [RU-6]. */
export const demoPassword = 'athletik';

const trainer = (username: string, firstName: string, lastName: string): DemoAccount => ({
  username,
  firstName,
  lastName,
  authority: 'ROLE_TRAINER',
  trainer: null,
  hasScreening: false,
});

const athlete = (
  username: string,
  firstName: string,
  lastName: string,
  trainer: string,
  hasScreening = true,
): DemoAccount => ({ username, firstName, lastName, authority: 'ROLE_ATHLETE', trainer, hasScreening });

/** Trainers come before their athletes. */
export const demoAccounts: readonly DemoAccount[] = [
  trainer('trainer', 'Tina', 'Trainer'),
  athlete('anna', 'Anna', 'Athletin', 'trainer'),
  athlete('ben', 'Ben', 'Berger', 'trainer'),
  athlete('clara', 'Clara', 'Conrad', 'trainer', false),
  trainer('trainer2', 'Theo', 'Trainer'),
  athlete('david', 'David', 'Decker', 'trainer2'),
];
