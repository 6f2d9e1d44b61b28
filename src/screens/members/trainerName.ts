import type { Trainer } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { memberTexts } from '../../texts/member';

/** The name of a trainer. The server names only those who can sign in. */
export const trainerName = (trainers: readonly Trainer[], trainerId: number): string => {
  const trainer = trainers.find(({ id }) => id === trainerId);
  return trainer ? fullName(trainer) : memberTexts.trainers.unknown;
};
