/** The script of the worker that reads one list. */
import type { ListReply, ListRequest } from './messages';
import { readList } from './readList';

const answer = (reply: ListReply) => postMessage(reply);

addEventListener('message', ({ data: { bytes, year } }: MessageEvent<ListRequest>) =>
  answer({ is: 'read', read: readList(bytes, year) }),
);
answer({ is: 'ready' });
