import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectTakesPain } from '../../../store/pain/selectors';
import { Button } from '../../components/form/Button';
import type { Pain } from '../../domain/pain';
import { painTexts as texts } from '../../texts/pain';
import { useOthersName } from '../runs/useOthersName';
import { PainDialog } from './PainDialog';

interface PainButtonProps {
  /** The athlete. */
  userId: number;
  /** The name of the test or exercise. */
  name: string;
  pain: Pain;
  disabled: boolean;
  /** Stops a clock that runs. Returns whether one did. */
  onOpen?: () => boolean;
  onReport: (pain: Pain) => void;
}

/** 'Schmerz?', one tap away at every test and exercise; nothing where pain is not stored [PN-1]. */
export function PainButton({ userId, name, pain, disabled, onOpen, onReport }: PainButtonProps) {
  const isTaken = useAppSelector((state) => selectTakesPain(state, userId));
  const athlete = useOthersName(userId);
  const [open, setOpen] = useState<{ isHeld: boolean } | null>(null);
  /** What was chosen and not saved when the dialog was left by a step back. */
  const [draft, setDraft] = useState<Pain | null>(null);
  if (!isTaken) return null;
  return (
    <>
      <Button
        variant="secondary"
        mark="pain"
        disabled={disabled}
        onClick={() => setOpen({ isHeld: onOpen?.() ?? false })}
      >
        {pain.pain === null ? texts.ask : texts.reported(pain.pain)}
      </Button>
      {open && (
        <PainDialog
          name={name}
          pain={pain}
          draft={draft}
          athlete={athlete}
          isHeld={open.isHeld}
          onReport={onReport}
          onClose={(left) => {
            setDraft(left);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
