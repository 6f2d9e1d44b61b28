import type { ClubFields } from '../../domain/clubFields';

/** What each card with fields of the club gets. The name of an input is that of its field. */
export interface FieldsProps {
  fields: ClubFields;
  /** What is wrong with a field, or undefined. */
  faultOf: (field: keyof ClubFields) => string | undefined;
  onChange: (part: Partial<ClubFields>) => void;
}
