import { cropToFigure, figureIn, type Rect } from '../../src/components/runs/cropToFigure';

/** A picture of 160 × 120 pixels with a background that fades from top to bottom, and a dark figure on it. */
const aPicture = (figure?: Rect) => {
  const data = new Uint8ClampedArray(160 * 120 * 4);
  for (let y = 0; y < 120; y += 1) {
    for (let x = 0; x < 160; x += 1) {
      const isFigure =
        figure &&
        x >= figure.left &&
        x < figure.left + figure.width &&
        y >= figure.top &&
        y < figure.top + figure.height;
      data.fill(isFigure ? 40 : 240 - Math.round(y / 4), (y * 160 + x) * 4, (y * 160 + x) * 4 + 3);
    }
  }
  return { data, width: 160, height: 120 };
};

const standing = { left: 60, top: 20, width: 50, height: 90 };
const lying = { left: 0, top: 60, width: 160, height: 50 };
const frame = { width: 160, height: 120 };

/** Whether the whole of one rectangle is inside another. */
const holds = (outer: Rect, inner: Rect) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

describe('the figure in a picture', () => {
  test('is found by its edges, not by the background', () => {
    const found = figureIn(aPicture(standing));
    expect(holds(found, standing)).toBe(true);
    expect(found.height).toBeLessThan(standing.height + 4);
  });

  test('is the whole picture where there is only background', () => {
    expect(figureIn(aPicture())).toEqual({ left: 0, top: 0, ...frame });
  });

  test('is no speck', () => {
    const found = figureIn(aPicture({ left: 150, top: 2, width: 3, height: 3 }));
    expect(found).toEqual({ left: 96, top: 0, width: 64, height: 48 });
  });
});

describe.each([
  ['wide', 2.2],
  ['square', 1],
  ['high', 0.75],
])('in a %s box', (_box, aspect) => {
  test.each([
    ['standing', standing],
    ['lying', lying],
  ])('a %s figure is never cut, and fills the box as far as it can', (_figure, figure) => {
    const crop = cropToFigure(figure, frame, aspect);
    expect(crop.width / crop.height).toBeCloseTo(aspect);
    expect(holds(crop, figure)).toBe(true);
    const part = Math.max(figure.width / crop.width, figure.height / crop.height);
    expect(part).toBeGreaterThan(0.8);
  });
});

test('a crop stays in the frame where it fits', () => {
  const crop = cropToFigure({ left: 100, top: 60, width: 60, height: 60 }, frame, 1);
  expect(holds({ left: 0, top: 0, ...frame }, crop)).toBe(true);
});

test('a crop that is higher than the frame reaches beyond its upper edge, not below the floor', () => {
  const crop = cropToFigure(lying, frame, 0.75);
  expect(crop.top).toBeLessThan(0);
  expect(crop.top + crop.height).toBeCloseTo(frame.height);
});

test('a crop that is wider than the frame reaches beyond its sides', () => {
  const crop = cropToFigure(standing, frame, 3);
  expect(crop.left).toBeLessThan(0);
  expect(crop.left + crop.width).toBeGreaterThan(frame.width);
});
