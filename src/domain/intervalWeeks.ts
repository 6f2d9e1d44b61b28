/** After how many weeks a screening is due again, as it is chosen or typed [AS-5]. */

/** The usual intervals. Any other one can be typed. */
export const usualWeeks: readonly number[] = [4, 6, 8, 12];

const most = 52;

/** Stands for a number of weeks that is not typed yet, or is not 1 to 52. */
export const noWeeks = 0;

/** Returns the weeks that were typed, 1 to 52; `noWeeks` for anything else. */
export const weeksIn = (typed: string): number => {
  const weeks = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : noWeeks;
  return weeks <= most ? weeks : noWeeks;
};
