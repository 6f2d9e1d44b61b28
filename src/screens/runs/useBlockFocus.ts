import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Focuses the field that blocks the step and scrolls its message into view, as soon as the step is blocked.
 * Returns a function that does this again: otherwise a user who presses again without a change would notice nothing.
 */
export const useBlockFocus = (isBlocked: boolean, field: RefObject<HTMLElement | null>) => {
  const lead = useCallback(() => {
    if (!isBlocked || !field.current) return;
    field.current.focus();
    const messageId = field.current.getAttribute('aria-describedby') ?? '';
    document.getElementById(messageId)?.scrollIntoView({ block: 'nearest' });
  }, [isBlocked, field]);
  useEffect(lead, [lead]);
  return lead;
};
