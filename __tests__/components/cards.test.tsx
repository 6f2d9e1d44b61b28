import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ExerciseCard } from '../../src/components/exercise/ExerciseCard';
import { ExerciseList } from '../../src/components/exercise/ExerciseList';
import { DescriptionList } from '../../src/components/list/DescriptionList';
import { Fold } from '../../src/components/list/Fold';
import { Tile } from '../../src/components/list/Tile';
import { UpdateList } from '../../src/components/list/UpdateList';
import { NoteCard } from '../../src/components/runs/NoteCard';
import { TestList } from '../../src/components/runs/TestList';
import { Alert } from '../../src/components/status/Alert';

test('[WE-1] a tile with a path is a link', () => {
  render(<Tile icon="screening" title="Screening starten" text="7 Tests" to="/screening" first />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: /^Screening starten/ })).toHaveAttribute('href', '/screening');
});

test('[WE-2] a tile without a path is a button that reports its press', async () => {
  const onClick = jest.fn();
  render(<Tile icon="overview" title="Screeningübersicht" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Screeningübersicht' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('[ME-12] a note begins on the side of its language', () => {
  render(<NoteCard title="Notiz zur Übung" text="بدون حذاء!" />);
  expect(screen.getByText('بدون حذاء!')).toHaveAttribute('dir', 'auto');
});

test('[SR-4] a note has its title as a heading and keeps its text', () => {
  render(<NoteCard title="Notiz zur Übung" text="Ohne Schuhe." />);
  expect(screen.getByRole('heading', { level: 3, name: 'Notiz zur Übung' })).toBeInTheDocument();
  expect(screen.getByText('Ohne Schuhe.')).toBeInTheDocument();
});

test('[NO-3] a note without text shows only the button that writes it', () => {
  render(
    <NoteCard title="Notiz zur Übung" text={null}>
      <button type="button">Notiz schreiben</button>
    </NoteCard>,
  );
  expect(screen.queryByText('Notiz zur Übung')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notiz schreiben' })).toBeInTheDocument();
});

test('[SR-5] a fold is open or closed as its owner says', () => {
  const fold = (open: boolean) => (
    <Fold title="Beschreibung" open={open} onToggle={jest.fn()}>
      Inhalt
    </Fold>
  );
  const { rerender } = render(fold(false));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  rerender(fold(true));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('[SR-5] a fold reports that it was opened', async () => {
  const onToggle = jest.fn();
  render(
    <Fold title="Beschreibung" open={false} onToggle={onToggle}>
      Inhalt
    </Fold>,
  );
  await userEvent.click(screen.getByText('Beschreibung'));
  await waitFor(() => expect(onToggle).toHaveBeenCalledWith(true));
});

test('[TR-9] a description shows only the entries that are filled, in their order', () => {
  const entries = [
    { term: 'Ausgangsstellung', text: 'Auf der Seite' },
    { term: 'Progression', text: null },
    { term: 'Materialien', text: '  ' },
    { term: 'Ziel', text: 'Rumpfkraft' },
  ];
  render(<DescriptionList entries={entries} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ausgangsstellung', 'Ziel']);
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
    'Auf der Seite',
    'Rumpfkraft',
  ]);
});

test('[TO-4] [TO-7] an exercise card has name, icon, amount, unit and pause', () => {
  const { container } = render(
    <ExerciseList label="Übungen">
      <ExerciseCard
        name="Seitstütz"
        src={null}
        icon="timer"
        amount="3 × 30"
        unit="Sekunden"
        pause="Pause 15 Sekunden"
      />
    </ExerciseList>,
  );
  const card = within(screen.getByRole('list', { name: 'Übungen' })).getByRole('listitem');
  expect(within(card).getByRole('heading', { level: 3, name: 'Seitstütz' })).toBeInTheDocument();
  expect(card).toHaveTextContent('3 × 30 Sekunden');
  expect(card).toHaveTextContent('Pause 15 Sekunden');
  expect(container.querySelector('use[href="/icons.svg#timer"]')).not.toBeNull();
});

test('[TO-7] an exercise without a pause shows none', () => {
  render(<ExerciseCard name="Bird Dog" src={null} icon="repeat" amount="3 × 8" unit="Wiederholungen" />);
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Pause');
});

test('the tests of a screening are listed in their order with their equipment', () => {
  const tests = [
    { id: 1, name: 'Überkopfkniebeuge', materials: 'Stab' },
    { id: 2, name: 'Beinheben', materials: null },
  ];
  render(<TestList title="2 Tests" tests={tests} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ÜberkopfkniebeugeStab',
    'Beinheben',
  ]);
});

test('[UP-3] the update list has a row per topic with its state in words', () => {
  render(
    <UpdateList
      rows={[
        { topic: 'Benutzer', state: 'done' },
        { topic: 'Training', state: 'failed', text: 'Der Server antwortet nicht.' },
        { topic: 'Videos', state: 'runs' },
        { topic: 'Fertig', state: 'waits' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Benutzergeladen',
    'TrainingFehlerDer Server antwortet nicht.',
    'Videosläuft',
    'Fertigwartet',
  ]);
});

test('an error is announced at once, an information is not', () => {
  const { rerender } = render(<Alert kind="error">Bitte antworten</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte antworten');
  rerender(<Alert kind="info">Kein Screening</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Kein Screening')).toBeInTheDocument();
});
