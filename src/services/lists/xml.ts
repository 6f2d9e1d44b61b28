import { Parser } from 'saxen';
import { Damaged } from './damaged';

/** What happens at the parts of a document, in their order. */
export interface XmlReader {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** The prefixes under which the readers know the elements, as the formats themselves define them. */
const namespaces = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'x',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'x',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
  'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
  'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
  'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
  'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0': 'draw',
};

/**
 * Reads a document from its beginning to its end. It knows no entities but those of XML itself, so a document cannot
 * grow. Throws `Damaged` for what is no XML, or ends too early.
 */
export const readXml = (xml: string, reader: XmlReader): void => {
  const parser = new Parser();
  parser.ns(namespaces);
  parser.on('error', (error) => {
    throw new Damaged(error.message);
  });
  parser.on('openTag', (name, attributes, decode) => {
    let read: Record<string, string> | undefined;
    reader.open(name, (attribute) => {
      read ??= attributes();
      const value = read[attribute];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => reader.close?.(name));
  parser.on('text', (text, decode) => reader.text?.(decode(text)));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.parse(xml);
};
