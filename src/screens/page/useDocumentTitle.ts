import { useEffect } from 'react';
import { appTexts } from '../../texts/app';

/** Says more in the browser's title than the route's title does, until the next page sets its own. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = appTexts.documentTitle(title);
  }, [title]);
};
