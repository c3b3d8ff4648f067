import { describe, expect, it } from 'vitest';
import {
  CAMPOS,
  CAMPOS_NAO_DIGITADOS,
  CAMPOS_VAZIOS,
  CONTAGENS,
  ESCOLHAS,
  ETAPAS,
  ehOpcao,
  NOMES_DOS_CAMPOS,
  palavrasChaveDe,
  TEXTOS,
} from './campos.ts';
import { ehPropostaVazia, problemasDoRascunho } from './rules/rascunho.ts';

describe('the table of fields', () => {
  it('is in the order of the wizard, each field of one kind and under its own key', () => {
    const etapas = NOMES_DOS_CAMPOS.map((nome) => ETAPAS.indexOf(CAMPOS[nome].etapa));
    expect(etapas).toEqual(etapas.toSorted((a, b) => a - b));
    expect([...TEXTOS, ...CONTAGENS, ...ESCOLHAS].toSorted()).toEqual(NOMES_DOS_CAMPOS.toSorted());
    expect(new Set(NOMES_DOS_CAMPOS.map((nome) => CAMPOS[nome].chave)).size).toBe(NOMES_DOS_CAMPOS.length);
  });

  it('treats an empty proposal as empty, stored or typed', () => {
    expect(Object.keys(CAMPOS_VAZIOS).toSorted()).toEqual(NOMES_DOS_CAMPOS.toSorted());
    expect(Object.keys(CAMPOS_NAO_DIGITADOS).toSorted()).toEqual(NOMES_DOS_CAMPOS.toSorted());
    expect(ehPropostaVazia(CAMPOS_VAZIOS)).toBe(true);
    expect(problemasDoRascunho(CAMPOS_VAZIOS)).toEqual([]);
    expect(CAMPOS_NAO_DIGITADOS).toMatchObject({ remunerados: null, voluntarios: 0, regimeTrabalho: '' });
  });

  it.each(ESCOLHAS)('%s accepts its options and nothing else', (nome) => {
    for (const opcao of CAMPOS[nome].opcoes) expect(ehOpcao(nome, opcao)).toBe(true);
    for (const outra of [undefined, null, '', 'outra', 1]) expect(ehOpcao(nome, outra)).toBe(false);
  });
});

it('gives the written keywords in order', () => {
  expect(palavrasChaveDe({ ...CAMPOS_VAZIOS, palavraChave3: 'c', palavraChave1: 'a' })).toEqual(['a', 'c']);
});
