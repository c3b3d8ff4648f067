import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import { impedimentoDeQuemDecide, type LacosDeQuemJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import { totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { NA_AVALIACAO } from '@instrutoria/domain/projeto/campos.ts';
import { emOrdemDosCriterios } from '@instrutoria/domain/recurso/rules/criterios.ts';
import type { Decidido } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa } from '../../db/participacao.ts';
import { many, one, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { join, type Sql, sql, where } from '../../db/sql.ts';
import { baremaEmSql } from '../edital/barema-queries.ts';
import { lacosEmJson } from '../impedimento/queries.ts';
import { paresDosCampos } from '../projeto/campos-queries.ts';
import { editalEmJson, pessoaEmJson } from '../projeto/pessoa-e-edital-queries.ts';
import { AINDA_FALTAM } from '../resultado/bolsas-devidas-queries.ts';
import { CONTRA_MUDANCA } from '../resultado/mudancas-queries.ts';
import {
  type ContrarrazoesDoRecurso,
  contrarrazoesEmJson,
  contrarrazoesPara,
} from './contrarrazoes-queries.ts';
import { nadaImpede, temPresidencia } from './quem-decide-queries.ts';
import { temRelatoria } from './relatoria-queries.ts';
import { foiIndicado } from './substituto-queries.ts';

export type Recurso = AnswerOf<Api['listarRecursos']>[number];
type Aprovacao = Recurso['projetoAprovacao'];

type Criterio = NonNullable<Recurso['criterios']>[number];
type Anexo = NonNullable<Recurso['anexos']>[number];

interface RecursoLido {
  readonly recurso: Omit<
    Recurso,
    | 'anexos'
    | 'bolsas'
    | 'contrarrazoes'
    | 'contraMudanca'
    | 'corrigido'
    | 'criterios'
    | 'original'
    | 'podeIndicar'
    | 'projetoAprovacao'
    | 'relatoria'
    | 'substituto'
  > & {
    readonly original: Decidido | null;
    readonly corrigido: Decidido | null;
    readonly projetoAprovacao: Omit<Aprovacao, 'projeto'> & {
      readonly projeto: Omit<Aprovacao['projeto'], 'edital'> & { readonly edital: EditalGuardado };
    };
  };
  readonly fuso: string | null;
  /** The reasons that keep the reader from deciding it. */
  readonly lacos: LacosDeQuemJulga;
  readonly autorId: number;
  readonly participa: boolean;
  readonly criterios: readonly Criterio[] | null;
  readonly anexos: readonly Anexo[] | null;
  readonly bolsas: Omit<NonNullable<Recurso['bolsas']>, 'podeDecidir'> | null;
  /** null where nobody was asked to answer it. */
  readonly contrarrazoes: ContrarrazoesDoRecurso | null;
  readonly contraMudanca: Recurso['contraMudanca'] | null;
  /** null where the call's appeals have no rapporteur. */
  readonly relatoria: Recurso['relatoria'] | null;
  readonly substituto: Recurso['substituto'] | null;
  /** A president of the committee may decide it. */
  readonly temPresidencia: boolean;
}

const recursoPara = (leitor: number) => sql`
  select json_build_object(
      'id', r.id, 'versao', r.versao, 'mensagem', r.mensagem, 'feedback', r.feedback, 'status', r.status,
      'criadoEm', ${iso(sql`r.criado_em`)}, 'decididoEm', ${iso(sql`r.decidido_em`)},
      'original', r.original, 'corrigido', r.corrigido,
      'projetoAprovacao', json_build_object(
        'id', a.id,
        'pontuacaoAdequacaoCoerencia', a.pontuacao_adequacao_coerencia,
        'pontuacaoRelevanciaJustificativaClareza', a.pontuacao_relevancia_justificativa_clareza,
        'pontuacaoMetodologiaAtividades', a.pontuacao_metodologia_atividades,
        'pontuacaoOrganizacaoTextual', a.pontuacao_organizacao_textual,
        'pontuacaoApoioDisciplina', a.pontuacao_apoio_disciplina,
        'pontuacaoNaturezaDisciplinas', a.pontuacao_natureza_disciplinas,
        'pontuacaoCaracteristicaDisciplinas', a.pontuacao_caracteristica_disciplinas,
        'notas', a.notas, 'barema', ${baremaEmSql(sql`p.edital_id`)}, 'total', a.total, 'parecer', a.parecer,
        'projeto', json_build_object(
          'id', p.id, ${paresDosCampos(NA_AVALIACAO)}, 'tipoProjeto', p.tipo_projeto,
          'coordenador', ${pessoaEmJson('c', 'u')}, 'edital', ${editalEmJson},
          'remunerados_aprovados', a.remunerados_aprovados, 'voluntarios_aprovados', a.voluntarios_aprovados
        )
      )
    ) as recurso,
    (select dados ->> 'fuso' from configuracao where id = 1) as fuso,
    ${lacosEmJson(sql`${leitor}`)} as lacos,
    r.autor_id as "autorId", ${participa(sql`${leitor}`)} as participa,
    (select json_agg(json_build_object('criterio', k.criterio, 'mensagem', k.mensagem, 'acolhido', k.acolhido,
      'feedback', k.feedback)) from recurso_criterio k where k.recurso_id = r.id) as criterios,
    ${CONTRA_MUDANCA} as "contraMudanca",
    (select json_build_object('faltam', ${AINDA_FALTAM}, 'dito', b.dito, 'ato', b.ato, 'motivo', b.motivo,
      'quando', ${iso(sql`b.quando`)}) from bolsas_do_recurso b where b.recurso_id = r.id) as bolsas,
    (select json_agg(json_build_object('id', x.id, 'nome', x.nome, 'tamanho', f.tamanho) order by x.ordem)
      from recurso_anexo x join arquivo f on f.referencia = x.referencia where x.recurso_id = r.id) as anexos,
    (select json_build_object('id', sv.id, 'nome', sv.nome, 'motivo', s.motivo) from substituto_do_recurso s
      join professor sv on sv.id = s.pessoa_id where s.recurso_id = r.id) as substituto,
    ${contrarrazoesEmJson(sql`${leitor}`)} as contrarrazoes,
    ${temPresidencia} as "temPresidencia",
    case when ${temRelatoria(sql`p.edital_id`)} then (
      select json_build_object('estado', coalesce(t.estado, 'semRelator'), 'relator',
        case when t.relator_id is not null then json_build_object('id', v.id, 'nome', v.nome) end)
      from (select r.id) d left join relatoria t on t.recurso_id = d.id left join professor v on v.id = t.relator_id
    ) end as relatoria`;

const ORIGEM = sql`
  from recurso r
  join projeto_aprovacao a on a.id = r.aprovacao_id
  join projeto p on p.id = a.projeto_id
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id
  join edital e on e.id = p.edital_id`;

const ORDENS = {
  criadoEm: sql`r.criado_em`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  status: sql`r.status`,
  // The undecided first, the oldest of them first.
  decisao: sql`(r.status <> 'PENDENTE', r.criado_em, r.id)`,
};
const PADRAO = [sql`r.status <> 'PENDENTE'`, sql`r.id desc`];

function comTotal(decidido: Decidido | null): Recurso['original'] {
  if (decidido === null) return null;
  const { notas, total, ...resto } = decidido;
  return notas
    ? { ...resto, notas: [...notas], total: total ?? null }
    : { ...resto, total: totalDasNotas(resto) };
}

/** Drops fields that only a call with its own barema has; the database returns null. */
function semVazias({ notas, barema, ...resto }: RecursoLido['recurso']['projetoAprovacao']) {
  return { ...resto, ...(notas ? { notas } : {}), ...(barema ? { barema } : {}) };
}

interface Leitor {
  readonly agora: Date;
  readonly id: number;
  /** Set for a member of the committee, who also sees which appeals another person must decide. */
  readonly decide: number | null;
  readonly tipos: boolean;
}

/** A member of the committee, or the person named in its place. */
function decideEste({ substituto, recurso }: RecursoLido, { id, decide }: Leitor): number | null {
  return decide ?? (substituto?.id === id && recurso.status === 'PENDENTE' ? id : null);
}

/** Allows the author, and people who may decide it and have no connection to its project. */
function podeAbrirAnexos(linha: RecursoLido, leitor: Leitor): boolean {
  const { autorId, participa, lacos } = linha;
  const decide = decideEste(linha, leitor) !== null;
  return autorId === leitor.id || (decide && impedimentoDeQuemDecide({ participa, ...lacos }) === null);
}

function montar(linha: RecursoLido, leitor: Leitor): Recurso {
  const { recurso, fuso, lacos, participa, criterios, anexos, relatoria, bolsas, substituto, contraMudanca } =
    linha;
  const { agora, tipos } = leitor;
  const fusoDoEdital = fuso ?? CONFIGURACAO_PADRAO.fuso;
  const decide = decideEste(linha, leitor);
  const { projetoAprovacao: aprovacao, original, corrigido, ...resto } = recurso;
  const { edital: guardado, coordenador, ...lido } = aprovacao.projeto;
  const { tipo: _tipo, ...semTipo } = coordenador;
  const projeto = {
    ...lido,
    coordenador: tipos ? coordenador : semTipo,
    edital: derivarEdital(guardado, agora, fusoDoEdital),
  };
  const impedimento = decide === null ? null : impedimentoDeQuemDecide({ participa, ...lacos });
  const podeDecidirBolsas = tipos && decide !== null && impedimento === null && (bolsas?.faltam ?? 0) > 0;
  const pendente = resto.status === 'PENDENTE';
  const julga = !participa && decide !== null && impedimento === null;
  const daJanela = {
    hoje: diaNoFuso(agora, fusoDoEdital),
    status: resto.status,
    julga,
    // Those who decide read them on arrival; the appellant, after the decision.
    le: participa ? !pendente : julga,
  };
  const podeIndicar = tipos && decide !== null && impedimento === null && !linha.temPresidencia && pendente;
  return {
    ...resto,
    ...(impedimento === null ? {} : { impedimento }),
    ...(substituto === null || decide === null || impedimento !== null ? {} : { substituto }),
    ...(podeIndicar ? ({ podeIndicar: true } as const) : {}),
    ...(criterios === null
      ? {}
      : { criterios: emOrdemDosCriterios(projeto.tipoProjeto, criterios, aprovacao.barema) }),
    ...(anexos === null || !podeAbrirAnexos(linha, leitor) ? {} : { anexos: [...anexos] }),
    ...(relatoria === null || decide === null || impedimento !== null ? {} : { relatoria }),
    ...(linha.contrarrazoes === null
      ? {}
      : { contrarrazoes: contrarrazoesPara(linha.contrarrazoes, daJanela) }),
    ...(contraMudanca === null ? {} : { contraMudanca }),
    ...(bolsas === null ? {} : { bolsas: podeDecidirBolsas ? { ...bolsas, podeDecidir: true } : bolsas }),
    original: comTotal(original),
    corrigido: comTotal(corrigido),
    projetoAprovacao: { ...semVazias(aprovacao), projeto },
  };
}

export async function lerRecurso(db: Executor, id: number, leitor: Leitor): Promise<Recurso | null> {
  const linha = await one<RecursoLido>(db, sql`${recursoPara(leitor.id)} ${ORIGEM} where r.id = ${id}`);
  return linha === null ? null : montar(linha, leitor);
}

export async function lerRecursosDoProjeto(
  db: Executor,
  projetoId: number,
  leitor: Leitor,
): Promise<Recurso[]> {
  const linhas = await many<RecursoLido>(
    db,
    sql`${recursoPara(leitor.id)} ${ORIGEM} where p.id = ${projetoId} order by ${join(PADRAO)}`,
  );
  return linhas.map((linha) => montar(linha, leitor));
}

const SITUACOES = { pendente: sql`r.status = 'PENDENTE'`, decidido: sql`r.status <> 'PENDENTE'` };

/** This person was named to decide it and it is undecided. */
const indicado = (pessoa: number): Sql => sql`(${SITUACOES.pendente} and ${foiIndicado(sql`${pessoa}`)})`;

/** It is undecided and this person may decide it, as `podeSerDecidido` of the browser says of one. */
function decidivelPor({ id, decide }: Pick<Leitor, 'decide' | 'id'>): Sql {
  return sql`(${decide === null ? indicado(id) : SITUACOES.pendente} and ${nadaImpede(sql`${id}`)})`;
}

function achado(busca: string): Sql {
  const numero = /^\d{1,9}$/.test(busca.trim())
    ? sql`r.id = ${Number(busca)} or p.id = ${Number(busca)}`
    : sql`false`;
  return sql`(${numero} or ${semAcentos([sql`p.titulo`, sql`c.nome`], busca)})`;
}

/**
 * All for the committee; for others, those of the projects in which they take part (D20), and those that they
 * were named to decide.
 */
export async function listarRecursos(
  db: Executor,
  lista: QueryOf<Api['listarRecursos']>,
  leitor: Leitor,
): Promise<{ readonly linhas: Recurso[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const { edital, recurso, situacao, aDecidir, busca } = lista;
  const filtro = where(
    leitor.decide === null ? sql`(${participa(sql`${leitor.id}`)} or ${indicado(leitor.id)})` : null,
    edital === undefined ? null : sql`p.edital_id = ${edital}`,
    recurso === undefined ? null : sql`r.id = ${recurso}`,
    situacao === undefined ? null : SITUACOES[situacao],
    aDecidir === undefined ? null : decidivelPor(leitor),
    busca === undefined || busca.trim() === '' ? null : achado(busca),
  );
  const linhas = await many<RecursoLido>(
    db,
    sql`
      ${recursoPara(leitor.id)} ${ORIGEM} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${ORIGEM} ${filtro}`));
  return { linhas: linhas.map((linha) => montar(linha, leitor)), total };
}

type Contagem = AnswerOf<Api['contarRecursos']>;

/** All for the committee; for others, those that they were named to decide. `edital`: of one call only. */
export function contarRecursos(
  db: Executor,
  edital: number | undefined,
  leitor: Pick<Leitor, 'decide' | 'id'>,
): Promise<Contagem> {
  const visiveis = where(
    leitor.decide === null ? decidivelPor(leitor) : null,
    edital === undefined ? null : sql`p.edital_id = ${edital}`,
  );
  return single(
    db,
    sql`
      with contados as (
        select r.id, r.status, r.criado_em, e.id as edital, e.nome, ${decidivelPor(leitor)} as meu
        ${ORIGEM} ${visiveis}),
      editais as (
        select edital as id, nome, count(*) filter (where status = 'PENDENTE') as pendentes,
          count(*) filter (where status <> 'PENDENTE') as decididos, count(*) filter (where meu) as "aDecidir"
        from contados group by edital, nome)
      select (select coalesce(json_agg(editais order by id desc), '[]') from editais) as editais,
        (select coalesce((array_agg(id order by criado_em, id))[1:2], '{}') from contados where meu) as proximos
    `,
  );
}
