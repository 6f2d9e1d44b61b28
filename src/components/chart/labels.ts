/** Where the words of a chart stand, so that none covers another one and none is cut [HI-2]. */

/** Where a word may stand: its point in percent of the plot, and how far its base line is below it in pixels. */
export interface LabelPlace {
  /** In percent of the width. */
  x: number;
  /** In percent of the height, from above. */
  y: number;
  /** In pixels. */
  dy: number;
}

/** A word that is wanted. */
export interface WantedLabel {
  key: string;
  text: string;
  /** In pixels. */
  fontSize: number;
  /** Where it may stand, the best place first. */
  places: readonly LabelPlace[];
}

export interface PlacedLabel extends LabelPlace {
  key: string;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** In pixels from the upper left corner of the plot. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The size of the plot in pixels. */
export interface PlotSize {
  width: number;
  height: number;
}

/** What of the surroundings of the plot a word may use, in pixels: the chart has as much padding. */
export interface Around {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const anchors = ['middle', 'start', 'end'] as const;

/** The mean width of a letter and the heights above and below the base line, as parts of the size of the font. */
const letter = { width: 0.62, above: 0.78, below: 0.22 };

/** The least distance of two words, in pixels. */
const space = 4;

/** The box of a word, in pixels; a little larger than it is. */
export const boxOf = (
  { text, x, y, dy, anchor }: Omit<PlacedLabel, 'key'>,
  fontSize: number,
  { width, height }: PlotSize,
): Box => {
  const long = text.length * fontSize * letter.width;
  const left = (x / 100) * width - { start: 0, middle: long / 2, end: long }[anchor];
  const base = (y / 100) * height + dy;
  return {
    left,
    right: left + long,
    top: base - fontSize * letter.above,
    bottom: base + fontSize * letter.below,
  };
};

/** Whether two boxes are nearer than two words may be. */
export const touch = (one: Box, other: Box): boolean =>
  one.left < other.right + space &&
  other.left < one.right + space &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The box of a point, this far around it. */
export const pointBox = (x: number, y: number, radius: number, { width, height }: PlotSize): Box => {
  const [left, top] = [(x / 100) * width, (y / 100) * height];
  return { left: left - radius, right: left + radius, top: top - radius, bottom: top + radius };
};

/**
 * Chooses where words stand in a plot, or that they are left out. The first of them is always shown. What is free at
 * one width is so at every larger one: each word contains the height of its point, so two of them only move apart.
 *
 * @param wanted the most important first
 * @param points what a word does not cover, except the first one where it has no other place
 */
export const placeLabels = (
  wanted: readonly WantedLabel[],
  size: PlotSize,
  around: Around,
  points: readonly Box[] = [],
): PlacedLabel[] => {
  const placed: { label: PlacedLabel; box: Box }[] = [];
  const isInside = (box: Box) =>
    box.left >= -around.left &&
    box.right <= size.width + around.right &&
    box.top >= -around.top &&
    box.bottom <= size.height + around.bottom;
  for (const { key, text, fontSize, places } of wanted) {
    const candidates = places.flatMap((place) =>
      anchors.map((anchor) => {
        const label = { key, text, ...place, anchor };
        return { label, box: boxOf(label, fontSize, size) };
      }),
    );
    const inside = candidates.filter(({ box }) => isInside(box));
    const free = inside.find(
      ({ box }) => ![...placed.map((other) => other.box), ...points].some((other) => touch(box, other)),
    );
    const chosen = free ?? (placed.length === 0 ? inside[0] : undefined);
    if (chosen) placed.push(chosen);
  }
  return placed.map(({ label }) => label);
};
