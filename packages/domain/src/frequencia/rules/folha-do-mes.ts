import { mascararCpf } from '../../kernel/cpf.ts';
import { formatarDia, mesPorExtenso } from '../../kernel/datas.ts';
import { type FusosDaInstituicao, formatarDataHoraComFuso, fusoNoInstante } from '../../kernel/fuso.ts';
import { horasPorExtenso, SITUACOES_DA_FOLHA_DO_MES as S } from '../messages.ts';
import type { EstadoDoMesDoAluno, HorasDoMes, LinhaDoDia } from '../types.ts';
import { totalDeHoras } from './folha.ts';

/** What is stored about a month of a vínculo. */
export interface FatosDoMes {
  readonly edital: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenador: string;
  readonly aluno: {
    readonly nome: string;
    readonly matricula: string | null;
    /** Eleven digits. */
    readonly cpf: string | null;
  };
  /** 'yyyy-mm' */
  readonly mes: string;
  /** As the student's log has it; 'aberto' also where they log no days. */
  readonly estado: EstadoDoMesDoAluno;
  readonly dias: readonly Pick<LinhaDoDia, 'atividade' | 'dia' | 'horas'>[];
  readonly enviadoEm: string | null;
  readonly decididoEm: string | null;
  readonly motivo: string | null;
  readonly registro: (Pick<HorasDoMes, 'deOficio'> & { readonly horas: number; readonly em: string }) | null;
}

/** A labelled fact of the sheet. */
export type FatoDaFolha = readonly [rotulo: string, valor: string];

/** The printed sheet, in the words that it prints. */
export interface FolhaDoMes {
  readonly titulo: string;
  readonly projeto: readonly FatoDaFolha[];
  readonly identificacao: readonly FatoDaFolha[];
  readonly dias: readonly { readonly dia: string; readonly horas: string; readonly atividade: string }[];
  readonly horas: readonly FatoDaFolha[];
}

function situacao({ estado, registro }: FatosDoMes): string {
  if (estado !== 'aberto') return S[estado];
  return registro === null ? S.semRegistro : S.registrado;
}

function fato(rotulo: string, valor: string | null): FatoDaFolha[] {
  return valor === null ? [] : [[rotulo, valor]];
}

/**
 * The sheet of a month. Days are there once the student sent them: until then they are the student's alone. Each instant
 * has the zone that was in force then (D62), so that the same facts always give the same sheet.
 */
export function montarFolhaDoMes(fatos: FatosDoMes, fusos: FusosDaInstituicao): FolhaDoMes {
  const { aluno, projeto, mes, estado, registro, enviadoEm, decididoEm, motivo } = fatos;
  const atestado = estado === 'atestado';
  const enviado = estado === 'enviado' || atestado;
  const quando = (em: string | null) => {
    if (em === null) return null;
    const instante = new Date(em);
    return formatarDataHoraComFuso(instante, fusoNoInstante(instante, fusos));
  };
  const quem = (registro?.deOficio ?? null) === null ? 'pela coordenação' : 'pela administração';
  // Usually the same act as the registration.
  const atestadoEm = atestado && decididoEm !== registro?.em ? decididoEm : null;
  return {
    titulo: `Folha de frequência de ${mesPorExtenso(mes)}`,
    projeto: [
      ['Projeto', `nº ${projeto.id}, ${projeto.titulo}`],
      ['Edital', fatos.edital],
    ],
    identificacao: [
      ['Aluno', aluno.nome],
      ['Matrícula', aluno.matricula ?? 'não informada'],
      ['CPF', aluno.cpf === null ? 'não informado' : mascararCpf(aluno.cpf)],
      ['Coordenação', fatos.coordenador],
    ],
    dias: enviado
      ? fatos.dias.map(({ dia, horas, atividade }) => ({
          ...{ dia: formatarDia(dia), horas: horasPorExtenso(horas), atividade },
        }))
      : [],
    horas: [
      ['Situação', situacao(fatos)],
      ...fato('Horas enviadas pelo aluno', enviado ? horasPorExtenso(totalDeHoras(fatos.dias)) : null),
      ...fato('Enviadas em', enviado ? quando(enviadoEm) : null),
      ...fato(`Horas registradas ${quem}`, registro && horasPorExtenso(registro.horas)),
      ...fato('Registradas em', registro && quando(registro.em)),
      ...fato('Atestadas em', quando(atestadoEm)),
      ...fato('Motivo de contar menos horas', atestado ? motivo : null),
    ],
  };
}

/** The text whose SHA-256 the sheet prints: a fact in a line. */
export function textoDaFolhaDoMes({ titulo, projeto, identificacao, dias, horas }: FolhaDoMes): string {
  const fatos = (deles: readonly FatoDaFolha[]) => deles.map(([rotulo, valor]) => `${rotulo}: ${valor}`);
  const linhas = dias.map((um) => `${um.dia}, ${um.horas}: ${um.atividade}`);
  return [titulo, ...fatos(projeto), ...fatos(identificacao), ...linhas, ...fatos(horas)]
    .map((linha) => `${linha}\n`)
    .join('');
}

/** The last instant that the sheet names; null where it names none. */
export function ultimoInstanteDoMes({ enviadoEm, decididoEm, registro }: FatosDoMes): string | null {
  const todos = [enviadoEm, decididoEm, registro?.em ?? null].filter((um) => um !== null);
  return todos.toSorted().at(-1) ?? null;
}
