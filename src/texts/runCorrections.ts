/** A screening that was recorded for the wrong person [TS-7]. */
export const runCorrectionTexts = {
  title: 'Falsche Person?',
  hint: 'Gehört dieses Screening jemand anderem, verschieb es. Gehört es niemandem, lösch es.',
  /** For whom there is nobody to move it to. */
  deletionHint: 'Ist dieses Screening aus Versehen entstanden, lösch es.',
  unsent: 'Das geht, sobald das Screening übertragen ist. Es ist auf diesem Gerät gespeichert.',
  move: {
    open: 'Verschieben',
    title: 'Wem gehört dieses Screening?',
    text: 'Alle Antworten gehen mit. Trainings, die danach kamen, bleiben, wo sie sind.',
    confirm: 'Verschieben',
    missing: 'Bitte wähl eine Person.',
  },
  deletion: {
    open: 'Löschen',
    title: 'Screening löschen?',
    text: 'Es verschwindet auf allen Geräten und kommt nicht wieder. Trainings, die danach kamen, bleiben.',
    confirm: 'Löschen',
  },
  waits: {
    move: (name: string) => `Geht an ${name}, sobald es übertragen ist.`,
    deletion: 'Wird gelöscht, sobald es übertragen ist.',
  },
  somebody: 'eine andere Person',
  undo: 'Zurücknehmen',
  moved: (name: string) => `Das Screening gehört jetzt ${name}.`,
  deleted: 'Das Screening ist gelöscht.',
} as const;
