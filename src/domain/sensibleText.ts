/**
 * What a word with more than ASCII cannot be: the marks of a text that was read in the wrong encoding [MB-13]. Made
 * when they are needed: the classes of letters take the browser some milliseconds, and the code is loaded long before.
 */
const marksOfWrongEncoding = (): readonly RegExp[] => [
  // What no encoding has a sign for, and signs that only look like letters.
  /[\u0080-\u009f\ufffdªºµƒﬁﬂ]/u,
  // A sign at a letter, but for an apostrophe or a dash between two letters.
  /[\p{L}\p{M}](?![’‘´–—][\p{L}])[^\p{L}\p{M}\p{Nd}\p{Cf}\u00a0\u2010\u2011\0-\u007f]/u,
  /(?<![\p{L}\p{M}])[^\p{L}\p{M}\p{Nd}\p{Cf}\u00a0\u2010\u2011\0-\u007f][\p{L}\p{M}]/u,
  // A capital after a small letter, or among small letters, and a small letter among capitals.
  /\p{Ll}[^\P{Lu}A-Z]/u,
  /\p{L}[^\P{Lu}A-Z]\p{Ll}/u,
  /\p{Lu}[^\P{Ll}a-zß]\p{Lu}/u,
  // Two scripts in a row.
  /\p{Script=Latin}\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}/u,
];

/** A word of which a part is not ASCII. */
const word = /[^\s;,|"]*[^\0-\u007f\s][^\s;,|"]*/gu;

let insensible: readonly RegExp[] | undefined;

const isInsensible = (one: string): boolean => {
  insensible ??= marksOfWrongEncoding();
  return insensible.some((fault) => fault.test(one));
};

/** Whether a text has no word that only a wrong encoding makes [MB-13]. */
export const isSensible = (text: string): boolean => {
  const words = new Set(text.normalize().match(word) ?? []);
  return ![...words].some(isInsensible);
};

/** What a name of a person is made of, in any script. */
const nameForm = /^(?:[(\p{L}]|['’‘](?=\p{Ll}))(?:[\p{L}\p{M} .,'’‘`´()/&–-]|\u200c|\u200d)*$/u;

/** Whether a name of a person has only signs that such a name has. */
export const isUsualName = (name: string): boolean => nameForm.test(name) && isSensible(name);

/** Whether the name of a team has no signs of a wrong encoding, of a lost letter, or of a formula. */
export const isUsualTeam = (team: string): boolean =>
  isSensible(team) && !/^[=+@]|\p{L}\?|\?\p{L}/u.test(team);
