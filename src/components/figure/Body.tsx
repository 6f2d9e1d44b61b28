import styles from './Body.module.css';

/** The limbs: each is an arm of a goniometer, from joint to joint. */
const arms = [
  'M128 146L108 92L112 40',
  'M230 146L250 92L246 40',
  'M128 146H230',
  'M179 136V262',
  'M146 268H212',
  'M146 268L132 374L138 480',
  'M212 268L226 374L220 480',
  'M138 486H116',
  'M220 486H242',
].join('');

/** The half circle of degrees behind the body. */
const degrees = Array.from({ length: 61 }, (_, index) => index * 3);
const [centre, outer] = [{ x: 179, y: 232 }, 174];

const lengthOf = (degree: number): number => {
  if (degree % 30 === 0) return 18;
  return degree % 15 === 0 ? 12 : 7;
};

/** A mannequin of goniometer arms that holds a stick overhead, before the marks of a goniometer. Decorative. */
export function Body() {
  return (
    <svg className={styles.body} viewBox="0 0 358 500" aria-hidden="true">
      <g className={styles.degrees}>
        {degrees.map((degree) => (
          <line
            key={degree}
            data-long={degree % 30 === 0}
            x1={centre.x - outer}
            x2={centre.x - outer + lengthOf(degree)}
            y1={centre.y}
            y2={centre.y}
            transform={`rotate(${degree} ${centre.x} ${centre.y})`}
          />
        ))}
      </g>
      <path className={styles.stick} d="M92 36H266" />
      <circle className={styles.head} cx="179" cy="94" r="26" />
      <path className={styles.arms} d={arms} />
      <path className={styles.scale} d={arms} />
    </svg>
  );
}
