import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import {
  type RecursoAceito,
  reconstituir,
  textoDaVersao,
} from '@instrutoria/domain/resultado/rules/versoes.ts';
import type {
  LinhaDoResultado,
  NovaVersao,
  ProjetoDoResultado,
  VersaoDoResultado,
} from '@instrutoria/domain/resultado/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { columns, sql } from '../../db/sql.ts';
import { linhasComNomesDeHoje } from '../conta/nome-no-texto-repository.ts';
import { DECIDIDO_EM_REUNIAO } from '../edital/reuniao-queries.ts';
import { foraDoEdital, TARDIA } from '../edital/tardia-queries.ts';

/** SHA-256 of the UTF-8 bytes, in lower-case hex. */
export interface EditalPublicado {
  readonly id: number;
  readonly resultadoPublicadoEm: string;
}

interface VersaoComTexto extends VersaoDoResultado {
  /** The hashed text: with marks for coordinators, or in older versions with their names at the time. */
  readonly canonico: string;
}

export interface VersaoInteira extends VersaoComTexto {
  /** With today's names. */
  readonly linhas: readonly LinhaDoResultado[];
}

export function projetosDoResultado(db: Executor, editalId: number): Promise<ProjetoDoResultado[]> {
  return many(
    db,
    sql`
      select p.id as projeto_id, p.titulo, c.nome as coordenador, u.nome as unidade,
        p.tipo_projeto as "tipoProjeto", ${columns(CRITERIOS, 'a')}, a.pontuacao_fase1 as "pontuacaoFase1",
        a.total, a.chave_do_ranque as chave, a.abaixo_do_minimo as "abaixoDoMinimo", a.ja_foi_avaliado, a.tsd_medio as "tsdMedio", ${iso(sql`a.submetido_em`)} as "submetidoEm",
        p.remunerados, p.voluntarios, a.remunerados_aprovados, a.voluntarios_aprovados, ${DECIDIDO_EM_REUNIAO} as decidido,
        ${TARDIA} as "recebidaTarde"
      from projeto_aprovacao a
      join projeto p on p.id = a.projeto_id
      join professor c on c.id = p.coordenador_id
      join unidade u on u.id = c.unidade_id
      where a.edital_id = ${editalId} and not ${foraDoEdital(sql`p.id`)}
    `,
  );
}

function recursosAceitos(db: Executor, editalId: number): Promise<RecursoAceito[]> {
  return many(
    db,
    sql`
      select r.id, a.projeto_id, ${iso(sql`r.decidido_em`)} as "decididoEm", r.original, r.corrigido
      from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
      where a.edital_id = ${editalId} and r.status = 'ACEITO'
    `,
  );
}

/** The first version of a call that was published before versions were stored (D52). */
export async function versoesReconstituidas(
  db: Executor,
  { id, resultadoPublicadoEm }: EditalPublicado,
  { agora, reconstituida = true }: { readonly agora: string; readonly reconstituida?: boolean },
): Promise<NovaVersao[]> {
  const [projetos, recursos] = [await projetosDoResultado(db, id), await recursosAceitos(db, id)];
  return reconstituir(projetos, recursos, { publicadoEm: resultadoPublicadoEm, agora, reconstituida });
}

const VERSAO = sql`
  numero, ${iso(sql`instante`)} as instante, motivo, recurso_id as recurso, justificativa, reconstituida, sha256,
  preliminar`;

type Guardada<V> = Omit<V, 'preliminar'> & { readonly preliminar: boolean };

/** Adds `preliminar` only where it is true. */
function comoVersao<V extends VersaoDoResultado>({ preliminar, ...versao }: Guardada<V>) {
  return preliminar ? { ...versao, preliminar } : versao;
}

/** The version as the next act will store it. */
async function porGuardar(db: Executor, edital: EditalPublicado): Promise<VersaoComTexto[]> {
  const novas = await versoesReconstituidas(db, edital, { agora: edital.resultadoPublicadoEm });
  return novas.map(({ linhas, ...nova }) => {
    const canonico = textoDaVersao(linhas);
    return { ...nova, canonico, sha256: sha256(canonico) };
  });
}

export async function listarVersoes(db: Executor, edital: EditalPublicado): Promise<VersaoDoResultado[]> {
  const guardadas = await many<Guardada<VersaoDoResultado>>(
    db,
    sql`select ${VERSAO} from resultado_versao where edital_id = ${edital.id} order by numero`,
  );
  if (guardadas.length > 0) return guardadas.map(comoVersao);
  return (await porGuardar(db, edital)).map(({ canonico: _canonico, ...versao }) => versao);
}

export async function lerVersao(
  db: Executor,
  edital: EditalPublicado,
  numero?: number,
): Promise<VersaoInteira | null> {
  const qual = numero === undefined ? sql`order by numero desc limit 1` : sql`and numero = ${numero}`;
  const guardada = await one<Guardada<VersaoComTexto>>(
    db,
    sql`select ${VERSAO}, canonico from resultado_versao where edital_id = ${edital.id} ${qual}`,
  );
  if (guardada !== null) return comLinhas(db, comoVersao(guardada));
  if (await temVersoes(db, edital.id)) return null;
  const novas = await porGuardar(db, edital);
  const nova = numero === undefined ? novas.at(-1) : novas.find((v) => v.numero === numero);
  return nova === undefined ? null : comLinhas(db, nova);
}

async function comLinhas(db: Executor, versao: VersaoComTexto): Promise<VersaoInteira> {
  const guardadas = JSON.parse(versao.canonico) as LinhaDoResultado[];
  return { ...versao, linhas: await linhasComNomesDeHoje(db, guardadas) };
}

export async function temVersoes(db: Executor, editalId: number): Promise<boolean> {
  return (await run(db, sql`select from resultado_versao where edital_id = ${editalId} limit 1`)) > 0;
}

export async function versaoEm(
  db: Executor,
  edital: EditalPublicado,
  instante: string,
): Promise<VersaoInteira | null> {
  const numero = (await listarVersoes(db, edital)).findLast((v) => v.instante <= instante)?.numero;
  return numero === undefined ? null : lerVersao(db, edital, numero);
}

export interface LinhaNaVersao {
  readonly projetoId: number;
  readonly numero: number;
}

/**
 * Rows of projects in versions of their calls, in one statement; versions that are not stored return no rows.
 */
export async function linhasNasVersoes(
  db: Executor,
  pedidas: readonly (LinhaNaVersao & { readonly editalId: number })[],
): Promise<(LinhaNaVersao & { readonly linha: LinhaDoResultado })[]> {
  if (pedidas.length === 0) return [];
  const achadas = await many<LinhaNaVersao & { readonly linha: LinhaDoResultado }>(
    db,
    sql`
      select q.projeto_id as "projetoId", q.numero, l.linha
      from unnest(
        ${pedidas.map(({ projetoId }) => projetoId)}::int[],
        ${pedidas.map(({ editalId }) => editalId)}::int[],
        ${pedidas.map(({ numero }) => numero)}::int[]
      ) as q(projeto_id, edital_id, numero)
      join resultado_versao v on v.edital_id = q.edital_id and v.numero = q.numero
      cross join lateral jsonb_array_elements(v.canonico::jsonb) as l(linha)
      where (l.linha ->> 'projeto_id')::int = q.projeto_id
    `,
  );
  const linhas = await linhasComNomesDeHoje(
    db,
    achadas.map(({ linha }) => linha),
  );
  return achadas.map((achada, i) => ({ ...achada, linha: linhas[i] ?? achada.linha }));
}
