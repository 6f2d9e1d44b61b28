import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { App } from '../../src/app/App';
import { createEngine } from '../../src/app/createEngine';
import { nothingLate } from '../../src/app/lateCodeContext';
import { tina } from '../fakes/club';
import { startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass } from '../fakes/virtualTime';
import { address, browseTo } from './renderApp';

onVirtualTime();

/** Longer than a double tap, and long enough for what is loaded and written. */
const aLook = 1000;

const look = () => act(() => pass(aLook));

const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await look();
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Tina's device with the whole app at the page of the track, without a network. */
const openTrack = async () => {
  const app = await startUpdatedApp({ user: tina });
  app.network.goOffline();
  window.history.pushState(null, '', '/trackside');
  render(<App engine={createEngine(app.store, nothingLate)} isRemembered />);
  await look();
  return { app };
};

/** With a session of Anna and Ben, who have numbers. */
const openSession = async () => {
  const opened = await openTrack();
  await press(screen.getByRole('checkbox', { name: /^Nummern für heute/ }));
  await press(screen.getByRole('checkbox', { name: /^Anna Amsel/ }));
  await press(screen.getByRole('checkbox', { name: /^Ben Buche/ }));
  await press(screen.getByRole('radio', { name: /^Ein Test, alle Athleten/ }));
  await press(button('Mit 2 Athleten beginnen'));
  return opened;
};

const name = () => document.activeElement?.textContent;

test('[TS-1, TS-5] a session goes from person to person, and from test to test, with the name in focus', async () => {
  await openSession();
  expect(name()).toBe('1 · Anna Amsel');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Am Platz');
  expect(screen.getByRole('progressbar', { name: 'Test 1 von 3' })).toBeInTheDocument();
  await press(button(/^Nächste Person Ben Buche$/));
  expect(name()).toBe('2 · Ben Buche');
  await press(button(/^Nächster Test Einbeinstand$/));
  expect(name()).toBe('1 · Anna Amsel');
  await press(button('Voriger Test: Kniebeuge'));
  expect(name()).toBe('2 · Ben Buche');
});

test('[TS-2] an answer is shown, taken back, and stays with its person', async () => {
  await openSession();
  await press(button('Nein'));
  expect(button('Nein')).toHaveAttribute('aria-pressed', 'true');
  await press(button(/^Nächste Person/));
  expect(button('Nein')).toHaveAttribute('aria-pressed', 'false');
  await press(button('Vorige Person: Anna Amsel'));
  expect(button('Nein')).toHaveAttribute('aria-pressed', 'true');
  await press(button('Nein'));
  await press(button('Alles erfüllt'));
  expect(button('Ja')).toHaveAttribute('aria-pressed', 'true');
  await press(button('Alles erfüllt zurücknehmen'));
  expect(screen.queryByRole('button', { name: 'Ja', pressed: true })).not.toBeInTheDocument();
});

test('[TS-3, TS-6] the overview leads to a cell, leaves out, lets go and closes', async () => {
  const { app } = await openSession();
  await press(button('Überblick'));
  expect(name()).toBe('0 von 6 fertig');
  await press(button('Anna Amsel, Einbeinstand: offen'));
  expect(screen.getByRole('heading', { name: 'Einbeinstand' })).toBeVisible();
  await press(button('Auslassen'));
  expect(screen.getByText('Dieser Test ist ausgelassen.')).toBeVisible();
  await press(button('Überblick'));
  expect(button('Anna Amsel, Einbeinstand: ausgelassen')).toBeVisible();
  await press(button('Geht früher Ben Buche'));
  expect(screen.getByRole('region', { name: 'Athleten und Tests' })).toHaveFocus();
  expect(screen.getByText('gegangen')).toBeVisible();
  await press(button('Für alle abschließen'));
  const dialog = within(screen.getByRole('dialog', { name: 'Für alle abschließen' }));
  expect(dialog.getByText('2 Screenings haben Lücken.')).toBeVisible();
  await press(dialog.getByRole('radio', { name: /^Verwerfen/ }));
  await press(dialog.getByRole('button', { name: '2 verwerfen' }));
  expect(screen.getByRole('heading', { name: 'Alles verworfen' })).toBeVisible();
  expect(screen.queryByText(/auf diesem Gerät gespeichert/)).not.toBeInTheDocument();
  expect(app.state().runs.screeningRun).toEqual([]);
});

test('[TS-4] the page is left and opened again at the same person, also by the button back', async () => {
  await openSession();
  await press(button(/^Nächste Person/));
  await press(button('Überblick'));
  expect(address()).toBe('/trackside?view=overview');
  await press(button('Weiter bei Ben Buche'));
  expect(name()).toBe('2 · Ben Buche');
  await browseTo('/');
  await look();
  await browseTo('/trackside');
  await look();
  expect(name()).toBe('2 · Ben Buche');
});

test('[TS-6] nobody is left to add, and it says so', async () => {
  await openSession();
  await press(button('Überblick'));
  await press(button('Athlet dazu'));
  expect(screen.getByRole('heading', { name: 'Wer kommt dazu?' })).toBeVisible();
  expect(screen.getByText('Alle deine Athleten sind schon dabei.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await press(button('Zurück'));
  expect(screen.getByRole('table')).toBeVisible();
});

test('[TS-1] the desk has chosen some', async () => {
  await openTrack();
  await browseTo('/');
  await look();
  await browseTo('/trackside?athletes=3');
  await look();
  expect(screen.getByRole('checkbox', { name: /^Ben Buche/ })).toBeChecked();
  expect(button('Mit 1 Athleten beginnen')).toBeEnabled();
  await press(button('Mit 1 Athleten beginnen'));
  expect(address()).toBe('/trackside');
});

test('[TS-1, TS-6] whom the desk has chosen while a session is open is asked to join it', async () => {
  await openTrack();
  await press(screen.getByRole('checkbox', { name: /^Anna Amsel/ }));
  await press(button(/beginnen$/));
  await browseTo('/');
  await look();
  await browseTo('/trackside?athletes=2,3');
  await look();
  expect(screen.getByRole('heading', { name: 'Wer kommt dazu?' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Ben Buche/ })).toBeChecked();
  await press(button('1 Athlet dazu'));
  expect(address()).toBe('/trackside?view=overview');
  expect(screen.getByRole('row', { name: /Ben Buche/ })).toBeVisible();
});
