import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How strong a new password must be, from 0 to 4: 2 resists guessing through the limit of sign-ins for years. */
const leastScore = 2;

/** How many characters are looked at. What is strong by then is strong, and more only cost time. */
const longestSample = 32;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of common passwords when the first password is set: few starts of a server need them. */
const openEstimator = (): Promise<ZxcvbnFactory> => {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs }),
  );
  return estimator;
};

/** A name as people make a password of it: as a whole, without blanks, and by its words. */
const waysToWrite = (name: string): string[] => [name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)];

/**
 * Returns whether a password is easy to guess: a common one, a row of keys or digits, or made of one of the names that
 * belong to its owner. Signs between or behind do not make it stronger.
 */
export const isEasyToGuess = async (
  password: string,
  names: readonly (string | null)[],
): Promise<boolean> => {
  const estimate = await openEstimator();
  const known = names.flatMap((name) => (name ? waysToWrite(name) : []));
  const sample = password.slice(0, longestSample);
  const plain = sample.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [sample, plain].some((text) => estimate.check(text, known).score < leastScore);
};
