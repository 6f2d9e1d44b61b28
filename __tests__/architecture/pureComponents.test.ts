import { readdirSync, readFileSync } from 'node:fs';
import pureComponents from '../../scripts/lib/pureComponents.mjs';

const folder = 'node_modules/react-router/dist/production';

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

test('every component and context of react-router can be left out', () => {
  const made = files.map(pureComponents).join('\n');
  expect(made).toContain('var NavLink = /*#__PURE__*/ React10.forwardRef(');
  const calls = /^var \w+ = (.*)\bReact\d*\.(?:createContext|forwardRef|memo)\(/gm;
  const marks = [...made.matchAll(calls)].map(([, mark]) => mark);
  expect(marks.length).toBeGreaterThan(10);
  expect(new Set(marks)).toEqual(new Set(['/*#__PURE__*/ ']));
  expect(made).not.toMatch(/^\w+\.displayName =/m);
  expect(made).toContain('useOptimisticImpl = React3.useOptimistic;');
});

test('nothing else is changed', () => {
  for (const file of files) {
    const made = pureComponents(file);
    const isName = (line: string) => /^\w+\.displayName = "\w+";$/.test(line);
    const lines = file.replace('React3[USE_OPTIMISTIC]', 'React3.useOptimistic').split('\n');
    const expected = lines.map((line) => (isName(line) ? '' : line));
    expect(made.replaceAll('/*#__PURE__*/ ', '').split('\n')).toEqual(expected);
  }
});
