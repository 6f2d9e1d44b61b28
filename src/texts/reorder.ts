/** Texts of a list that can be put in order. */
export const reorderTexts = {
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  grip: (name: string) => `${name} verschieben`,
  gripHint: 'Leertaste nimmt auf, Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.',
  lifted: (name: string, place: number, count: number) =>
    `${name} aufgenommen, Platz ${place} von ${count}. Pfeiltasten verschieben, Leertaste legt ab.`,
  moved: (name: string, place: number, count: number) => `${name}, Platz ${place} von ${count}`,
  dropped: (name: string, place: number, count: number) => `${name} abgelegt, Platz ${place} von ${count}`,
  cancelled: (name: string, place: number, count: number) =>
    `Abgebrochen. ${name} ist wieder auf Platz ${place} von ${count}`,
} as const;
