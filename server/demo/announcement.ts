import { demoAccounts, demoPassword } from './accounts';

/** Returns the log message about a new demo club [RU-4]: the accounts and their common password. */
export const demoAnnouncement = (): string => {
  const lines = demoAccounts.map(({ username, firstName, lastName, trainer }) => {
    const role = trainer === null ? 'trainiert' : `wird von ${trainer} trainiert`;
    return `  ${username.padEnd(9)} ${firstName} ${lastName}, ${role}`;
  });
  return [`Demo-Verein angelegt. Passwort für alle Konten: ${demoPassword}`, ...lines].join('\n');
};

/** The log message when there are no users. */
export const noAccountsAnnouncement =
  'Die Datenbank ist leer: Es gibt noch keine Konten, also kann sich noch niemand anmelden.';
