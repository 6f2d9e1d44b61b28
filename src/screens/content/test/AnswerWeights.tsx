import { type RefObject, useEffect, useRef, useState } from 'react';
import { AdviceLines } from '../../../components/content/AdviceLines';
import { ChooseDialog } from '../../../components/content/ChooseDialog';
import { WeightChips } from '../../../components/content/WeightChips';
import type { WeightDraft } from '../../../contract/content';
import { withWeight } from '../../../domain/content/matrix';
import { usualWeight } from '../../../domain/content/weights';
import { editorTexts } from '../../../texts/contentEditor';
import type { NamedExercise } from './editing';

const texts = editorTexts.weights;

interface AnswerWeightsProps {
  /** The answer in short, and with its question. */
  label: string;
  spokenLabel: string;
  /** Of the weights in the draft. */
  path: string;
  weights: readonly WeightDraft[];
  exercises: readonly NamedExercise[];
  error: string | undefined;
  advice: readonly string[];
  onChange: (weights: WeightDraft[]) => void;
}

/** Moves the focus to the number of an exercise that was just added, once the dialog has given it back. */
const useAddedFocus = (added: string | null): RefObject<HTMLInputElement | null> => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added !== null) box.current?.focus();
  }, [added]);
  return box;
};

/** The exercises that an answer leads to; one more is chosen in a dialog, and its weight is typed [CT-4]. */
export function AnswerWeights(props: AnswerWeightsProps) {
  const { label, spokenLabel, path, weights, exercises, error, advice, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const box = useAddedFocus(added);
  const known = new Map(exercises.map((exercise) => [exercise.key, exercise]));
  const taken = new Set(weights.map(({ exercise }) => exercise));
  const free = exercises.filter(({ key, isRetired }) => !isRetired && !taken.has(key));
  return (
    <>
      <WeightChips
        label={label}
        spokenLabel={spokenLabel}
        name={path}
        chips={weights.map(({ exercise, weight }) => ({
          key: exercise,
          name: known.get(exercise)?.name ?? texts.unknown,
          weight,
          isGone: known.get(exercise)?.isRetired ?? true,
        }))}
        error={error}
        {...(added !== null && { focusRef: { key: added, ref: box } })}
        onWeigh={(key, weight) => onChange(withWeight(weights, key, weight))}
        onAdd={() => setChoosing(true)}
      />
      <AdviceLines texts={advice} />
      {isChoosing && (
        <ChooseDialog
          title={texts.choose}
          search={texts.search}
          none={texts.none}
          options={free.map(({ key, name, isDraft }) => ({ key, name, text: isDraft ? texts.draft : '' }))}
          onChoose={(key) => {
            onChange(withWeight(weights, key, usualWeight));
            setAdded(key);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
