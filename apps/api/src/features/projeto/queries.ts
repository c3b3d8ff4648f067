import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/decisao/rules/situacao.ts';
import { vagasDadas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital, EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { NA_BUSCA, NOMES_DOS_CAMPOS } from '@instrutoria/domain/projeto/campos.ts';
import { encerradoDesde } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { ehVice, leComoCoordenou, participa } from '../../db/participacao.ts';
import { many, one } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { column, type Sql, sql, where } from '../../db/sql.ts';
import { OFICIAL } from '../disciplina/queries.ts';
import { podeTerAvaliador } from '../edital/homologacao-queries.ts';
import { tardiasAbertasDe } from '../edital/tardia-queries.ts';
import { paresDosCampos } from './campos-queries.ts';
import { COORDENARAM_ANTES } from './coordenaram-antes-queries.ts';
import { camposDoCronograma } from './cronograma-columns.ts';
import { DIA_DA_DESISTENCIA } from './encerramento-queries.ts';
import { editalEmJson, pessoaEmJson } from './pessoa-e-edital-queries.ts';

export interface Visao {
  readonly comprovante: boolean;
  readonly tipos: boolean;
  readonly avaliacao: boolean;
  readonly alunos: boolean;
  readonly vice: boolean;
}

const COLABORADORES = sql`(select coalesce(json_agg(${pessoaEmJson('cp', 'cu')} order by pc.ordem), '[]')
  from projeto_colaborador pc join professor cp on cp.id = pc.professor_id join unidade cu on cu.id = cp.unidade_id
  where pc.projeto_id = p.id)`;

const NAO_CADASTRADOS = sql`(select coalesce(json_agg(json_build_object(
    'id', n.id, 'nome', n.nome, 'siape', n.siape, 'regimeTrabalho', n.regime_trabalho,
    'unidade', json_build_object('id', nu.id, 'nome', nu.nome, 'cidade', nu.cidade)) order by pn.ordem), '[]')
  from projeto_nao_cadastrado pn join professor_nao_cadastrado n on n.id = pn.nao_cadastrado_id
  join unidade nu on nu.id = n.unidade_id where pn.projeto_id = p.id)`;

const DISCIPLINAS = sql`(select coalesce(json_agg(json_build_object(
    'id', d.id, 'nome', d.nome, 'semestre', d.semestre, 'codigo', d.codigo,
    'unidade_oferta', json_build_object('id', du.id, 'nome', du.nome, 'cidade', du.cidade),
    'tipo_disciplina', d.tipo_disciplina, 'ehObrigatoria', d.eh_obrigatoria, 'tsd', d.tsd,
    'cursos_ofertadas', to_json(d.cursos_ofertadas), 'carga_horaria', d.carga_horaria,
    'oficial', ${OFICIAL}) order by cd.ordem), '[]')
  from comprovante_disciplina cd join disciplina d on d.id = cd.disciplina_id
  join unidade du on du.id = d.unidade_oferta_id where cd.comprovante_id = b.id)`;

const ALUNOS = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'nome', i.nome, 'tipoAluno', i.tipo_aluno)
    order by i.nome collate "pt-BR-x-icu", i.id), '[]')
  from instrutor i where i.projeto_id = p.id and i.fim is null)`;

/** The proposal without fields that depend on its call. */
export const PROPOSTA = sql`
    'id', p.id, 'versao', p.versao, ${paresDosCampos(NOMES_DOS_CAMPOS)}, 'coordenador', ${pessoaEmJson('c', 'u')}, 'coordenaramAntes', ${COORDENARAM_ANTES},
    'tipoProjeto', p.tipo_projeto, 'quantBolsas', p.remunerados + p.voluntarios,
    'professores_colaboradores', ${COLABORADORES},
    'professores_colaboradores_nao_cadastrado', ${NAO_CADASTRADOS},
    'comprovante_disciplinas', case when b.id is null then null else json_build_object(
      'id', b.id, 'comprovante', b.comprovante, 'disciplinas_associadas', ${DISCIPLINAS}) end,
    'ehRascunho', p.eh_rascunho, 'aguardandoCronograma', p.aguardando_cronograma,
    'submetidoEm', ${iso(sql`p.submetido_em`)}, 'atualizadoEm', ${iso(sql`p.atualizado_em`)}`;

export const ANDAMENTO = sql`
    'remunerados_aprovados', coalesce(a.remunerados_aprovados, 0),
    'voluntarios_aprovados', coalesce(a.voluntarios_aprovados, 0),
    'temAvaliador', a.id is not null, 'situacao', coalesce(a.situacao, 'SUBMETIDO'), 'total', a.total,
    'abaixoDoMinimo', a.abaixo_do_minimo,
    'nuncaTeveInstrutor', not exists (select from instrutor ni where ni.projeto_id = p.id),
    'desfeito', exists (select from encerramento_desfeito ed where ed.projeto_id = p.id),
    'desistencia', ${DIA_DA_DESISTENCIA},
    'alunos', ${ALUNOS},
    'vice', (select json_build_object('id', w.professor_id, 'nome', wp.nome) from vice_coordenacao w
      join professor wp on wp.id = w.professor_id
      where w.projeto_id = p.id and w.aceito_em is not null and w.encerrado_em is null)`;

/** The joins for the table `p`. */
export const DE_PROJETO = sql`
  from projeto p
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id
  left join comprovante_de_disciplinas b on b.id = p.comprovante_id
  left join projeto_aprovacao a on a.projeto_id = p.id`;

const PROJETO_INTEIRO = sql`
  select json_build_object(${PROPOSTA}, ${ANDAMENTO}, 'edital', ${editalEmJson}) as projeto,
  (select dados ->> 'fuso' from configuracao where id = 1) as fuso
  ${DE_PROJETO}
  left join edital e on e.id = p.edital_id`;

interface NaoVisto {
  readonly total: number | null;
  readonly abaixoDoMinimo: boolean | null;
  readonly nuncaTeveInstrutor: boolean;
  readonly desfeito: boolean;
}

export type AndamentoDoProjeto = NaoVisto &
  Pick<
    Projeto,
    | 'alunos'
    | 'desistencia'
    | 'vice'
    | 'remunerados'
    | 'remunerados_aprovados'
    | 'situacao'
    | 'temAvaliador'
    | 'voluntarios'
    | 'voluntarios_aprovados'
  >;

interface LinhaDoProjeto {
  readonly projeto: Omit<Projeto, 'edital' | 'encerramento' | 'situacaoExibida'> &
    NaoVisto & { readonly edital: EditalGuardado | null };
  readonly fuso: string | null;
}

type ComTipo = Projeto['coordenador'] & { readonly tipo?: string };

function semTipo({ tipo: _tipo, ...resto }: ComTipo): Projeto['coordenador'] {
  return resto;
}

/** Before publication the coordinator's side sees nothing of assessment and grants (D20). */
function resultadoVisto(
  { total, abaixoDoMinimo, ...lido }: AndamentoDoProjeto,
  edital: Edital | null,
  visao: Visao,
) {
  const publicado = edital !== null && foiPublicado(edital);
  const visto = publicado || visao.avaliacao;
  return {
    remunerados_aprovados: visto ? lido.remunerados_aprovados : 0,
    voluntarios_aprovados: visto ? lido.voluntarios_aprovados : 0,
    temAvaliador: visto && lido.temAvaliador,
    situacao: publicado ? lido.situacao : 'SUBMETIDO',
    alunos: publicado && visao.alunos ? lido.alunos : [],
    vice: visao.vice ? lido.vice : null,
    situacaoExibida:
      publicado && lido.temAvaliador ? situacaoDaSecretaria(lido, { total, abaixoDoMinimo }) : 'SUBMETIDO',
    vagas: publicado && lido.temAvaliador ? vagasDadas(lido) : null,
  } as const;
}

/** The facts of a project besides its proposal; today is 'yyyy-mm-dd'. */
export function andamentoVisto(lido: AndamentoDoProjeto, edital: Edital | null, hoje: string, visao: Visao) {
  const { nuncaTeveInstrutor, desfeito, desistencia } = lido;
  const vagas = lido.remunerados_aprovados + lido.voluntarios_aprovados;
  const fatos = { vagas, nuncaTeveInstrutor, desfeito, desistencia };
  return {
    edital,
    encerramento: edital === null ? null : encerradoDesde(edital, fatos, hoje),
    desistencia,
    ...resultadoVisto(lido, edital, visao),
  };
}

function montar({ projeto, fuso }: LinhaDoProjeto, agora: Date, visao: Visao): Projeto {
  const {
    total: _total,
    abaixoDoMinimo: _abaixo,
    nuncaTeveInstrutor: _nunca,
    desfeito: _desfeito,
    edital: guardado,
    ...lido
  } = projeto;
  const { comprovante_disciplinas: pacote } = lido;
  const zona = fuso ?? CONFIGURACAO_PADRAO.fuso;
  const edital = guardado === null ? null : derivarEdital(guardado, agora, zona);
  const pessoaVista = visao.tipos ? (p: Projeto['coordenador']) => p : semTipo;
  return {
    ...lido,
    coordenador: pessoaVista(lido.coordenador),
    professores_colaboradores: lido.professores_colaboradores.map(pessoaVista),
    comprovante_disciplinas: pacote === null || visao.comprovante ? pacote : { ...pacote, comprovante: null },
    ...andamentoVisto(projeto, edital, diaNoFuso(agora, zona), visao),
  };
}

export async function lerProjetoInteiro(
  db: Executor,
  id: number,
  agora: Date,
  visao: Visao,
): Promise<Projeto | null> {
  const linha = await one<LinhaDoProjeto>(db, sql`${PROJETO_INTEIRO} where p.id = ${id}`);
  return linha === null ? null : montar(linha, agora, visao);
}

const ORDENS = {
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  submetidoEm: sql`p.submetido_em`,
  atualizadoEm: sql`p.atualizado_em`,
};

const PROCURADOS = NA_BUSCA.map((nome) => column(nome, 'p'));

const contemBusca = (busca: string | undefined): Sql | null =>
  busca === undefined ? null : semAcentos(PROCURADOS, busca);

type QuemCoordena = Pick<Projeto, 'coordenador' | 'coordenaramAntes' | 'id' | 'vice'>;

interface Opcoes {
  readonly agora: Date;
  /** The part of each that the reader sees. */
  readonly visao: (projeto: QuemCoordena) => Visao;
}

async function listar(
  db: Executor,
  filtro: Sql,
  { lista, padrao }: { readonly lista: ListaQuery; readonly padrao: readonly Sql[] },
  { agora, visao }: Opcoes,
) {
  const limites = limitesDaLista(lista);
  const linhas = await many<LinhaDoProjeto>(
    db,
    sql`
      ${PROJETO_INTEIRO} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, padrao)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`from projeto p ${filtro}`));
  return { linhas: linhas.map((linha) => montar(linha, agora, visao(linha.projeto))), total };
}

