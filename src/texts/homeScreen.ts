export const homeScreenTexts = {
  prompt: 'Installiere die App. Dann startet sie ohne Browser, auch ohne Netz.',
  install: 'Installieren',
  /** How and why, in the words of Safari and of iOS [AC-3]. */
  byHand:
    'Leg die App auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Im Safari-Tab löscht das iPhone nach 7 Tagen ohne Besuch alles, auch was noch nicht übertragen ist. Was du auf dem Home-Bildschirm speicherst, bleibt.',
  /** On an iPhone the home screen begins with an empty storage [LV-8]. */
  sendFirst: (runs: number) =>
    `Erst übertragen, dann auf den Home-Bildschirm: ${
      runs === 1
        ? '1 Screening oder Training ist noch nicht übertragen.'
        : `${runs} Screenings und Trainings sind noch nicht übertragen.`
    } Dort beginnt die App mit leerem Speicher.`,
  decline: 'Nicht mehr zeigen',
} as const;
