import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Assinatura, SituacaoDoPdf } from '@instrutoria/domain/assinatura/types.ts';
import type { PeriodoDeRegularizacao } from '@instrutoria/domain/configuracao/types.ts';
import { oQueFalta } from '@instrutoria/domain/instrutor/rules/cadastro-incompleto.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import {
  chegadaDosDocumentos,
  comecaEm,
  diaDaRegularizacao,
  mesDaRegularizacao,
  nuncaComecou,
} from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import { aguardandoConferencia, frequentando } from '@instrutoria/domain/instrutor/rules/situacao.ts';
import type { Documento, InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { formatarCpf, mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { VERSAO_DA_CONFERENCIA } from '../../documents/assinatura/conferir-assinaturas.ts';
import { depoisDaSaida } from './saida-repository.ts';

export type Instrutor = AnswerOf<Api['lerInstrutor']>;
type Documentos = Readonly<Record<Documento, string>>;

export interface LinhaDoInstrutor {
  readonly instrutor: Omit<Instrutor, Calculado | Documento> &
    Documentos &
    ComAssinaturas &
    Pick<InstrutorGuardado, 'jaFoiRegular'>;
  readonly ausente: boolean;
  readonly horas: number | null;
}

interface ComAssinaturas {
  readonly cpfDaCoordenacao: string | null;
  readonly assinaturasLidas: readonly {
    readonly documento: Documento;
    readonly conferidaEm: string | null;
    readonly versao: number | null;
    readonly raizes: string | null;
    readonly situacao: SituacaoDoPdf | null;
    readonly assinaturas: readonly Assinatura[] | null;
  }[];
}

type Calculado =
  | 'aguardandoConferencia'
  | 'assinaturas'
  | 'comecaEm'
  | 'conferidosEm'
  | 'documentosEm'
  | 'falta'
  | 'frequentando'
  | 'inicioAoRegularizar'
  | 'inicioSemConferir'
  | 'nuncaComecou';

export interface Leitura {
  readonly hoje: string;
  readonly fuso: string;
  readonly periodos: readonly PeriodoDeRegularizacao[];
  readonly comDocumentos: boolean;
  /** For an administrator who opens one record; the reading is recorded (D37). */
  readonly cpfInteiro: boolean;
  /** The day of the installed roots; null without. */
  readonly raizes: string | null;
}

/** For the tables `i` and `c`: the present file. */
const PRESENTE = sql`arquivo f where f.referencia = case c.documento when 'termo_compromisso' then i.termo_compromisso
    when 'declaracao_aluno_detentor' then i.declaracao_aluno_detentor
    when 'historico_declaracao' then i.historico_declaracao when 'dados_bancarios' then i.dados_bancarios
    else i.termo_anuencia end`;

/** When it arrived, never before the vínculo (D66). */
const ENVIADO_EM = sql`(select ${iso(sql`greatest(f.criado_em, i.criado_em)`)} from ${PRESENTE})`;
const PELO_ALUNO = sql`exists (select from ${PRESENTE} and f.estudante_id is not null)`;

/** For the tables `i` and `c`: the student of an earlier CPF sent the file. */
export const ENVIADO_POR_OUTRA_PESSOA = sql`exists (select from ${PRESENTE} and f.estudante_id is not null
    and not ${depoisDaSaida(sql`i.id`, sql`f.criado_em`)})`;

/** For the table `i`: those documents. */
export const DE_OUTRA_PESSOA = sql`(select coalesce(json_agg(c.documento), '[]') from conferencia_de_documento c
  where c.instrutor_id = i.id and ${ENVIADO_POR_OUTRA_PESSOA})`;

/** For the table `i`. A vínculo older than the histories with a first month was REGULAR once (D52). */
export const JA_FOI_REGULAR = sql`(i.situacao = 'REGULAR' or exists (select from historico_do_instrutor h
  where h.instrutor_id = i.id and h.campo = 'SITUACAO'
    and (h.valor = 'REGULAR' or (h.origem = 'RECONSTRUIDO' and i.mes_inicio is not null))))`;

export const CONFERENCIAS = sql`(select coalesce(json_agg(json_build_object('documento', c.documento, 'situacao', c.situacao,
    'motivo', c.motivo, 'conferidoEm', ${iso(sql`c.conferido_em`)}, 'enviadoEm', ${ENVIADO_EM}, 'peloAluno', ${PELO_ALUNO}, 'dispensa', c.dispensa)
    order by array_position(array['termo_compromisso','declaracao_aluno_detentor','historico_declaracao',
      'dados_bancarios','termo_anuencia'], c.documento)), '[]')
  from conferencia_de_documento c where c.instrutor_id = i.id)`;

/** For the table `i`: it cannot become REGULAR (D37). */
export const SEM_IDENTIFICACAO = sql`(i.cpf is null or i.matricula is null)`;

/** IRREGULAR with a registered absence, which nobody has resolved. */
export const AUSENTE = sql`(i.situacao = 'IRREGULAR'
  and exists (select from ausencia u where u.instrutor_id = i.id))`;

/** For the table `i`: only the change to REGULAR is missing, and no absence forbids it. */
export const PRONTO = sql`(i.situacao = 'IRREGULAR' and not ${SEM_IDENTIFICACAO}
  and not exists (select from conferencia_de_documento c where c.instrutor_id = i.id
    and (c.situacao in ('RECUSADO', 'POR_ASSINAR') or (c.situacao = 'PENDENTE' and c.dispensa is null)))
  and not exists (select from ausencia u where u.instrutor_id = i.id))`;

/** For the table `i`: the signatures of each document that has a file. */
const ASSINATURAS = sql`(select coalesce(json_agg(json_build_object('documento', d.documento,
    'conferidaEm', ${iso(sql`s.conferida_em`)}, 'versao', s.versao, 'raizes', s.raizes, 'situacao', s.situacao,
    'assinaturas', s.assinaturas) order by d.lugar), '[]')
  from (values (1, 'termo_compromisso', i.termo_compromisso),
    (2, 'declaracao_aluno_detentor', i.declaracao_aluno_detentor),
    (3, 'historico_declaracao', i.historico_declaracao), (4, 'dados_bancarios', i.dados_bancarios),
    (5, 'termo_anuencia', i.termo_anuencia)) as d(lugar, documento, referencia)
  join arquivo f on f.referencia = d.referencia and f.eliminado_em is null
  left join conferencia_de_assinaturas s on s.sha256 = f.sha256)`;

/** For the table `i`, without attendance. */
export const INSTRUTOR = sql`json_build_object(
  'id', i.id, 'versao', i.versao, 'nome', i.nome, 'email', i.email, 'cpf', i.cpf,
  'matricula', i.matricula, 'programa_pos', i.programa_pos,
  'tipoAluno', i.tipo_aluno, 'acumulo', i.acumulo, 'termo_compromisso', i.termo_compromisso,
  'declaracao_aluno_detentor', i.declaracao_aluno_detentor, 'historico_declaracao', i.historico_declaracao,
  'dados_bancarios', i.dados_bancarios, 'termo_anuencia', i.termo_anuencia, 'situacaoInstrutor', i.situacao,
  'jaFoiRegular', ${JA_FOI_REGULAR},
  'mesInicio', i.mes_inicio, 'projeto', json_build_object('id', i.projeto_id),
  'fimVinculo', case when i.fim is null then null
    else json_build_object('data', i.fim, 'motivo', i.motivo_do_fim) end,
  'vigencia', (select json_build_object('inicio', ev.vigencia_inicio, 'fim', ev.vigencia_fim) from projeto pv
    join edital ev on ev.id = pv.edital_id where pv.id = i.projeto_id),
  'conferencias', ${CONFERENCIAS}, 'assinaturasLidas', ${ASSINATURAS},
  'cpfDaCoordenacao', (select c.cpf from projeto pc join professor c on c.id = pc.coordenador_id
    where pc.id = i.projeto_id))`;

/** For the table `i`: absence and hours in the month of this day. */
export function presenca(hoje: string): Sql {
  const mes = mesDoDia(hoje);
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return sql`exists (select from ausencia a where a.instrutor_id = i.id and a.mes = ${mes}) as ausente,
    (select f.horas from frequencia_do_mes f
      where f.instrutor_id = i.id and f.ano = ${ano} and f.mes = ${numero}) as horas`;
}

function cpfLido(cpf: string | null, { comDocumentos, cpfInteiro }: Leitura): string | null {
  if (cpf === null || !comDocumentos) return null;
  return cpfInteiro ? formatarCpf(cpf) : mascararCpf(cpf);
}

/** A signer is another person where their CPF is neither the student's nor the coordinator's. */
function assinaturasDe(
  { cpf, cpfDaCoordenacao, assinaturasLidas }: ComAssinaturas & { readonly cpf: string | null },
  { raizes }: Leitura,
): Instrutor['assinaturas'] {
  return assinaturasLidas.map(({ documento, conferidaEm, situacao, assinaturas, ...com }) => ({
    documento,
    conferidaEm,
    atual: com.versao === VERSAO_DA_CONFERENCIA && com.raizes === raizes,
    situacao,
    assinaturas: (assinaturas ?? []).map((uma) => ({
      ...uma,
      cpf: uma.cpf === null ? null : mascararCpf(uma.cpf),
      outraPessoa: uma.cpf !== null && cpf !== null && uma.cpf !== cpf && uma.cpf !== cpfDaCoordenacao,
    })),
  }));
}

/** null until every document was checked. */
function ultimaConferencia(conferencias: Instrutor['conferencias']): string | null {
  if (conferencias.some(({ situacao }) => situacao !== 'CONFERIDO')) return null;
  return (
    conferencias
      .map(({ conferidoEm }) => conferidoEm ?? '')
      .toSorted()
      .at(-1) || null
  );
}

export function montarInstrutor(
  { instrutor, ausente, horas }: Pick<LinhaDoInstrutor, 'ausente' | 'horas' | 'instrutor'>,
  leitura: Leitura,
): Instrutor {
  const { jaFoiRegular, assinaturasLidas, cpfDaCoordenacao, ...lido } = instrutor;
  const { situacaoInstrutor, fimVinculo, mesInicio, vigencia, conferencias } = lido;
  const { hoje, fuso, periodos, comDocumentos } = leitura;
  const mes = mesDoDia(hoje);
  const encerrado = fimVinculo !== null;
  const comeca = comecaEm(instrutor, mes);
  const aguarda = aguardandoConferencia({ situacaoInstrutor, jaFoiRegular, fimVinculo });
  const chegada = chegadaDosDocumentos(conferencias, true);
  const inicio = (quando: string | null) =>
    encerrado
      ? null
      : (mesInicio ?? mesDaRegularizacao(diaDaRegularizacao(quando, hoje, fuso), periodos, vigencia));
  const dia = (instante: string | null) => (instante === null ? null : diaNoFuso(new Date(instante), fuso));
  const inteiro = {
    ...lido,
    cpf: cpfLido(instrutor.cpf, leitura),
    matricula: comDocumentos ? instrutor.matricula : null,
    frequentando: frequentando({
      situacaoInstrutor,
      encerrado,
      ausente,
      horas,
      antesDoInicio: comeca !== null,
    }),
    aguardandoConferencia: aguarda,
    assinaturas: comDocumentos ? assinaturasDe(instrutor, leitura) : [],
    falta: aguarda ? oQueFalta(lido) : [],
    documentosEm: dia(chegada),
    conferidosEm: dia(ultimaConferencia(conferencias)),
    comecaEm: comeca,
    inicioAoRegularizar: inicio(chegada),
    inicioSemConferir: inicio(chegadaDosDocumentos(conferencias, false)),
    nuncaComecou: nuncaComecou({ mesInicio, fim: fimVinculo?.data ?? null }),
  };
  if (comDocumentos) return inteiro;
  const tem = DOCUMENTOS.map((documento) => [documento, ehArquivo(instrutor[documento])]);
  return {
    ...inteiro,
    ...(Object.fromEntries(tem) as Record<Documento, boolean>),
    conferencias: [],
    falta: [],
    documentosEm: null,
    conferidosEm: null,
  };
}

export async function lerInstrutor(db: Executor, id: number, l: Leitura): Promise<Instrutor | null> {
  const linha = await one<LinhaDoInstrutor>(
    db,
    sql`select ${INSTRUTOR} as instrutor, ${presenca(l.hoje)} from instrutor i where i.id = ${id}`,
  );
  return linha === null ? null : montarInstrutor(linha, l);
}

export async function lerInstrutoresDoProjeto(
  db: Executor,
  projetoId: number,
  l: Leitura & { readonly encerrados: boolean },
): Promise<Instrutor[]> {
  const linhas = await many<LinhaDoInstrutor>(
    db,
    sql`
      select ${INSTRUTOR} as instrutor, ${presenca(l.hoje)}
      from instrutor i
      where i.projeto_id = ${projetoId} and (i.fim is null or ${l.encerrados})
      order by i.fim is not null, i.nome collate "pt-BR-x-icu", i.id
    `,
  );
  return linhas.map((linha) => montarInstrutor(linha, l));
}
