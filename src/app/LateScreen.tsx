import { use, useEffect, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import type { LateParts } from '../../store/rootReducer';
import type { Elements } from '../components/elements';
import { LateCodeContext } from './lateCodeContext';
import { loadAgain } from './loadAgain';
import { WaitingPage } from './WaitingPage';

interface LateScreenProps {
  /** The part of the late code that the screen needs. */
  part: keyof LateParts;
  children: Elements;
}

/** Shows a screen when its part of the late code is there. A render throws why that cannot be loaded. */
export function LateScreen({ part, children }: LateScreenProps) {
  const load = use(LateCodeContext);
  const isLoaded = useAppSelector((state) => state[part] !== null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!isLoaded) loadAgain(() => load(part)).catch(setFailure);
  }, [load, part, isLoaded]);
  if (failure) throw failure;
  return isLoaded ? children : <WaitingPage />;
}
