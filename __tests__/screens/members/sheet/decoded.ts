import jsQR from 'jsqr';

/** Pixels of a module, as a printer or a screen would draw it. */
const scale = 4;

/** Returns what a scanner reads from an SVG of rectangles, such as 'M4 4h7v1h-7z', on white. Null for no code. */
export const decoded = (svg: string): string | null => {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const path = / d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const darken = (x: number, y: number) => pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < Number(width) * scale; column += 1) {
        darken(Number(x) * scale + column, Number(y) * scale + row);
      }
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
};
