import { useEffect } from 'react';
import { appTexts } from '../../texts/app';

/** Sets a more specific document title than that of the route, until the next page sets its own. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = appTexts.documentTitle(title);
  }, [title]);
};
