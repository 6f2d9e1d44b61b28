/** Why a run is refused, in German. */
export const refusals = {
  noScreening: 'Das Screening dieses Durchlaufs gibt es nicht.',
  noScreeningRun: 'Den Screening-Durchlauf dieses Trainings gibt es nicht.',
  otherVersion: 'Von diesem Durchlauf ist auf dem Server schon ein anderer Stand gespeichert.',
  tooLarge: 'Dieser Durchlauf ist zu groß.',
  tooLongBatch: 'Das sind zu viele Durchläufe auf einmal.',
  tooMany: 'Für diese Person sind so viele Durchläufe gespeichert, wie der Server aufnimmt.',
  erased: 'Dieser Durchlauf wurde endgültig gelöscht.',
} as const;
