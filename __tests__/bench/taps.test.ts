import { measuresOfTaps } from '../../bench/lib/taps';

test('a tap is done when it is both painted and saved', () => {
  const taps = [
    { painted: 10, saved: 40 },
    { painted: 30, saved: 20 },
    { painted: 20, saved: 20 },
  ];
  expect(measuresOfTaps(taps)).toEqual({
    'saved and painted, median': 30,
    'saved and painted, p98': 40,
    'saved, p98': 40,
    'painted, p98': 30,
  });
});
