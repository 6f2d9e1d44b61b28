/** Texts of the end of a training, beside those of the specification [MO-1, MO-2]. */
export const trainingMomentTexts = {
  done: (done: number, total: number) =>
    done === total ? `Alle ${total} Übungen erledigt` : `${done} von ${total} Übungen erledigt`,
  exercises: (done: number, total: number) => {
    if (done < total) return `von ${total} Übungen`;
    return total === 1 ? 'Übung' : 'Übungen';
  },
  minutes: (minutes: number) => (minutes === 1 ? 'Minute' : 'Minuten'),
  sets: (sets: number) => (sets === 1 ? 'Satz' : 'Sätze'),
  week: 'Deine Woche',
  weekOf: (name: string) => `Woche von ${name}`,
  nth: (count: number) => `${count}. Training`,
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  on: (day: string, trainings: number) => (trainings === 1 ? day : `${day} ${trainings} Mal`),
  trained: (days: string) => `Trainiert: ${days}`,
} as const;
