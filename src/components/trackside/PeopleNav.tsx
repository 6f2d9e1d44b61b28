import { useLayoutEffect, useRef } from 'react';
import { tracksideTexts as texts } from '../../texts/trackside';
import { Button } from '../form/Button';
import { showWhole } from '../showWhole';
import styles from './PeopleNav.module.css';
import { TestMark } from './TestMark';
import type { TestProgress, TracksidePerson } from './testProgress';

interface PeopleNavProps {
  /** With how far each is with the present test. */
  people: readonly (TracksidePerson & { progress: TestProgress })[];
  currentId: number;
  onPerson: (id: number) => void;
  onOverview: () => void;
}

/** Everybody of the session; a press leads to one whose screening is open, at any time [TS-1]. */
export function PeopleNav({ people, currentId, onPerson, onOverview }: PeopleNavProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const person = list.current?.querySelector(`[data-person="${currentId}"]`);
    if (list.current && person instanceof HTMLElement) bringIntoView(list.current, person);
  }, [currentId]);
  return (
    <nav className={styles.people} aria-label={texts.people}>
      <Button variant="secondary" mark="table" onClick={onOverview}>
        {texts.overview}
      </Button>
      <ol ref={list} onFocus={showWhole}>
        {people.map(({ id, name, number, state, progress }) => (
          <li key={id} data-person={id}>
            <button
              className={styles.person}
              type="button"
              aria-current={id === currentId ? 'true' : undefined}
              disabled={state === 'finished'}
              onClick={() => onPerson(id)}
            >
              <span className={styles.name}>{texts.person(name, number)}</span>
              <TestMark progress={progress} isCurrent={id === currentId} person={{ state }} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the list alone, at once: the page stays where it is. One person before stays in view. */
const bringIntoView = (list: HTMLElement, person: HTMLElement) => {
  list.scrollLeft = person.offsetLeft - person.offsetWidth / 2;
  list.scrollTop = person.offsetTop - person.offsetHeight;
};
