import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { Decidido } from '@instrutoria/domain/recurso/types.ts';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { constantSql, jsonPairs } from '../../db/constant-sql.ts';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import { projetoAprovacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { edital, iso, pessoa } from '../projeto/json-queries.ts';

export type Recurso = AnswerOf<Api['listarRecursos']>[number];
type Aprovacao = Recurso['projetoAprovacao'];

interface Linha extends Record<string, unknown> {
  readonly recurso: Omit<Recurso, 'corrigido' | 'original' | 'projetoAprovacao'> & {
    readonly original: Decidido | null;
    readonly corrigido: Decidido | null;
    readonly projetoAprovacao: Omit<Aprovacao, 'projeto'> & {
      readonly projeto: Omit<Aprovacao['projeto'], 'edital'> & { readonly edital: EditalGuardado };
    };
  };
  readonly fuso: string | null;
}

const notas = jsonPairs(projetoAprovacao, CRITERIOS);

const recursoInteiro = constantSql(sql`select json_build_object(
    'id', r.id, 'versao', r.versao, 'mensagem', r.mensagem, 'feedback', r.feedback, 'status', r.status,
    'criadoEm', ${iso(sql`r.criado_em`)}, 'decididoEm', ${iso(sql`r.decidido_em`)},
    'original', r.original, 'corrigido', r.corrigido,
    'projetoAprovacao', json_build_object('id', projeto_aprovacao.id, ${notas},
      'total', projeto_aprovacao.total, 'parecer', projeto_aprovacao.parecer,
      'projeto', json_build_object('id', p.id, 'titulo', p.titulo, 'tipoProjeto', p.tipo_projeto,
        'regimeTrabalho', p.regime_trabalho, 'coordenador', ${pessoa(sql`c`, sql`u`)}, 'edital', ${edital},
        'remunerados', p.remunerados, 'voluntarios', p.voluntarios,
        'remunerados_aprovados', projeto_aprovacao.remunerados_aprovados,
        'voluntarios_aprovados', projeto_aprovacao.voluntarios_aprovados,
        'palavraChave1', p.palavra_chave1, 'palavraChave2', p.palavra_chave2,
        'palavraChave3', p.palavra_chave3, 'palavraChave4', p.palavra_chave4))) as recurso,
  (select dados ->> 'fuso' from configuracao where id = 1) as fuso`);

const origem = constantSql(sql`from recurso r
  join projeto_aprovacao on projeto_aprovacao.id = r.aprovacao_id
  join projeto p on p.id = projeto_aprovacao.projeto_id
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id
  join edital e on e.id = p.edital_id`);

const ORDENS = {
  criadoEm: sql`r.criado_em`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  status: sql`r.status`,
};
/** What waits for a decision first, then the newest. */
const PADRAO = [sql`r.status <> 'PENDENTE'`, sql`r.id desc`];

function comTotal(decidido: Decidido | null): Recurso['original'] {
  return decidido === null ? null : { ...decidido, total: totalDasNotas(decidido) };
}

interface Leitor {
  readonly agora: Date;
  /** Administrators see people's types. */
  readonly tipos: boolean;
}

function montar({ recurso, fuso }: Linha, { agora, tipos }: Leitor): Recurso {
  const { projetoAprovacao: aprovacao, original, corrigido, ...resto } = recurso;
  const { edital: guardado, coordenador, ...lido } = aprovacao.projeto;
  const { tipo: _tipo, ...semTipo } = coordenador;
  const projeto = {
    ...lido,
    coordenador: tipos ? coordenador : semTipo,
    edital: derivarEdital(guardado, agora, fuso ?? CONFIGURACAO_PADRAO.fuso),
  };
  return {
    ...resto,
    original: comTotal(original),
    corrigido: comTotal(corrigido),
    projetoAprovacao: { ...aprovacao, projeto },
  };
}

/** One appeal, whole; null when there is none. */
export async function lerRecurso(db: Executor, id: number, leitor: Leitor): Promise<Recurso | null> {
  const { rows } = await db.execute<Linha>(sql`${recursoInteiro} ${origem} where r.id = ${id}`);
  const [linha] = rows;
  return linha === undefined ? null : montar(linha, leitor);
}

/** The appeals of one project, the pending one first, then the newest. */
export async function lerRecursosDoProjeto(
  db: Executor,
  projetoId: number,
  leitor: Leitor,
): Promise<Recurso[]> {
  const { rows } = await db.execute<Linha>(
    sql`${recursoInteiro} ${origem} where p.id = ${projetoId} order by ${sql.join(PADRAO, sql`, `)}`,
  );
  return rows.map((linha) => montar(linha, leitor));
}

function comTexto(busca: string | undefined): SQL {
  if (busca === undefined) return sql``;
  const padrao = `%${busca.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return sql`and (unaccent(p.titulo) ilike unaccent(${padrao}) or unaccent(c.nome) ilike unaccent(${padrao}))`;
}

/** A page of the appeals: of the projects in which `participante` takes part (D20), or all when it is null. */
export async function listarRecursos(
  db: Executor,
  lista: ListaQuery,
  participante: number | null,
  leitor: Leitor,
): Promise<{ readonly linhas: Recurso[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const proprios =
    participante === null
      ? sql`true`
      : sql`(p.coordenador_id = ${participante} or exists (select 1 from projeto_colaborador pc
          where pc.projeto_id = p.id and pc.professor_id = ${participante}))`;
  const filtro = sql`where ${proprios} ${comTexto(lista.busca)}`;
  const ordem = sql.join(ordenarPor(lista.ordem, ORDENS, PADRAO), sql`, `);
  const { rows } = await db.execute<Linha>(
    sql`${recursoInteiro} ${origem} ${filtro} order by ${ordem} limit ${limites.limit} offset ${limites.offset}`,
  );
  const total = await totalDaLista(rows.length, limites, async () => {
    const contagem = await db.execute<{ total: number }>(
      sql`select count(*)::int as total ${origem} ${filtro}`,
    );
    return contagem.rows[0]?.total ?? 0;
  });
  return { linhas: rows.map((linha) => montar(linha, leitor)), total };
}
