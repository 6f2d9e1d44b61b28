import { useEffect, useState } from 'react';

/** So long a sheet waits for what is on it, in milliseconds. Then it is printed without. */
const patience = 15_000;

/** Prints the page as soon as all of it is there [HI-8]; `isComing` while something is still missing. */
export const usePrint = (isComing: boolean) => {
  const [isWanted, setWanted] = useState(false);
  const [isLate, setLate] = useState(false);
  const isPreparing = isComing && !isLate;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isComing]);
  useEffect(() => {
    if (!isWanted || isPreparing) return;
    setWanted(false);
    window.print();
  }, [isWanted, isPreparing]);
  return { isPreparing, isWanted, print: () => setWanted(true) };
};
