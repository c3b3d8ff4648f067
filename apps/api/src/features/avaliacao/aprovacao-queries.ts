import type { Relacao } from '@instrutoria/contract/access.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import {
  type AprovacaoCompleta,
  aprovacaoParaLeitor,
} from '@instrutoria/domain/avaliacao/rules/aprovacao-para-leitor.ts';
import type { Aprovacao, ProjetoDaAprovacao } from '@instrutoria/domain/avaliacao/types.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { NA_AVALIACAO } from '@instrutoria/domain/projeto/campos.ts';
import { ENCOBERTO } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import { lugarNoResultado } from '@instrutoria/domain/resultado/rules/linhas.ts';
import { aceiteDoChamado, respondeAte } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa } from '../../db/participacao.ts';
import { many, one } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { columns, type Sql, sql, where } from '../../db/sql.ts';
import { baremaEmSql } from '../edital/barema-queries.ts';
import { paresDosCampos } from '../projeto/campos-queries.ts';
import { editalEmJson, pessoaEmJson } from '../projeto/pessoa-e-edital-queries.ts';
import { leSemNomes, nomeProcurado } from '../projeto/sem-nomes-queries.ts';
import { lerVersao } from '../resultado/queries.ts';
import { vezDoProjeto } from '../resultado/suplentes-queries.ts';

/** The column of a reader's own assignment, if they are one of several evaluators, else the combined one. */
const daDesignacao = (coluna: Sql) =>
  sql`case when d.id is null then a.${coluna} else d.${coluna} end as ${coluna}`;

/** `avaliador`: the evaluator whose assignment is read; null: the approval itself. */
const projetoComAprovacao = (leitor: Leitor, avaliador: number | null) => sql`
  select a.id, ${daDesignacao(sql`versao`)},
    json_build_object(
      'id', p.id, ${paresDosCampos(NA_AVALIACAO)}, 'tipoProjeto', p.tipo_projeto,
      'coordenador', ${pessoaEmJson('c', 'u')}, 'edital', ${editalEmJson},
      'remunerados_aprovados', coalesce(a.remunerados_aprovados, 0),
      'voluntarios_aprovados', coalesce(a.voluntarios_aprovados, 0)
    ) as projeto,
    case when v.id is null then null else ${pessoaEmJson('v', 'vu')} end as avaliador,
    a.situacao, ${daDesignacao(sql`aceito`)}, ${daDesignacao(sql`ja_foi_avaliado`)}, ${columns(CRITERIOS, 'a')},
    ${daDesignacao(sql`notas`)}, ${baremaEmSql(sql`p.edital_id`)} as barema, a.abaixo_do_minimo as "abaixoDoMinimo",
    ${daDesignacao(sql`total`)}, ${daDesignacao(sql`parecer`)}, case when d.id is null then a.notas_dadas end as dadas,
    (select dados ->> 'fuso' from configuracao where id = 1) as fuso, ${leSemNomes(leitor.usuario)} as "semNomes"
  from projeto p
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id
  join edital e on e.id = p.edital_id
  left join projeto_aprovacao a on a.projeto_id = p.id
  left join designacao d on d.aprovacao_id = a.id and d.avaliador_id = ${avaliador}
  left join professor v on v.id = coalesce(d.avaliador_id, a.avaliador_id)
  left join unidade vu on vu.id = v.unidade_id`;

type ProjetoGuardado = Omit<ProjetoDaAprovacao, 'edital'> & { readonly edital: EditalGuardado };
interface AprovacaoLida
  extends Omit<AprovacaoCompleta, 'barema' | 'id' | 'projeto' | 'resultado' | 'versao'> {
  readonly id: number | null;
  readonly versao: number | null;
  readonly projeto: ProjetoGuardado;
  readonly fuso: string | null;
  readonly barema: Barema | null;
  readonly semNomes: boolean;
}

export interface Leitor {
  readonly usuario: Pick<Usuario, 'id' | 'tipo'>;
  readonly alvo: { readonly relacao: Relacao };
  readonly agora: Date;
}

type ComTipo = ProjetoDaAprovacao['coordenador'] & { readonly tipo?: string };
function semTipo({ tipo: _tipo, ...resto }: ComTipo): ProjetoDaAprovacao['coordenador'] {
  return resto;
}

