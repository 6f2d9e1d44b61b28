import { useId } from 'react';
import { editorTexts } from '../../../texts/contentEditor';
import styles from './RegionSelect.module.css';

const { questions: texts, regions } = editorTexts;

interface RegionSelectProps {
  /** The name of the question. */
  question: string;
  /** A value that this version does not know is kept while nothing else is chosen. */
  region: string | null;
  onChoose: (region: string | null) => void;
}

/** What a question measures: the joint whose number on the figure it counts for [MF-1]. */
export function RegionSelect({ question, region, onChoose }: RegionSelectProps) {
  const id = useId();
  const isUnknown = region !== null && !(region in regions);
  return (
    <div className={styles.region}>
      <label htmlFor={id}>{texts.region}</label>
      <select
        id={id}
        aria-label={`${texts.region}: ${question}`}
        value={region ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{texts.regionNone}</option>
        {isUnknown && <option value={region}>{region}</option>}
        {Object.entries(regions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