/**
 * Those that this person acts for or once coordinated, newest first; those awaiting schedules only on request
 * (D9).
 */
export function listarSubmetidos(
  db: Executor,
  coordenadorId: number,
  lista: ListaQuery,
  opcoes: Opcoes & { readonly comPendentes: boolean },
) {
  const pessoa = sql`${coordenadorId}`;
  const filtro = where(
    sql`(p.coordenador_id = ${coordenadorId}
      or not p.aguardando_cronograma and (${ehVice(pessoa)} or ${leComoCoordenou(pessoa)}))`,
    sql`not p.eh_rascunho`,
    opcoes.comPendentes ? null : sql`not p.aguardando_cronograma`,
    contemBusca(lista.busca),
  );
  return listar(db, filtro, { lista, padrao: [sql`p.submetido_em desc`, sql`p.id desc`] }, opcoes);
}

export function listarSemAvaliador(
  db: Executor,
  { editalId, menosDe }: { readonly editalId: number; readonly menosDe: number },
  lista: ListaQuery,
  opcoes: Opcoes,
) {
  const filtro = where(
    sql`p.edital_id = ${editalId}`,
    sql`not p.eh_rascunho`,
    sql`not p.aguardando_cronograma`,
    sql`not exists (select from projeto_aprovacao pa where pa.projeto_id = p.id)`,
    sql`not ${participa(sql`${menosDe}`)}`,
    podeTerAvaliador(sql`${editalId}`),
    contemBusca(lista.busca),
  );
  return listar(db, filtro, { lista, padrao: [sql`p.submetido_em`, sql`p.id`] }, opcoes);
}

