import type { MouseEvent } from 'react';

/** The second tap of a double tap is ignored: wet fingers must not take two steps at once. */
export const isRepeated = (event: MouseEvent) => event.detail > 1;
