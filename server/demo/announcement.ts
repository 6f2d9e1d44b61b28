import { demoAccounts, demoPassword, mainAccounts } from './accounts';

/** Returns the log message about a new demo club [RU-4]: the accounts and their common password. */
export const demoAnnouncement = (): string => {
  const lines = mainAccounts.map(({ username, firstName, lastName, trainer }) => {
    const role = trainer === null ? 'trainiert' : `wird von ${trainer} trainiert`;
    return `  ${username.padEnd(9)} ${firstName} ${lastName}, ${role}`;
  });
  const others = demoAccounts.filter((account) => !mainAccounts.includes(account));
  return [
    `Demo-Verein angelegt. Passwort für alle Konten: ${demoPassword}`,
    ...lines,
    `  und die ${others.length} Athleten von team: ${others.map(({ username }) => username).join(', ')}`,
  ].join('\n');
};
