import { describe, expect, it } from 'vitest';
import { CRITERIOS, type Criterio } from '../../avaliacao/types.ts';
import type { Problema } from '../../kernel/problema.ts';
import type { CriterioContestado, PedidoDeRecurso } from '../types.ts';
import {
  daRecibo,
  emOrdemDosCriterios,
  nomeDoAnexo,
  problemasDasNotas,
  problemasDoPedido,
  problemasDosCriterios,
} from './criterios.ts';

const TODAS = { recursoPorCriterio: true, recursoComAnexos: true };
const NENHUMA = { recursoPorCriterio: false, recursoComAnexos: false };
const [ADEQUACAO, RELEVANCIA, METODOLOGIA] = CRITERIOS;
const APOIO = 'pontuacaoApoioDisciplina';
const dizer = (problemas: readonly Problema[]) => problemas.map(({ campo, codigo }) => `${campo} ${codigo}`);
const contesta = (...criterios: readonly Criterio[]) =>
  criterios.map((criterio) => ({ criterio, mensagem: 'A nota é outra.' }));
const contestados = (...criterios: readonly Criterio[]): CriterioContestado[] =>
  contesta(...criterios).map((um) => ({ ...um, acolhido: null, feedback: null }));

describe('an appeal by criterion (E-RECURSO-6, E-RECURSO-7)', () => {
  const pede = (pedido: PedidoDeRecurso, regras = TODAS, tipo: 'TIPO I' | 'TIPO II' = 'TIPO I') =>
    dizer(problemasDoPedido(pedido, { tipo, regras }));
  it.each([
    ['the whole, as always', { mensagem: 'Peço.' }, NENHUMA, []],
    [
      'the whole where criteria could be named',
      { mensagem: 'Peço.', criterios: [], anexos: null },
      TODAS,
      [],
    ],
    ['nothing at all', {}, TODAS, ['mensagem TEXTO_VAZIO']],
    ['criteria, with nothing said of the whole', { criterios: contesta(METODOLOGIA, APOIO) }, TODAS, []],
    [
      'criteria where they are not taken',
      { mensagem: 'Peço.', criterios: contesta(APOIO) },
      NENHUMA,
      ['criterios SEM_CRITERIOS'],
    ],
    [
      'criteria alone where they are not taken',
      { criterios: contesta(APOIO) },
      NENHUMA,
      ['criterios SEM_CRITERIOS', 'mensagem TEXTO_VAZIO'],
    ],
    ['one twice', { criterios: contesta(APOIO, APOIO) }, TODAS, ['criterios.1.criterio CRITERIO_REPETIDO']],
    [
      'one without reasons',
      { criterios: [{ criterio: APOIO, mensagem: '<p></p>' }] },
      TODAS,
      ['criterios.0.mensagem TEXTO_VAZIO'],
    ],
    [
      'documents where they are not taken',
      { mensagem: 'Peço.', anexos: [{ referencia: 'a' }] },
      NENHUMA,
      ['anexos SEM_ANEXOS'],
    ],
    [
      'three documents',
      { mensagem: 'Peço.', anexos: [{ referencia: 'a' }, { referencia: 'b' }, { referencia: 'c' }] },
      TODAS,
      [],
    ],
    [
      'the same document twice',
      { mensagem: 'Peço.', anexos: [{ referencia: 'a' }, { referencia: 'a' }] },
      TODAS,
      ['anexos.1 ANEXO_REPETIDO'],
    ],
  ] as const)('%s', (_o, pedido, regras, esperado) => {
    expect(pede(pedido, regras)).toEqual(esperado);
  });

  it('excludes criteria of phase 2 in a call of TIPO II', () => {
    expect(pede({ criterios: contesta(METODOLOGIA) }, TODAS, 'TIPO II')).toEqual([]);
    expect(pede({ criterios: contesta(APOIO) }, TODAS, 'TIPO II')).toEqual([
      'criterios.0.criterio CRITERIO_DESCONHECIDO',
    ]);
  });

  it('is in the order of the criteria, not of the selection', () => {
    const postos = emOrdemDosCriterios('TIPO I', contesta(APOIO, ADEQUACAO));
    expect(postos.map(({ criterio }) => criterio)).toEqual([ADEQUACAO, APOIO]);
  });

  it.each([
    ['ata.pdf', 'ata.pdf'],
    ['  ata\tdo\nmês .pdf ', 'ata do mês .pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['\u0000\u0007', 'anexo 2.pdf'],
    [null, 'anexo 2.pdf'],
    ['á'.repeat(120), 'á'.repeat(120)],
    ['á'.repeat(121), `${'á'.repeat(119)}…`],
  ])('shows the name %j as %j', (nome, mostrado) => {
    expect(nomeDoAnexo(nome, 2)).toBe(mostrado);
  });

  it('gives a receipt if it may bring more than one text', () => {
    expect([TODAS, NENHUMA, { ...NENHUMA, recursoComAnexos: true }].map(daRecibo)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a decision by criterion (E-RECURSO-6)', () => {
  const dois = contestados(ADEQUACAO, METODOLOGIA);
  const decide = (...acolhidos: readonly (boolean | null)[]) =>
    dois.map(({ criterio }, i) => ({ criterio, acolhido: acolhidos[i] ?? null, feedback: 'Assim.' }));

  it('gives for every pair of answers: accepted when one is, refused when none is, never while one is open', () => {
    const valores = [true, false, null];
    for (const um of valores)
      for (const outro of valores)
        for (const aceita of [true, false]) {
          const aberto = um === null || outro === null;
          const certo = aberto ? null : (um || outro) === aceita;
          const ditos = dizer(problemasDosCriterios(dois, decide(um, outro), aceita));
          if (certo === true) expect(ditos).toEqual([]);
          else if (certo === false)
            expect(ditos).toEqual([aceita ? 'criterios NENHUM_ACOLHIDO' : 'criterios ALGUM_ACOLHIDO']);
          else
            expect(ditos).toEqual(
              [um, outro].flatMap((acolhido, i) =>
                acolhido === null ? [`criterios.${i}.acolhido CRITERIO_SEM_DECISAO`] : [],
              ),
            );
        }
  });

  it('requires a reason for each criterion; an appeal against the whole requires none', () => {
    const semRazoes = decide(true, false).map((um) => ({ ...um, feedback: ' ' }));
    expect(dizer(problemasDosCriterios(dois, semRazoes, true))).toEqual([
      'criterios.0.feedback TEXTO_VAZIO',
      'criterios.1.feedback TEXTO_VAZIO',
    ]);
    expect(problemasDosCriterios([], null, true)).toEqual([]);
    expect(dizer(problemasDosCriterios(dois, undefined, true))).toHaveLength(4);
  });

  it('passes, of 2,000 random decisions, exactly when only accepted criteria change, and upwards', () => {
    let semente = 7;
    const sorte = (n: number) => {
      semente = (semente * 48_271) % 2_147_483_647;
      return semente % n;
    };
    const notas = () => Object.fromEntries(CRITERIOS.map((um) => [um, sorte(21) / 2]));
    for (let vez = 0; vez < 2000; vez++) {
      const original = notas();
      const escolhidos = CRITERIOS.filter(() => sorte(3) === 0);
      const postos = contestados(...escolhidos);
      const criterios = escolhidos.map((criterio) => ({ criterio, acolhido: sorte(2) === 0 }));
      const dados = {
        ...original,
        ...Object.fromEntries(CRITERIOS.filter(() => sorte(4) === 0).map((um) => [um, sorte(21) / 2])),
      };
      const livre = (um: Criterio) => criterios.some(({ criterio, acolhido }) => criterio === um && acolhido);
      const errados = CRITERIOS.filter((um) => {
        const [antes, depois] = [original[um] ?? 0, dados[um] ?? 0];
        return depois !== antes && (!livre(um) || depois < antes);
      });
      const ditos = problemasDasNotas(postos, { ...dados, criterios }, { tipo: 'TIPO I', original });
      expect(ditos.map(({ campo }) => campo)).toEqual(postos.length === 0 ? [] : errados);
    }
  });

  it('lowers no score above a maximum by the maximum alone (D16)', () => {
    const original = { pontuacaoNaturezaDisciplinas: 173.5 };
    const dados = { pontuacaoNaturezaDisciplinas: 173.5, criterios: [] };
    expect(problemasDasNotas(contestados(RELEVANCIA), dados, { tipo: 'TIPO I', original })).toEqual([]);
  });
});
