import { useState } from 'react';

/** A question that the page itself leads to: its title, or at once its options. A new object leads there anew. */
export interface QuestionEntry {
  index: number;
  at: 'title' | 'options';
}

/** Which question of an accordion is open, and where the focus goes when it is not the person who opens it. */
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
    /** Opens the next question [FB-2]; after the last one all are closed. */
    advance: (index: number) => {
      const isLast = index === count - 1;
      setOpenIndex(isLast ? null : index + 1);
      setEntry({ index: isLast ? index : index + 1, at: 'title' });
    },
    /** Opens a question that wants an answer. */
    demand: (index: number) => {
      setOpenIndex(index);
      setEntry({ index, at: 'options' });
    },
  };
};
