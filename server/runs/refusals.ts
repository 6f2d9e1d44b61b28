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
  outside:
    'Du betreust diese Person nicht mehr, und das hier hast du erst danach begonnen. Es bleibt auf deinem Gerät. Sichere es als Datei, wenn jemand es noch braucht.',
  late: 'Du betreust diese Person seit mehr als 30 Tagen nicht mehr, deshalb nimmt der Server das nicht mehr an. Es bleibt auf deinem Gerät. Sichere es als Datei, wenn jemand es noch braucht.',
  erased: 'Dieses Screening oder Training wurde endgültig gelöscht.',
} as const;
