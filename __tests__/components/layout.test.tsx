import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../src/components/form/Button';
import { OverviewLayout } from '../../src/components/layout/OverviewLayout';
import { RunLayout } from '../../src/components/layout/RunLayout';
import { SectionCard } from '../../src/components/layout/SectionCard';
import { SectionLayout } from '../../src/components/layout/SectionLayout';
import { StepHead } from '../../src/components/runs/StepHead';

test('a step of a run is a form whose submit button sends it without leaving the page', async () => {
  const onSubmit = jest.fn();
  render(
    <RunLayout
      video={<p>Video</p>}
      description={<p>Beschreibung</p>}
      head={<StepHead kicker="Test 1 von 7" title="Überkopfkniebeuge" />}
      actions={<Button type="submit">Weiter</Button>}
      isOthers={false}
      step={1}
      onSubmit={onSubmit}
    >
      <p>Fragen</p>
    </RunLayout>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the heading of a step can take the focus without being a stop of the keyboard', () => {
  render(<StepHead kicker="Test 1 von 7" title="Überkopfkniebeuge" />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Überkopfkniebeuge' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('an overview has each of its actions once', () => {
  render(
    <OverviewLayout aside={<p>Dauer</p>} actions={<Button>Zurück</Button>}>
      Karten
    </OverviewLayout>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('of the links to the sections the one to where the person is is marked', () => {
  const titles = ['Verein', 'Impressum', 'E-Mail'];
  render(
    <SectionLayout label="Abschnitte" sections={titles.map((title) => ({ id: title, title, icon: 'club' }))}>
      {titles.map((title) => (
        <SectionCard key={title} id={title} title={title}>
          <p>{title}</p>
        </SectionCard>
      ))}
    </SectionLayout>,
  );
  const current = () =>
    screen.getAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);
  /** Scrolls so that the sections begin at these places of the window. */
  const scroll = (
    tops: number[],
    page: { clientHeight: number; scrollTop: number; scrollHeight: number },
  ) => {
    titles.forEach((title, index) => {
      const section = document.getElementById(title) as HTMLElement;
      jest.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, tops[index]));
    });
    for (const [name, value] of Object.entries(page))
      Object.defineProperty(document.documentElement, name, { configurable: true, value });
    fireEvent.scroll(window);
    for (const name of Object.keys(page)) Reflect.deleteProperty(document.documentElement, name);
  };
  const page = { clientHeight: 800, scrollTop: 500, scrollHeight: 2000 };
  scroll([100, 900, 1700], { ...page, scrollTop: 0 });
  expect(current()).toEqual(['Verein']);
  scroll([-500, 200, 700], page);
  expect(current()).toEqual(['Impressum']);
  scroll([-1200, -500, 600], { ...page, scrollTop: 1200 });
  expect(current()).toEqual(['E-Mail']);
});
