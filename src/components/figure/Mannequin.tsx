import { useId } from 'react';
import { joints, type MeasuredSpot } from '../../domain/progress/figure';
import { levelOf } from '../../domain/progress/results';
import { shareInWords, spotInWords, figureTexts as texts } from '../../texts/figure';
import { measureTexts } from '../../texts/measures';
import { Body } from './Body';
import { JointRing } from './JointRing';
import styles from './Mannequin.module.css';

interface MannequinProps {
  spots: readonly MeasuredSpot[];
  /** The key of the spot that is looked at. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** A figure seen from the front, so its left is on the right. Each joint and side is one of a group to choose from. */
export function Mannequin({ spots, chosen, onChoose }: MannequinProps) {
  const name = useId();
  return (
    <fieldset className={styles.mannequin}>
      <legend className={styles.spoken}>{texts.legend}</legend>
      <Body />
      <span className={styles.name} data-at="right" aria-hidden="true">
        {texts.right}
      </span>
      <span className={styles.name} data-at="left" aria-hidden="true">
        {texts.left}
      </span>
      {joints.map((joint) => (
        <span key={joint} className={styles.name} data-at={joint} aria-hidden="true">
          {texts.joints[joint]}
        </span>
      ))}
      {spots.map((spot) => {
        const level = spot.percent === null ? null : levelOf(spot.percent);
        const words = [spotInWords(spot), shareInWords(spot.percent), level && measureTexts.level[level]];
        return (
          <label key={spot.key} className={styles.spot} data-spot={spot.key}>
            <input
              type="radio"
              name={name}
              checked={spot.key === chosen}
              onChange={() => onChoose(spot.key)}
            />
            <JointRing percent={spot.percent} level={level} />
            <span className={styles.spoken}>{words.filter(Boolean).join(', ')}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
