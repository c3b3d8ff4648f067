import { createVirusScan } from '../adapters/files/virus-scan.ts';
import { createKeyedHash } from '../adapters/keyed-hash.ts';
import { createSeal, type Seal } from '../adapters/mail/seal.ts';
import type { Transporte } from '../adapters/mail/transport.ts';
import { createMetrics } from '../adapters/metrics.ts';
import { createPartes } from '../adapters/part-checks.ts';
import { createTokens } from '../adapters/token.ts';
import { createUptime } from '../adapters/uptime-file.ts';
import type { Deps } from '../context.ts';
import { createPdfRenderer } from '../documents/pdf/renderer.ts';
import { createPlanilhas } from '../documents/planilhas/planilhas.ts';

type Feito =
  | 'keyedHash'
  | 'metrics'
  | 'partes'
  | 'pdf'
  | 'planilhas'
  | 'seal'
  | 'sealOfDoors'
  | 'sealOfKeys'
  | 'sealOfFactors'
  | 'tokens'
  | 'uptime'
  | 'virusScan';

interface Escolhas extends Omit<Deps, Feito> {
  readonly secret: Uint8Array;
  readonly transporte: Transporte;
}

/** Seals the old and new values of a changed contact. */
export function sealOfChanges(secret: Uint8Array): Seal {
  return createSeal(secret, 'mudancas-de-contato');
}

/** Seals the private keys that sign declarations. */
export function sealOfKeys(secret: Uint8Array): Seal {
  return createSeal(secret, 'chave-da-instituicao');
}

/**
 * The dependencies of the use cases, with the parts that differ between the program and test applications as
 * parameters.
 */
export function createDeps({ secret, transporte, ...escolhas }: Escolhas): Deps {
  const { config, database, clock, storage, espaco, log } = escolhas;
  const virusScan = createVirusScan(config.antivirusUrl);
  return {
    ...escolhas,
    tokens: createTokens(secret, () => clock.real()),
    keyedHash: createKeyedHash(secret),
    seal: sealOfChanges(secret),
    sealOfDoors: createSeal(secret, 'contas-da-instituicao'),
    sealOfKeys: sealOfKeys(secret),
    sealOfFactors: createSeal(secret, 'segundo-fator'),
    pdf: createPdfRenderer({ log }),
    planilhas: createPlanilhas(),
    virusScan,
    partes: createPartes({
      banco: database.answers,
      storage,
      transporte,
      virusScan,
      espaco,
      clock,
      log,
    }),
    metrics: createMetrics(),
    uptime: createUptime(config.dataDir),
  };
}
