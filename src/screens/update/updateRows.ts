import { type UpdateState, type UpdateTopic, updateTopics } from '../../../store/update/slice';
import type { UpdateRow } from '../../components/list/UpdateList';
import { updateTexts } from '../../texts/update';

const order: readonly (UpdateTopic | null)[] = updateTopics;

/** The topics of the update in their order, each with its state and its line in the log [UP-3]. */
export const updateRows = ({ status, currentTopic, entries }: UpdateState): UpdateRow[] => {
  const hasFailed = status === 'failed';
  // A failure before the first topic is shown at the first topic.
  const current = currentTopic ?? (hasFailed ? updateTopics[0] : null);
  const reached = order.indexOf(current);

  return updateTopics.map((topic, index) => {
    const isFailing = hasFailed && index === reached;
    const texts = entries
      .filter((entry) => entry.topic === topic || (isFailing && entry.topic === 'Error'))
      .map(({ text }) => text);
    return {
      topic: updateTexts.topics[topic],
      state: stateOf(index, reached, status),
      text: texts.length === 0 ? undefined : texts.join(' '),
    };
  });
};

const stateOf = (index: number, reached: number, status: UpdateState['status']): UpdateRow['state'] => {
  if (index > reached) return 'waits';
  if (index < reached || status === 'succeeded') return 'done';
  return status === 'failed' ? 'failed' : 'runs';
};
