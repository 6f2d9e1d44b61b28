import { useMemo } from 'react';
import { encode } from 'uqr';

/** White modules around the code, without which scanners do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** Each run of dark modules in a row as one rectangle: 'M4 4h7v1h-7z…'. */
const pathOf = (rows: readonly boolean[][]): string =>
  rows
    .map((row, y) => {
      const runs = row.map((isDark) => (isDark ? '#' : ' ')).join('');
      return [...runs.matchAll(/#+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');

/** A text as QR code, black on white in both colour schemes, as large as its place. `label` is its name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietZone });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
