import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { DownloadProgress } from '../../src/components/exercise/DownloadProgress';
import { Bars } from '../../src/components/result/Bars';
import { LevelStatus } from '../../src/components/result/LevelStatus';
import { ResultList } from '../../src/components/result/ResultList';
import { ResultRow } from '../../src/components/result/ResultRow';
import { Tally } from '../../src/components/result/Tally';
import { Lane } from '../../src/components/runs/Lane';

/** The tokens of both schemes. A contrast theme has colours of its own [SH-14]. */
const [tokens = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media (forced-colors: active)');
const laneStyles = readFileSync('src/components/runs/Lane.module.css', 'utf8');

/** Returns every value that the tokens give to a name: one for both schemes, or one for each. */
const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}:\\s*([^;]+);`, 'g'))].map(([, value]) => value);

test.each([
  ['low', '#ff3860'],
  ['mid', '#f57336'],
  ['high', '#44f591'],
])('[PR-1] the lane of level %s is %s in both schemes', (level, colour) => {
  expect(valuesOf(level)).toEqual([colour]);
  expect(laneStyles).toMatch(
    new RegExp(`\\[data-level="${level}"\\] progress \\{\\s*color: var\\(--${level}\\)`),
  );
  const { container } = render(<Lane value={50} max={100} label="Ergebnis" level={level as 'low'} />);
  expect(container.firstChild).toHaveAttribute('data-level', level);
});

test('[PR-2] a lane without a level is #25b4b2 in both schemes', () => {
  expect(valuesOf('brand')).toEqual(['#25b4b2']);
  expect(laneStyles).toMatch(/\.lane progress \{[^}]*color: var\(--brand\)/);
  const { container } = render(<Lane value={2} max={7} label="Test 3 von 7" />);
  expect(container.firstChild).not.toHaveAttribute('data-level');
});

test('[SR-2] [TR-5] a lane tells its value and its end', () => {
  render(<Lane value={2} max={7} label="Test 3 von 7" steps />);
  const bar = screen.getByRole('progressbar', { name: 'Test 3 von 7' });
  expect(bar).toHaveAttribute('value', '2');
  expect(bar).toHaveAttribute('max', '7');
});

test('the steps of a lane half-light the one under way, and none at the end', () => {
  const { container, rerender } = render(<Lane value={1} max={4} label="Test 2 von 4" steps />);
  expect(container.querySelectorAll('line')).toHaveLength(3);
  expect(container.querySelector('rect')).toHaveAttribute('x', '25%');
  expect(container.querySelector('rect')).toHaveAttribute('width', '25%');
  rerender(<Lane value={4} max={4} label="Fertig" steps />);
  expect(container.querySelector('rect')).toBeNull();
});

test.each([
  ['low', 'Übungsbedarf', 'error'],
  ['mid', 'Ausbaufähig', 'half'],
  ['high', 'Gut', 'done'],
] as const)('the level %s is a word and a shape, never a colour alone', (level, word, shape) => {
  const { container } = render(<LevelStatus level={level} />);
  expect(container).toHaveTextContent(word);
  expect(container.querySelector('use')).toHaveAttribute('href', `/icons.svg#${shape}`);
});

test('[SO-9] [RS-4] a row has the name of the test, its percentage and its lane, under the word of its level', () => {
  render(
    <ResultList level="high">
      {[<ResultRow key="1" name="Hürdenschritt" percent={92} level="high" />]}
    </ResultList>,
  );
  const row = screen.getByRole('article');
  expect(screen.getByRole('heading', { level: 4, name: 'Hürdenschritt' })).toBeInTheDocument();
  expect(row.textContent).toContain('92\u00a0%');
  expect(screen.getByRole('heading', { level: 3, name: 'Gut 1 Test' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Gut' })).toContainElement(row);
  expect(screen.getByRole('progressbar', { name: 'Hürdenschritt: 92 Prozent' })).toHaveAttribute(
    'value',
    '92',
  );
});

test('[PN-4] the pain of a test stands before its colour', () => {
  render(<ResultRow name="Hürdenschritt" percent={92} level="high" pain={6} painNote="Zieht im Knie" />);
  const pain = screen.getByText('Schmerz 6 von 10');
  const lane = screen.getByRole('progressbar');
  expect(pain.compareDocumentPosition(lane)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('„Zieht im Knie“')).toBeInTheDocument();
});

test('[RS-4] a row marks the value of the run before', () => {
  const { container } = render(<ResultRow name="Hürdenschritt" percent={92} level="high" before={40} />);
  expect(container.querySelector('svg > svg')).toHaveAttribute('x', '40%');
});

test('a tally counts the levels from good to bad', () => {
  render(<Tally counts={{ low: 1, mid: 2, high: 4 }} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['4Gut', '2Ausbaufähig', '1Übungsbedarf']);
});

test('bars stand on the floor, as high as their percentage, and say the counts', () => {
  const results = [
    { testId: 1, name: 'Hürdenschritt', percent: 100, level: 'high' as const },
    { testId: 2, name: 'Beinheben', percent: 25, level: 'low' as const },
  ];
  const { container } = render(<Bars results={results} />);
  expect(container).toHaveTextContent('1 gut, 0 ausbaufähig, 1 mit Übungsbedarf');
  const bars = [...container.querySelectorAll('rect')];
  const number = (bar: Element, name: string) => Number(bar.getAttribute(name));
  expect(bars.map((bar) => number(bar, 'height'))).toEqual([32, 8]);
  expect(bars.map((bar) => number(bar, 'y') + number(bar, 'height'))).toEqual([33, 33]);
});

test('a download is a sentence, a percentage and a lane', () => {
  render(<DownloadProgress text="Videos werden geladen (14 von 23)." value={14} max={23} />);
  expect(screen.getByText('61\u00a0%', { normalizer: (text) => text })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Videos werden geladen (14 von 23).' })).toHaveAttribute(
    'value',
    '14',
  );
});

test('an empty download is at 0 percent', () => {
  render(<DownloadProgress text="Videos werden geladen (0 von 0)." value={0} max={0} />);
  expect(screen.getByText('0\u00a0%', { normalizer: (text) => text })).toBeInTheDocument();
});
