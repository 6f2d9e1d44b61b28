import { Link } from 'react-router-dom';
import { Mark } from '../../components/status/Mark';
import { Tag } from '../../components/status/Tag';
import { formatTime } from '../../domain/formats';
import type { PastScreening } from '../../domain/past';
import { dayInWords, pastTexts as texts } from '../../texts/past';
import styles from './Past.module.css';
import { raterWord } from './points';

/** A screening, which leads to its result. */
export function PastScreeningRow({ screening, personId }: { screening: PastScreening; personId: number }) {
  const { clientId, start, point, isUnsent } = screening;
  const result = point ? texts.result(point.result, raterWord(point)) : texts.withoutResult;
  return (
    <Link className={styles.result} to={`/screeningoverview/${personId}?run=${clientId}`}>
      <Mark name="overview" size={24} />
      <span>
        <span>{dayInWords(start)}</span>
        <small className={styles.facts}>
          <span>{`${texts.screening}, ${texts.at(formatTime(start))}`}</span>
          <span>{result}</span>
          {isUnsent && (
            <Tag mark="pending" tone="warn">
              {texts.unsent}
            </Tag>
          )}
        </small>
      </span>
      <Mark name="next" />
    </Link>
  );
}
