import { describe, expect, it } from 'vitest';
import { MENSAGENS_REUNIAO as M } from '../messages.ts';
import { problemasDaReuniao } from './campos-da-reuniao.ts';
import { compareceram, presentes } from './sala.ts';

const pessoa = (id: number) => ({ id, nome: `Pessoa ${id}` });
const presenca = (id: number, presente: boolean) => ({
  pessoa: pessoa(id),
  presente,
  quando: '2026-11-24T12:00:00.000Z',
});

describe('the people present', () => {
  it('are those who arrived and did not leave, in the order of first arrival', () => {
    const todas = [presenca(1, true), presenca(2, true), presenca(1, false), presenca(3, true)];
    expect(presentes(todas)).toEqual([pessoa(2), pessoa(3)]);
    expect(presentes([...todas, presenca(1, true)])).toEqual([pessoa(1), pessoa(2), pessoa(3)]);
    expect(compareceram(todas)).toEqual([pessoa(1), pessoa(2), pessoa(3)]);
    expect(presentes([])).toEqual([]);
  });
});

describe('opening a meeting', () => {
  const campos = (dados: Parameters<typeof problemasDaReuniao>[0]) =>
    problemasDaReuniao(dados).map(({ campo, mensagem }) => [campo, mensagem]);

  it('requires a place and a person', () => {
    expect(campos({})).toEqual([
      ['local', M.localVazio],
      ['membros', M.membrosVazios],
    ]);
    expect(campos({ local: 'Sala 12', membros: [1] })).toEqual([]);
    expect(campos({ local: 'a'.repeat(201), membros: Array.from({ length: 101 }, (_, i) => i + 1) })).toEqual(
      [
        ['local', M.localMaximo],
        ['membros', M.membrosMaximo],
      ],
    );
  });
});
