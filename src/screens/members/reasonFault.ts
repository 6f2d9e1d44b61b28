import { maxReason } from '../../domain/reason';
import { memberTexts } from '../../texts/member';

const { reason: texts } = memberTexts;

/** Returns what is wrong with the reason why something is done for a member [LV-4]. */
export const reasonFault = (reason: string): string | undefined => {
  const length = reason.trim().length;
  if (length === 0) return texts.missing;
  return length > maxReason ? texts.long(maxReason) : undefined;
};
