/** The longest reason why something is done for a member, in characters [LV-4]. */
export const maxReason = 500;
