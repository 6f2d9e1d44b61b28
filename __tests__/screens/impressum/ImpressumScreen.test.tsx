import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { ImpressumScreen } from '../../../src/screens/impressum/ImpressumScreen';
import { clubActions } from '../../../store/club/slice';
import { networkActions } from '../../../store/network/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser, anOperator } from '../../builders';
import { happen } from '../filledStore';
import { aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

test('[IM-1] the privacy notice says what is stored, how it is used, how to ask, and what is analysed', () => {
  renderScreen(<ImpressumScreen />);
  expect(headings(2)).toContain('Datenschutzhinweis');
  expect(headings(3)).toEqual(
    expect.arrayContaining([
      'Gespeicherte Daten',
      'Verwendung und Weitergabe',
      'Auskunftsrecht',
      'Webanalyse mit IP-Anonymisierung',
    ]),
  );
});

test('[IM-1] no analysis is said to be used, since there is none', () => {
  renderScreen(<ImpressumScreen />);
  expect(screen.getByText(/^Diese App wertet nicht aus, wie du sie nutzt/)).toHaveTextContent(
    'Würden wir eine Webanalyse einsetzen, dann nur mit IP-Anonymisierung',
  );
});

test('[IM-2] the terms go from §1 to §16 with German law and the court seat', () => {
  renderScreen(<ImpressumScreen />);
  const numbers = headings(3).flatMap((heading) => heading?.match(/^§ (\d+) \S/)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
  expect(screen.getByText(/Es gilt deutsches Recht\. Gerichtsstand ist/)).toBeInTheDocument();
});

test.each([
  ['warranty', /Gewährleistung beträgt 12 Monate/],
  ['maximum', /höchstens auf insgesamt 18 Monate/],
  ['approval', /innerhalb von 14 Tagen/],
  ['grace', /Nachfrist von sechs Wochen/],
  ['late payment', /5 % über dem Basiszinssatz der Zentralbank/],
])('[IM-3] the terms name the %s', (_what, term) => {
  renderScreen(<ImpressumScreen />);
  expect(screen.getByText(term)).toBeInTheDocument();
});

test('the text says that it is a template, and its contents lead to its parts', () => {
  renderScreen(<ImpressumScreen />);
  expect(screen.getByText(/^Dieser Text ist eine Vorlage/)).toBeInTheDocument();
  for (const part of ['Anbieter', 'Datenschutzhinweis', 'Allgemeine Geschäftsbedingungen']) {
    const id = screen.getByRole('heading', { name: part }).id;
    expect(screen.getByRole('link', { name: part })).toHaveAttribute('href', `#${id}`);
  }
});

test('[IM-4] the page leads to the software of others, beside which it stays open', () => {
  renderScreen(<ImpressumScreen />);
  expect(screen.getByRole('link', { name: 'Verwendete Software' })).toHaveAttribute('href', '#software');
  const list = screen.getByRole('link', { name: 'Liste mit Lizenzen öffnen' });
  expect(list).toHaveAttribute('href', '/THIRD-PARTY.txt');
  expect(list).toHaveAttribute('target', '_blank');
});

test('[GU-8] only an anonymous visitor is shown the way to the login', () => {
  const { store } = aStore();
  const { unmount } = renderScreen(<ImpressumScreen />, { store });
  expect(screen.getByRole('link', { name: 'Zum Login' })).toHaveAttribute('href', '/login');
  unmount();
  store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized: true }));
  renderScreen(<ImpressumScreen />, { store });
  expect(screen.queryByRole('link', { name: 'Zum Login' })).toBeNull();
});

test('the legal notice has no barriers', async () => {
  const { container } = renderScreen(<ImpressumScreen />);
  expect(await axe(container)).toHaveNoViolations();
});

describe('with the data of the operator', () => {
  test('[CL-2] the page asks for them and shows them', async () => {
    const { store } = aStore();
    const asked = jest.spyOn(store, 'dispatch');
    const { container } = renderScreen(<ImpressumScreen />, { store });
    expect(asked).toHaveBeenCalledWith(clubActions.operatorWanted());
    await happen(store, clubActions.operatorLoaded(anOperator()));
    for (const text of [
      'TSV Musterstadt 1893 e. V., Am Sportplatz 1, 12345 Musterstadt',
      'Vertreten durch Maria Vorstand. Telefon 01234 5678, E-Mail kontakt@example.org.',
      'Amtsgericht Musterstadt, VR 1893',
      'Karl Kontakt',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(
      screen.getByText(/^Wende dich dafür an TSV Musterstadt 1893 e\. V\., kontakt@/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/\[Name des Betreibers\]/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[CL-2] what the operator has not said stays in brackets', async () => {
    const { store } = aStore();
    renderScreen(<ImpressumScreen />, { store });
    const said = anOperator({ phone: ' ', registerCourt: '', registerNumber: '', dataProtectionOfficer: '' });
    await happen(store, clubActions.operatorLoaded({ ...said, email: "$&'" }));
    expect(screen.getByText(/Telefon \[Telefonnummer\], E-Mail \$&'\./)).toBeInTheDocument();
    expect(headings(3)).not.toContain('Registereintrag');
    expect(headings(3)).not.toContain('Ansprechperson für den Datenschutz');
  });

  test('[CL-2] [IM-1] once the operator has said what is needed, nothing is open and it is no template', async () => {
    const { store } = aStore();
    const { container } = renderScreen(<ImpressumScreen />, { store });
    const onlyNeeded = { registerCourt: '', registerNumber: '', dataProtectionOfficer: '' };
    await happen(store, clubActions.operatorLoaded(anOperator(onlyNeeded)));
    expect(screen.queryByText(/^Dieser Text ist eine Vorlage/)).toBeNull();
    expect(container.textContent).not.toMatch(/[[\]]/);
  });

  test('[CL-2] while one thing is open it is a template', async () => {
    const { store } = aStore();
    renderScreen(<ImpressumScreen />, { store });
    await happen(store, clubActions.operatorLoaded(anOperator({ representedBy: '' })));
    expect(screen.getByText(/^Dieser Text ist eine Vorlage/)).toBeInTheDocument();
  });

  test('[CL-2] an operator of whom nobody has said anything leaves the template', async () => {
    const { store } = aStore();
    renderScreen(<ImpressumScreen />, { store });
    await happen(store, clubActions.operatorLoaded(anOperator({ name: ' ' })));
    expect(screen.getByText(/^\[Name des Betreibers\], \[Straße und Hausnummer\]/)).toBeInTheDocument();
  });

  test('[CL-2] offline nobody is asked, and the page is there', () => {
    const { store } = aStore();
    store.dispatch(networkActions.onlineChanged(false));
    const asked = jest.spyOn(store, 'dispatch');
    renderScreen(<ImpressumScreen />, { store });
    expect(asked).not.toHaveBeenCalledWith(clubActions.operatorWanted());
    expect(headings(2)).toContain('Anbieter');
  });
});
