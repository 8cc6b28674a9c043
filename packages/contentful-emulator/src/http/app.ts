import type { Server } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults';
import type { View } from '../types';

export type App = FastifyInstance<Server>;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** The tokens that open each view. The preview token also tells the server that drafts are wanted. */
export type Tokens = {
  delivery: string;
  preview: string | undefined;
  management: string | undefined;
};

export type HttpContext = { tokens: Tokens; faults: Faults; log: (line: string) => void };

/** A server's answer with its view decided by the token. */
export type Answer = (view: View, request: Request) => object;
