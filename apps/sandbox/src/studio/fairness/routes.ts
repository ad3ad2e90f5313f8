import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Session } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';
import type { GameTheme } from '../theme.ts';
import type { Proofs } from './proofs.ts';
import {
  clientSeedBody,
  type DrawnAnswer,
  type FlightProof,
  type ProofAnswer,
  type ProofKind,
  type RulesList,
  rotateBody,
  type SeedsAnswer,
} from './protocol.ts';
import type { RulesStore } from './rules-store.ts';
import { type SeedStore, type SeedsInUse, seedOwnerOf } from './seed-store.ts';

export type FairnessOptions = {
  readonly seeds: SeedStore;
  readonly rules: RulesStore;
  readonly proofs: Proofs;
  readonly themes: readonly GameTheme[];
};

type Access = {
  /** The session of a request's bearer. */
  readonly enter: (request: FastifyRequest) => Session;
  /** Bounds how often anybody may call. @throws StudioFailure `too-many-requests` */
  readonly admit: (request: FastifyRequest) => void;
  readonly parse: <T extends z.ZodType>(schema: T, body: unknown) => z.infer<T>;
};

/** Pairs told at once. */
const PAGE = 20;

const pairsQuery = z.strictObject({ behind: z.string().length(64).optional() });
const roundsQuery = z.strictObject({ below: z.coerce.number().int().nonnegative().optional() });

/** A player's seeds, and what proves a round; `protocol.ts` says what each call takes and answers. */
export function registerFairness(
  app: FastifyInstance,
  { seeds, rules, proofs, themes }: FairnessOptions,
  { enter, admit, parse }: Access,
): void {
  const told = (owner: string, inUse: SeedsInUse, behind: string | null = null): SeedsAnswer => {
    const revealed = seeds.revealed(owner, behind, PAGE + 1);
    return {
      inUse,
      revealed: revealed.slice(0, PAGE).map((pair) => ({
        ...pair,
        revealedAt: new Date(pair.revealedAt).toISOString(),
      })),
      more: revealed.length > PAGE,
    };
  };

  app.get('/seeds', async (request): Promise<SeedsAnswer> => {
    const owner = seedOwnerOf(enter(request));
    const { behind } = parse(pairsQuery, request.query);
    return told(owner, seeds.inUse(owner), behind);
  });

  app.post('/seeds/client', async (request): Promise<SeedsAnswer> => {
    const owner = seedOwnerOf(enter(request));
    const { clientSeed } = parse(clientSeedBody, request.body);
    return told(owner, seeds.setClientSeed(owner, clientSeed));
  });

  app.post('/seeds/rotate', async (request): Promise<SeedsAnswer> => {
    const owner = seedOwnerOf(enter(request));
    const { serverSeedHash, clientSeed } = parse(rotateBody, request.body);
    return told(owner, seeds.rotate(owner, serverSeedHash, clientSeed));
  });

  app.get<{ Params: { hash: string } }>(
    '/seeds/:hash/rounds',
    async (request): Promise<DrawnAnswer> => {
      const owner = seedOwnerOf(enter(request));
      const { below } = parse(roundsQuery, request.query);
      return proofs.drawnWith(owner, request.params.hash, below ?? Number.MAX_SAFE_INTEGER);
    },
  );

  app.get<{ Params: { id: string } }>('/proofs/:id/kind', async (request): Promise<ProofKind> => {
    admit(request);
    return proofs.kindOf(request.params.id);
  });

  app.get<{ Params: { id: string } }>('/proofs/:id', async (request): Promise<ProofAnswer> => {
    admit(request);
    return proofs.find(request.params.id);
  });

  app.get<{ Params: { id: string } }>(
    '/proofs/:id/flight',
    async (request): Promise<FlightProof> => {
      admit(request);
      return proofs.findFlight(request.params.id);
    },
  );

  app.get('/rules', async (request): Promise<RulesList> => {
    admit(request);
    return themes.map((theme) => ({ id: theme.id, name: theme.name, version: rules.keep(theme) }));
  });

  app.get<{ Params: { version: string } }>('/rules/:version', async (request) => {
    admit(request);
    const found = rules.find(request.params.version);
    if (!found) throw new StudioFailure('not-found');
    return found;
  });
}
