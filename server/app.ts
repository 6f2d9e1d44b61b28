import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createRecoveryLimit, createSignInLimit } from './auth/attemptLimit';
import { authenticate, viewerDecorator } from './auth/authenticate';
import type { Passwords } from './auth/passwords';
import type { Notify } from './chat/sendMessage';
import type { Clock } from './clock';
import type { ServerConfig } from './config';
import type { Database } from './database/tables';
import { notFound } from './errors';
import { answerError } from './http/errorHandler';
import { tagAnswer } from './http/etag';
import { servePages } from './http/pages';
import { securityHeaders } from './http/securityHeaders';
import { checkXsrf } from './http/xsrf';
import { serveLiveChannel } from './live/serve';
import type { SendMail } from './mail/mailer';
import { createMails } from './mail/mails';
import { accountRoutes } from './routes/accounts';
import { authRoutes } from './routes/auth';
import { chatRoutes } from './routes/chat';
import { contactRoutes } from './routes/contacts';
import { exerciseRunRoutes } from './routes/exerciseRuns';
import { exerciseRoutes } from './routes/exercises';
import { featureRoutes } from './routes/features';
import { feedbackRoutes } from './routes/feedback';
import { bodyLimit } from './routes/limits';
import { noteRoutes } from './routes/notes';
import { notificationRoutes } from './routes/notifications';
import { screeningRunRoutes } from './routes/screeningRuns';
import { screeningRoutes } from './routes/screenings';
import { userRoutes } from './routes/users';
import { videoRoutes } from './routes/videos';
import type { Timers } from './timers';
import { openVideoFolder } from './videos/videoFolder';

export interface AppDependencies {
  db: Database;
  passwords: Passwords;
  sendMail: SendMail;
  now: Clock;
  timers: Timers;
  config: Pick<ServerConfig, 'dataDir' | 'distDir' | 'logLevel' | 'publicUrl'>;
}

/** Everything behind the sign-in. */
const signedInRoutes =
  ({ db, now, config }: AppDependencies, notify: Notify): FastifyPluginAsyncZod =>
  async (app) => {
    app.decorateRequest(viewerDecorator, null);
    app.addHook('onRequest', authenticate(db, now));
    app.addHook('onRequest', checkXsrf);
    app.addHook('onSend', tagAnswer);
    await app.register(userRoutes(db));
    await app.register(featureRoutes);
    await app.register(screeningRoutes(db));
    await app.register(noteRoutes(db));
    await app.register(screeningRunRoutes(db));
    await app.register(exerciseRoutes(db));
    await app.register(exerciseRunRoutes(db));
    await app.register(feedbackRoutes(db));
    await app.register(contactRoutes(db));
    await app.register(chatRoutes({ db, now, notify }));
    await app.register(notificationRoutes(db));
    await app.register(videoRoutes(openVideoFolder(join(config.dataDir, 'videos'))));
  };

/** The calls that need no sign-in. */
const openRoutes =
  ({ db, passwords, sendMail, now, config }: AppDependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', checkXsrf);
    const accounts = { db, passwords, mails: createMails(config.publicUrl), sendMail, now };
    await app.register(accountRoutes(accounts, createRecoveryLimit(now)));
    await app.register(authRoutes({ db, passwords, signInLimit: createSignInLimit(now), now }));
  };

const answerNotFound = async () => {
  throw notFound('Diese Adresse');
};

/** The whole server, not listening yet: the API at `/api`, and the app at `/` when it has been built. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { distDir, logLevel } = dependencies.config;
  const app = Fastify({
    bodyLimit,
    logger: { level: logLevel },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await app.register(helmet, securityHeaders);
  const { notify } = await serveLiveChannel(app, dependencies);
  await app.register(openRoutes(dependencies), { prefix: '/api' });
  await app.register(signedInRoutes(dependencies, notify), { prefix: '/api' });
  if (existsSync(distDir)) await servePages(app, distDir);
  else app.setNotFoundHandler(answerNotFound);
  return app;
};
