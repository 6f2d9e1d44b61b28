import fc from 'fast-check';
import {
  firstCut,
  shortestClip,
  smallSize,
  withEnd,
  withStart,
  withStillAt,
} from '../../../src/domain/clips/cut';

test('[CT-3] [CT-12] a cut begins with all of a short recording, and with the first 20 s of a long one', () => {
  expect(firstCut(7)).toEqual({ start: 0, end: 7, still: 3.5 });
  expect(firstCut(60)).toEqual({ start: 0, end: 20, still: 10 });
});

test('[CT-3] the other end follows where the clip would be longer than 20 s', () => {
  const cut = { start: 10, end: 30, still: 20 };
  expect(withEnd(cut, 45, 60)).toEqual({ start: 25, end: 45, still: 25 });
  expect(withStart(cut, 5)).toEqual({ start: 5, end: 25, still: 20 });
});

test('[CT-3] whatever is moved, a clip lies in the recording, has 1 to 20 s, and its still is in it', () => {
  const moves = fc.array(
    fc.record({
      kind: fc.constantFrom('start', 'end', 'still'),
      to: fc.double({ min: -5, max: 90, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(fc.double({ min: 1, max: 80, noNaN: true }), moves, (seconds, moved) => {
      let cut = firstCut(seconds);
      for (const { kind, to } of moved) {
        if (kind === 'start') cut = withStart(cut, to);
        else if (kind === 'end') cut = withEnd(cut, to, seconds);
        else cut = withStillAt(cut, to);
        expect(cut.start).toBeGreaterThanOrEqual(0);
        expect(cut.end).toBeLessThanOrEqual(seconds + 1e-9);
        expect(cut.end - cut.start).toBeLessThanOrEqual(20 + 1e-9);
        expect(cut.end - cut.start).toBeGreaterThanOrEqual(Math.min(shortestClip, seconds) - 1e-9);
        expect(cut.still).toBeGreaterThanOrEqual(cut.start);
        expect(cut.still).toBeLessThanOrEqual(cut.end);
      }
    }),
  );
});

test.each([
  [1920, 1080, 1280, 720],
  [1080, 1920, 720, 1280],
  [3840, 2160, 1280, 720],
  [640, 480, 640, 480],
  [721, 1281, 720, 1280],
  [1, 1, 2, 2],
])('[CT-3] %i × %i becomes %i × %i: upright clips stay upright', (width, height, smallWidth, smallHeight) => {
  expect(smallSize(width, height)).toEqual({ width: smallWidth, height: smallHeight });
});
