import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { PESSOA_SEM_NOME } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import type { Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, numeradas, quantas, totalDasLinhas } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { column, join, name, type Sql, sql, where } from '../../db/sql.ts';
import { DEIXOU_DE_SER_AVALIADOR } from '../edital/impedimento-queries.ts';
import { leSemNomes, nomeProcurado } from '../projeto/sem-nomes-queries.ts';
import { DESIGNADA_EM, lembradoEm, PENDENTE_DESDE } from './prazo-queries.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

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
  /**
   * When an evaluator who may still finish was designated; null otherwise, and for readers who see no delays.
   */
  readonly designadaEm: Date | null;
  readonly lembradoHoje: boolean;
  /** When the reader was designated; null if they do not evaluate the project, or have finished. */
  readonly suaDesde: Date | null;
}

/** Plain columns, because building a JSON object per row costs PostgreSQL more than the rest of the query. */
interface AvaliacaoLida extends Omit<AvaliacaoListada, 'avaliador' | 'projeto'> {
  readonly projetoId: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly coordenadorId: number;
  readonly coordenador: string;
  readonly editalId: number;
  readonly edital: string;
  readonly avaliadorId: number | null;
  readonly avaliador: string | null;
  readonly semNomes: boolean;
  /** The number of rows on all pages, where one page is requested. */
  readonly deTodas?: number;
}

const NINGUEM = escolher(PESSOA_SEM_NOME, ['id', 'nome']);

/** The answer's schema drops the repeated fields. */
function montar(linha: AvaliacaoLida): AvaliacaoListada {
  const { avaliadorId, semNomes } = linha;
  return {
    ...linha,
    projeto: {
      id: linha.projetoId,
      titulo: linha.titulo,
      tipoProjeto: linha.tipoProjeto,
      coordenador: semNomes ? NINGUEM : { id: linha.coordenadorId, nome: linha.coordenador },
      edital: { id: linha.editalId, nome: linha.edital },
    },
    avaliador: avaliadorId === null ? null : { id: avaliadorId, nome: linha.avaliador ?? '' },
  };
}

/** For the reader's own projects the evaluator stays hidden for good (D20). */
function colunas({ usuario, hoje }: ListaDeAvaliacoes, propria: Sql, veNotas: Sql): Sql {
  const sua = (coluna: Sql) => sql`case when d.id is null then a.${coluna} else d.${coluna} end as ${coluna}`;
  const notas = CRITERIOS.map(
    (criterio) => sql`case when ${veNotas} then ${column(criterio, 'a')} end as ${name(criterio)}`,
  );
  const atraso =
    hoje === null
      ? sql`null::timestamptz as "designadaEm", false as "lembradoHoje"`
      : sql`${PENDENTE_DESDE} as "designadaEm", ${lembradoEm(hoje)} as "lembradoHoje"`;
  return sql`
    a.id, ${sua(sql`versao`)}, p.id as "projetoId", p.titulo, p.tipo_projeto as "tipoProjeto",
    c.id as "coordenadorId", c.nome as coordenador, e.id as "editalId", e.nome as edital,
    case when not ${propria} then v.id end as "avaliadorId", v.nome as avaliador,
    coalesce(not a.ja_foi_avaliado and ${DEIXOU_DE_SER_AVALIADOR}, false) as "avaliadorSemDireito",
    ${sua(sql`aceito`)}, ${sua(sql`ja_foi_avaliado`)}, coalesce(v.id = ${usuario.id}, false) as "foiAvaliador",
    case when v.id = ${usuario.id} and not coalesce(d.ja_foi_avaliado, a.ja_foi_avaliado) then
      case when d.id is null then ${DESIGNADA_EM} else coalesce(d.reaberto_em, d.substituido_em, d.criado_em) end
    end as "suaDesde",
    ${join(notas)}, ${atraso}, ${leSemNomes(usuario)} as "semNomes",
    case when ${veNotas} then coalesce(d.total, a.total) end as total`;
}

/** For a project with several evaluators, only the reader's own assignment, or the combination. */
const de = (usuarioId: number, quais = sql`projeto_aprovacao a`) => sql`
  from ${quais}
  left join designacao d on d.aprovacao_id = a.id and d.avaliador_id = ${usuarioId}
  join projeto p on p.id = a.projeto_id
  join professor c on c.id = p.coordenador_id
  left join professor v on v.id = coalesce(d.avaliador_id, a.avaliador_id)
  join edital e on e.id = p.edital_id`;

const ORDENS = {
  id: sql`p.id`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  avaliado: sql`coalesce(d.ja_foi_avaliado, a.ja_foi_avaliado)`,
};

interface ListaDeAvaliacoes {
  readonly editalId: number | undefined;
  /** Only those that the reader evaluates. */
  readonly minhas: boolean;
  readonly lista: ListaQuery;
  readonly usuario: Pick<Usuario, 'id' | 'tipo'>;
  /** 'yyyy-mm-dd'; null for readers who see no delays. */
  readonly hoje: string | null;
}

/**
 * Newest call first. Evaluators see scores of their own rows only; the reader's own projects are left out
 * until publication (D20).
 */
export async function listarAvaliacoes(db: Executor, pedido: ListaDeAvaliacoes) {
  const { editalId, minhas, lista, usuario } = pedido;
  const limites = limitesDaLista(lista);
  const propria = participa(sql`${usuario.id}`);
  const veNotas = podeSerDesignado(usuario) ? sql`(v.id = ${usuario.id} or ${propria})` : sql`true`;
  const avaliador = sql`case when ${propria} then null else v.nome end`;
  const filtro = where(
    sql`(e.fase in ('resultado', 'arquivado') or not ${propria})`,
    editalId === undefined ? null : sql`e.id = ${editalId}`,
    minhas ? sql`a.projeto_id in (select projeto_id from encargo where avaliador_id = ${usuario.id})` : null,
    lista.busca === undefined
      ? null
      : semAcentos([sql`p.titulo`, nomeProcurado(usuario), avaliador], lista.busca),
  );
  const coordenador = sql`${nomeProcurado(usuario)} collate "pt-BR-x-icu"`;
  const ordens = { ...ORDENS, coordenador, avaliador: sql`${avaliador} collate "pt-BR-x-icu"` };
  const quais = sql`
    ${de(usuario.id)} ${filtro}
    order by ${ordenarPor(lista.ordem, ordens, [sql`e.inicio desc`, sql`e.id desc`, sql`p.id`])}
    limit ${limites.limit} offset ${limites.offset}`;
  const proprias = colunas(pedido, propria, veNotas);
  const linhas = await many<AvaliacaoLida>(
    db,
    lista.pagina === undefined
      ? sql`select ${proprias} ${quais}`
      : // Only the page's rows are read with all columns.
        sql`
          with pagina as (${numeradas(sql`select a.id as aprovacao_id, count(*) over () as de_todas ${quais}`)})
          select ${proprias}, k.de_todas as "deTodas"
          ${de(usuario.id, sql`pagina k join projeto_aprovacao a on a.id = k.aprovacao_id`)}
          order by k.n`,
  );
  const total = await totalDasLinhas(linhas, limites, quantas(db, sql`${de(usuario.id)} ${filtro}`));
  return { linhas: linhas.map(montar), total };
}
