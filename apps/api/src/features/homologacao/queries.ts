import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import type { Mudanca } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import {
  ESTADOS_DA_HOMOLOGACAO,
  type EstadoDaHomologacao,
  type ParteACorrigir,
} from '@instrutoria/domain/homologacao/types.ts';
import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { espera, pedeHomologacao, porHomologar } from '../edital/homologacao-queries.ts';

interface ProjetoNaHomologacao extends Omit<AnswerOf<Api['listarHomologacao']>[number], 'prazoPassou'> {
  readonly ate: string | null;
}

interface ListaDaHomologacao {
  readonly editalId: number;
  readonly lista: QueryOf<Api['listarHomologacao']>;
  readonly leitorId: number;
  readonly hoje: string;
}

const DE = sql`from projeto p
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id
  left join homologacao h on h.projeto_id = p.id`;
const NO_ESTADO = sql`coalesce(h.estado, 'pendente')`;
/** Projects that wait for the administration first. */
const SITUACAO = sql`array_position(array['reenviado','emRecurso','pendente','devolvido','naoHomologado','homologado'], ${NO_ESTADO})`;
const ORDENS = {
  id: sql`p.id`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  coordenador: sql`c.nome collate "pt-BR-x-icu"`,
  unidade: sql`u.nome collate "pt-BR-x-icu"`,
  situacao: SITUACAO,
  ate: sql`h.ate`,
};

/** Counts the projects in which the reader takes no part (D20, D30). */
function contam(editalId: number, leitorId: number): Sql[] {
  return [
    sql`p.edital_id = ${editalId}`,
    sql`not p.eh_rascunho`,
    sql`not p.aguardando_cronograma`,
    sql`not ${participaDosProjetos(leitorId)}`,
  ];
}

function achado(busca: string): Sql {
  const numero = /^\d{1,9}$/.test(busca.trim()) ? sql`p.id = ${Number(busca)}` : sql`false`;
  return sql`(${numero} or ${semAcentos([sql`p.titulo`, sql`c.nome`], busca)})`;
}

export async function listarHomologacao(
  db: Executor,
  { editalId, lista, leitorId, hoje }: ListaDaHomologacao,
) {
  const limites = limitesDaLista(lista);
  const { busca, estado, unidade } = lista;
  const filtro = where(
    ...contam(editalId, leitorId),
    pedeHomologacao(sql`${editalId}`),
    estado === undefined
      ? null
      : estado === 'aHomologar'
        ? porHomologar(hoje)
        : sql`${NO_ESTADO} = ${estado}`,
    unidade === undefined ? null : sql`u.id = ${unidade}`,
    busca === undefined || busca.trim() === '' ? null : achado(busca),
  );
  const linhas = await many<ProjetoNaHomologacao>(
    db,
    sql`
      select p.id, coalesce(h.versao, 1) as versao, p.titulo,
        json_build_object('id', c.id, 'nome', c.nome, 'unidade', u.nome) as coordenador,
        ${NO_ESTADO} as estado, h.ate,
        exists (select from projeto_aprovacao a where a.projeto_id = p.id) as "temAvaliador"
      ${DE} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, [SITUACAO, sql`p.id`])}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${DE} ${filtro}`));
  return { linhas, total };
}

export async function contarHomologacao(
  db: Executor,
  {
    editalId,
    leitorId,
    hoje,
  }: { readonly editalId: number; readonly leitorId: number; readonly hoje: string },
) {
  const linhas = await many<{ estado: EstadoDaHomologacao; quantos: number; esperam: number }>(
    db,
    sql`
      select ${NO_ESTADO} as estado, count(*) as quantos, count(*) filter (where ${espera(hoje)}) as esperam
      ${DE} ${where(...contam(editalId, leitorId))}
      group by 1
    `,
  );
  const doEstado = (estado: EstadoDaHomologacao) => linhas.find((uma) => uma.estado === estado)?.quantos ?? 0;
  return {
    projetos: porNome(ESTADOS_DA_HOMOLOGACAO, doEstado),
    esperam: linhas.reduce((soma, { esperam }) => soma + esperam, 0),
  };
}

interface AtoLido {
  readonly quando: string;
  readonly autor: { readonly id: number; readonly nome: string };
  readonly ato: string;
  readonly de: EstadoDaHomologacao;
  readonly para: EstadoDaHomologacao;
  readonly texto: string;
  readonly secoes: ParteACorrigir[];
  readonly ate: string | null;
  readonly mudancas: Mudanca[];
}

export function lerAtos(db: Executor, projetoId: number): Promise<AtoLido[]> {
  return many(
    db,
    sql`
      select ${iso(sql`t.quando`)} as quando, json_build_object('id', a.id, 'nome', a.nome) as autor,
        t.ato, t.de, t.para, t.texto, t.secoes, t.ate, coalesce(t.mudancas, '[]'::jsonb) as mudancas
      from homologacao_ato t join professor a on a.id = t.autor_id
      where t.projeto_id = ${projetoId}
      order by t.id desc
    `,
  );
}
