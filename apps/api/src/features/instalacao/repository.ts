import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  CODIGO_VALE_MS,
  JANELA_DAS_TENTATIVAS_MS,
  LETRAS_DO_CODIGO,
  TENTATIVAS_AO_TODO,
  TENTATIVAS_POR_ENDERECO,
} from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import { normalizarCodigoDeInstalacao } from '@instrutoria/domain/instalacao/rules/dados-da-instalacao.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { sha256 } from '../../adapters/sha256.ts';
import { contar } from '../../db/attempt-counts.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** Crockford's alphabet: no letter looks like another. */
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function novoCodigo(): string {
  return Array.from(randomBytes(LETRAS_DO_CODIGO), (byte) => LETRAS[byte % LETRAS.length]).join('');
}

export function emGrupos(codigo: string): string {
  return (codigo.match(/.{4}/g) ?? []).join('-');
}

/** Whether there is no administrator, and the assistant never finished. */
export async function instalacaoPendente(db: Executor): Promise<boolean> {
  const { pendente } = await single<{ pendente: boolean }>(
    db,
    sql`
      select not exists (select from professor where tipo = 'administrador')
        and not exists (select from instalacao where concluida_em is not null) as pendente
    `,
  );
  return pendente;
}

/** Invalidates the earlier code. Returns the new one, of which only the hash is stored. */
export async function trocarCodigo(db: Executor, real: Date): Promise<string> {
  const codigo = novoCodigo();
  const expiraEm = new Date(real.getTime() + CODIGO_VALE_MS);
  await run(
    db,
    sql`
      insert into instalacao (id, codigo_sha256, codigo_expira_em) values (1, ${sha256(codigo)}, ${expiraEm})
      on conflict (id) do update set
        codigo_sha256 = excluded.codigo_sha256, codigo_expira_em = excluded.codigo_expira_em
    `,
  );
  return codigo;
}

async function codigoConfere(db: Executor, digitado: string, real: Date): Promise<boolean> {
  const guardado = await one<{ sha: string }>(
    db,
    sql`select codigo_sha256 as sha from instalacao where id = 1 and codigo_expira_em > ${real}`,
  );
  const dado = Buffer.from(sha256(normalizarCodigoDeInstalacao(digitado)));
  const certo = Buffer.from(guardado?.sha ?? '');
  return certo.length === dado.length && timingSafeEqual(certo, dado);
}

interface Tentativa {
  readonly codigo: string;
  readonly endereco: string;
  readonly real: Date;
}

/**
 * Counts only wrong codes, by address and in total, so that strangers' guesses do not lock out the owner of
 * the code: its 160 random bits cannot be guessed. `db` is the pool, so that refused tries stay counted.
 * Throws 422 or 429.
 */
export async function exigirCodigo(db: Executor, { codigo, endereco, real }: Tentativa): Promise<void> {
  if (await codigoConfere(db, codigo, real)) return;
  const limites = [
    [`instalacao:${endereco}`, TENTATIVAS_POR_ENDERECO],
    ['instalacao', TENTATIVAS_AO_TODO],
  ] as const;
  for (const [chave, maximo] of limites) {
    const { contagem, inicio } = await contar(db, chave, real, JANELA_DAS_TENTATIVAS_MS);
    if (contagem <= maximo) continue;
    const retryAfter = (inicio.getTime() + JANELA_DAS_TENTATIVAS_MS - real.getTime()) / 1000;
    throw new DomainError('limite', 'MUITAS_TENTATIVAS', M.muitasTentativas, [], { retryAfter });
  }
  const errado = problema('codigo', 'CODIGO_ERRADO', M.codigoErrado);
  throw new DomainError('invalido', 'CODIGO_ERRADO', M.codigoErrado, [errado]);
}

/** Locks it until the transaction ends, so that of two simultaneous calls the second finds it finished. */
export async function travarInstalacao(db: Executor): Promise<void> {
  await run(db, sql`insert into instalacao (id) values (1) on conflict do nothing`);
  await run(db, sql`select from instalacao where id = 1 for update`);
}

/** For good: nothing opens the assistant again, and the code is deleted. */
export async function marcarConcluida(db: Executor, real: Date): Promise<void> {
  await run(
    db,
    sql`
      insert into instalacao (id, concluida_em) values (1, ${real})
      on conflict (id) do update set concluida_em = coalesce(instalacao.concluida_em, excluded.concluida_em),
        codigo_sha256 = null, codigo_expira_em = null
    `,
  );
}

export async function dispensar(db: Executor, item: string): Promise<void> {
  await travarInstalacao(db);
  await run(
    db,
    sql`
      update instalacao set dispensadas = array_append(dispensadas, ${item}) where id = 1
        and not ${item} = any (dispensadas)
    `,
  );
}
