import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { TEXTO_DO_RELATORIO_MAXIMO } from '../limits.ts';
import { MENSAGENS_RELATORIO as M } from '../messages.ts';
import {
  TEXTOS_DA_ATIVIDADE,
  TEXTOS_DO_COORDENADOR,
  type TextoDaAtividade,
  type TextoDoCoordenador,
} from '../types.ts';

type Digitado = string | null | undefined;
type Textos<Campo extends string> = Readonly<Partial<Record<Campo, Digitado>>>;

export const TEXTOS_OBRIGATORIOS_DA_ATIVIDADE = TEXTOS_DA_ATIVIDADE.filter(
  (campo) => campo !== 'referencias',
);

function problemaDoTexto(campo: string, valor: Digitado, vazio: string | null): Problema | null {
  const texto = valor ?? '';
  if (vazio !== null && estaVazio(texto)) return problema(campo, 'TEXTO_VAZIO', vazio);
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return deCaractere;
  return contarCodePoints(texto) > TEXTO_DO_RELATORIO_MAXIMO
    ? problema(campo, 'TEXTO_LONGO', M.textoMaximo)
    : null;
}

export function problemasDaAtividade(textos: Textos<TextoDaAtividade>): Problema[] {
  return reunir(
    ...TEXTOS_DA_ATIVIDADE.map((campo) =>
      problemaDoTexto(campo, textos[campo], campo === 'referencias' ? null : M.textoVazio),
    ),
  );
}

export function problemasDasEntradas(
  escolhidas: readonly number[],
  doProjeto: readonly number[],
): Problema[] {
  return escolhidas.flatMap((id, i): Problema[] => {
    const campo = `relatorioDisciplinas.${i}`;
    if (!doProjeto.includes(id))
      return [problema(campo, 'ENTRADA_DE_OUTRO_PROJETO', M.entradaDeOutroProjeto)];
    return escolhidas.indexOf(id) === i ? [] : [problema(campo, 'DISCIPLINA_REPETIDA', M.disciplinaRepetida)];
  });
}

export interface AlunoAAvaliar {
  readonly id: number;
  readonly nome: string;
  /** False for students who left: they may be evaluated, but need not be. */
  readonly obrigatorio: boolean;
}

export function problemasDasAvaliacoes(
  avaliacoes: readonly { readonly aluno: number; readonly avaliacao?: Digitado }[],
  alunos: readonly AlunoAAvaliar[],
): Problema[] {
  const dadas = avaliacoes.flatMap(({ aluno: id, avaliacao }, i): Problema[] => {
    const campo = `avaliacoesDeDesempenho.${i}.avaliacao`;
    const aluno = alunos.find((cada) => cada.id === id);
    if (aluno === undefined) return [problema(campo, 'ALUNO_DE_OUTRO_PROJETO', M.alunoDeOutroProjeto)];
    if (avaliacoes.findIndex((outra) => outra.aluno === id) !== i) {
      return [problema(campo, 'ALUNO_REPETIDO', M.alunoRepetido)];
    }
    return reunir(problemaDoTexto(campo, avaliacao, M.avaliacaoVazia(aluno.nome)));
  });
  const faltam = alunos.filter(
    ({ id, obrigatorio }) => obrigatorio && !avaliacoes.some(({ aluno }) => aluno === id),
  );
  return [
    ...dadas,
    ...faltam.map(({ nome }) =>
      problema('avaliacoesDeDesempenho', 'AVALIACAO_VAZIA', M.avaliacaoVazia(nome)),
    ),
  ];
}

export function problemasDoCoordenador(textos: Textos<TextoDoCoordenador>): Problema[] {
  return reunir(...TEXTOS_DO_COORDENADOR.map((campo) => problemaDoTexto(campo, textos[campo], M.textoVazio)));
}
