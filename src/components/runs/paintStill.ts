import { cropToFigure, figureIn } from './cropToFigure';

/** The size at which the figure is looked for, in pixels. */
const sample = { width: 160, height: 120 };

/**
 * The address of the frame that is shown of a video. The first frames of many videos look alike; at 1.8 s the movement
 * is visible. A shorter video shows its end. Without a seek some browsers paint nothing at all.
 */
export const frameOf = (src: string): string => `${src}#t=1.8`;

const contextOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d', { willReadFrequently: true });

const sampleOf = (video: HTMLVideoElement): ImageData | undefined => {
  const context = contextOf(Object.assign(document.createElement('canvas'), sample));
  context?.drawImage(video, 0, 0, sample.width, sample.height);
  return context?.getImageData(0, 0, sample.width, sample.height);
};

/** The size at which a canvas is shown, in pixels of the screen. */
const shownSize = (canvas: HTMLCanvasElement) => ({
  width: Math.round(canvas.clientWidth * devicePixelRatio),
  height: Math.round(canvas.clientHeight * devicePixelRatio),
});

/**
 * Fills a canvas with the frame of a video, cropped to the figure. Where the frame is too small for the canvas, its
 * outermost pixels go on to the border, so that no seam is seen. Leaves a canvas that is not shown as it is, unless a
 * size is given. Returns whether it painted.
 */
export const paintStill = (
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  { width, height } = shownSize(canvas),
): boolean => {
  const frame = { width: video.videoWidth, height: video.videoHeight };
  const context = contextOf(canvas);
  const pixels = frame.width * width * height > 0 && sampleOf(video);
  if (!context || !pixels) return false;

  const zoom = { x: frame.width / sample.width, y: frame.height / sample.height };
  const found = figureIn(pixels);
  const figure = {
    left: found.left * zoom.x,
    top: found.top * zoom.y,
    width: found.width * zoom.x,
    height: found.height * zoom.y,
  };
  const crop = cropToFigure(figure, frame, width / height);
  const scale = width / crop.width;
  const [left, top] = [-crop.left * scale, -crop.top * scale];
  const [right, bottom] = [left + frame.width * scale, top + frame.height * scale];

  canvas.width = width;
  canvas.height = height;
  context.drawImage(video, left, top, right - left, bottom - top);
  /** Repeats the column of pixels at `from` up to `to`. */
  const column = (from: number, to: number) =>
    context.drawImage(canvas, from, 0, 1, height, Math.min(from, to), 0, Math.abs(to - from), height);
  const row = (from: number, to: number) =>
    context.drawImage(canvas, 0, from, width, 1, 0, Math.min(from, to), width, Math.abs(to - from));
  if (left > 0) column(Math.ceil(left) + 1, 0);
  if (right < width) column(Math.floor(right) - 2, width);
  if (top > 0) row(Math.ceil(top) + 1, 0);
  if (bottom < height) row(Math.floor(bottom) - 2, height);
  return true;
};
