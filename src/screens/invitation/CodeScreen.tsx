import { type SyntheticEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectInvitation } from '../../../store/invitation/selectors';
import { invitationActions } from '../../../store/invitation/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/form/TextLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { normaliseCode } from '../../contract/invitation';
import { codeFault, inGroups } from '../../domain/code';
import { appTexts } from '../../texts/app';
import { invitationTexts } from '../../texts/invitation';
import { newAccountTexts } from '../../texts/newAccount';
import { focusField } from '../page/focusField';
import { useOnLeave } from '../page/useOnLeave';

const { code: texts } = invitationTexts;

/** `/invitation`: a short code, typed by hand, of an invitation [MB-4] or for a new password [MB-8]. */
export function CodeScreen() {
  const dispatch = useAppDispatch();
  const { status, error, leadsTo } = useAppSelector(selectInvitation).code;
  const isOnline = useAppSelector(selectIsOnline);
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const code = normaliseCode(typed);
  const fault = codeFault(code);
  useOnLeave(invitationActions.closed);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    setTyped(inGroups(code));
    if (fault) focusField(event.currentTarget, 'code');
    else if (status !== 'running') dispatch(invitationActions.codeSubmitted(code));
  };

  if (leadsTo === 'invitation') return <Navigate to={`/invitation/${code}`} />;
  if (leadsTo === 'recovery') return <Navigate to={`/password/recovery/${code}`} />;
  const failure = isOnline ? error : newAccountTexts.offline;
  return (
    <GateLayout brand={appTexts.product} claim={invitationTexts.claim}>
      <form noValidate onSubmit={submit}>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <TextField
          name="code"
          label={texts.label}
          hint={texts.hint}
          autoComplete="off"
          value={typed}
          error={(isSubmitted && fault && texts[fault]) || (status === 'failed' && failure) || undefined}
          onChange={setTyped}
        />
        <Button type="submit" wide busy={status === 'running'}>
          {texts.submit}
        </Button>
        <TextLink to="/login">{newAccountTexts.toLogin}</TextLink>
      </form>
    </GateLayout>
  );
}
