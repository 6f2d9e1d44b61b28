/** A rectangle of a picture, in its pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Rect, 'width' | 'height'>;
type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The difference of two neighbouring pixels, over red, green and blue, from which on they are an edge. */
const edge = 28;
/** The least part of the picture that counts as a figure: a smaller one is noise. */
const least = 0.4;
/** The space around a figure, as a part of its longer side. */
const space = 0.08;

const difference = ({ data }: Pixels, one: number, other: number): number => {
  let sum = 0;
  for (let colour = 0; colour < 3; colour += 1)
    sum += Math.abs((data[one * 4 + colour] ?? 0) - (data[other * 4 + colour] ?? 0));
  return sum;
};

/**
 * A rectangle of this size around the middle of another, moved into the frame. What is too high reaches beyond the
 * upper edge, because the floor is at the lower one; what is too wide reaches beyond both sides.
 */
const around = ({ left, top, width, height }: Rect, size: Size, frame: Size): Rect => {
  const [right, bottom] = [frame.width - size.width, frame.height - size.height];
  const middle = left + (width - size.width) / 2;
  return {
    left: Math.min(Math.max(middle, Math.min(0, right)), Math.max(0, right)),
    top: Math.min(Math.max(top + (height - size.height) / 2, 0), bottom),
    ...size,
  };
};

/**
 * Finds the figure in a picture: the smallest rectangle with all edges in it. A plain background has no edges, also
 * where it fades. A picture without edges, or with edges everywhere, is all figure.
 */
export const figureIn = (pixels: Pixels): Rect => {
  const { width, height } = pixels;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const place = y * width + x;
      const isEdge =
        difference(pixels, place, place + 1) > edge || difference(pixels, place, place + width) > edge;
      if (!isEdge) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 2);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 2);
    }
  }
  if (right === 0) return { left: 0, top: 0, width, height };
  const found = { left, top, width: right - left, height: bottom - top };
  const size = {
    width: Math.max(found.width, width * least),
    height: Math.max(found.height, height * least),
  };
  return around(found, size, pixels);
};

/**
 * Returns the part of a frame that shows the whole figure in a box of this aspect (width by height). The part reaches
 * beyond the frame where the frame is too narrow or too low for the box.
 */
export const cropToFigure = (figure: Rect, frame: Size, aspect: number): Rect => {
  const margin = 2 * space * Math.max(figure.width, figure.height);
  const width = Math.min(figure.width + margin, frame.width);
  const height = Math.min(figure.height + margin, frame.height);
  const size = { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) };
  return around(figure, size, frame);
};
