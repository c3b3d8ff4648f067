import type { Area } from '@instrutoria/domain/area/areas.ts';
import type { SituacaoDoInstrutor, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import { CAMPOS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, type Sender, single } from '../../db/query.ts';
import { countedRows, type Snapshot } from '../../db/snapshot.ts';
import { column, join, type Sql, sql } from '../../db/sql.ts';

/** Projects per statement; only one piece of the call is in memory. */
const POR_VEZ = 50;

interface InstrutorDoPacote {
  readonly id: number;
  readonly nome: string;
  /** Which of the five documents are files, and whether there is a report. */
  readonly documentos: readonly string[];
  readonly relatorio: boolean;
}

/** One project of the call, with the ids of the documents that its folder holds. */
export interface ProjetoDoPacote {
  readonly id: number;
  readonly titulo: string;
  /** The reader takes part in it. */
  readonly propria: boolean;
  readonly comprovante: boolean;
  /** References of uploaded images, by section. */
  readonly imagens: Readonly<Record<string, string>>;
  readonly anexos: readonly number[];
  readonly deOficio: readonly number[];
  readonly desistencias: readonly number[];
  readonly recusa: boolean;
  readonly relatorioDoCoordenador: boolean;
  readonly relatorioDeDisciplinas: boolean;
  readonly instrutores: readonly InstrutorDoPacote[];
}

/** Submitted and complete (D9). */
const doEdital = (editalId: number) =>
  sql`p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma`;

export async function contarProjetos(
  db: Sender,
  editalId: number,
  leitorId: number,
): Promise<{ projetos: number; proprios: number }> {
  return single(
    db,
    sql`
      select count(*) as projetos, count(*) filter (where ${participaDosProjetos(leitorId)}) as proprios
      from projeto p where ${doEdital(editalId)}
    `,
  );
}

/** Whether a text is the reference of an uploaded file. */
const ehReferencia = (coluna: Sql) => sql`${coluna} ~ '^arq_[0-9a-f]{32}$'`;

const SECOES_COM_IMAGEM = join(
  SECOES.filter((secao) => CAMPOS[secao].imagem).map((secao) => sql`(${secao}::text, ${column(secao, 'p')})`),
);

const DOCUMENTOS = sql`
  array_remove(array[
    case when ${ehReferencia(sql`i.termo_compromisso`)} then 'termo' end,
    case when ${ehReferencia(sql`i.declaracao_aluno_detentor`)} then 'declaracao' end,
    case when ${ehReferencia(sql`i.historico_declaracao`)} then 'historico' end,
    case when ${ehReferencia(sql`i.termo_anuencia`)} then 'anuencia' end
  ], null)`;

const lista = (de: Sql) => sql`coalesce((select json_agg(x.id order by x.id) ${de}), '[]')`;

/** The projects of the call in order of their numbers, read piece by piece. */
export async function* projetosDoPacote(
  db: Sender,
  editalId: number,
  leitorId: number,
): AsyncGenerator<ProjetoDoPacote> {
  let depois = 0;
  for (;;) {
    const lidos = await many<ProjetoDoPacote>(
      db,
      sql`
        select p.id, p.titulo, ${participaDosProjetos(leitorId)} as propria,
          p.comprovante_id is not null as comprovante,
          (select coalesce(json_object_agg(s.nome, s.valor), '{}') from (values ${SECOES_COM_IMAGEM}) s (nome, valor)
            where ${ehReferencia(sql`s.valor`)}) as imagens,
          ${lista(sql`from recurso_anexo x join recurso r on r.id = x.recurso_id
            join projeto_aprovacao a on a.id = r.aprovacao_id where a.projeto_id = p.id`)} as anexos,
          ${lista(sql`from frequencia_de_oficio x
            where x.projeto_id = p.id and x.documento is not null`)} as "deOficio",
          ${lista(sql`from desistencia x where x.projeto_id = p.id and x.pedido is not null`)} as desistencias,
          exists (select from suplente s where s.projeto_id = p.id and s.recusa is not null) as recusa,
          exists (select from relatorio_coordenador r where r.projeto_id = p.id) as "relatorioDoCoordenador",
          exists (select from relatorio_disciplinas r where r.projeto_id = p.id) as "relatorioDeDisciplinas",
          coalesce((
            select json_agg(json_build_object('id', i.id, 'nome', i.nome, 'documentos', ${DOCUMENTOS},
              'relatorio', exists (select from relatorio_atividade r where r.instrutor_id = i.id)) order by i.id)
            from instrutor i where i.projeto_id = p.id), '[]') as instrutores
        from projeto p where ${doEdital(editalId)} and p.id > ${depois}
        order by p.id limit ${POR_VEZ}
      `,
    );
    yield* lidos;
    const ultimo = lidos.at(-1);
    if (ultimo === undefined || lidos.length < POR_VEZ) return;
    depois = ultimo.id;
  }
}

export interface LinhaDeProjeto {
  readonly id: number;
  readonly titulo: string;
  readonly tipo: string;
  readonly area: Area | null;
  readonly coordenador: string;
  readonly unidade: string;
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly submetidoEm: Date | null;
}

export function linhasDosProjetos(snapshot: Snapshot, editalId: number) {
  return countedRows<LinhaDeProjeto>(snapshot, {
    columns: sql`p.id, p.titulo, p.tipo_projeto as tipo, p.area, c.nome as coordenador, u.nome as unidade, p.remunerados,
      p.voluntarios, p.submetido_em as "submetidoEm"`,
    from: sql`from projeto p join professor c on c.id = p.coordenador_id join unidade u on u.id = c.unidade_id
      where ${doEdital(editalId)}`,
    order: sql`p.id`,
  });
}

export interface LinhaDePessoa {
  readonly projeto: number;
  readonly titulo: string;
  readonly papel: 'coordena' | 'colabora' | 'colabora, sem cadastro';
  readonly nome: string;
  readonly siape: string;
  readonly email: string | null;
  readonly unidade: string;
}

/** Those who take part today, never who evaluates (D20). */
export function linhasDasPessoas(snapshot: Snapshot, editalId: number) {
  return countedRows<LinhaDePessoa>(snapshot, {
    columns: sql`x.*`,
    from: sql`from (
      select p.id as projeto, p.titulo, q.papel, c.nome, c.siape, c.email, u.nome as unidade, q.lugar
      from projeto p
      join lateral (
        select p.coordenador_id as pessoa, 'coordena' as papel, 0 as lugar
        union all
        select pc.professor_id, 'colabora', pc.ordem + 1 from projeto_colaborador pc where pc.projeto_id = p.id
      ) q on true
      join professor c on c.id = q.pessoa join unidade u on u.id = c.unidade_id
      where ${doEdital(editalId)}
      union all
      select p.id, p.titulo, 'colabora, sem cadastro', n.nome, n.siape, null, u.nome, 1000 + pn.ordem
      from projeto p
      join projeto_nao_cadastrado pn on pn.projeto_id = p.id
      join professor_nao_cadastrado n on n.id = pn.nao_cadastrado_id join unidade u on u.id = n.unidade_id
      where ${doEdital(editalId)}
    ) x`,
    order: sql`x.projeto, x.lugar`,
  });
}

export interface LinhaDeInstrutor {
  readonly projeto: number;
  readonly titulo: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly nome: string;
  readonly email: string;
  readonly tipo: TipoDeAluno;
  readonly situacao: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
  /** The day on which the vínculo ended. */
  readonly fim: string | null;
}

/** All vínculos, also those that ended. */
export function linhasDosInstrutores(snapshot: Snapshot, editalId: number) {
  return countedRows<LinhaDeInstrutor>(snapshot, {
    columns: sql`p.id as projeto, p.titulo, c.nome as coordenador, u.nome as unidade, i.nome, i.email, i.tipo_aluno as tipo,
      i.situacao, i.mes_inicio as "mesInicio", i.fim`,
    from: sql`from instrutor i join projeto p on p.id = i.projeto_id join professor c on c.id = p.coordenador_id
      join unidade u on u.id = c.unidade_id where ${doEdital(editalId)}`,
    order: sql`p.id, i.nome collate "pt-BR-x-icu", i.id`,
  });
}

export interface LinhaDeFrequencia {
  readonly projeto: number;
  readonly titulo: string;
  readonly nome: string;
  readonly tipo: TipoDeAluno;
  readonly ano: number;
  readonly mes: number;
  /** -1: the month does not apply. */
  readonly horas: number;
  readonly deOficio: boolean;
}

export function linhasDaFrequencia(snapshot: Snapshot, editalId: number) {
  return countedRows<LinhaDeFrequencia>(snapshot, {
    columns: sql`p.id as projeto, p.titulo, i.nome, i.tipo_aluno as tipo, f.ano, f.mes, f.horas,
      f.de_oficio_id is not null as "deOficio"`,
    from: sql`from frequencia_do_mes f join instrutor i on i.id = f.instrutor_id join projeto p on p.id = i.projeto_id
      where ${doEdital(editalId)}`,
    order: sql`p.id, i.nome collate "pt-BR-x-icu", i.id, f.ano, f.mes`,
  });
}
