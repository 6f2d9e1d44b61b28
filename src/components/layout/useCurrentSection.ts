import { useEffect, useState } from 'react';

/** How far down in the window a section is being read, as a part of its height. */
const readingLine = 0.35;

/** The id of the last of these sections that has reached the line, at the end of the page the last of all. */
const currentOf = (ids: readonly string[]): string | undefined => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  if (isAtEnd) return ids.at(-1);
  const isReached = (id: string) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= clientHeight * readingLine;
  };
  return ids.findLast(isReached) ?? ids[0];
};

/** The id of the section in which the person is. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    const look = () => setCurrent(currentOf(key.split(',')));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key]);
  return current;
};
