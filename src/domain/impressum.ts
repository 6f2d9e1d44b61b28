import type { Operator } from '../contract/club';

/** What every Impressum names. */
const always = ['name', 'representedBy', 'address', 'phone', 'email'] as const;

const isBlank = (text: string) => text.trim() === '';

/**
 * Returns what the Impressum lacks [CL-2]. A club in no register needs neither court nor number; one without the other
 * is not enough.
 */
export const missingInImpressum = (operator: Operator): (keyof Operator)[] => {
  const register = (['registerCourt', 'registerNumber'] as const).filter((field) => isBlank(operator[field]));
  return [...always.filter((field) => isBlank(operator[field])), ...(register.length === 1 ? register : [])];
};

/** Whether anybody has said who operates the server. */
export const isOperatorKnown = (operator: Operator): boolean => !isBlank(operator.name);
