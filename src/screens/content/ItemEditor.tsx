import { Navigate } from 'react-router-dom';
import type { ContentItemOf } from '../../contract/content';
import type { NamedKind } from '../../domain/content/drafts';
import { ExerciseEditor } from './ExerciseEditor';

const edited: readonly NamedKind[] = ['exercise'];

/** Whether items of a kind can be edited here. */
export const hasEditor = (kind: NamedKind): boolean => edited.includes(kind);

/** Edits an item, by its kind. */
export function ItemEditor({ item }: { item: ContentItemOf<NamedKind> }) {
  if (item.kind === 'exercise') return <ExerciseEditor item={item} />;
  return <Navigate to={`/content/${item.kind}`} replace />;
}
