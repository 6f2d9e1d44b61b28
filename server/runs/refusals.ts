/** Why a run is refused, in German. */
export const refusals = {
  noScreening:
    'Dieses Screening gibt es auf dem Server nicht mehr. Dein Eintrag bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  noScreeningRun:
    'Das Screening zu diesem Training gibt es auf dem Server nicht. Das Training bleibt auf deinem Gerät.',
  otherVersion: 'Von diesem Screening oder Training ist auf dem Server schon ein anderer Stand gespeichert.',
  tooLarge:
    'Dieses Screening oder Training ist zu groß. Es bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  tooLongBatch: 'Das sind zu viele Screenings und Trainings auf einmal.',
  tooMany:
    'Für diese Person ist die Höchstzahl an Screenings und Trainings erreicht. Der Eintrag bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  erased: 'Dieses Screening oder Training wurde endgültig gelöscht.',
} as const;
