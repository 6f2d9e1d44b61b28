import type { Operator } from '../../contract/club';
import { filledIn, inOneLine, missingInTexts, operatorFacts } from '../../domain/legalText';
import { impressumTexts } from '../../texts/impressum';

/** A part of the page: paragraphs by the heading of their section. */
interface Part {
  id: string;
  title: string;
  sections: Readonly<Record<string, readonly string[]>>;
}

/** Whether something is left that the operator must fill in [CL-2]; null: nobody has said who that is. */
export const hasOpenFields = (operator: Operator | null): boolean => {
  const texts = impressumTexts.parts.flatMap(({ sections }) => Object.values(sections).flat());
  return operator === null || missingInTexts(texts, operator).length > 0;
};

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
  const facts = operatorFacts(operator);
  return parts.map(({ id, title, sections }) => {
    const all: Part['sections'] = { ...sections, ...(id === 'anbieter' && furtherSections(operator)) };
    const filled = Object.entries(all).map(([heading, paragraphs]) => [
      heading,
      paragraphs.map((paragraph) => filledIn(paragraph, facts)),
    ]);
    return { id, title, sections: Object.fromEntries(filled) };
  });
};
