/** The desk: the trainer's athletes, and who of them needs attention [DE-1]. */
export function AthletesScreen() {
  return null;
}
