import { comPrefixo, type Problema, problema } from '../../kernel/problema.ts';
import { HORAS_MAXIMAS, MESES_DO_ANO, MOTIVO_AO_ALUNO_MAXIMO, NAO_SE_APLICA } from '../limits.ts';
import { MENSAGENS_FREQUENCIA as M, MENSAGENS_DOS_DIAS, menosSemLer } from '../messages.ts';
import type { HorasDoMes, InstrutorNaFolha, MesDoAluno, RegistroDeFrequencia } from '../types.ts';
import { pedeMotivo } from './dias.ts';
import { aceitaFrequencia } from './folha.ts';
import { anoEMes, ultimoMesDoAno } from './meses.ts';

export interface MesEnviado {
  readonly mes: number;
  readonly horas?: number | null | undefined;
  /** The month that the student sent, as it was read: these hours attest it. */
  readonly aluno?: MesDoAlunoLido | null | undefined;
}

export interface MesDoAlunoLido {
  readonly versao: number;
  /** Why fewer hours count than the student sent. */
  readonly motivo?: string | null | undefined;
}

export interface RegistroEnviado extends Omit<RegistroDeFrequencia, 'horasPorMes'> {
  readonly horasPorMes: readonly MesEnviado[];
}

export interface FrequenciaAtual {
  readonly instrutor: Pick<InstrutorNaFolha, 'fim' | 'mesInicio' | 'nome' | 'situacaoInstrutor'>;
  readonly horasPorMes: readonly HorasDoMes[];
  readonly doAluno?: readonly MesDoAluno[];
}

/** Whether a number has at most one decimal as JSON and screens write it. */
function temUmaCasa(horas: number): boolean {
  return Math.abs(horas * 10 - Math.round(horas * 10)) < 1e-6;
}

/** The error of the hours of a past or current month: −1 or 0 to 320, one decimal (D27). null when valid. */
export function problemaDasHoras(
  horas: number | null | undefined,
): Pick<Problema, 'codigo' | 'mensagem'> | null {
  if (horas === null || horas === undefined) return { codigo: 'CELULA_VAZIA', mensagem: M.celulaVazia };
  if (!Number.isFinite(horas)) return { codigo: 'NAO_E_NUMERO', mensagem: M.naoENumero };
  if (horas !== NAO_SE_APLICA && !(horas >= 0 && horas <= HORAS_MAXIMAS)) {
    return { codigo: 'HORAS_FORA_DO_LIMITE', mensagem: M.foraDoLimite };
  }
  return temUmaCasa(horas) ? null : { codigo: 'NAO_E_NUMERO', mensagem: M.naoENumero };
}

/** The error of any month's cell: one after `ultimo` must be empty or −1. */
function problemaDaCelula({ mes, horas = null }: MesEnviado, ultimo: number): Omit<Problema, 'campo'> | null {
  if (mes <= ultimo) return problemaDasHoras(horas);
  return horas === null || horas === NAO_SE_APLICA ? null : { codigo: 'MES_FUTURO', mensagem: M.mesFuturo };
}

/** Fewer hours than the student sent need a reason. */
function problemaDoMotivo(
  enviado: MesEnviado,
  { doAluno = [], horasPorMes }: FrequenciaAtual,
): Problema | null {
  const { mes, horas = null, aluno = null } = enviado;
  const dele = doAluno.find((um) => um.mes === mes);
  if (dele === undefined || horas === null) return null;
  const registradas = horasPorMes.find((um) => um.mes === mes)?.horas ?? null;
  if (!pedeMotivo(dele, registradas, horas)) return null;
  // Not read: hours that stand as they are attest nothing; others say fewer without a reason.
  if (dele.estado === 'enviado' && aluno === null) {
    return horas === registradas ? null : problema('horas', 'SEM_MOTIVO', menosSemLer(dele.horas ?? 0));
  }
  const motivo = aluno?.motivo ?? '';
  if (!/\p{L}/u.test(motivo))
    return problema('aluno.motivo', 'SEM_MOTIVO', MENSAGENS_DOS_DIAS.motivoDasHoras);
  if ([...motivo].length <= MOTIVO_AO_ALUNO_MAXIMO) return null;
  return problema('aluno.motivo', 'MOTIVO_LONGO', MENSAGENS_DOS_DIAS.motivoLongo);
}

