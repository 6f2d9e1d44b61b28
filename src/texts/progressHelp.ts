const decimal = (value: number) => value.toLocaleString('de-DE');

/** How large the change of a run has to be, and what that says: the help page of the progress [HI-4]. */
export const progressHelpTexts = {
  link: 'Was heißt das?',
  title: 'So liest du den Fortschritt',
  back: 'Zum Verlauf',
  /** `same` and `other` are how well two ratings are assumed to agree: by the same person, and by two. */
  sections: (same: number, other: number) => [
    {
      id: 'schwankung',
      title: 'Was ist die übliche Schwankung?',
      texts: [
        'Wer dieselbe Bewegung zweimal bewertet, gibt nicht jedes Mal dieselben Antworten. So ändert sich der Wert auch dann, wenn sich nichts verändert hat. „In der üblichen Schwankung“ heißt: Der Unterschied ist nicht größer als das. Darum steht dort weder ein Pfeil noch eine Farbe.',
        '„Mehr als die übliche Schwankung“ heißt: Ohne echte Veränderung kommt so ein Unterschied höchstens bei 5 von 100 Vergleichen vor. Das gilt, wenn die Antworten voneinander unabhängig sind. Wer an einem Tag bei allem strenger hinsieht als an einem anderen, sieht öfter einen Unterschied, den es nicht gibt.',
      ],
    },
    {
      id: 'tests',
      title: 'Warum schwanken einzelne Tests stärker?',
      texts: [
        'Ein Test hat wenige Fragen, darum verschiebt jede Antwort seinen Wert weit. Und wer auf viele Tests schaut, findet leichter einen, der durch Zufall anders ist. Darum teilen sich alle Tests zusammen die 5 von 100, und für jeden einzelnen liegt die Grenze höher als für den Gesamtwert.',
        'Alle Unterschiede sind in Prozentpunkten: Von 58 auf 66 % sind es 8.',
      ],
    },
    {
      id: 'annahme',
      title: 'Woher kommt die Zahl?',
      texts: [
        `Wie gut zwei Bewertungen übereinstimmen, ist eine Annahme. Wir rechnen mit κ = ${decimal(same)}, wenn dieselbe Person beide Male bewertet, und mit κ = ${decimal(other)}, wenn es zwei sind. Bewertest du dich einmal selbst und einmal dein Trainer, sind das zwei. 1 hieße: immer gleich, 0: nur durch Zufall.`,
        'Veröffentlichte Werte reichen von 0,18 bis 0,68. Bei euch kann die Schwankung also größer sein, als hier steht.',
        'Besser als jede Annahme ist, was in eurem Verein gemessen ist: Bewerten zwei Trainer dieselben Personen, ohne voneinander zu wissen, zählt die App, wie oft sie sich unterscheiden. Ab 200 doppelt gegebenen Antworten rechnet sie damit.',
      ],
    },
    {
      id: 'vergleichen',
      title: 'Wie vergleichst du am besten?',
      texts: [
        'Am besten bewertet jedes Mal dieselbe Person, und nicht du dich selbst.',
        'Wer die Fragen kennt, schneidet beim zweiten Mal oft besser ab, auch ohne Training. Ein Vergleich mit dem ersten Screening sieht darum leicht zu gut aus.',
      ],
    },
  ],
} as const;
