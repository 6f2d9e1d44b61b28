import { courses, teamAthletes } from './team/athletes';

/** A member of the demo club [RU-6]. */
export interface DemoAccount {
  username: string;
  firstName: string;
  lastName: string;
  /** The user name of the trainer [RU-7]. Trainers have none. */
  trainer: string | null;
  /** Whether a trainer also looks after the club [MB-1]. */
  isAdmin?: boolean;
  /** Whether the demo screening is assigned. Clara has none yet [RU-9]. */
  hasScreening: boolean;
}

/** The password of every demo account [RU-6]. */
export const demoPassword = 'athletik';

/** The accounts to try the app with. Trainers come before their athletes. */
export const mainAccounts: readonly DemoAccount[] = [
  { username: 'trainer', firstName: 'Tina', lastName: 'Trainer', trainer: null, hasScreening: false },
  { username: 'anna', firstName: 'Anna', lastName: 'Athletin', trainer: 'trainer', hasScreening: true },
  { username: 'ben', firstName: 'Ben', lastName: 'Berger', trainer: 'trainer', hasScreening: true },
  { username: 'clara', firstName: 'Clara', lastName: 'Conrad', trainer: 'trainer', hasScreening: false },
  { username: 'trainer2', firstName: 'Theo', lastName: 'Trainer', trainer: null, hasScreening: false },
  { username: 'david', firstName: 'David', lastName: 'Decker', trainer: 'trainer2', hasScreening: true },
  {
    username: 'team',
    firstName: 'Mara',
    lastName: 'Maurer',
    trainer: null,
    isAdmin: true,
    hasScreening: false,
  },
];

/** All accounts of the demo club. Trainers come before their athletes. */
export const demoAccounts: readonly DemoAccount[] = [
  ...mainAccounts,
  ...teamAthletes.map(({ course, ...person }) => ({
    ...person,
    trainer: 'team',
    hasScreening: courses[course].hasScreening,
  })),
];
