import { useState } from 'react';
import { clipTexts } from '../../texts/clips';
import { Button } from '../form/Button';
import { ChoiceRow } from '../form/ChoiceRow';
import { RadioChoices } from '../form/RadioChoices';
import { Alert } from '../status/Alert';
import styles from './ClipFacts.module.css';

/** Who is seen, as the texts name it. */
type ClipSeen = keyof typeof clipTexts.seenChoices;

const choices = Object.entries(clipTexts.seenChoices) as [ClipSeen, string][];

const seenOf = (label: string): ClipSeen | null => choices.find(([, text]) => text === label)?.[0] ?? null;

interface ClipFactsProps {
  /** The clip is made now. */
  busy: boolean;
  onUse: (seen: ClipSeen) => void;
}

/** Who is seen, and whether the club may show it [CT-3, CT-12]. No form: it stands in that of the item. */
export function ClipFacts({ busy, onUse }: ClipFactsProps) {
  const [seen, setSeen] = useState<ClipSeen | null>(null);
  const [hasRights, setRights] = useState(false);
  const [isTold, setTold] = useState(false);
  const use = () => {
    setTold(true);
    if (seen && hasRights && !busy) onUse(seen);
  };
  return (
    <div className={styles.facts}>
      <p className={styles.question}>{clipTexts.seen}</p>
      <RadioChoices
        name="seen"
        question={clipTexts.seen}
        options={choices.map(([, text]) => text)}
        chosen={seen && clipTexts.seenChoices[seen]}
        disabled={busy}
        errorId={isTold && !seen ? 'seen-missing' : undefined}
        onChoose={(label) => setSeen(seenOf(label))}
        onSettle={() => undefined}
      />
      {isTold && !seen && (
        <Alert kind="error" id="seen-missing">
          {clipTexts.seenMissing}
        </Alert>
      )}
      <ChoiceRow
        label={clipTexts.rights}
        checked={hasRights}
        disabled={busy}
        error={isTold && !hasRights ? clipTexts.rightsMissing : undefined}
        onChange={setRights}
      />
      <Button mark="check" busy={busy} onClick={use}>
        {clipTexts.use}
      </Button>
    </div>
  );
}
