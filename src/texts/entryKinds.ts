import type { EntryKind } from '../domain/entryKinds';

/** The words for what is counted. */
export interface CountedWords {
  noun: [one: string, many: string];
  /** Takes the place of the noun, in the singular, at the beginning of a sentence. */
  pronoun: 'Er' | 'Sie' | 'Es';
}

interface Words extends CountedWords {
  /** What it is, in a list; the noun if it is left out. */
  title?: string;
  /** Leads from the title to the person or the day that it is about; left out where the title names neither. */
  link?: string;
}

/** The words for each kind of entry, in the order in which kinds are listed. */
export const entryWords: Record<EntryKind, Words> = {
  message: { noun: ['Nachricht', 'Nachrichten'], pronoun: 'Sie', link: 'an' },
  feedback: { noun: ['Feedback', 'Feedbacks'], pronoun: 'Es', link: 'zum Training am' },
  pain: {
    noun: ['Schmerzangabe', 'Schmerzangaben'],
    pronoun: 'Sie',
    title: 'Schmerz am Morgen danach',
  },
  note: { noun: ['Notiz', 'Notizen'], pronoun: 'Sie', link: 'für' },
  assignment: { noun: ['Zuweisung', 'Zuweisungen'], pronoun: 'Sie', link: 'für' },
  plan: { noun: ['Plan', 'Pläne'], pronoun: 'Er', link: 'für' },
  correction: { noun: ['Korrektur', 'Korrekturen'], pronoun: 'Sie', link: 'für' },
  contentDraft: { noun: ['Entwurf', 'Entwürfe'], pronoun: 'Er', link: 'zu' },
};
