import { useEffect } from 'react';
import { shellTexts } from '../../texts/shell';

/** Sets a more specific document title than that of the route, until the next page sets its own; not with null. */
export const useDocumentTitle = (title: string | null) => {
  useEffect(() => {
    if (title !== null) document.title = shellTexts.documentTitle(title);
  }, [title]);
};
