/** The geometry of the goniometer, in units of its drawing: half a circle from 0 percent at the left to 100. */

/** The middle of the circle. */
export const pivot = { x: 179, y: 176 };

/** A point at this percentage, so far from the middle. */
export const pointAt = (percent: number, radius: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - percent / 100);
  return { x: pivot.x + radius * Math.cos(angle), y: pivot.y - radius * Math.sin(angle) };
};

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The path of a straight line at this percentage, between two distances from the middle. */
export const ray = (percent: number, from: number, to: number): string =>
  `M${written(pointAt(percent, from))}L${written(pointAt(percent, to))}`;

/** The path of the arc from the left end up to this percentage. */
export const arc = (percent: number, radius: number): string =>
  `M${written(pointAt(0, radius))}A${radius} ${radius} 0 0 1 ${written(pointAt(percent, radius))}`;

/** How far the arm swings from the left end, in degrees. */
export const degreesOf = (percent: number): number => percent * 1.8;
