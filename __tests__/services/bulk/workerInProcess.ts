import { MessageChannel } from 'node:worker_threads';
import { createClient } from '../../../src/services/bulk/client';
import type { Reply } from '../../../src/services/bulk/messages';
import { serve } from '../../../src/services/bulk/serve';
import { createSlots } from '../../../src/services/callSlots';
import type { Bulk } from '../../../src/services/ports';
import { checkEachTest } from '../../setup/eachTest';

const channels: MessageChannel[] = [];

checkEachTest(() => {
  for (const { port1 } of channels.splice(0)) port1.close();
});

/**
 * Has `inWorker` do the work for `inPage` over a channel that copies each message, as that between a page and its
 * worker does. `breakDown` ends the worker like an error in its script.
 */
export const workerInProcess = (inWorker: Bulk, inPage: Bulk) => {
  const channel = new MessageChannel();
  channels.push(channel);
  const { port1, port2 } = channel;
  const failing: (() => void)[] = [];
  const sizes: number[] = [];
  serve(inWorker, {
    postMessage: (reply) => {
      if (reply.is === 'rows') sizes.push(JSON.parse(reply.rows).length);
      port2.postMessage(reply);
    },
    addEventListener: (_type, listener) => port2.on('message', (data) => listener({ data } as MessageEvent)),
  });
  const bulk = createClient(
    {
      postMessage: (request) => port1.postMessage(request),
      addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<Reply>) => void) => {
        if (type === 'message') port1.on('message', (data) => listener({ data } as MessageEvent<Reply>));
        else failing.push(listener as () => void);
      },
    },
    inPage,
    createSlots(),
  );
  const breakDown = () => {
    for (const listener of failing) listener();
  };
  return { bulk, breakDown, sizes };
};
