import { checkEachTest } from './eachTest';

const report = console.error;

const reported: unknown[][] = [];

console.error = (...words) => {
  reported.push(words);
  report(...words);
};

// A call of `console.error` fails the test. A test that expects one spies on `console.error`.
checkEachTest(() => {
  expect(reported.splice(0)).toEqual([]);
});
