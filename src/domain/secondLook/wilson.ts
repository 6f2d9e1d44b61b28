/** The quantile of a normal distribution for 95 %. */
const z = 1.96;

/**
 * Wilson's 95 % interval of a share, from 0 to 1 (Wilson 1927) [ZB-3].
 *
 * @param total at least 1
 */
export const wilsonInterval = (count: number, total: number): [low: number, high: number] => {
  const share = count / total;
  const scale = 1 + z ** 2 / total;
  const middle = (share + z ** 2 / (2 * total)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
