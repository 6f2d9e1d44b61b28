import { Document, isScalar, Scalar, visit } from 'yaml';

/** A line break is the only control character that is written as it is. */
const needsQuotes = (text: string): boolean =>
  /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(text.replaceAll('\n', '')) || /^\s|\s$/.test(text);

/** Writes fields as YAML, always in the same way, so that it is read as the same. */
export const writeYaml = (fields: Readonly<Record<string, unknown>>): string => {
  const document = new Document(fields, { aliasDuplicateObjects: false, version: '1.2' });
  visit(document, {
    Scalar: (_, node) => {
      if (!isScalar(node) || typeof node.value !== 'string') return;
      if (needsQuotes(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ doubleQuotedMinMultiLineLength: 1_000_000, lineWidth: 0, minContentWidth: 0 });
};
