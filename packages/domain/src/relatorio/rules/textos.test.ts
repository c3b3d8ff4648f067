import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { TEXTO_DO_RELATORIO_MAXIMO } from '../limits.ts';
import { MENSAGENS_RELATORIO as M } from '../messages.ts';
import { TEXTOS_DA_ATIVIDADE, TEXTOS_DO_COORDENADOR } from '../types.ts';
import {
  problemasDaAtividade,
  problemasDasAvaliacoes,
  problemasDasEntradas,
  problemasDoCoordenador,
  TEXTOS_OBRIGATORIOS_DA_ATIVIDADE,
} from './textos.ts';

const comTudo = (campos: readonly string[]) => Object.fromEntries(campos.map((campo) => [campo, 'texto']));
const vistos = (problemas: readonly { campo: string; mensagem: string }[]) =>
  problemas.map(({ campo, mensagem }) => [campo, mensagem]);

describe.each([
  ['activity', TEXTOS_DA_ATIVIDADE, TEXTOS_OBRIGATORIOS_DA_ATIVIDADE, problemasDaAtividade],
  ['coordinator', TEXTOS_DO_COORDENADOR, TEXTOS_DO_COORDENADOR, problemasDoCoordenador],
] as const)('the texts of the %s report', (_nome, campos, obrigatorios, problemas) => {
  it('lists what is missing, in the order of the page', () => {
    expect(vistos(problemas({}))).toEqual(obrigatorios.map((campo) => [campo, M.textoVazio]));
    expect(problemas(comTudo(obrigatorios))).toEqual([]);
    expect(vistos(problemas({ ...comTudo(campos), conclusao: ' \n\u200b' }))).toEqual([
      ['conclusao', M.textoVazio],
    ]);
  });
  it('counts code points to 8,000, in every text', () => {
    for (const campo of campos) {
      const com = (texto: string) => vistos(problemas({ ...comTudo(campos), [campo]: texto }));
      expect(com('🙂'.repeat(TEXTO_DO_RELATORIO_MAXIMO))).toEqual([]);
      expect(com('🙂'.repeat(TEXTO_DO_RELATORIO_MAXIMO + 1))).toEqual([[campo, M.textoMaximo]]);
      expect(com('a\ufffe')).toEqual([[campo, caractereRecusado('a', '\ufffe')]]);
    }
  });
});

describe('the chosen discipline lines', () => {
  it.each([
    [[], []],
    [[5, 6], []],
    [[5, 5], [['relatorioDisciplinas.1', M.disciplinaRepetida]]],
    [[7], [['relatorioDisciplinas.0', M.entradaDeOutroProjeto]]],
  ])('checks %j', (escolhidas, esperados) => {
    expect(vistos(problemasDasEntradas(escolhidas, [5, 6]))).toEqual(esperados);
  });
});

describe('the evaluations', () => {
  const alunos = [
    { id: 1, nome: 'Rita', obrigatorio: true },
    { id: 2, nome: 'Caio', obrigatorio: true },
    { id: 3, nome: 'Davi', obrigatorio: false },
  ];
  const rita = { aluno: 1, avaliacao: 'boa' };
  const caio = { aluno: 2, avaliacao: 'boa' };
  const campo = (i: number) => `avaliacoesDeDesempenho.${i}.avaliacao`;
  it.each([
    [[rita, caio], []],
    [[rita, caio, { aluno: 3, avaliacao: 'boa' }], []],
    [[rita], [['avaliacoesDeDesempenho', M.avaliacaoVazia('Caio')]]],
    [[rita, { aluno: 2, avaliacao: '  ' }], [[campo(1), M.avaliacaoVazia('Caio')]]],
    [[rita, caio, rita], [[campo(2), M.alunoRepetido]]],
    [[rita, caio, { aluno: 9, avaliacao: 'boa' }], [[campo(2), M.alunoDeOutroProjeto]]],
    [[rita, { aluno: 2, avaliacao: 'a'.repeat(8001) }], [[campo(1), M.textoMaximo]]],
  ])('checks the evaluations (case %#)', (avaliacoes, esperados) => {
    expect(vistos(problemasDasAvaliacoes(avaliacoes, alunos))).toEqual(esperados);
  });
});
