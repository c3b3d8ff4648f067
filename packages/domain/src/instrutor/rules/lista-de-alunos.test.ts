import { expect, it } from 'vitest';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import { DIFERENCAS_DA_LISTA } from '../types.ts';
import { avisoDaLista } from './lista-de-alunos.ts';

it('says nothing about an instructor who agrees with the list of students', () => {
  expect(avisoDaLista([])).toBe(null);
});

it('says one sentence for each way of differing', () => {
  const [ausente, nome, cpf] = DIFERENCAS_DA_LISTA;
  expect([[ausente], [nome], [cpf], [nome, cpf]].map(avisoDaLista)).toEqual([
    M.foraDaListaDeAlunos,
    M.outroNomeNaLista,
    M.outroCpfNaLista,
    M.outroNomeECpfNaLista,
  ]);
});
