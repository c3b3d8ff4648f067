import { createHash, randomBytes } from 'node:crypto';
import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../app.ts';
import { insertAll } from '../rows.ts';
import { dadosDePessoa, type Pessoa, type World } from '../world.ts';

/** People inserted together, because each one alone would cost five statements. */
const LEVA = 12;
/**
 * Runs ANALYZE about once per this many people: autovacuum does not run within a minute, and without
 * statistics each session would scan all of them.
 */
const MUITAS = 240;

type Reserva = Map<string, Pessoa[]>;
const reservas = new WeakMap<World, { readonly unidadeId: Promise<number>; readonly reserva: Reserva }>();

/**
 * A new person, like `novaPessoaComFoto`'s, from a dozen of this type that were inserted together. All of a
 * world's are in one unit.
 */
export async function pessoaDaReserva(t: TestApp, w: World, tipo: TipoDeUsuario): Promise<Pessoa> {
  const { unidadeId, reserva } = reservas.get(w) ?? { unidadeId: w.novaUnidade(), reserva: new Map() };
  reservas.set(w, { unidadeId, reserva });
  // A session is as old as its person, so after a change of the clock others are inserted.
  const chave = `${tipo} ${t.clock.real().getTime()} ${t.clock.agora().getTime()}`;
  const pronta = reserva.get(chave)?.pop();
  if (pronta !== undefined) return pronta;
  const [primeira, ...outras] = await novaLeva(t, tipo, await unidadeId);
  if (primeira === undefined) throw new Error('nobody was written');
  reserva.set(chave, outras);
  return primeira;
}

async function novaLeva({ deps, clock }: TestApp, tipo: TipoDeUsuario, unidadeId: number): Promise<Pessoa[]> {
  const { db } = deps.database;
  const [agora, real] = [clock.agora(), clock.real()];
  const expiraEm = new Date(real.getTime() + SESSAO_MAXIMA_MS);
  const novas = Array.from({ length: LEVA }, () => ({
    ...dadosDePessoa(agora),
    tipo,
    unidadeId,
    foto: `arq_${randomBytes(16).toString('hex')}`,
  }));
  const gravadas = await insertAll(db, 'professor', novas);
  if (gravadas.some(({ id }) => id % MUITAS === 0)) await run(db, sql`analyze professor`);
  const fotos = gravadas.map(({ id, foto }) => ({ id, foto, bytes: Buffer.from(`foto de ${id}`) }));
  for (const { foto, bytes } of fotos) await deps.storage.putBytes(foto, bytes);
  await insertAll(
    db,
    'arquivo',
    fotos.map(({ id, foto, bytes }) => ({
      referencia: foto,
      tipo: 'foto',
      donoId: id,
      mime: 'image/jpeg',
      tamanho: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      vinculo: `professor:${id}`,
      criadoEm: real,
    })),
  );
  const sessoes = await insertAll(
    db,
    'sessao',
    gravadas.map(({ id }) => ({
      professorId: id,
      criadaEm: real,
      ultimoUso: real,
      expiraEm,
      navegador: 'teste',
    })),
  );
  const sessaoDe = new Map(sessoes.map(({ id, professorId }) => [professorId, id]));
  return Promise.all(
    gravadas.map(async ({ id, cpf }) => {
      const sid = sessaoDe.get(id);
      if (sid === undefined) throw new Error('insert returned no row');
      return {
        id,
        tipo,
        cpf,
        sessao: sid,
        token: await deps.tokens.assinar({ sub: id, tipo, sid }, expiraEm),
      };
    }),
  );
}
