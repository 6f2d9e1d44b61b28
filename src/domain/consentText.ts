/** The heading of the paragraph on how to withdraw, for the default text and for what the app shows [CS-1]. */
export const withdrawalHeading = 'Zurücknehmen';

/** The headings of the club's text that the app shows as such, in the order in which they are usual. */
export const consentHeadings = ['Was', 'Wozu', 'Wer sieht es', 'Wie lange', withdrawalHeading] as const;

export type ConsentHeading = (typeof consentHeadings)[number];

export interface ConsentParagraph {
  /** Null for a paragraph that begins with none of them. */
  heading: ConsentHeading | null;
  text: string;
}

const names = consentHeadings.join('|');
const between = new RegExp(`\\n\\s*\\n|\\n(?=(?:${names}):)`);
const headed = new RegExp(`^(${names}):\\s*`);

/**
 * Returns the paragraphs of the club's text [CS-1]. One ends at an empty line, or before a line that begins with a
 * heading, such as 'Wozu: Damit du …'.
 */
export const consentParagraphs = (text: string): ConsentParagraph[] =>
  text
    .replaceAll('\r', '')
    .split(between)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const [beginning, heading] = headed.exec(paragraph) ?? [''];
      return {
        heading: (heading as ConsentHeading | undefined) ?? null,
        text: paragraph.slice(beginning.length),
      };
    });
