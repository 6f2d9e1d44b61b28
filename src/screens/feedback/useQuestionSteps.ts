import { useState } from 'react';

/** The question that gets the focus, on its title or on its options. A new object moves the focus again. */
export interface QuestionEntry {
  index: number;
  at: 'title' | 'options';
}

/** The open question of an accordion, and the focus when the page opens a question, not the user. */
export const useQuestionSteps = (first: number, count: number) => {
  const [openIndex, setOpenIndex] = useState<number | null>(first);
  const [entry, setEntry] = useState<QuestionEntry | null>(null);
  return {
    openIndex,
    entry,
    toggle: (index: number, isOpen: boolean) =>
      setOpenIndex((current) => {
        if (isOpen) return index;
        return current === index ? null : current;
      }),
    /** Opens the next question [FB-2]; after the last one, closes all. */
    advance: (index: number) => {
      const isLast = index === count - 1;
      setOpenIndex(isLast ? null : index + 1);
      setEntry({ index: isLast ? index : index + 1, at: 'title' });
    },
    /** Opens a question whose answer is missing. */
    demand: (index: number) => {
      setOpenIndex(index);
      setEntry({ index, at: 'options' });
    },
  };
};
