import { Link } from 'react-router-dom';
import { selectContentByKind } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { showWhole } from '../../components/showWhole';
import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import type { ContentKind } from '../../contract/content';
import { contentKinds } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import styles from './Content.module.css';

const icons: Record<ContentKind, IconName> = {
  screening: 'screening',
  test: 'tests',
  exercise: 'training',
  basis: 'basis',
  feedback: 'feedback',
};

/** The kinds of content, each with how many there are. */
export function ContentTabs({ current }: { current: ContentKind }) {
  const byKind = useAppSelector(selectContentByKind);
  const isActive = ({ state }: { state: string }) => state !== 'retired';
  const counts: Record<ContentKind, number> = {
    screening: byKind.screening.filter(isActive).length,
    test: byKind.test.filter(isActive).length,
    exercise: byKind.exercise.filter(isActive).length,
    basis: byKind.basis[0]?.body.exercises.length ?? 0,
    feedback: byKind.feedback[0]?.body.questions.length ?? 0,
  };
  return (
    <nav className={styles.tabs} aria-label={contentTexts.tabsLabel} onFocus={showWhole}>
      {contentKinds.map((kind) => (
        <Link key={kind} to={`/content/${kind}`} aria-current={kind === current ? 'page' : undefined} replace>
          <Mark name={icons[kind]} />
          <span>{`${contentTexts.tabs[kind]} `}</span>
          <span className={styles.tabCount}>{counts[kind]}</span>
        </Link>
      ))}
    </nav>
  );
}
