import { use, useEffect, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import type { Elements } from '../components/elements';
import { LateCodeContext } from './lateCodeContext';
import { loadAgain } from './loadAgain';
import { WaitingPage } from './WaitingPage';

/** Shows a screen when the late code is there. A render throws why that cannot be loaded. */
export function LateScreen({ children }: { children: Elements }) {
  const load = use(LateCodeContext);
  const isLoaded = useAppSelector(({ office }) => office !== null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!isLoaded) loadAgain(load).catch(setFailure);
  }, [load, isLoaded]);
  if (failure) throw failure;
  return isLoaded ? children : <WaitingPage />;
}
