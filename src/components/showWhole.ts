import type { FocusEvent } from 'react';

/**
 * Brings what has got the focus by the keyboard whole into view. Chromium leaves it where it is when 32 px of its width
 * are in view.
 */
export const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
