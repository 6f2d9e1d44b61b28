import { useEffect } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectHasUnsavedNotes } from '../../../store/noteDrafts/selectors';

/** Has the browser ask before the tab closes on a note that is not saved. Other pages of the app lose nothing. */
export const useUnsavedWarning = () => {
  const isUnsaved = useAppSelector(selectHasUnsavedNotes);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};
