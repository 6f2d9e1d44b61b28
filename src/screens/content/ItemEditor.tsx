import type { ContentItemOf } from '../../contract/content';
import type { NamedKind } from '../../domain/content/drafts';
import { ExerciseEditor } from './ExerciseEditor';
import { ScreeningEditor } from './screening/ScreeningEditor';
import { TestEditor } from './test/TestEditor';

/** Edits an item, by its kind. */
export function ItemEditor({ item }: { item: ContentItemOf<NamedKind> }) {
  switch (item.kind) {
    case 'exercise':
      return <ExerciseEditor item={item} />;
    case 'screening':
      return <ScreeningEditor item={item} />;
    case 'test':
      return <TestEditor item={item} />;
  }
}
