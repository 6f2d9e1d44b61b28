import { contentActions } from '../../../store/content/slice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { EmptyState } from '../../components/status/EmptyState';
import { emptyBody } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';

/** Offers to make the item of a kind of which a club has one. */
export function BeginSingle({ kind }: { kind: 'basis' | 'feedback' }) {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={kind}
      {...contentTexts.empty[kind]}
      action={
        <Button mark="add" onClick={() => dispatch(contentActions.makeRequested(emptyBody(kind)))}>
          {contentTexts.begin[kind]}
        </Button>
      }
    />
  );
}
