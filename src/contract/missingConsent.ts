/** The `code` in the body of the 403 that every call but a few gets without consent [CS-1]. */
export const consentMissing = 'consent';

/** The `code` in the body of the 403 while the club waits for a guardian's confirmation first [LV-3]. */
export const guardianMissing = 'guardian';
