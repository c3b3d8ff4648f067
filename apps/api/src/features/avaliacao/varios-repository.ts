import type { AndamentoDeVarios, Dada } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { type AprovacaoGuardada, SEM_PONTUACOES } from '@instrutoria/domain/avaliacao/types.ts';
import type { NotasDadas } from '@instrutoria/domain/barema/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, json, type Sql, sql, values } from '../../db/sql.ts';

interface DesignacaoLida {
  readonly designacaoId: number;
  readonly versao: number;
  readonly avaliadorId: number;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly notas: NotasDadas | null;
  readonly parecer: string;
}

const DESIGNACAO = sql`id as "designacaoId", versao, avaliador_id as "avaliadorId", aceito, ja_foi_avaliado, notas,
  parecer`;

/** One evaluator's assignment in the shape of an approval. */
function comoAprovacao(aprovacao: AprovacaoGuardada, lida: DesignacaoLida | null): AprovacaoGuardada | null {
  return lida === null ? null : { ...aprovacao, ...SEM_PONTUACOES, ...lida };
}

/** Reads it under the lock of its approval, which every act on one of them takes first. */
export async function acharDesignacao(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  avaliadorId: number,
): Promise<AprovacaoGuardada | null> {
  const lida = await one<DesignacaoLida>(
    db,
    sql`select ${DESIGNACAO} from designacao
      where aprovacao_id = ${aprovacao.id} and avaliador_id = ${avaliadorId}`,
  );
  return comoAprovacao(aprovacao, lida);
}

/** null when this person already has one in this project. */
export async function inserirDesignacao(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  avaliadorId: number,
  agora: Date,
): Promise<AprovacaoGuardada | null> {
  const nova = { aprovacaoId: aprovacao.id, projetoId: aprovacao.projetoId, avaliadorId, criadoEm: agora };
  const lida = await one<DesignacaoLida>(
    db,
    sql`insert into designacao ${values(nova)} on conflict do nothing returning ${DESIGNACAO}`,
  );
  return comoAprovacao(aprovacao, lida);
}

export async function salvarDesignacao(
  db: Executor,
  depois: AprovacaoGuardada,
  instantes: Readonly<Record<string, Date | null>>,
): Promise<AprovacaoGuardada> {
  const {
    designacaoId,
    avaliadorId,
    aceito,
    ja_foi_avaliado: jaFoiAvaliado,
    parecer,
    notas,
    apurado,
  } = depois;
  const medidas =
    apurado === undefined
      ? {}
      : {
          notas: notas ? json(notas) : null,
          fase1DoBarema: apurado?.fase1 ?? null,
          total: apurado?.total ?? null,
        };
  const dados = { avaliadorId, aceito, jaFoiAvaliado, parecer, ...medidas, ...instantes };
  const lida = await single<DesignacaoLida>(
    db,
    sql`
      update designacao set ${assignments(dados)}, versao = versao + 1
      where id = ${designacaoId ?? 0}
      returning ${DESIGNACAO}
    `,
  );
  return { ...depois, ...lida };
}

export async function excluirDesignacao(db: Executor, designacaoId: number): Promise<void> {
  await run(db, sql`delete from designacao where id = ${designacaoId}`);
}

type Combinavel = Dada & AndamentoDeVarios['dadas'][number] & { readonly aceito: boolean };

/** The assessments in the order of designation, by which they are numbered. */
export function dadasDe(db: Executor, aprovacaoId: number): Promise<Combinavel[]> {
  return many(
    db,
    sql`
      select aceito, ja_foi_avaliado as concluida, coalesce(notas, '[]'::jsonb) as notas, total, parecer
      from designacao where aprovacao_id = ${aprovacaoId} order by id
    `,
  );
}

interface Exigencia {
  readonly exigidos: number;
  readonly mantida: boolean;
}

export function exigenciaDe(db: Executor, aprovacaoId: number): Promise<Exigencia> {
  return single(
    db,
    sql`select avaliadores as exigidos, combinacao_mantida is not null as mantida
      from projeto_aprovacao where id = ${aprovacaoId}`,
  );
}

/** Sets columns besides the scores: the required number of evaluators, the reason for keeping a combination. */
export async function exigir(db: Executor, aprovacaoId: number, oQue: Sql): Promise<void> {
  await run(db, sql`update projeto_aprovacao set ${oQue} where id = ${aprovacaoId}`);
}
