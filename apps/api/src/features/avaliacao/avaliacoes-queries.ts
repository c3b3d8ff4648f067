import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Usuario } from '../../context.ts';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { contemTexto } from '../../db/drizzle-search.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import { projetoAprovacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { participaDoProjeto } from '../projeto/relacao-queries.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

/** A row of GET projeto_aprovacao/projetos. */
export interface AvaliacaoListada extends Pontuacoes {
  readonly id: number;
  readonly versao: number;
  readonly projeto: {
    readonly id: number;
    readonly titulo: string;
    readonly tipoProjeto: TipoDeProjeto;
    readonly coordenador: Pessoa;
    readonly edital: Pessoa;
  };
  readonly avaliador: Pessoa | null;
  readonly avaliadorSemDireito: boolean;
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly foiAvaliador: boolean;
  readonly total: number | null;
}

/** The evaluator's name stays hidden on the reader's own projects, for good (D20, D30). */
function colunas(usuarioId: number, veNotas: SQL): SQL {
  const propria = participaDoProjeto(usuarioId);
  const notas = CRITERIOS.map(
    (criterio) =>
      sql`case when ${veNotas} then ${projetoAprovacao[criterio]} end as ${sql.identifier(criterio)}`,
  );
  return sql`projeto_aprovacao.id, projeto_aprovacao.versao,
    json_build_object('id', p.id, 'titulo', p.titulo, 'tipoProjeto', p.tipo_projeto,
      'coordenador', json_build_object('id', c.id, 'nome', c.nome),
      'edital', json_build_object('id', e.id, 'nome', e.nome)) as projeto,
    case when ${propria} then null else json_build_object('id', v.id, 'nome', v.nome) end as avaliador,
    not projeto_aprovacao.ja_foi_avaliado and v.tipo <> 'avaliador' as "avaliadorSemDireito",
    projeto_aprovacao.aceito, projeto_aprovacao.ja_foi_avaliado,
    v.id = ${usuarioId} as "foiAvaliador", ${sql.join(notas, sql`, `)},
    case when ${veNotas} then projeto_aprovacao.total end as total`;
}

const DE = sql`from projeto_aprovacao
  join projeto p on p.id = projeto_aprovacao.projeto_id
  join professor c on c.id = p.coordenador_id
  join professor v on v.id = projeto_aprovacao.avaliador_id
  join edital e on e.id = p.edital_id`;

const ORDENS = {
  id: sql`p.id`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  coordenador: sql`c.nome collate "pt-BR-x-icu"`,
  avaliado: sql`projeto_aprovacao.ja_foi_avaliado`,
};

interface Pedido {
  readonly editalId: number | undefined;
  readonly lista: ListaQuery;
  readonly usuario: Pick<Usuario, 'id' | 'tipo'>;
}

/**
 * Assigned projects, those of the newest call first. Evaluators read the scores of their own rows only; rows of the
 * reader's own projects are left out until publication (D20).
 */
export async function listarAvaliacoes(db: Executor, { editalId, lista, usuario }: Pedido) {
  const limites = limitesDaLista(lista);
  const propria = participaDoProjeto(usuario.id);
  const veNotas = usuario.tipo === 'avaliador' ? sql`(v.id = ${usuario.id} or ${propria})` : sql`true`;
  const avaliador = sql`case when ${propria} then null else v.nome end`;
  const filtro = sql`where (e.fase in ('resultado', 'arquivado') or not ${propria})
    ${editalId === undefined ? sql`` : sql`and e.id = ${editalId}`}
    ${contemTexto([sql`p.titulo`, sql`c.nome`, avaliador], lista.busca)}`;
  const ordem = ordenarPor(lista.ordem, { ...ORDENS, avaliador: sql`${avaliador} collate "pt-BR-x-icu"` }, [
    sql`e.inicio desc`,
    sql`e.id desc`,
    sql`p.id`,
  ]);
  const { rows } = await db.execute<AvaliacaoListada & Record<string, unknown>>(
    sql`select ${colunas(usuario.id, veNotas)} ${DE} ${filtro}
      order by ${sql.join(ordem, sql`, `)} limit ${limites.limit} offset ${limites.offset}`,
  );
  const total = await totalDaLista(rows.length, limites, async () => {
    const contadas = await db.execute<{ total: number }>(sql`select count(*)::int as total ${DE} ${filtro}`);
    return contadas.rows[0]?.total ?? 0;
  });
  return { linhas: rows, total };
}
