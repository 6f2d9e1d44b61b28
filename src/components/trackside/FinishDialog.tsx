import { useState } from 'react';
import { tracksideTexts } from '../../texts/trackside';
import { RadioChoices } from '../form/RadioChoices';
import { FormDialog } from '../status/FormDialog';
import { MarkedLine } from '../status/MarkedLine';
import styles from './FinishDialog.module.css';

const { finish: texts } = tracksideTexts;

/** What becomes of the screenings with gaps [TS-3]. */
export type GapChoice = 'keep' | 'discard';

interface FinishDialogProps {
  /** How many are complete and get closed. */
  complete: number;
  /** Who has gaps, and the tests that are open or begun. */
  gaps: readonly { id: number; name: string; tests: readonly string[] }[];
  /** Who has left out every test: nothing of them is kept. */
  empty: readonly string[];
  /** Why it could not be saved; the dialog stays. */
  error?: string | null;
  onConfirm: (gaps: GapChoice) => void;
  onClose: () => void;
}

/** Says what is complete and asks about the gaps, before anything is closed [TS-3]. */
export function FinishDialog({ complete, gaps, empty, error, onConfirm, onClose }: FinishDialogProps) {
  const [choice, setChoice] = useState<GapChoice>('keep');
  const options = { keep: texts.keep, discard: texts.discard };
  return (
    <FormDialog
      title={texts.title}
      icon="trackside"
      confirm={confirmInWords(complete, gaps.length, choice)}
      cancel={texts.back}
      error={error ?? null}
      onCancel={onClose}
      onConfirm={() => onConfirm(choice)}
      fields={
        gaps.length > 0 && (
          <div className={styles.gaps}>
            <p aria-hidden="true">{texts.question}</p>
            <RadioChoices
              name="gaps"
              question={texts.question}
              options={[options.keep, options.discard]}
              hints={[texts.keepHint, texts.discardHint(gaps.length)]}
              chosen={options[choice]}
              onChoose={(label) => setChoice(label === options.discard ? 'discard' : 'keep')}
              // The choice is final with the button.
              onSettle={() => undefined}
            />
          </div>
        )
      }
    >
      <ul className={styles.says}>
        <li>
          <MarkedLine mark={complete > 0 ? 'done' : 'info'} tone={complete > 0 ? 'done' : 'calm'}>
            <span>{complete > 0 ? texts.complete(complete) : texts.noneComplete}</span>
          </MarkedLine>
          {complete > 0 && <small>{texts.completeNext(complete)}</small>}
        </li>
        {gaps.length > 0 && (
          <li>
            <MarkedLine mark="half" tone="waiting">
              <span>{texts.gaps(gaps.length)}</span>
            </MarkedLine>
            {gaps.map(({ id, name, tests }) => (
              <small key={id}>{gapInWords(name, tests)}</small>
            ))}
          </li>
        )}
        {empty.length > 0 && (
          <li>
            <MarkedLine mark="close">
              <span>{texts.empty(empty.join(', '))}</span>
            </MarkedLine>
            <small>{texts.emptyNext}</small>
          </li>
        )}
      </ul>
    </FormDialog>
  );
}

/** A few tests by name, more of them as a number. */
const gapInWords = (name: string, tests: readonly string[]): string =>
  tests.length > 2 ? texts.gapCount(name, tests.length) : texts.gapsOf(name, tests.join(', '));

/** The button says what is going to happen. */
const confirmInWords = (complete: number, gaps: number, choice: GapChoice): string => {
  if (gaps === 0 || (choice === 'keep' && complete > 0)) return texts.confirm(complete);
  if (choice === 'keep') return texts.confirmKeep;
  return complete > 0 ? texts.confirmBoth(complete, gaps) : texts.confirmDiscard(gaps);
};
