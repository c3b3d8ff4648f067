import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arquivoDaAtividade, arquivoDasDisciplinas, arquivoDoCoordenador } from './nome-do-arquivo.ts';

it.each([
  ['Marina Alves', 'relatorio_parecer_Marina_Alves.pdf'],
  ['João d’Ávila-Conceição', 'relatorio_parecer_Joao_d_Avila_Conceicao.pdf'],
  ['a"\r\nX-Mau: 1', 'relatorio_parecer_a_X_Mau_1.pdf'],
  ['../../etc/passwd', 'relatorio_parecer_etc_passwd.pdf'],
  ['山田', 'relatorio_parecer_sem_nome.pdf'],
])('T-F7: turns %j into %s', (nome, arquivo) => {
  expect(arquivoDoCoordenador(nome)).toBe(arquivo);
});

it('T-F7: makes of any name a file name of only letters, figures and _, with a bounded length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (nome) => {
      for (const arquivo of [arquivoDoCoordenador(nome), arquivoDaAtividade(nome)]) {
        expect(arquivo).toMatch(/^relatorio_(parecer|atividades)_[A-Za-z0-9_]{1,80}\.pdf$/);
      }
    }),
  );
});

it('names the discipline report by its project', () => {
  expect(arquivoDasDisciplinas(31)).toBe('relatorio_disciplinas_31.pdf');
});
