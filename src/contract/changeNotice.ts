/** The notice of the live channel that something changed. Only the code of the channel imports this file. */
import * as z from 'zod/mini';

/**
 * The header of SUBSCRIBE that asks for these notices. Without it a subscription gets notifications alone; a server
 * that does not know it ignores it [LC-16].
 */
export const changeNoticeHeader = { name: 'changes', value: 'true' } as const;

/** `GET /changes` has something new for the person. `senderId` is their own id: it says nothing more [LC-16]. */
export const changeNoticeSchema = z.object({
  type: z.literal('CHANGES'),
  senderId: z.int().check(z.positive()),
});

export type ChangeNotice = z.infer<typeof changeNoticeSchema>;
