import fc from 'fast-check';
import { parseByteRange } from '../../../server/videos/byteRange';

const anything = fc.oneof(
  fc.string(),
  fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
  fc.nat().map((start) => `bytes=${start}-`),
  fc.nat().map((count) => `bytes=-${count}`),
);

test('[API-44] whatever is asked, a range lies within the file', () => {
  fc.assert(
    fc.property(anything, fc.nat({ max: 5000 }), (header, size) => {
      const range = parseByteRange(header, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});

test('[API-44] a range inside the file is taken as it is', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (start, more, rest) => {
      const end = start + more;
      expect(parseByteRange(`bytes=${start}-${end}`, end + 1 + rest)).toEqual({ start, end });
    }),
  );
});

test('[API-44] without the header it is the whole file', () => {
  expect(parseByteRange(undefined, 10)).toBe('whole');
});
