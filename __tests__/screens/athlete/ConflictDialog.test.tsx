import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { maxNoteLength } from '../../../src/contract/notes';
import { outboxActions } from '../../../store/outbox/slice';
import { aNoteEntry, aRevisedNote, assigned, openAthlete, section } from './athletePage';

expect.extend(toHaveNoViolations);

const present = aRevisedNote({
  athleteNote: 'Sehr langsam.',
  trainerNote: 'Links und rechts achten.',
  revision: 2,
});
const entry = aNoteEntry({ conflict: present });
const notes = () => section('Notizen');
const dialog = () => within(screen.getByRole('dialog', { name: 'Zwei Fassungen einer Notiz' }));
const question = (field: string) =>
  within(dialog().getByRole('group', { name: `${field}: Welche Fassung gilt?` }));
const merged = (field: string) => question(field).getByRole('textbox', { name: 'Verbundene Notiz' });
const settle = () => dialog().getByRole('button', { name: 'Fassung speichern' });
const settled = (asked: jest.SpyInstance) =>
  asked.mock.calls.map(([action]) => action).filter(outboxActions.noteSettled.match);

const openDialog = async (conflict = entry) => {
  const page = await openAthlete({
    userScreenings: [assigned({ screeningNote: aRevisedNote() })],
    entries: [conflict],
  });
  const [button] = notes().getAllByRole('button', { name: 'Fassung wählen' });
  await page.user.click(button as HTMLElement);
  return page;
};

test('[NT-1] a note in conflict is counted, and cannot be written before it is decided', async () => {
  await openAthlete({ entries: [entry] });
  expect(notes().getByText('1 Notiz haben zwei Personen geändert. Es geht nichts verloren.')).toBeVisible();
  expect(notes().queryByRole('button', { name: 'Screening: Notiz bearbeiten' })).toBeNull();
});

test('[NT-1] both versions are shown text by text, with the difference marked and one that has both chosen', async () => {
  await openDialog();
  const marks = [...document.querySelectorAll('dialog mark')].map((mark) => mark.textContent?.trim());
  expect(marks).toEqual(['Ganz', 'Sehr', 'und rechts']);
  expect(question('Für Anna').getByRole('radio', { name: 'Beide verbinden' })).toBeChecked();
  expect(merged('Für Anna')).toHaveValue('Ganz langsam. Sehr langsam.');
  expect(merged('Nur für Trainer')).toHaveValue('Links und rechts achten.');
});

test('[NT-1] each text is decided by itself', async () => {
  const { user, asked } = await openDialog();
  await user.click(question('Für Anna').getByRole('radio', { name: 'Meine behalten' }));
  await user.click(question('Nur für Trainer').getByRole('radio', { name: 'Andere behalten' }));
  await user.click(settle());
  expect(settled(asked).map(({ payload }) => payload)).toEqual([
    {
      clientId: entry.clientId,
      seen: 2,
      athleteNote: 'Ganz langsam.',
      trainerNote: 'Links und rechts achten.',
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[NT-1] what is written into the merged text is chosen', async () => {
  const { user, asked } = await openDialog();
  await user.click(question('Für Anna').getByRole('radio', { name: 'Meine behalten' }));
  await user.clear(merged('Für Anna'));
  await user.type(merged('Für Anna'), 'Ganz, ganz langsam.');
  expect(question('Für Anna').getByRole('radio', { name: 'Beide verbinden' })).toBeChecked();
  await user.click(settle());
  expect(settled(asked)[0]?.payload.athleteNote).toBe('Ganz, ganz langsam.');
});

test('[NT-1] a text that is the same in both is not asked for and stays', async () => {
  const { user, asked } = await openDialog(
    aNoteEntry({ conflict: { ...present, trainerNote: 'Links achten.' } }),
  );
  expect(dialog().getAllByRole('group')).toHaveLength(1);
  await user.click(question('Für Anna').getByRole('radio', { name: 'Andere behalten' }));
  await user.click(settle());
  expect(settled(asked)[0]?.payload).toMatchObject({
    athleteNote: 'Sehr langsam.',
    trainerNote: 'Links achten.',
  });
});

test('[NT-1] an emptied version is named, and can be kept', async () => {
  const { user, asked } = await openDialog(aNoteEntry({ conflict: { ...present, athleteNote: null } }));
  expect(question('Für Anna').getByText('ohne Text')).toBeVisible();
  await user.click(question('Für Anna').getByRole('radio', { name: 'Andere behalten' }));
  await user.click(settle());
  expect(settled(asked)[0]?.payload.athleteNote).toBeNull();
});

test('[NT-1] a merged text that is too long is not cut off', async () => {
  const long = (letter: string) => letter.repeat(maxNoteLength - 1);
  const { user, asked } = await openDialog(
    aNoteEntry({
      payload: { ...entry.payload, athleteNote: long('a') },
      conflict: { ...present, athleteNote: long('b') },
    }),
  );
  await user.click(settle());
  expect(merged('Für Anna')).toHaveFocus();
  expect(merged('Für Anna')).toHaveAccessibleDescription('Bitte höchstens 2000 Zeichen');
  expect(settled(asked)).toEqual([]);
});

test('[NT-1] what was joined is there again after a step back', async () => {
  const { user } = await openDialog();
  await user.type(merged('Für Anna'), ' Und tief.');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(notes().getAllByRole('button', { name: 'Fassung wählen' })[0] as HTMLElement);
  expect(merged('Für Anna')).toHaveValue('Ganz langsam. Sehr langsam. Und tief.');
});

test("[NT-1] 'Später' keeps both versions", async () => {
  const { user, asked } = await openDialog();
  await user.click(dialog().getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(settled(asked)).toEqual([]);
  expect(notes().getByText('Jemand anderes hat das auch geändert. Wähl, was gilt.')).toBeVisible();
});

test('[NT-1] the dialog has no barriers', async () => {
  const { container } = await openDialog();
  expect(await axe(container)).toHaveNoViolations();
});
