import type { FastifyInstance } from 'fastify';
import { videoPath } from '../../src/contract/calls';
import type { ErrorBody } from '../../src/contract/schemas';
import { ApiError } from '../../src/domain/errors';
import type { Http, Network } from '../../src/services/ports';
import { readAnswer } from '../../src/services/readAnswer';
import { inject } from '../contract/serverContract/inject';
import type { ServerRequest } from './serverCalls';

const unreachable = () => new ApiError('unreachable', 'The network failed.');

/** The connections of all tabs of a test to the real server, in one process and without a socket. */
export class RealNet {
  /** The requests under way. While there are some, time must not pass: the server works in real time. */
  inFlight = 0;
  /** The server; none while it is down. */
  app: Pick<FastifyInstance, 'inject'> | null = null;

  /** The connection of a tab. It is unreachable without a network, and while the server is down. */
  httpOf(network: Network): Http {
    return {
      send: async (call, token, signal) => {
        const { method, path, body } = call;
        const answer = await this.carry({ method, path, body, token }, signal, network);
        return readAnswer(call, JSON.stringify(answer));
      },
      downloadVideo: async (fileName, token, signal) => {
        const request = { method: 'GET', path: videoPath(fileName), token } as const;
        return (await this.carry(request, signal, network)) as Blob;
      },
      downloadFile: async (path, token, signal) =>
        (await this.carry({ method: 'GET', path, token }, signal, network)) as Blob,
    };
  }

  private async carry(request: ServerRequest, signal: AbortSignal, network: Network): Promise<unknown> {
    if (!this.app || !network.isOnline() || signal.aborted) throw unreachable();
    this.inFlight += 1;
    try {
      const { status, body } = await inject(this.app, request);
      if (signal.aborted) throw unreachable();
      if (status !== 200) throw new ApiError('status', (body as ErrorBody).message, status, null, body);
      return body;
    } finally {
      this.inFlight -= 1;
    }
  }
}
