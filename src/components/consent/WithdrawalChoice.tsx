import type { WithdrawalKind } from '../../domain/consentEntries';
import { withdrawalTexts } from '../../texts/withdrawal';
import { RadioChoices } from '../form/RadioChoices';
import { Alert } from '../status/Alert';

const { question, choices, nothingChosen } = withdrawalTexts.dialog;

interface WithdrawalChoiceProps {
  /** Pain is offered only to whom it is stored of. */
  kinds: readonly WithdrawalKind[];
  hints: Record<WithdrawalKind, string>;
  /** Null until it is chosen: neither is the default [CS-5]. */
  chosen: WithdrawalKind | null;
  /** The person wanted to go on without a choice. */
  isMissing: boolean;
  onChoose: (kind: WithdrawalKind) => void;
}

const faultId = 'withdrawal-fault';

/** Pain alone, or all [CS-5]. */
export function WithdrawalChoice({ kinds, hints, chosen, isMissing, onChoose }: WithdrawalChoiceProps) {
  return (
    <>
      <RadioChoices
        name="withdrawal"
        question={question}
        options={kinds.map((kind) => choices[kind])}
        hints={kinds.map((kind) => hints[kind])}
        chosen={chosen && choices[chosen]}
        errorId={isMissing ? faultId : undefined}
        onChoose={(text) => {
          const kind = kinds.find((one) => choices[one] === text);
          if (kind) onChoose(kind);
        }}
        onSettle={() => {}}
      />
      {isMissing && (
        <Alert kind="error" id={faultId}>
          {nothingChosen}
        </Alert>
      )}
    </>
  );
}
