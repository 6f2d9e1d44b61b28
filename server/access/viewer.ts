import type { FastifyRequest } from 'fastify';
import type { Viewer } from './access';

/** The name of the request's decorator that holds the viewer. */
export const viewerDecorator = 'viewer';

/** Returns who sends the request. Only for routes behind `authenticate`. */
export const viewerOf = (request: FastifyRequest): Viewer => request.getDecorator<Viewer>(viewerDecorator);
