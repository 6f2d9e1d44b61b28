import { courses, teamAthletes } from './team/athletes';

/** A member of the demo club [RU-6]. */
export interface DemoAccount {
  username: string;
  firstName: string;
  lastName: string;
  /** All are adults [CS-1]. */
  birthYear: number;
  /** The user name of the trainer [RU-7]. Undefined for trainers. */
  trainer: string | null;
  /** Whether the demo screening is assigned. Clara has no screening yet [RU-9]. */
  hasScreening: boolean;
  /** Whether the account also looks after the club [CL-2]. */
  isAdmin?: boolean;
}

/** The password of every demo account [RU-6]. */
export const demoPassword = 'athletik';

/** The e-mail address of a demo account [RU-6]. */
export const demoAddressOf = (username: string): string => `${username}@example.org`;

/** The accounts to try the app with. Trainers come before their athletes. */
export const mainAccounts: readonly DemoAccount[] = [
  {
    username: 'trainer',
    firstName: 'Tina',
    lastName: 'Trainer',
    birthYear: 1986,
    trainer: null,
    hasScreening: false,
    isAdmin: true,
  },
  {
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Athletin',
    birthYear: 2001,
    trainer: 'trainer',
    hasScreening: true,
  },
  {
    username: 'ben',
    firstName: 'Ben',
    lastName: 'Berger',
    birthYear: 1999,
    trainer: 'trainer',
    hasScreening: true,
  },
  {
    username: 'clara',
    firstName: 'Clara',
    lastName: 'Conrad',
    birthYear: 2003,
    trainer: 'trainer',
    hasScreening: false,
  },
  {
    username: 'trainer2',
    firstName: 'Theo',
    lastName: 'Trainer',
    birthYear: 1979,
    trainer: null,
    hasScreening: false,
  },
  {
    username: 'david',
    firstName: 'David',
    lastName: 'Decker',
    birthYear: 2000,
    trainer: 'trainer2',
    hasScreening: true,
  },
  {
    username: 'team',
    firstName: 'Mara',
    lastName: 'Maurer',
    birthYear: 1990,
    trainer: null,
    hasScreening: false,
  },
];

/** All accounts of the demo club. Trainers come before their athletes. */
export const demoAccounts: readonly DemoAccount[] = [
  ...mainAccounts,
  ...teamAthletes.map(({ course, ...person }, index) => ({
    ...person,
    birthYear: 1994 + (index % 10),
    trainer: 'team',
    hasScreening: courses[course].hasScreening,
  })),
];
