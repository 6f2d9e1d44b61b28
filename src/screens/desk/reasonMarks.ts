import type { IconName } from '../../components/status/Icon';
import type { Reason, ReasonKind } from '../../domain/desk/reasons';

/** The icon of each kind of reason [DE-2]. */
export const reasonMarks: Record<ReasonKind, IconName> = {
  pain: 'pain',
  message: 'chat',
  unassigned: 'screening',
  due: 'due',
  idle: 'calendar',
  plan: 'training',
  feedback: 'feedback',
  invited: 'mail',
  guardian: 'document',
  forgotten: 'clock',
};

/** Pain alone is red. News are no fault of anybody; everything else waits for the trainer. */
export const toneOf = (reason: Reason): 'problem' | 'news' | 'waiting' => {
  if (reason.kind === 'pain') return 'problem';
  return reason.kind === 'invited' || (reason.kind === 'message' && !reason.isRefused) ? 'news' : 'waiting';
};
