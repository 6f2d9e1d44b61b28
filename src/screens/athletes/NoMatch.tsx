import { Button } from '../../components/form/Button';
import { EmptyState } from '../../components/status/EmptyState';
import type { DeskChoice } from '../../domain/desk/choice';
import { deskTexts } from '../../texts/desk';

const { calm, noMatch } = deskTexts;

interface NoMatchProps {
  /** The number of all athletes. */
  all: number;
  choice: DeskChoice;
  onChange: (changed: Partial<DeskChoice>) => void;
}

/** In place of a list without rows: nobody needs attention, or nobody matches, and where was searched. */
export function NoMatch({ all, choice, onChange }: NoMatchProps) {
  const { search, shown, team } = choice;
  const showAll = () => onChange({ shown: 'all', team: '' });
  if (search === '' && shown === 'attention' && team === '') {
    return (
      <EmptyState
        icon="done"
        title={calm.title}
        text={calm.text}
        action={
          <Button variant="secondary" onClick={showAll}>
            {calm.showAll(all)}
          </Button>
        }
      />
    );
  }
  const isWhole = shown === 'all' && team === '';
  return (
    <EmptyState
      icon="members"
      title={noMatch.title(search)}
      text={noMatch.where(shown, team)}
      action={
        <Button variant="secondary" onClick={isWhole ? () => onChange({ search: '' }) : showAll}>
          {isWhole ? noMatch.clear : noMatch.searchAll(all)}
        </Button>
      }
    />
  );
}
