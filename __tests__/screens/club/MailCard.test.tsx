import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { MailState } from '../../../src/contract/mail';
import { MailCard } from '../../../src/screens/club/MailCard';
import { mailStateTexts } from '../../../src/texts/mailState';
import { clubActions } from '../../../store/club/slice';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const good: MailState = { isSetUp: true, fault: null, faultSince: null, waiting: 0, failed: 0 };

const renderCard = (mail: Partial<MailState> = {}) => {
  const { store, asked } = aFilledStore();
  return {
    ...renderScreen(<MailCard id="e-mail" mail={{ ...good, ...mail }} />, { store, path: '/club' }),
    asked,
  };
};
const factOf = (term: string) => {
  const label = screen.queryByText(term, { selector: 'dt' });
  return label && within(label.parentElement ?? label).getByRole('definition').textContent;
};
const testButton = () => screen.queryByRole('button', { name: 'Test-E-Mail an mich senden' });

test('[CL-5] where mails go out, nothing more is said', async () => {
  const { container } = renderCard();
  expect(factOf('E-Mail-Versand')).toBe('eingerichtet');
  expect(factOf('Wartende E-Mails')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-5] without a mail server it says that nobody gets a mail, and offers no test', () => {
  renderCard({ isSetUp: false });
  expect(factOf('E-Mail-Versand')).toBe('nicht eingerichtet');
  expect(screen.getByText(mailStateTexts.files)).toBeVisible();
  expect(testButton()).toBeNull();
});

test('[CL-5] a broken way is named with its day, what is in the way, and how many mails wait', () => {
  const faultSince = new Date(2020, 10, 15, 3, 10).toISOString();
  renderCard({ fault: 'login', faultSince, waiting: 12, failed: 1 });
  expect(factOf('E-Mail-Versand')).toBe('gestört seit 15.11.2020');
  expect(factOf('Wartende E-Mails')).toBe('12');
  expect(factOf('Nicht zugestellte Einladungen')).toBe('1');
  expect(screen.getByText(/lehnt die Anmeldung ab.*drei Tage lang weiter/)).toBeVisible();
});

test('[CL-5] a test mail is asked for, and what became of it is said', async () => {
  const { asked, store, user } = renderCard();
  await user.click(testButton() as HTMLElement);
  expect(asked).toHaveBeenCalledWith(clubActions.mailTestRequested());
  await happen(store, clubActions.mailTested({ email: 'ada@example.org', fault: null }));
  expect(screen.getByRole('status')).toHaveTextContent(mailStateTexts.accepted('ada@example.org'));
  await happen(store, clubActions.mailTested({ email: 'ada@example.org', fault: 'certificate' }));
  expect(screen.getByText(mailStateTexts.faults.certificate)).toBeVisible();
});
