/** Moves the focus to the field of a form with this name, or to the first of several. */
export const focusField = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** Moves the focus to the first field that is wrong, by the names of the faults. Returns whether there is one. */
export const focusFault = (form: HTMLFormElement, faults: object): boolean => {
  const [name] = Object.keys(faults);
  if (name !== undefined) focusField(form, name);
  return name !== undefined;
};
