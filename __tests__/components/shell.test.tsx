import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Page } from '../../src/components/layout/Page';
import { Lane } from '../../src/components/runs/Lane';
import { Footer } from '../../src/components/shell/Footer';
import { LoadingBar } from '../../src/components/shell/LoadingBar';
import { NetBanner } from '../../src/components/shell/NetBanner';
import { SkipLink } from '../../src/components/shell/SkipLink';
import { TopBar } from '../../src/components/shell/TopBar';

test('[SH-1] the home link is there only when it is asked for', () => {
  const { rerender } = render(<TopBar title="Update" />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  rerender(<TopBar title="Screening" showHome />);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('[SH-2] [SH-3] the bar shows the title as the h1 of the page, and a second title where there is one', () => {
  const { rerender } = render(<TopBar title="Screening" secondTitle="Anna Athletin" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Screening' })).toBeInTheDocument();
  expect(screen.getByText('Anna Athletin')).toBeInTheDocument();
  rerender(<TopBar title="Screening" />);
  expect(screen.queryByText('Anna Athletin')).not.toBeInTheDocument();
});

test('[SH-4] the logout icon reports its press', async () => {
  const onLogout = jest.fn();
  render(<TopBar title="Screening" onLogout={onLogout} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('without a way to log out there is no logout icon', () => {
  render(<TopBar title="Update" />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('[SH-9] the lower edge of the bar carries the lane and the loading bar', () => {
  const below = (
    <>
      <Lane value={1} max={7} label="Test 2 von 7" steps />
      <LoadingBar />
    </>
  );
  render(<TopBar title="Screening" below={below} />, { wrapper: MemoryRouter });
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('progressbar', { name: 'Test 2 von 7' })).toBeInTheDocument();
  expect(bar.getByRole('progressbar', { name: 'Wird geladen' })).toBeInTheDocument();
});

describe('on a page that was opened', () => {
  const offline = () =>
    screen.queryByText(
      'Du bist offline. Screenings, Trainings, Notizen und Nachrichten bleiben auf diesem Gerät, bis du wieder online bist.',
    );
  const online = () => screen.queryByText('Du bist wieder online.');

  test('offline, it is said, and also that it is over, at the same place', () => {
    const { rerender } = render(<NetBanner offline />);
    expect(screen.getByRole('status')).toContainElement(offline());
    expect(offline()).toHaveAttribute('aria-hidden', 'false');
    expect(online()).toHaveAttribute('aria-hidden', 'true');
    rerender(<NetBanner offline={false} />);
    expect(offline()).toHaveAttribute('aria-hidden', 'true');
    expect(online()).toHaveAttribute('aria-hidden', 'false');
  });

  test('online, nothing comes that would move the page', () => {
    const { rerender } = render(<NetBanner offline={false} />);
    rerender(<NetBanner offline />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('[SH-10] the footer links to the legal notice and shows the year', () => {
  render(<Footer year={2031} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031');
});

test('the skip link leads to the main part of the page', () => {
  render(
    <>
      <SkipLink />
      <Page>Inhalt</Page>
    </>,
  );
  const target = screen.getByRole('link', { name: 'Zum Inhalt' }).getAttribute('href');
  expect(target).toBe(`#${screen.getByRole('main').id}`);
});
