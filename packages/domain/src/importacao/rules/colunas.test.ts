import { expect, it } from 'vitest';
import * as T from '../textos.ts';
import type { ArquivoLido, CelulaLida } from '../types.ts';
import { problemasDasColunas, sugerirOpcoes, titulosDaFolha } from './colunas.ts';

const folha = (nome: string, ...linhas: readonly CelulaLida[][]) => ({
  nome,
  oculta: false,
  linhas: linhas.map((celulas, i) => ({ n: i + 1, celulas })).filter(({ celulas }) => celulas.length > 0),
});
const arquivo = (...folhas: ArquivoLido['folhas']): ArquivoLido => ({ formato: 'xlsx', folhas, avisos: [] });

it.each([
  [['Nome do servidor', 'CPF', 'E-mail institucional', 'Matrícula SIAPE', 'Lotação'], 'pessoas', 5],
  [['NOME', 'CIDADE'], 'unidades', 2],
  [['Programa de Pós-Graduação'], 'programas', 1],
  [
    ['Código', 'Componente curricular', 'Carga horária total', 'Período letivo', 'Taxa de sucesso'],
    'disciplinas',
    5,
  ],
  [['Matrícula', 'Discente', 'CPF', 'Curso'], 'alunos', 4],
] as const)('guesses the kind of %j', (titulos, tipo, quantas) => {
  const opcoes = sugerirOpcoes(arquivo(folha('Plan1', [...titulos], ['x'])));
  expect([opcoes.tipo, Object.keys(opcoes.colunas).length]).toEqual([tipo, quantas]);
});

it('finds the heads below a title, on a visible sheet that has them', () => {
  const oculta = { ...folha('Antiga', ['Nome', 'Cidade'], ['a', 'b']), oculta: true };
  const certa = folha('Dados', ['Relatório de 2025'], [], ['Nome', 'Cidade'], ['Letras', 'Crato']);
  const opcoes = sugerirOpcoes(arquivo(oculta, folha('Leia-me', ['Como usar']), certa));
  expect([opcoes.folha, opcoes.cabecalho, opcoes.tipo]).toEqual([2, 3, 'unidades']);
});

it('leaves two columns with one head to the person', () => {
  const dados = folha('Plan1', ['Nome', 'Nome', 'Cidade'], ['a', 'b', 'c']);
  expect(titulosDaFolha(dados, 1).map(({ repetido }) => repetido)).toEqual([true, true, false]);
  const opcoes = { ...sugerirOpcoes(arquivo(dados)), tipo: 'unidades' as const };
  expect(opcoes.colunas.nome).toBeUndefined();
  expect(problemasDasColunas(arquivo(dados), opcoes).map(({ mensagem }) => mensagem)).toContain(
    T.semColuna('Nome'),
  );
});

it('names an empty sheet, a sheet without rows, and a column used twice', () => {
  const dados = arquivo(folha('Plan1', ['Nome', 'Cidade'], ['a', 'b']), folha('Vazia'));
  const opcoes = sugerirOpcoes(dados);
  const problemas = (outras: object) => problemasDasColunas(dados, { ...opcoes, ...outras })[0]?.mensagem;
  expect(problemas({ folha: 1 })).toBe(T.folhaVazia);
  expect(problemas({ cabecalho: 2 })).toBe(T.semDados);
  expect(problemas({ colunas: { nome: 0, cidade: 0 } })).toBe(T.colunaRepetida('Nome', 'Cidade'));
});
