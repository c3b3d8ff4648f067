import { describe, expect, it } from 'vitest';
import { resumoDaFolha } from '../../testing/folhas.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import type { Vinculo } from '../types.ts';
import { lancamentosDaFolha } from './lancamentos.ts';
import { impedimentoDosPontos, pontosDaFolha } from './pontos-a-conferir.ts';

const MES = '2026-05';
const NADA = { contas: [], arquivos: [] };
const comHoras = { mesInicio: MES, horas: { [MES]: 34 } };
const pontos = (vinculos: readonly Vinculo[], iguais: Partial<Parameters<typeof pontosDaFolha>[3]> = {}) => {
  const fatos = fatosCom(vinculos);
  return pontosDaFolha(MES, lancamentosDaFolha(MES, fatos), fatos, { ...NADA, ...iguais });
};
const frases = (...dados: Parameters<typeof pontos>) => pontos(...dados).map(({ frase }) => frase);

describe('what is looked at before a sheet is conferred', () => {
  it('is nothing for people with one grant, their own account and their own files', () => {
    expect(pontos([umVinculo(1, comHoras), umVinculo(2, comHoras)])).toEqual([]);
  });

  it('names two grants of one CPF that are both paid, and none where the rules pay one', () => {
    const dois = (acumulo: 'acumulavel' | 'unica') =>
      [1, 2].map((id) => umVinculo(id, { ...comHoras, cpf: '10000000001', nome: 'Ana', acumulo }));
    expect(frases(dois('acumulavel'))).toEqual([
      'O CPF de Ana tem 2 bolsas em maio de 2026: “Projeto 1” e “Projeto 2”.',
    ]);
    expect(pontos(dois('unica'))).toEqual([]);
  });

  it('names a grant that a complement would add to one of the same month already paid', () => {
    const [um, outro] = [1, 2].map((id) =>
      umVinculo(id, { ...comHoras, cpf: '10000000001', nome: 'Ana', acumulo: 'acumulavel' }),
    );
    if (um === undefined || outro === undefined) throw new Error('two ties');
    const antes = fatosCom([um, { ...outro, horas: {} }]);
    const lancados = lancamentosDaFolha(MES, antes).map((l) => ({ ...l, folha: MES }));
    const fatos = fatosCom([um, outro], { lancados, fechados: [MES] });
    expect(resumoDaFolha('2026-06', fatos)).toContainEqual([2, MES, 'COMPLEMENTO', true, null]);
    const seguinte = pontosDaFolha('2026-06', lancamentosDaFolha('2026-06', fatos), fatos, NADA);
    expect(seguinte.map(({ frase }) => frase)).toEqual([
      'O CPF de Ana tem 2 bolsas em maio de 2026: “Projeto 1” e “Projeto 2”.',
    ]);
  });

  const igual = { final: '690', contas: [1, 2].map((id) => ({ instrutorId: id, versao: 1 })) };
  it('names one account of two people, with three digits of it, where the sheet pays one of them', () => {
    const ana = umVinculo(1, { ...comHoras, nome: 'Ana' });
    const bia = umVinculo(2, { nome: 'Bia', mesInicio: '2026-09' });
    expect(frases([ana, bia], { contas: [igual] })).toEqual([
      'Ana e Bia recebem na mesma conta bancária (final 690).',
    ]);
    const aMesma = { ...bia, instrutor: { ...bia.instrutor, cpf: ana.instrutor.cpf } };
    expect(pontos([ana, aMesma], { contas: [igual] })).toEqual([]);
    expect(pontos([{ ...ana, horas: {} }, bia], { contas: [igual] })).toEqual([]);
  });

  it('is another point once one of the accounts was written anew, or another person joins', () => {
    const todos = [1, 2, 3].map((id) => umVinculo(id, comHoras));
    const chaves = [
      igual,
      {
        ...igual,
        contas: [
          { instrutorId: 1, versao: 2 },
          { instrutorId: 2, versao: 1 },
        ],
      },
      { ...igual, contas: [...igual.contas, { instrutorId: 3, versao: 1 }] },
    ].flatMap((um) => pontos(todos, { contas: [um] }).map(({ fatos }) => fatos));
    expect(new Set(chaves).size).toBe(3);
    expect(chaves.some((um) => um.includes('690'))).toBe(false);
  });

  it('names one file of two people, and which documents it is', () => {
    const [ana, bia] = [
      umVinculo(1, { ...comHoras, nome: 'Ana' }),
      umVinculo(2, { ...comHoras, nome: 'Bia' }),
    ];
    const arquivo = { sha256: 'a'.repeat(64), documentos: ['Comprovante bancário'], instrutores: [1, 2] };
    expect(frases([ana, bia], { arquivos: [arquivo] })).toEqual([
      'Ana e Bia têm o mesmo arquivo: Comprovante bancário.',
    ]);
  });

  it('names hours in a month of absence, though it is not paid', () => {
    const ana = umVinculo(1, { ...comHoras, nome: 'Ana', ausencias: [MES] });
    expect(frases([ana])).toEqual(['Ana tem 34 horas em maio de 2026, mês com ausência registrada.']);
    expect(pontos([{ ...ana, horas: { [MES]: 0 } }])).toEqual([]);
  });

  it('keeps the sheet from being conferred until each has a reason', () => {
    const conferido = { em: '2026-06-01T00:00:00Z', por: { id: 1, nome: 'Ana' }, motivo: 'x' };
    const [um] = pontos([umVinculo(1, { ...comHoras, ausencias: [MES] })]);
    if (um === undefined) throw new Error('no point');
    const com = (dito: typeof conferido | null) => ({ ...um, marca: 'a', conferido: dito });
    expect(impedimentoDosPontos([com(null), com(conferido)])?.mensagem).toBe(
      'Há um ponto para conferir nesta folha: leia e dê um motivo',
    );
    expect(impedimentoDosPontos([com(conferido)])).toBeNull();
  });
});
