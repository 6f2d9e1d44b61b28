import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { VerificationScreen } from '../../../src/screens/recovery/VerificationScreen';
import { recoveryActions } from '../../../store/recovery/slice';
import { aFilledStore, happen } from '../filledStore';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { verificationOpened, newEmailOpened, found, succeeded, refused, checkFailed } = recoveryActions;

const renderVerification = () => {
  const { store } = aStore();
  const asked = jest.spyOn(store, 'dispatch');
  const rendered = renderScreen(<VerificationScreen />, {
    store,
    path: '/verification/:token',
    at: '/verification/token',
  });
  return { ...rendered, asked };
};

test('the address is verified by opening the page', () => {
  const { asked } = renderVerification();
  expect(asked).toHaveBeenCalledWith(verificationOpened('token'));
  expect(screen.getByRole('status')).toHaveTextContent('Bitte warten.');
});

test('[VE-2] a verified address and an unlocked account are said on the page, which stays', async () => {
  const { store } = renderVerification();
  await happen(store, succeeded());
  expect(screen.getByRole('heading', { level: 1, name: 'E-Mail bestätigt' })).toBeInTheDocument();
  expect(
    screen.getByText('Deine E-Mail-Adresse ist bestätigt und dein Konto ist freigeschaltet.'),
  ).toBeInTheDocument();
  expect(address()).toBe('/verification/token');
});

test('[VE-3] an unknown token is said on the page', async () => {
  const { store } = renderVerification();
  await happen(store, refused());
  expect(screen.getByRole('alert')).toHaveTextContent('Token ist nicht gültig');
});

test('[VE-4] a button leads to the login', async () => {
  const { store } = renderVerification();
  await happen(store, succeeded());
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('what else goes wrong is said, and it can be tried again', async () => {
  const { store, user, asked } = renderVerification();
  await happen(store, checkFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(verificationOpened('token'));
});

test.each([
  ['verified', succeeded()],
  ['refused', refused()],
  ['unchecked', checkFailed('Der Server antwortet nicht.')],
])('the page has no barriers when the token is %s', async (_how, action) => {
  const { container, store } = renderVerification();
  await happen(store, action);
  expect(await axe(container)).toHaveNoViolations();
});

describe('a new address of an account', () => {
  const renderNewEmail = (store = aStore().store) => {
    const asked = jest.spyOn(store, 'dispatch');
    const path = '/verification/:token';
    return {
      ...renderScreen(<VerificationScreen />, { store, path, at: '/verification/token?neu' }),
      asked,
      store,
    };
  };

  test('[VE-5] is verified by opening the page, and the page says which one counts', async () => {
    const { asked, store, container } = renderNewEmail();
    expect(asked).toHaveBeenCalledWith(newEmailOpened('token'));
    expect(asked).not.toHaveBeenCalledWith(verificationOpened('token'));
    await happen(store, found('neu@example.org'), succeeded());
    expect(screen.getByText('Ab jetzt gilt neu@example.org für dein Konto.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[VE-5] leads whoever is signed in back to the account', async () => {
    const { store } = renderNewEmail(aFilledStore().store);
    await happen(store, found('neu@example.org'), succeeded());
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/account');
  });

  test('[VE-5] that was replaced since is said', async () => {
    const { store } = renderNewEmail();
    await happen(store, found(null), succeeded());
    expect(screen.getByText(/Inzwischen gilt für das Konto eine andere Adresse/)).toBeInTheDocument();
  });

  test('[VE-5] whose link has ended is said, with what to do', async () => {
    const { store } = renderNewEmail();
    await happen(store, refused());
    expect(screen.getByRole('alert')).toHaveTextContent(/Am Konto ist nichts geändert.*„Mein Konto“/);
  });
});
