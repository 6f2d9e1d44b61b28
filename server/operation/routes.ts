import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import { faultOf } from '../database/faults';
import type { LiveChannel } from '../live/channel';
import type { Lifecycle } from './lifecycle';
import { createMetrics } from './metrics';
import { demandMetricsReader } from './metricsReader';
import { unready } from './refusals';
import { demandWritableTogether } from './writable';

interface OperationDependencies extends Pick<Dependencies, 'db'> {
  config: Pick<Dependencies['config'], 'dataDir' | 'metricsToken'>;
  lifecycle: Lifecycle;
  live: Pick<LiveChannel, 'size'>;
}

/**
 * The calls for the people who run the server. `/health`: the process lives. `/ready`: it takes requests, since a
 * server listens only after its migrations, the database takes what is written, and it is not stopping; otherwise 503.
 * `/metrics`: for Prometheus.
 */
export const operationRoutes = (app: FastifyInstance, dependencies: OperationDependencies): void => {
  const { db, config, lifecycle, live } = dependencies;
  const metrics = createMetrics({ db, dataDir: config.dataDir, live });
  app.addHook('onResponse', metrics.measure);
  app.addHook('onListen', async () => metrics.watchProcess());
  const demandWritable = demandWritableTogether({ db, config });
  const noStore = { 'cache-control': 'no-store' };

  app.get('/health', async (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    await demandWritable().catch((cause: unknown) => {
      throw unready(faultOf(cause), cause);
    });
    // Last, since the stop may come while the database answers.
    if (lifecycle.isStopping) throw unready();
    return reply.headers(noStore).send({ status: 'ok' });
  });

  app.get('/metrics', { onRequest: demandMetricsReader(config.metricsToken) }, async (_request, reply) =>
    reply
      .headers(noStore)
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
};
