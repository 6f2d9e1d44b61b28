import type { MemberFaults } from '../../domain/memberForm';

/** Moves the focus to the first field of a form that is wrong, if there is one. Of roles it is the first one. */
export const focusFault = (form: HTMLFormElement, faults: MemberFaults): boolean => {
  const [name] = Object.keys(faults);
  if (name === undefined) return false;
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  return true;
};
