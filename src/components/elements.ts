import type { ReactElement } from 'react';

/**
 * Elements, or nothing, and never a bare text: the type of what stands beside something else. A translator puts texts
 * of its own in place of those that React knows, and React then finds no place beside them [SH-13].
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
