import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type onRouteHookHandler } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler } from 'fastify-type-provider-zod';
import { checkConsent } from './access/demandConsent';
import { viewerDecorator } from './access/viewer';
import { accountRoutes } from './account/routes';
import { assignmentRoutes } from './assignments/routes';
import { changeRoutes } from './changes/routes';
import { chatRoutes } from './chat/routes';
import { clipRoutes } from './clips/routes';
import { clubRoutes, openClubRoutes } from './club/routes';
import type { Dependencies } from './config/dependencies';
import { consentRoutes } from './consent/routes';
import { contentRoutes } from './content/routes';
import { isDemo } from './demo/isDemo';
import { isOfferedAccount } from './demo/isOfferedAccount';
import { exerciseRoutes } from './exercise/routes';
import { featureRoutes } from './features/routes';
import { feedbackRoutes } from './feedback/routes';
import { guardianRoutes } from './guardian/routes';
import { KeptErrors } from './health/keptErrors';
import { healthRoutes } from './health/routes';
import { checkBeforeBody, checkDepth } from './http/bodies';
import { answerClientError } from './http/clientError';
import { compressAnswers } from './http/compressed';
import { answerError } from './http/errorHandler';
import { notFound } from './http/errors';
import { tagAnswer } from './http/etag';
import { bodyLimit } from './http/limits';
import { servePages } from './http/pages';
import { setSecurityHeaders } from './http/securityHeaders';
import { checkTexts } from './http/texts';
import { timeOptions } from './http/timeLimits';
import { checkInput } from './http/validator';
import { checkXsrf } from './http/xsrf';
import { createMailing, type Mailing } from './invitation/mailing';
import { invitationRoutes } from './invitation/routes';
import { keepingRoutes } from './keeping/routes';
import type { Live } from './live/live';
import { createMails, type Mails } from './mail/mails';
import { watchMails } from './mail/watched';
import { erasureRoutes } from './members/erasureRoutes';
import { wakeConfirmed } from './members/resting';
import { memberRoutes } from './members/routes';
import { myAccountRoutes } from './myAccount/routes';
import { noteRoutes } from './notes/routes';
import { notificationRoutes } from './notifications/routes';
import { serveLiveChannel } from './notifications/serveLive';
import { documentOptions } from './openapi/document';
import { openApiRoutes } from './openapi/routes';
import { followRequests } from './operation/followRequests';
import { Lifecycle } from './operation/lifecycle';
import { logOptions } from './operation/log';
import { operationRoutes } from './operation/routes';
import { ownDataRoutes } from './ownData/routes';
import { painRoutes } from './pain/routes';
import { planRoutes } from './plan/routes';
import { runRoutes } from './runs/routes';
import { sampleRoutes } from './samples/routes';
import { screeningRoutes } from './screening/routes';
import { AgreementCounter } from './secondLook/counter';
import { secondLookRoutes } from './secondLook/routes';
import { authenticate } from './session/authenticate';
import { noteLastUse } from './session/lastUse';
import { authRoutes } from './session/routes';
import { setupRoutes } from './setup/routes';
import { userRoutes } from './users/routes';
import { openVideos } from './videos/openVideos';
import { videoRoutes } from './videos/routes';
import type { Videos } from './videos/video';
import { withdrawalRoutes } from './withdrawal/routes';
import { withdrawAsGuardian } from './withdrawal/withdrawals';

/** What the calls have in common that is made for this app. */
interface Shared extends Dependencies {
  live: Live;
  mails: Mails;
  mailing: Mailing;
  videos: Videos;
  keptErrors: KeptErrors;
  agreement: AgreementCounter;
}

