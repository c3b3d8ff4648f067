import { TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import type { TestApp } from '../app.ts';
import { rowOf } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';

/** A coordinator's approved project, with the window of reports open by an extension. */
export interface ProjetoComRelatorios {
  readonly dono: Pessoa;
  readonly projeto: number;
  readonly disciplina: number;
  readonly instrutor: number;
}

export const CONTAGENS_CERTAS = {
  numMatriculados: 40,
  numReprovadosNota: 3,
  numReprovadosFrequencia: 2,
  numTrancaram: 1,
  numSuprimiram: 1,
} as const;

/** An approved project with one discipline and one instructor, in the window of reports. */
export async function umProjetoComRelatorios(
  t: TestApp,
  w: World,
  quem: { readonly dono?: Pessoa; readonly avaliador?: Pessoa } = {},
  aluno: Parameters<World['novoInstrutor']>[1] = {},
): Promise<ProjetoComRelatorios> {
  const { projeto: id, dono } = await w.novoAprovado(quem);
  await w.prorrogar('relatorios', id);
  const { comprovanteId } = await rowOf(t, 'projeto', { id });
  const { disciplinaId } = await rowOf(t, 'comprovanteDisciplina', { comprovanteId: comprovanteId ?? 0 });
  return { dono, projeto: id, disciplina: disciplinaId, instrutor: await w.novoInstrutor(id, aluno) };
}

type Mudancas = Readonly<Record<string, unknown>>;

/** The discipline report of that project, as a request's body. */
export function asDisciplinas({ projeto: p, disciplina }: ProjetoComRelatorios, mudancas: Mudancas = {}) {
  return [{ projeto: p, disciplina, ...CONTAGENS_CERTAS, ...mudancas }];
}

/** A whole activity report. */
export function aAtividade({ instrutor }: Pick<ProjetoComRelatorios, 'instrutor'>, mudancas: Mudancas = {}) {
  const textos = Object.fromEntries(TEXTOS_DA_ATIVIDADE.map((campo) => [campo, `Texto de ${campo}.`]));
  return { ...textos, instrutor: { id: instrutor }, relatorioDisciplinas: [], ...mudancas };
}

/** A whole coordinator's report. */
export function oDoCoordenador({ projeto: p, instrutor }: ProjetoComRelatorios, mudancas: Mudancas = {}) {
  return {
    relatorio: 'O projeto correu bem.',
    fundamentacao: 'Fundamentado.',
    conclusao: 'Concluído.',
    projeto: { id: p },
    avaliacoesDeDesempenho: [{ aluno: { id: instrutor }, avaliacao: 'Muito bom desempenho.' }],
    ...mudancas,
  };
}

export const CAMINHOS = {
  disciplinas: '/api/relatorios-disciplinas/salvar',
  atividade: '/api/relatorios-atividade-instrutor',
  coordenador: '/api/relatorios-coordenador',
} as const;
