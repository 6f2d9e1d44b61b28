/** The pages of a PDF, by their width and height in points. */
export const pagesOf = (pdf: Buffer): number[][] => {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(sizes.length);
  return sizes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
};

/** A4, in points. */
export const a4 = [595, 842];
