import { useEffect } from 'react';
import { shellTexts } from '../../texts/shell';

/** Sets a more specific document title than that of the route, until the next page sets its own. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = shellTexts.documentTitle(title);
  }, [title]);
};