function montar(
  { fuso, semNomes, ...linha }: AprovacaoLida,
  { usuario, alvo: { relacao }, agora }: Leitor,
  resultado: Aprovacao['resultado'] = null,
): Aprovacao | null {
  const projeto = {
    ...linha.projeto,
    ...(semNomes ? ENCOBERTO : {}),
    edital: derivarEdital(linha.projeto.edital, agora, fuso ?? CONFIGURACAO_PADRAO.fuso),
  };
  const { id, versao, notas, barema, ...lida } = linha;
  const proprias = { ...(notas ? { notas } : {}), ...(barema ? { barema } : {}) };
  const completa =
    id === null || versao === null ? null : { ...lida, ...proprias, id, versao, projeto, resultado };
  const vista = aprovacaoParaLeitor(projeto, completa, { ...usuario, relacao });
  if (vista === null || podeAdministrar(usuario)) return vista;
  return {
    ...vista,
    projeto: { ...vista.projeto, coordenador: semTipo(vista.projeto.coordenador) },
    avaliador: vista.avaliador === null ? null : semTipo(vista.avaliador),
  };
}

async function ler(db: Executor, qual: Sql, leitor: Leitor): Promise<Aprovacao | null> {
  const { usuario, alvo } = leitor;
  const suas = alvo.relacao === 'avaliadorDesignado' ? usuario.id : null;
  const linha = await one<AprovacaoLida>(db, sql`${projetoComAprovacao(leitor, suas)} where ${qual}`);
  return linha === null ? null : montar(linha, leitor, await resultadoDe(db, linha.projeto));
}

async function resultadoDe(db: Executor, projeto: ProjetoGuardado): Promise<Aprovacao['resultado']> {
  const { id, fase, resultadoPublicadoEm } = projeto.edital;
  if (!foiPublicado({ fase }) || resultadoPublicadoEm === null) return null;
  const versao = await lerVersao(db, { id, resultadoPublicadoEm });
  if (versao === null) return null;
  const lugar = lugarNoResultado(versao.linhas, projeto.id);
  const vez = lugar.chamadoEm === undefined ? null : await vezDoProjeto(db, projeto.id);
  const chamado =
    vez === null
      ? {}
      : { chamado: { bolsas: vez.bolsas, responderAte: respondeAte(vez), aceite: aceiteDoChamado(vez) } };
  return { versao: versao.numero, instante: versao.instante, ...lugar, ...chamado };
}

/** null when there is none for this reader (D20). */
export function lerAprovacaoDoProjeto(
  db: Executor,
  projetoId: number,
  leitor: Leitor,
): Promise<Aprovacao | null> {
  return ler(db, sql`p.id = ${projetoId}`, leitor);
}

export function lerAprovacaoPorId(db: Executor, id: number, leitor: Leitor): Promise<Aprovacao | null> {
  return ler(db, sql`a.id = ${id}`, leitor);
}

const ORDENS = {
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  edital: sql`e.nome collate "pt-BR-x-icu"`,
  avaliado: sql`coalesce(d.ja_foi_avaliado, a.ja_foi_avaliado)`,
};

/** Unfinished ones first, then the newest; without projects in which the reader takes part (D20). */
export async function listarAprovacoesDoAvaliador(
  db: Executor,
  avaliadorId: number,
  lista: ListaQuery,
  leitor: Leitor,
): Promise<{ readonly linhas: Aprovacao[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const filtro = where(
    sql`a.id in (select id from encargo where avaliador_id = ${avaliadorId})`,
    sql`not ${participa(sql`${leitor.usuario.id}`)}`,
    lista.busca === undefined
      ? null
      : semAcentos([sql`p.titulo`, nomeProcurado(leitor.usuario)], lista.busca),
  );
  const lidas = await many<AprovacaoLida>(
    db,
    sql`
      ${projetoComAprovacao(leitor, avaliadorId)} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, [ORDENS.avaliado, sql`a.id desc`])}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const deOnde = sql`
    from projeto_aprovacao a
    join projeto p on p.id = a.projeto_id
    join professor c on c.id = p.coordenador_id
    ${filtro}
  `;
  const total = await totalDaLista(lidas.length, limites, quantas(db, deOnde));
  const linhas = lidas.map((linha) => montar(linha, leitor)).filter((aprovacao) => aprovacao !== null);
  return { linhas, total };
}
