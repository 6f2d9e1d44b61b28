import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { maxNoteLength } from '../../../src/contract/notes';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { screeningActions } from '../../../store/screening/slice';
import { aNote, anEmptyUserScreening, anExercise, aTest } from '../../builders';
import { aNoteEntry, anna, aRevisedNote, assigned, openAthlete, section } from './athletePage';

expect.extend(toHaveNoViolations);

const noted = assigned({ screeningNote: aRevisedNote() });
const notes = () => section('Notizen');
const titles = () =>
  notes()
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByText(/./)[0]?.textContent);
const edit = (subject: string) => notes().getByRole('button', { name: `${subject}: Notiz bearbeiten` });
const form = () => within(notes().getByRole('form', { name: 'Screening: Notiz bearbeiten' }));
const forAnna = () => form().getByRole('textbox', { name: 'Für Anna' });
const forTrainers = () => form().getByRole('textbox', { name: 'Nur für Trainer' });
const save = () => form().getByRole('button', { name: 'Speichern' });
const written = (asked: jest.SpyInstance) =>
  asked.mock.calls.map(([action]) => action).filter(outboxActions.noteWritten.match);

/** Opens the page with the note on the screening in its form. */
const openForm = async (held: Parameters<typeof openAthlete>[0] = {}) => {
  const page = await openAthlete({ userScreenings: [noted], ...held });
  await page.user.click(edit('Screening'));
  return page;
};

test('[NT-2] what is written is seen at once, and all else at a press', async () => {
  const { user } = await openAthlete({
    userScreenings: [{ ...noted, testNotes: [aNote()], trainingNote: aNote({ athleteNote: null }) }],
  });
  expect(titles()).toEqual(['Screening', 'Test: Kniebeuge', 'Training']);
  expect(notes().getByText('Langsam.')).toBeVisible();
  expect(notes().getByText('Links achten.')).toBeVisible();
  await user.click(notes().getByRole('button', { name: 'Notiz' }));
  expect(titles()).toEqual([
    'Screening',
    'Test: Kniebeuge',
    'Test: Einbeinstand',
    'Training',
    `Übung: ${anExercise().name}`,
  ]);
});

test('[AS-1] notes on tests that the screening lacks are not there', async () => {
  await openAthlete({ userScreenings: [{ ...noted, testNotes: [aNote({ id: 999, athleteNote: 'Alt.' })] }] });
  expect(screen.queryByText('Alt.')).toBeNull();
});

test.each([
  ['no screening', anEmptyUserScreening({ screeningNote: aRevisedNote() }), /sobald eins zugewiesen ist/],
  ['no note', assigned(), /^Noch keine Notizen\.$/],
])('[NT-2] an athlete with %s', async (_, userScreening, text) => {
  await openAthlete({ userScreenings: [userScreening] });
  expect(notes().getByText(text)).toBeVisible();
  expect(notes().queryByText('Langsam.')).toBeNull();
});

test('[NT-2] [NO-2] a note is written in its place, and each field says who reads it', async () => {
  const { user, asked } = await openForm();
  expect(forAnna()).toHaveFocus();
  expect(forAnna()).toHaveAccessibleDescription('Anna sieht diese Notiz.');
  expect(forTrainers()).toHaveAccessibleDescription('Nur Trainer sehen diese Notiz.');
  expect(forAnna()).toHaveAttribute('maxlength', String(maxNoteLength));
  await user.type(forAnna(), ' Ohne Schuhe.');
  await user.clear(forTrainers());
  await user.click(save());
  expect(written(asked).map(({ payload }) => payload)).toEqual([
    {
      userId: anna.id,
      userScreeningId: 41,
      target: { kind: 'screening' },
      athleteNote: 'Langsam. Ohne Schuhe.',
      trainerNote: null,
    },
  ]);
  expect(notes().queryByRole('form')).toBeNull();
  expect(edit('Screening')).toHaveFocus();
});