interface LinhaDoRascunho {
  readonly id: number;
  readonly versao: number;
  readonly titulo: string;
  readonly edital: EditalGuardado | null;
  readonly atualizadoEm: string;
}

export async function listarRascunhos(
  db: Executor,
  coordenadorId: number,
  lista: ListaQuery,
  { agora, fuso }: { readonly agora: Date; readonly fuso: () => Promise<string> },
) {
  const limites = limitesDaLista(lista);
  const filtro = where(
    sql`p.coordenador_id = ${coordenadorId}`,
    sql`p.eh_rascunho`,
    contemBusca(lista.busca),
  );
  const ordem = ordenarPor(lista.ordem, ORDENS, [sql`p.atualizado_em desc`, sql`p.id desc`]);
  const pagina = many<LinhaDoRascunho>(
    db,
    sql`
      select p.id, p.versao, p.titulo, ${editalEmJson} as edital, ${iso(sql`p.atualizado_em`)} as "atualizadoEm"
      from projeto p left join edital e on e.id = p.edital_id
      ${filtro}
      order by ${ordem}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const [zona, lidos] = await Promise.all([fuso(), pagina]);
  const minhas = await tardiasAbertasDe(db, coordenadorId, agora);
  const total = await totalDaLista(lidos.length, limites, quantas(db, sql`from projeto p ${filtro}`));
  const linhas = lidos.map(({ edital: guardado, ...linha }) => ({
    ...linha,
    edital:
      guardado === null
        ? null
        : {
            id: guardado.id,
            nome: guardado.nome,
            aberto: minhas.has(guardado.id) || derivarEdital(guardado, agora, zona).aberto,
          },
    ehRascunho: true as const,
  }));
  return { linhas, total };
}

interface LinhaDoCronograma {
  readonly id: number;
  readonly meses: string[];
  readonly atividades: string[];
}

export async function lerCronogramas(
  db: Executor,
  projetoId: number,
): Promise<(Cronograma & { readonly id: number; readonly projeto: { readonly id: number } })[]> {
  // As JSON, because pg parses arrays of a hundred kilobytes character by character.
  const linhas = await many<LinhaDoCronograma>(
    db,
    sql`
      select id, to_json(meses) as meses, to_json(atividades) as atividades
      from cronograma
      where projeto_id = ${projetoId}
      order by ordem
    `,
  );
  return linhas.map((linha) => ({
    id: linha.id,
    projeto: { id: projetoId },
    ...camposDoCronograma(linha.meses, linha.atividades),
  }));
}
