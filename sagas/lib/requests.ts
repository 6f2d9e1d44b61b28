import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel } from 'redux-saga/effects';
import type { Saga } from './effects';

/** A channel of these actions for work that is done one at a time: those that come during the work count as one more. */
export function* oneMore(...reasons: { type: string }[]): Saga<Channel<Action>> {
  const types = reasons.map(({ type }) => type);
  return (yield actionChannel(types, buffers.sliding<Action>(1))) as Channel<Action>;
}
