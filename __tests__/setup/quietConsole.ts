const report = console.error;
const reported: unknown[][] = [];

console.error = (...words) => {
  reported.push(words);
  report(...words);
};

// What React, the store or the app complain of fails the test. One that expects a complaint spies on `console.error`.
afterEach(() => {
  expect(reported.splice(0)).toEqual([]);
});
