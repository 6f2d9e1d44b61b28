import type { User } from '../../contract/schemas';

/** Whose progress a page shows. */
export interface ProgressProps {
  person: User;
  isOwn: boolean;
  /** Address of the history. */
  base: string;
}
