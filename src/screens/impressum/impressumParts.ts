import type { Operator } from '../../contract/club';
import { impressumTexts } from '../../texts/impressum';

/** A part of the page: paragraphs by the heading of their section. */
interface Part {
  id: string;
  title: string;
  sections: Readonly<Record<string, readonly string[]>>;
}

/** What the operator's data say, by what stands in brackets in the template. */
const saidBy: Readonly<Record<string, (operator: Operator) => string>> = {
  '[Name des Betreibers]': ({ name }) => name,
  '[Straße und Hausnummer], [Postleitzahl und Ort]': ({ address }) => address,
  '[Name der vertretungsberechtigten Person]': ({ representedBy }) => representedBy,
  '[Telefonnummer]': ({ phone }) => phone,
  '[E-Mail-Adresse]': ({ email }) => email,
};

/** A text of several lines, such as an address, in one. */
const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** Fills in what the operator has said. Where nothing was said, the brackets stay. */
const filledIn = (paragraph: string, operator: Operator): string =>
  Object.entries(saidBy).reduce(
    (text, [bracket, said]) => text.replaceAll(bracket, () => inOneLine(said(operator)) || bracket),
    paragraph,
  );

/** Whether something is left that the operator must fill in [CL-2]. */
export const hasOpenFields = (parts: readonly Part[]): boolean =>
  parts.some(({ sections }) =>
    Object.values(sections)
      .flat()
      .some((paragraph) => paragraph.includes('[')),
  );

/** What only some operators have. */
const furtherSections = ({ registerCourt, registerNumber, dataProtectionOfficer }: Operator) => {
  const register = [registerCourt, registerNumber].map(inOneLine).filter(Boolean);
  const officer = inOneLine(dataProtectionOfficer);
  return {
    ...(register.length > 0 && { [impressumTexts.register]: [register.join(', ')] }),
    ...(officer && { [impressumTexts.officer]: [officer] }),
  };
};

/** Returns the parts with the operator's data [CL-2]; the template as it is for null. */
export const impressumParts = (operator: Operator | null): readonly Part[] => {
  const { parts } = impressumTexts;
  if (!operator) return parts;
  return parts.map(({ id, title, sections }) => {
    const all: Part['sections'] = { ...sections, ...(id === 'anbieter' && furtherSections(operator)) };
    const filled = Object.entries(all).map(([heading, paragraphs]) => [
      heading,
      paragraphs.map((paragraph) => filledIn(paragraph, operator)),
    ]);
    return { id, title, sections: Object.fromEntries(filled) };
  });
};