/** The calls that need a sign-in. */
const signedInRoutes =
  (dependencies: Shared): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now, live, videos } = dependencies;
    app.decorateRequest(viewerDecorator, null);
    app.addHook('onRequest', authenticate(db, now));
    app.addHook('onRequest', checkXsrf);
    app.addHook('onRequest', checkConsent);
    app.addHook('preValidation', checkTexts);
    app.addHook('onSend', tagAnswer);
    app.addHook('onResponse', noteLastUse(db, now));
    await compressAnswers(app);
    const isOffered = isOfferedAccount(dependencies.config);
    memberRoutes(app, dependencies);
    erasureRoutes(app, dependencies);
    keepingRoutes(app, dependencies);
    consentRoutes(app, dependencies);
    withdrawalRoutes(app, { ...dependencies, isOffered });
    clubRoutes(app, dependencies);
    healthRoutes(app, dependencies);
    myAccountRoutes(app, { ...dependencies, isOffered });
    userRoutes(app, db);
    screeningRoutes(app, db);
    assignmentRoutes(app, { db, now, live });
    noteRoutes(app, { db, live });
    planRoutes(app, { db, now, live });
    runRoutes(app, { db, now });
    secondLookRoutes(app, dependencies);
    exerciseRoutes(app, db);
    contentRoutes(app, { db, now });
    sampleRoutes(app, dependencies);
    feedbackRoutes(app, db);
    painRoutes(app, db);
    chatRoutes(app, { db, now, live });
    notificationRoutes(app, { db, live });
    changeRoutes(app, dependencies);
    videoRoutes(app, videos);
    clipRoutes(app, dependencies);
    ownDataRoutes(app, dependencies);
  };

/** The calls that need no sign-in. */
const openRoutes =
  (dependencies: Shared): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', checkXsrf);
    app.addHook('preValidation', checkTexts);
    app.addHook('onSend', tagAnswer);
    accountRoutes(app, dependencies);
    authRoutes(app, dependencies);
    featureRoutes(app, dependencies);
    openClubRoutes(app, dependencies);
    setupRoutes(app, dependencies);
    invitationRoutes(app, dependencies);
    const withdraw = withdrawAsGuardian(isOfferedAccount(dependencies.config));
    guardianRoutes(app, { ...dependencies, membership: { withdraw, wakeConfirmed } });
  };

/** Mails are sent while the server listens. */
const openMailing = (app: FastifyInstance, dependencies: Dependencies & { mails: Mails }): Mailing => {
  const mailing = createMailing(dependencies, app.log);
  // Only now: a second server on the same folder, whose port is taken, must not send them, too.
  app.addHook('onListen', async () => void mailing.start());
  app.addHook('preClose', () => mailing.stop());
  return mailing;
};

const answerNotFound = async () => {
  throw notFound('Diese Adresse');
};

interface AppDependencies extends Dependencies {
  /** Follows the stop of a server that listens. */
  lifecycle?: Lifecycle | undefined;
}

/** Who else learns what the server does. */
interface Watchers {
  /** Takes the log in place of the standard output. */
  logTo?: { write(line: string): void };
  /** Is told of each route. */
  onRoute?: onRouteHookHandler;
}

/**
 * Builds the server without listening: the API at `/api`, the calls for its operation, and the app at `/` when
 * `distDir` exists.
 */
export const buildApp = async (
  dependencies: AppDependencies,
  { logTo, onRoute }: Watchers = {},
): Promise<FastifyInstance> => {
  const { distDir, logLevel, timeLimits, trustProxy } = dependencies.config;
  const { lifecycle = new Lifecycle() } = dependencies;
  const keptErrors = new KeptErrors();
  const app = Fastify({
    bodyLimit,
    trustProxy,
    ...logOptions(logLevel, { keptErrors, stream: logTo }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 255 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // Requests on connections that are still open are answered during a stop, too.
    return503OnClosing: false,
    ...timeOptions(timeLimits),
  });
  app.setValidatorCompiler(checkInput);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  if (onRoute) app.addHook('onRoute', onRoute);
  followRequests(app, lifecycle);
  await app.register(cookie);
  app.addHook('onRequest', setSecurityHeaders);
  app.addHook('onRequest', checkBeforeBody);
  app.addHook('preValidation', checkDepth);
  await app.register(swagger, documentOptions);
  const live = await serveLiveChannel(app, dependencies);
  await app.register(openApiRoutes, { prefix: '/api' });
  operationRoutes(app, { ...dependencies, lifecycle, live });
  const mails = createMails(dependencies.config.publicUrl);
  const sendMail = watchMails(dependencies.sendMail, { ...dependencies, log: app.log });
  const mailing = openMailing(app, { ...dependencies, sendMail, mails });
  const videos = openVideos(dependencies.db, dependencies.config.dataDir);
  const agreement = new AgreementCounter(dependencies.db, dependencies.now);
  const shared = { ...dependencies, sendMail, live, mails, mailing, videos, keptErrors, agreement };
  await app.register(openRoutes(shared), { prefix: '/api' });
  await app.register(signedInRoutes(shared), { prefix: '/api' });
  if (existsSync(distDir)) await servePages(app, distDir, () => isDemo(dependencies));
  else app.setNotFoundHandler(answerNotFound);
  return app;
};
