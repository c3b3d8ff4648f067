import { instituicaoEm } from './answers.ts';
import { COM_INSTRUTOR } from './answers-do-instrutor.ts';
import type { Answers } from './faults.ts';

const { data } = COM_INSTRUTOR.listarInstrutores as {
  readonly data: readonly { readonly id: number; readonly nome: string }[];
};
/** The instructor whom the reports are about. */
export const aluno = data[0] ?? { id: 0, nome: '' };
const salvo = { versao: 1, autor: { id: 7, nome: 'Ana' }, atualizadoEm: '2026-09-10T12:00:00.000Z' };
const projeto = { id: 31, titulo: 'Monitoria' };

const relatada = {
  id: 5,
  ...salvo,
  disciplina: { id: 11, nome: 'Cálculo I', codigo: 'MAT0101', semestre: 'anual', tsd: 62 },
  projeto,

  numMatriculados: 40,
  numReprovadosNota: 3,
  numReprovadosFrequencia: 2,
  numTrancaram: 1,
  numSuprimiram: 1,
  taxaSucesso: 82.5,
};

/** A project with its discipline report, an open window, and no other report. */
export const SEM_RELATORIO: Answers = {
  ...COM_INSTRUTOR,
  ...instituicaoEm('2026-09-10T12:00:00+00:00'),
  lerInstrutor: aluno,
  lerRelatorioDisciplinas: [relatada],
  lerRelatorioAtividade: null,
  lerRelatorioCoordenador: null,
  salvarRelatorioDisciplinas: [relatada],
};
