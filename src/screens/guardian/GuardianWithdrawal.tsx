import { type SyntheticEvent, useState } from 'react';
import { WithdrawalChoice } from '../../components/consent/WithdrawalChoice';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import type { WithdrawalKind } from '../../domain/consentEntries';
import { guardianTexts } from '../../texts/guardian';
import { StateHeading } from '../page/StateHeading';

const { withdrawal: texts } = guardianTexts;

interface GuardianWithdrawalProps {
  /** Whether pain is stored. */
  pain: boolean;
  isBusy: boolean;
  onWithdraw: (what: WithdrawalKind) => void;
  onCancel: () => void;
}

/** Asks what a guardian withdraws, with nothing chosen beforehand [CS-5, LV-3]. */
export function GuardianWithdrawal({ pain, isBusy, onWithdraw, onCancel }: GuardianWithdrawalProps) {
  const [chosen, setChosen] = useState<WithdrawalKind | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const kinds: readonly WithdrawalKind[] = pain ? ['pain', 'all'] : ['all'];
  const what = chosen !== null && kinds.includes(chosen) ? chosen : null;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (what !== null && !isBusy) onWithdraw(what);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <StateHeading level="h2">{texts.title}</StateHeading>
        <p>{texts.text}</p>
        <WithdrawalChoice
          kinds={kinds}
          hints={texts.hints}
          chosen={what}
          isMissing={isSubmitted && what === null}
          onChoose={setChosen}
        />
        <Button type="submit" wide busy={isBusy}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" wide onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </form>
  );
}
