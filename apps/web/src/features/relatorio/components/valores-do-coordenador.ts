import { NOMES_DOS_TEXTOS_DO_COORDENADOR as NOMES } from '@instrutoria/domain/relatorio/messages.ts';
import {
  problemasDasAvaliacoes,
  problemasDoCoordenador,
} from '@instrutoria/domain/relatorio/rules/textos.ts';
import { TEXTOS_DO_COORDENADOR } from '@instrutoria/domain/relatorio/types.ts';
import type { RelatorioDoCoordenador } from '../api.ts';
import type { Diferenca } from './outra-versao.tsx';

import type { RelatorioSalvo, Valores } from './use-formulario.ts';

export interface Aluno {
  readonly id: number;
  readonly nome: string;
  readonly obrigatorio: boolean;
}

export const campoDoAluno = ({ id }: Pick<Aluno, 'id'>) => `aluno-${id}`;

/** The present students, then those evaluated before who have left. */
export function alunosDoRelatorio(
  presentes: readonly { readonly id: number; readonly nome: string }[],
  relatorio: RelatorioDoCoordenador | null,
): Aluno[] {
  const antigos = (relatorio?.avaliacoesDeDesempenho ?? [])
    .map(({ aluno }) => aluno)
    .filter(({ id }) => !presentes.some((presente) => presente.id === id));
  return [
    ...presentes.map(({ id, nome }) => ({ id, nome, obrigatorio: true })),
    ...antigos.map(({ id, nome }) => ({ id, nome, obrigatorio: false })),
  ];
}

export function salvoDoCoordenador(relatorio: RelatorioDoCoordenador | null): RelatorioSalvo {
  if (relatorio === null) return { version: 0, values: {} };
  const textos = TEXTOS_DO_COORDENADOR.map((campo) => [campo, relatorio[campo]]);
  const avaliacoes = relatorio.avaliacoesDeDesempenho.map(({ aluno, avaliacao }) => [
    campoDoAluno(aluno),
    avaliacao,
  ]);
  return { version: relatorio.versao, values: Object.fromEntries([...textos, ...avaliacoes]) };
}

const avaliacoesDe = (valores: Valores, alunos: readonly Aluno[]) =>
  alunos
    .map((aluno) => ({ aluno, avaliacao: valores[campoDoAluno(aluno)] ?? '' }))
    .filter(({ aluno, avaliacao }) => aluno.obrigatorio || avaliacao !== '');

export function problemasDosValores(valores: Valores, alunos: readonly Aluno[]) {
  const avaliacoes = avaliacoesDe(valores, alunos);
  const dasAvaliacoes = problemasDasAvaliacoes(
    avaliacoes.map(({ aluno, avaliacao }) => ({ aluno: aluno.id, avaliacao })),
    alunos,
  );
  return [
    ...problemasDoCoordenador(valores),
    ...dasAvaliacoes.map((problema) => {
      const i = Number(problema.campo.split('.')[1]);
      const aluno = avaliacoes[i]?.aluno;
      return aluno === undefined ? problema : { ...problema, campo: campoDoAluno(aluno) };
    }),
  ];
}

export function corpoDoCoordenador(projeto: number, valores: Valores, alunos: readonly Aluno[]) {
  return {
    relatorio: valores.relatorio ?? '',
    fundamentacao: valores.fundamentacao ?? '',
    conclusao: valores.conclusao ?? '',
    projeto: { id: projeto },
    avaliacoesDeDesempenho: avaliacoesDe(valores, alunos).map(({ aluno: { id }, avaliacao }) => ({
      aluno: { id },
      avaliacao,
    })),
  };
}

export function diferencasDoCoordenador(
  aqui: Valores,
  la: Valores,
  alunos: readonly Aluno[],
): readonly Diferenca[] {
  const campos = [
    ...TEXTOS_DO_COORDENADOR.map((campo) => [campo, NOMES[campo]] as const),
    ...alunos.map((aluno) => [campoDoAluno(aluno), `Avaliação de ${aluno.nome}`] as const),
  ];
  return campos
    .map(([campo, rotulo]) => ({ rotulo, aqui: aqui[campo] ?? '', la: la[campo] ?? '' }))
    .filter((diferenca) => diferenca.aqui !== diferenca.la);
}
