import type { EntryKind } from '../domain/entryKinds';

/** The words for what is counted. */
export interface CountedWords {
  noun: [one: string, many: string];
  /** Takes the place of the noun, in the singular, at the beginning of a sentence. */
  pronoun: 'Er' | 'Sie' | 'Es';
}

interface Words extends CountedWords {
  /** What it is, in a list; also for whom or on what, if that is known. */
  title: (of: string | null) => string;
}

/** Returns a title: 'Nachricht', or 'Nachricht an Tina Trainer'. */
const titled = (what: string, preposition: string) => (of: string | null) =>
  of === null ? what : `${what} ${preposition} ${of}`;

/** The words for each kind of entry, in the order in which kinds are listed. */
export const entryWords: Record<EntryKind, Words> = {
  message: { noun: ['Nachricht', 'Nachrichten'], pronoun: 'Sie', title: titled('Nachricht', 'an') },
  feedback: { noun: ['Feedback', 'Feedbacks'], pronoun: 'Es', title: titled('Feedback', 'zum Training am') },
  pain: {
    noun: ['Schmerzangabe', 'Schmerzangaben'],
    pronoun: 'Sie',
    title: () => 'Schmerz am Morgen danach',
  },
  note: { noun: ['Notiz', 'Notizen'], pronoun: 'Sie', title: titled('Notiz', 'für') },
  assignment: { noun: ['Zuweisung', 'Zuweisungen'], pronoun: 'Sie', title: titled('Zuweisung', 'für') },
};
