import { type RefObject, useEffect } from 'react';

/**
 * Leads to the field that blocks the step, as soon as it does. Answers what leads there once more: a person who tries
 * again without a change would otherwise notice nothing.
 */
export const useBlockFocus = (isBlocked: boolean, field: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (isBlocked) field.current?.focus();
  }, [isBlocked, field]);
  return () => {
    if (isBlocked) field.current?.focus();
  };
};
