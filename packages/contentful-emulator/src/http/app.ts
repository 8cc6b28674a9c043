import type { Server } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults';
import type { View } from '../types';

export type App = FastifyInstance<Server>;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** Access tokens. The emulator has one host, so the token selects the delivery or the preview API. */
export type Tokens = {
  delivery: string;
  preview: string | undefined;
  management: string | undefined;
};

/** State that all routes share. */
export type HttpContext = { tokens: Tokens; faults: Faults; log: (line: string) => void };

/** Returns the response body of a delivery API request. The access token determines the view. */
export type DeliveryHandler = (view: View, request: Request) => object;
