import { selectContentItems } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { ContentBody } from '../../contract/content';
import { nameOf } from '../../domain/content/drafts';
import { differentLines } from '../../domain/content/lines';
import { contentTexts } from '../../texts/content';
import styles from './Content.module.css';

interface BodyDifferenceProps {
  own: ContentBody;
  present: ContentBody;
  presentTitle: string;
}

/** What each of two versions of an item has that the other one has not, as lines of text [CT-11]. */
export function BodyDifference({ own, present, presentTitle }: BodyDifferenceProps) {
  const items = useAppSelector(selectContentItems);
  const named = (key: string) => {
    const item = items.find((one) => one.key === key);
    return item ? nameOf(item) : contentTexts.noName;
  };
  const { mine, theirs } = differentLines(own, present, named);
  return (
    <div className={styles.versions}>
      <Lines title={contentTexts.conflict.own} lines={mine} />
      <Lines title={presentTitle} lines={theirs} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 && <p>{contentTexts.conflict.nothingElse}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
