/** The page of an athlete, for trainers [DE-4]. */
export function AthleteScreen() {
  return null;
}
