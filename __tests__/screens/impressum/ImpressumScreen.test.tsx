import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { ImpressumScreen } from '../../../src/screens/impressum/ImpressumScreen';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser } from '../../builders';
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