function problemasDosMeses(
  enviados: readonly MesEnviado[],
  ultimo: number,
  atual: FrequenciaAtual,
): Problema[] {
  return enviados.flatMap((enviado, i) => {
    const { mes } = enviado;
    if (mes < 1 || mes > MESES_DO_ANO) return [problema(`${i}.mes`, 'MES_INVALIDO', M.mesInvalido)];
    if (enviados.findIndex((outro) => outro.mes === mes) < i) {
      return [problema(`${i}.mes`, 'MES_REPETIDO', M.mesRepetido)];
    }
    const falha = problemaDaCelula(enviado, ultimo);
    if (falha !== null) return [problema(`${i}.horas`, falha.codigo, falha.mensagem)];
    const semMotivo = problemaDoMotivo(enviado, atual);
    return semMotivo === null ? [] : comPrefixo(String(i), [semMotivo]);
  });
}

/** The months up to the current one as they are after the save: sent ones replace stored ones. */
export function juntarMeses(
  guardados: readonly HorasDoMes[],
  enviados: readonly MesEnviado[],
  ultimo: number,
): HorasDoMes[] {
  const porMes = new Map(guardados.map(({ mes, horas }) => [mes, horas]));
  for (const { mes, horas = null } of enviados) if (mes <= ultimo) porMes.set(mes, horas);
  return [...porMes]
    .filter(([, horas]) => horas !== null)
    .map(([mes, horas]) => ({ mes, horas }))
    .sort((a, b) => a.mes - b.mes);
}

function problemasDoAno(ano: number, hoje: string): Problema[] {
  if (!/^[1-9]\d{3}$/.test(String(ano))) return [problema('ano', 'ANO_INVALIDO', M.anoInvalido)];
  return ano > anoEMes(hoje).ano ? [problema('ano', 'ANO_FUTURO', M.anoFuturo)] : [];
}

function problemasDoRegistro(
  { ano, horasPorMes }: RegistroEnviado,
  atual: FrequenciaAtual,
  { hoje, completa }: { readonly hoje: string; readonly completa: boolean },
): Problema[] {
  if (!aceitaFrequencia(atual.instrutor)) {
    return [problema('instrutor', 'INSTRUTOR_IRREGULAR', M.instrutorIrregular)];
  }
  const doAno = problemasDoAno(ano, hoje);
  if (doAno.length > 0) return doAno;
  const ultimo = ultimoMesDoAno(ano, hoje);
  const dosMeses = comPrefixo('horasPorMes', problemasDosMeses(horasPorMes, ultimo, atual));
  if (dosMeses.length > 0 || !completa) return dosMeses;
  const depois = juntarMeses(atual.horasPorMes, horasPorMes, ultimo);
  const falta = depois.filter(({ mes }) => mes <= ultimo).length < ultimo;
  return falta ? [problema('horasPorMes', 'CELULA_VAZIA', M.celulaVazia)] : [];
}

/**
 * The problems of a project's sheet: each text names its instructor, each field its place in the list
 * (`0.horasPorMes.3.horas`). `atualDe`: the stored facts of an instructor and year, null for an instructor of
 * another project. `completa`: the months that are not sent must be registered.
 */
export function problemasDaFrequencia(
  registros: readonly RegistroEnviado[],
  atualDe: (registro: RegistroEnviado) => FrequenciaAtual | null,
  hoje: string,
  completa = true,
): Problema[] {
  if (registros.length === 0) return [problema('', 'NADA_PARA_REGISTRAR', M.nadaParaRegistrar)];
  return registros.flatMap((registro, i) => {
    const atual = atualDe(registro);
    if (atual === null) {
      return [problema(`${i}.instrutor`, 'INSTRUTOR_DE_OUTRO_PROJETO', M.instrutorDeOutroProjeto)];
    }
    const repetido =
      registros.findIndex((r) => r.instrutor === registro.instrutor && r.ano === registro.ano) < i;
    const problemas = repetido
      ? [problema('instrutor', 'INSTRUTOR_REPETIDO', M.instrutorRepetido)]
      : problemasDoRegistro(registro, atual, { hoje, completa });
    return comPrefixo(String(i), problemas).map((p) => ({
      ...p,
      mensagem: `${atual.instrutor.nome}: ${p.mensagem}`,
    }));
  });
}
