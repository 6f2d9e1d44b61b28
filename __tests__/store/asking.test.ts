import { createSlice } from '@reduxjs/toolkit';
import { type Asking, asking, nothingAsked } from '../../store/asking';
import { consentActions, consentReducer } from '../../store/consent/slice';
import { invitationActions, invitationReducer } from '../../store/invitation/slice';
import { recoveryActions, recoveryReducer } from '../../store/recovery/slice';
import { setupActions, setupReducer } from '../../store/setup/slice';
import { aConsent, anInvitation } from '../builders';

const { actions, reducer } = createSlice({
  name: 'page',
  initialState: nothingAsked as Asking<string>,
  reducers: asking<string, string>(),
});
const { opened, found, refused, checkFailed, submitted, sendingFailed, succeeded, closed } = actions;

const checked = [opened('token'), found('Mia')];
const sent = [...checked, submitted('Ja')];

describe('a page that only asks and tells', () => {
  test.each([
    ['before it is opened', [], 'idle', null, null],
    ['while the link is checked', [opened('token')], 'checking', null, null],
    [
      'whose link cannot be checked',
      [opened('token'), checkFailed('Fehler 503')],
      'unchecked',
      'Fehler 503',
      null,
    ],
    [
      'that asks again',
      [opened('token'), checkFailed('Fehler 503'), opened('token')],
      'checking',
      null,
      null,
    ],
    ['of another link', [...checked, opened('other')], 'checking', null, null],
    ['whose link is not valid', [opened('token'), refused()], 'gone', null, null],
    ['whose link is valid', checked, 'ready', null, 'Mia'],
    ['that sends', sent, 'running', null, 'Mia'],
    ['that could not send', [...sent, sendingFailed('Fehler 500')], 'failed', 'Fehler 500', 'Mia'],
    ['that sends again', [...sent, sendingFailed('Fehler 500'), submitted('Ja')], 'running', null, 'Mia'],
    ['whose link was used meanwhile', [...sent, refused()], 'gone', null, 'Mia'],
    [
      'that learns something else',
      [...sent, sendingFailed('Fehler 409'), found('Ida')],
      'ready',
      null,
      'Ida',
    ],
    ['that has sent', [...sent, succeeded()], 'succeeded', null, 'Mia'],
    ['that is left', [...sent, sendingFailed('Fehler 500'), closed()], 'idle', null, null],
  ])('%s', (_, past, status, error, what) => {
    expect(past.reduce(reducer, reducer(undefined, { type: '' }))).toEqual({ status, error, found: what });
  });
});

describe('what differs', () => {
  const { codeSubmitted, codeKnown, codeFailed } = invitationActions;

  test.each([
    [[codeSubmitted('ABCD')], { status: 'running', error: null, leadsTo: null }],
    [
      [codeSubmitted('ABCD'), codeFailed('Unbekannt')],
      { status: 'failed', error: 'Unbekannt', leadsTo: null },
    ],
    [
      [codeSubmitted('ABCD'), codeKnown('recovery')],
      { status: 'succeeded', error: null, leadsTo: 'recovery' },
    ],
    [
      [codeSubmitted('ABCD'), codeKnown('recovery'), invitationActions.closed()],
      { status: 'idle', error: null, leadsTo: null },
    ],
  ])('[MB-4] [MB-8] a short code leads to an invitation or to a new password: %#', (past, code) => {
    const state = [invitationActions.found(anInvitation()), ...past].reduce(invitationReducer, undefined);
    expect(state?.code).toEqual(code);
  });

  test('[PA-13] a mail for a new password is asked for without a link', () => {
    const asked = recoveryReducer(undefined, recoveryActions.mailRequested('anna@example.org'));
    expect(asked).toEqual({ status: 'running', error: null, found: null });
  });

  test.each([recoveryActions.verificationOpened('token'), recoveryActions.newEmailOpened('token')])(
    '[VE-1] [VE-5] the link of an address is checked like each other: $type',
    (action) => expect(recoveryReducer(undefined, action).status).toBe('checking'),
  );

  test('[CL-1] whoever leaves for a new club changes nothing of its page', () => {
    const state = setupReducer(undefined, setupActions.opened('c0de'));
    expect(setupReducer(state, setupActions.leaveRequested())).toBe(state);
  });

  test.each([
    [[], 'unknown'],
    [[consentActions.opened()], 'unknown'],
    [[consentActions.found(aConsent())], 'due'],
    [[consentActions.found(aConsent()), consentActions.postponed()], 'settled'],
    [[consentActions.found(aConsent()), consentActions.checkFailed('Fehler 500')], 'settled'],
    [[consentActions.found(aConsent({ agreedVersion: aConsent().version }))], 'settled'],
  ])('[CS-1] whether a person has to be asked for consent: %#', (past, question) => {
    expect([...past].reduce(consentReducer, consentReducer(undefined, { type: '' })).question).toBe(question);
  });

  test('[CS-1] the text of the club stays after the page was left, and a new one is told until something is sent', () => {
    const changed = [consentActions.found(aConsent()), consentActions.textChanged(aConsent({ version: 3 }))];
    const state = changed.reduce(consentReducer, undefined);
    expect(state).toMatchObject({ status: 'ready', hasChanged: true, found: { version: 3 } });
    const post = { version: 3, painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
    expect(consentReducer(state, consentActions.submitted(post))).toMatchObject({ hasChanged: false });
    expect(consentReducer(state, consentActions.closed())).toMatchObject({
      status: 'idle',
      hasChanged: false,
      found: { version: 3 },
    });
  });
});
