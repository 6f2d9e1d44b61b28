import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ofUser } from '../../../store/session/ofUser';
import { sessionActions } from '../../../store/session/slice';
import { anna, ben } from '../../fakes/club';
import { through } from '../through';

const { recognised, restored, loggedIn, loggedOut } = sessionActions;

const slice = createSlice({
  name: 'diary',
  initialState: { pages: [] as string[], cover: 'blank' },
  reducers: {
    written(state, { payload }: PayloadAction<string>) {
      state.pages.push(payload);
    },
    bound(state, { payload }: PayloadAction<string>) {
      state.cover = payload;
    },
  },
});

const { written, bound } = slice.actions;
const diary = ofUser(slice.reducer);
const keepingCover = ofUser(slice.reducer, { keeps: ['cover'] });
const returned = (user: typeof anna | null) => restored({ user, isDataInitialized: user !== null });
const out = loggedOut({ byChoice: true });
const empty = { pages: [], cover: 'blank' };

test('[SE-1] the state of a user knows whose it is', () => {
  expect(through(diary)).toEqual({ ...empty, userId: null });
  expect(through(diary, loggedIn(anna), written('a'))).toEqual({ ...empty, pages: ['a'], userId: anna.id });
  expect(through(diary, returned(anna), written('a'))).toEqual({ ...empty, pages: ['a'], userId: anna.id });
  expect(through(diary, returned(null))).toEqual({ ...empty, userId: null });
});

test('[SE-1] it is forgotten with a logout', () => {
  const signedOut = through(diary, loggedIn(anna), written('a'), bound('red'), out);
  expect(signedOut).toEqual({ ...empty, userId: null });
  expect(through(diary, loggedIn(anna), written('a'), out, loggedIn(ben)).pages).toEqual([]);
});

test('[SE-1] [SE-3] what it keeps over a logout is there at the next sign-in, and nothing else is', () => {
  const actions = [loggedIn(anna), written('a'), bound('red'), out];
  expect(through(keepingCover, ...actions)).toEqual({ pages: [], cover: 'red', userId: null });
  expect(through(keepingCover, ...actions, loggedIn(anna))).toEqual({
    pages: [],
    cover: 'red',
    userId: anna.id,
  });
});

test.each([
  ['somebody else signs in', loggedIn(ben), ben.id],
  ['a visit of somebody else begins', returned(ben), ben.id],
  ['a visit without a user begins', returned(null), null],
])('[SE-2] it begins anew when %s', (_when, signIn, userId) => {
  const ofAnna = { pages: ['a'], cover: 'red', userId: anna.id };
  expect(diary(ofAnna, signIn)).toEqual({ ...empty, userId });
});

test('[SE-2] it stays when the same user returns', () => {
  const ofAnna = { pages: ['a'], cover: 'red', userId: anna.id };
  expect(diary(ofAnna, returned(anna))).toBe(ofAnna);
  expect(diary(ofAnna, loggedIn(anna))).toBe(ofAnna);
});

test.each([loggedIn(anna), returned(anna)])(
  '[SE-1] a state that belonged to nobody is that of the first who signs in: $type',
  (signIn) => {
    const ofNobody = { pages: ['a'], cover: 'red', userId: null };
    expect(diary(ofNobody, signIn)).toEqual({ ...ofNobody, userId: anna.id });
  },
);

test('what changes nothing leaves the state as it was', () => {
  const ofAnna = through(diary, loggedIn(anna), written('a'));
  expect(diary(ofAnna, { type: 'something/else' })).toBe(ofAnna);
  expect(diary(ofAnna, bound('blank'))).toBe(ofAnna);
  expect(diary(ofAnna, bound('red'))).not.toBe(ofAnna);
});

test('[CO-28] [SE-1] it belongs to the person whose start page comes first', () => {
  expect(through(diary, loggedIn(ben), written('a'), recognised(anna))).toEqual({
    ...empty,
    userId: anna.id,
  });
  expect(through(diary, recognised(anna), written('a'), returned(anna)).pages).toEqual(['a']);
});
