/** The accounts with which anybody may look around in a demo [RU-6]. */
export const offeredAccounts = { trainer: 'team', athlete: 'anna' } as const;

/** Whether a demo offers that account to everybody. */
export const isOffered = (username: string | null): boolean =>
  Object.values(offeredAccounts).some((offered) => offered === username);
