import { useState } from 'react';
import { selectGuardian } from '../../../store/guardian/selectors';
import { guardianActions } from '../../../store/guardian/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { FactList } from '../../components/result/FactList';
import { Alert } from '../../components/status/Alert';
import type { GuardianQuestion as Question } from '../../contract/guardian';
import { formatDate } from '../../domain/formats';
import { guardianTexts } from '../../texts/guardian';
import { newAccountTexts } from '../../texts/newAccount';
import { ConsentText } from '../consent/ConsentText';
import { StateHeading } from '../page/StateHeading';
import { GuardianWithdrawal } from './GuardianWithdrawal';

const { facts: texts } = guardianTexts;

const factsOf = ({ firstName, lastName, agreedAt, version, guardianName, pain }: Question) => [
  { term: texts.child, value: `${firstName} ${lastName}` },
  { term: texts.given, value: formatDate(agreedAt) },
  { term: texts.version, value: String(version) },
  { term: texts.guardian, value: guardianName },
  { term: texts.health, value: texts.healthStored },
  { term: texts.pain, value: pain ? texts.painStored : texts.painNotStored },
];

const overTexts = {
  withdrawn: guardianTexts.withdrawn,
  replaced: guardianTexts.replaced,
  grown: guardianTexts.grown,
};

interface GuardianQuestionProps {
  token: string;
  question: Question;
  /** The link to withdraw was opened. */
  wantsWithdrawal: boolean;
}

/** For whom and what a guardian is asked, and what they can do [LV-3]. */
export function GuardianQuestion({ token, question, wantsWithdrawal }: GuardianQuestionProps) {
  const dispatch = useAppDispatch();
  const { status, error, answer } = useAppSelector(selectGuardian);
  const isOnline = useAppSelector(selectIsOnline);
  const [isWithdrawing, setWithdrawing] = useState(wantsWithdrawal);
  const { state, firstName, clubName, text, confirmedAt } = question;
  const isDone = status === 'succeeded';
  const failure = isOnline ? status === 'failed' && error : newAccountTexts.offline;

  if (state !== 'open' && state !== 'confirmed') {
    return (
      <Stack>
        <StateHeading>{guardianTexts.states[state]}</StateHeading>
        <p>{overTexts[state](firstName)}</p>
        <Contact lines={question.contact} />
      </Stack>
    );
  }
  return (
    <Stack>
      <StateHeading key={state}>
        {state === 'confirmed' ? guardianTexts.states.confirmed : guardianTexts.title(firstName)}
      </StateHeading>
      {confirmedAt === null ? (
        <>
          <p>{guardianTexts.intro(firstName, clubName)}</p>
          <p>{guardianTexts.question}</p>
        </>
      ) : (
        <p>{guardianTexts.confirmedAt(formatDate(confirmedAt))}</p>
      )}
      {isDone && answer === 'pain' && <p role="status">{guardianTexts.withdrawal.painDone}</p>}
      <FactList facts={factsOf(question)} />
      {failure && <Alert kind="error">{failure}</Alert>}
      {isWithdrawing ? (
        <GuardianWithdrawal
          pain={question.pain}
          isBusy={status === 'running'}
          onWithdraw={(what) => dispatch(guardianActions.submitted({ token, answer: what }))}
          onCancel={() => setWithdrawing(false)}
        />
      ) : (
        <>
          {state === 'open' && (
            <Button
              wide
              busy={status === 'running'}
              onClick={() => dispatch(guardianActions.submitted({ token, answer: 'confirm' }))}
            >
              {failure && answer === 'confirm' ? guardianTexts.retry : guardianTexts.confirm}
            </Button>
          )}
          <Button variant="secondary" wide onClick={() => setWithdrawing(true)}>
            {guardianTexts.openWithdrawal}
          </Button>
        </>
      )}
      {text !== null && <ConsentText text={text} />}
      <Contact lines={question.contact} />
    </Stack>
  );
}

/** How to reach the club, where that is known. */
function Contact({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{guardianTexts.contact}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
