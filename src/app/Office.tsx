import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { WaitingPage } from './WaitingPage';

/** Loads the slices and sagas of the office. Rejects when their code cannot be loaded. */
export type OpenOffice = () => Promise<void>;

export const OfficeContext = createContext<OpenOffice>(async () => {});

/** Shows a screen of the office when its slices and sagas are there. Throws when they cannot be loaded. */
export function Office({ children }: { children: ReactNode }) {
  const open = use(OfficeContext);
  const isOpen = useAppSelector(({ office }) => office !== null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!isOpen) open().catch(setFailure);
  }, [open, isOpen]);
  if (failure) throw failure;
  return isOpen ? children : <WaitingPage />;
}
