import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Leads to the field that blocks the step, as soon as it does, and brings the message that describes it into view.
 * Answers what leads there once more: a person who tries again without a change would otherwise notice nothing.
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