test('[NT-2] a first note is written on a test and on an exercise of the plan', async () => {
  const { user, asked } = await openAthlete();
  await user.click(notes().getByRole('button', { name: 'Notiz' }));
  for (const subject of ['Test: Kniebeuge', `Übung: ${anExercise().name}`]) {
    await user.click(notes().getByRole('button', { name: `${subject}: Notiz schreiben` }));
    await user.type(notes().getByRole('textbox', { name: 'Für Anna' }), 'Neu.');
    await user.click(notes().getByRole('button', { name: 'Speichern' }));
  }
  expect(written(asked).map(({ payload }) => payload.target)).toEqual([
    { kind: 'test', id: aTest().id },
    { kind: 'exercise', id: anExercise().id },
  ]);
});

test("[NT-2] 'Abbrechen' leaves the note as it was", async () => {
  const { user, asked } = await openForm();
  await user.type(forAnna(), ' Neu.');
  await user.click(form().getByRole('button', { name: 'Abbrechen' }));
  expect(written(asked)).toEqual([]);
  expect(edit('Screening')).toHaveFocus();
  await user.click(edit('Screening'));
  expect(forAnna()).toHaveValue('Langsam.');
});

test('[NT-2] what is typed stays while another page is open, and the browser asks before the tab closes', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, store, unmount } = await openForm();
  expect(asks()).toBe(false);
  await user.type(forAnna(), ' Neu.');
  expect(notes().getByText('Nicht gespeichert')).toBeVisible();
  expect(asks()).toBe(true);
  unmount();
  expect(store.getState().office?.noteDrafts.drafts['41/screening']?.athleteNote).toBe('Langsam. Neu.');
});

test('[NT-2] a form in which nothing was typed is closed with the page', async () => {
  const { store, unmount } = await openForm();
  unmount();
  expect(store.getState().office?.noteDrafts.drafts).toEqual({});
});

test('[NT-1] what somebody else wrote meanwhile on the other text is kept', async () => {
  const { user, asked, happen } = await openForm();
  await user.type(forAnna(), ' Neu.');
  const other = aRevisedNote({ trainerNote: 'Rechts achten.', revision: 2 });
  await happen(screeningActions.userScreeningChanged({ ...noted, screeningNote: other }));
  await user.click(save());
  expect(written(asked)[0]?.payload).toMatchObject({
    athleteNote: 'Langsam. Neu.',
    trainerNote: 'Rechts achten.',
  });
});

test('[NT-1] what somebody else wrote meanwhile on the same text is shown, and is asked for', async () => {
  const { user, asked, happen } = await openForm();
  await user.type(forAnna(), ' Neu.');
  const other = aRevisedNote({ athleteNote: 'Schnell.', revision: 2 });
  await happen(screeningActions.userScreeningChanged({ ...noted, screeningNote: other }));
  await user.click(save());
  expect(written(asked)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Andere behalten' }));
  await user.click(screen.getByRole('button', { name: 'Fassung speichern' }));
  expect(written(asked)[0]?.payload).toMatchObject({ athleteNote: 'Schnell.', trainerNote: 'Links achten.' });
});

test('[API-42] where the server takes no notes they can only be read', async () => {
  await openAthlete({ userScreenings: [noted], features: ['trainings'] });
  expect(notes().getByText('Langsam.')).toBeVisible();
  expect(notes().getByText('Notizen lassen sich hier nur lesen.')).toBeVisible();
  expect(notes().queryByRole('button')).toBeNull();
});

test('[NT-1] a note that waits is shown as it was written, with a line that says so', async () => {
  const { happen } = await openAthlete({ userScreenings: [noted], entries: [aNoteEntry()] });
  expect(notes().getByText('Ganz langsam.')).toBeVisible();
  expect(notes().getByText('Wird bald übertragen.')).toBeVisible();
  await happen(networkActions.onlineChanged(false));
  expect(notes().getByText('Wird übertragen, sobald du online bist.')).toBeVisible();
});

test('[ON-3] a refused note says why, and where it is', async () => {
  await openAthlete({ userScreenings: [noted], entries: [aNoteEntry({ refusal: 'Nicht dein Athlet.' })] });
  expect(notes().getByText(/Nicht dein Athlet\./)).toBeVisible();
  expect(notes().getByRole('link', { name: /Nicht übertragen/ })).toHaveAttribute('href', '/unsent');
});

test('[NT-2] the notes have no barriers while one is written', async () => {
  const { container } = await openForm();
  expect(await axe(container)).toHaveNoViolations();
});
