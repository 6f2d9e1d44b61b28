import { type Ref, useId } from 'react';
import { maxWeight } from '../../domain/content/weights';
import { editorTexts } from '../../texts/contentEditor';
import { AddButton } from './AddButton';
import { ChipButton } from './ChipButton';
import { NumberBox } from './NumberBox';
import styles from './WeightChips.module.css';

const texts = editorTexts.weights;

/** An exercise that an answer leads to, and how much it helps. */
export interface WeightChip {
  key: string;
  name: string;
  weight: number;
  /** It is retired or gone: nothing new may lead to it. */
  isGone: boolean;
}

interface WeightChipsProps {
  /** The answer that leads to them. */
  label: string;
  /** Names the answer for screen readers, with its question. */
  spokenLabel: string;
  /** Of the button that adds one, which takes the focus when something is wrong with them. */
  name: string;
  chips: readonly WeightChip[];
  error?: string | undefined;
  /** The chip whose number takes the focus. */
  focusRef?: { key: string; ref: Ref<HTMLInputElement> };
  onWeigh: (key: string, weight: number | null) => void;
  onAdd: () => void;
}

/** The exercises that an answer leads to, with their weights, and a button for one more [CT-4]. */
export function WeightChips(props: WeightChipsProps) {
  const { label, spokenLabel, name: path, chips, error, focusRef, onWeigh, onAdd } = props;
  const errorId = useId();
  return (
    <div className={styles.weights}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.chips} aria-label={spokenLabel}>
        {chips.map(({ key, name, weight, isGone }) => (
          <li key={key} className={styles.chip} data-gone={isGone}>
            <NumberBox
              look="weight"
              value={weight}
              max={maxWeight}
              label={texts.weightOf(name)}
              isInvalid={isGone}
              describedBy={error ? errorId : undefined}
              ref={focusRef?.key === key ? focusRef.ref : undefined}
              onChange={(typed) => onWeigh(key, typed ?? weight)}
            />
            <span>
              <span>{name}</span>
              {isGone && <small>{texts.gone}</small>}
            </span>
            <ChipButton icon="close" label={texts.remove(name)} onClick={() => onWeigh(key, null)} />
          </li>
        ))}
        <li>
          <AddButton name={path} label={texts.add(spokenLabel)} onClick={onAdd} />
        </li>
      </ul>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
