interface NewPassword {
  password: string;
  repetition: string;
}

/** What is wrong with a new password and its repetition [PA-3 to PA-5]. */
export type PasswordFault = 'passwordMissing' | 'repetitionMissing' | 'different';

/** Returns the faults in the order in which they are shown. Compares the two passwords only if both are filled in. */
export const passwordFaults = ({ password, repetition }: NewPassword): PasswordFault[] => {
  const missing: PasswordFault[] = [];
  if (password.trim() === '') missing.push('passwordMissing');
  if (repetition.trim() === '') missing.push('repetitionMissing');
  if (missing.length > 0) return missing;
  return password === repetition ? [] : ['different'];
};
