/** Returns the log message of a server without users: how its club begins [CL-1]. */
export const setupAnnouncement = (publicUrl: string, code: string): string =>
  [
    'Auf diesem Server gibt es noch keinen Verein. Mit diesem Link richtest du ihn ein:',
    `  ${publicUrl}/setup/${code}`,
    'Er gilt einmal, und nur bis zum nächsten Start des Servers.',
  ].join('\n');
