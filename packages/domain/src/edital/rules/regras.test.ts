import { describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/domain-error.ts';
import { umEditalGuardado } from '../../testing/editais.ts';
import { FASES } from '../types.ts';
import {
  completarRegras,
  ehRetificacao,
  exigirRegrasPermitidas,
  type FatosDasRegras,
  problemasDasRegras,
  REGRAS,
  REGRAS_PADRAO,
  type RegrasDoEdital,
  regraFechada,
  regrasMudadas,
} from './regras.ts';

const FUSO = 'America/Sao_Paulo';
const edital = umEditalGuardado({ fase: 'avaliacao', inicio: '2026-03-01', fim: '2026-03-31' });
const fatos = {
  agora: new Date('2026-04-10T12:00:00Z'),
  fuso: FUSO,
  avaliacoesConcluidas: 0,
  homologacaoComecou: false,
  temDesignado: false,
};

function mudar(
  de: Partial<RegrasDoEdital>,
  para: Partial<RegrasDoEdital>,
  com: { edital?: typeof edital; fatos?: Partial<FatosDasRegras>; motivo?: string } = {},
): string {
  try {
    const [antes, depois] = [completarRegras(de), completarRegras(para)];
    exigirRegrasPermitidas(com.edital ?? edital, antes, depois, { ...fatos, ...com.fatos }, com.motivo);
  } catch (erro) {
    if (!(erro instanceof DomainError)) throw erro;
    return [erro.kind, ...(erro.problemas ?? []).map(({ campo, codigo }) => `${campo} ${codigo}`)].join(': ');
  }
  return 'pode';
}

describe('the rules of a call (E-REGRAS-1)', () => {
  it('are the defaults when nothing was set, each named once', () => {
    expect(completarRegras({})).toEqual(REGRAS_PADRAO);
    expect(REGRAS.toSorted()).toEqual(Object.keys(REGRAS_PADRAO).toSorted());
    expect(regrasMudadas(REGRAS_PADRAO, completarRegras({ parecerMinimo: 10 }))).toEqual(['parecerMinimo']);
  });

  it('define who sees the names until somebody is designated, in either direction', () => {
    const para = (anonimato: 'ambos' | 'avaliador', temDesignado: boolean) =>
      mudar(
        { anonimato: anonimato === 'ambos' ? 'avaliador' : 'ambos' },
        { anonimato },
        {
          motivo: 'Assim',
          fatos: { temDesignado },
        },
      );
    expect([para('ambos', false), para('avaliador', false)]).toEqual(['pode', 'pode']);
    const recusa = 'conflito: anonimato NAO_MUDA_AGORA';
    expect([para('ambos', true), para('avaliador', true)]).toEqual([recusa, recusa]);
  });

  it('change by their values, not by object identity', () => {
    const pesosDoSorteio = { ...REGRAS_PADRAO.pesosDoSorteio };
    expect(regrasMudadas(REGRAS_PADRAO, { ...REGRAS_PADRAO, pesosDoSorteio })).toEqual([]);
    const outros = { ...pesosDoSorteio, carga: 10 };
    expect(regrasMudadas(REGRAS_PADRAO, { ...REGRAS_PADRAO, pesosDoSorteio: outros })).toEqual([
      'pesosDoSorteio',
    ]);
    const onze = problemasDasRegras({ ...REGRAS_PADRAO, pesosDoSorteio: { ...outros, carga: 11 } });
    expect(onze.map(({ campo }) => campo)).toEqual(['pesosDoSorteio.carga']);
  });

  it('limit each unit’s scholarships, and allow only raising or removing it once an evaluation is concluded', () => {
    const invalidas = [null, 0, 3, -1, 1.5].map(
      (bolsasPorUnidade) => problemasDasRegras({ ...REGRAS_PADRAO, bolsasPorUnidade }).length,
    );
    expect(invalidas).toEqual([0, 0, 0, 1, 1]);
    const para = (de: number | null, ate: number | null, avaliacoesConcluidas: number) =>
      mudar(
        { bolsasPorUnidade: de },
        { bolsasPorUnidade: ate },
        { motivo: 'Assim', fatos: { avaliacoesConcluidas } },
      );
    expect([para(null, 3, 0), para(3, 2, 0), para(3, 4, 1), para(3, null, 1)]).toEqual(Array(4).fill('pode'));
    const recusa = 'conflito: bolsasPorUnidade NAO_MUDA_AGORA';
    expect([para(null, 3, 1), para(3, 2, 1)]).toEqual([recusa, recusa]);
    expect(FASES.filter((fase) => regraFechada('bolsasPorUnidade', fase) === null)).toEqual(
      FASES.filter((fase) => fase !== 'arquivado'),
    );
  });

  it('[C-G1] [C-G6] fix the places at the first score, and after publication allow only raising the limit of each unit', () => {
    const mudancas: readonly Partial<RegrasDoEdital>[] = [
      { suplentes: true },
      { suplentesParciais: true },
      { resultadoPreliminar: true },
      { bolsasPorUnidade: 3 },
      { contrarrazoes: true },
    ];
    const para = (vagasFixas: boolean) =>
      mudancas.map((uma) =>
        mudar(
          { bolsasPorUnidade: 2 },
          { bolsasPorUnidade: 2, ...uma },
          { motivo: 'Assim', fatos: { vagasFixas } },
        ),
      );
    expect(para(false)).toEqual(mudancas.map(() => 'pode'));
    expect(para(true)).toEqual(
      ['suplentes', 'suplentesParciais', 'resultadoPreliminar', 'bolsasPorUnidade', 'contrarrazoes'].map(
        (regra) => `conflito: ${regra} NAO_MUDA_AGORA`,
      ),
    );
    const publicado = {
      ...edital,
      fase: 'resultado' as const,
      resultadoPublicadoEm: '2026-05-01T12:00:00.000Z',
    };
    const com = { motivo: 'Assim', edital: publicado, fatos: { vagasFixas: true, avaliacoesConcluidas: 1 } };
    expect(mudar({ bolsasPorUnidade: 2 }, { bolsasPorUnidade: 3 }, com)).toBe('pode');
    expect(mudar({ bolsasPorUnidade: 2 }, { bolsasPorUnidade: 1 }, com)).toBe(
      'conflito: bolsasPorUnidade NAO_MUDA_AGORA',
    );
  });

  it('accept one to five evaluators, more than one only with the call’s own criteria, until somebody is designated', () => {
    const invalidas = [1, 5, 0, 6, 1.5].map(
      (avaliadores) => problemasDasRegras({ ...REGRAS_PADRAO, avaliadores }).length,
    );
    expect(invalidas).toEqual([0, 0, 1, 1, 1]);
    const para = (depois: Partial<RegrasDoEdital>, mais: Partial<FatosDasRegras>) =>
      mudar({}, depois, { motivo: 'Assim', fatos: { ...mais } });
    expect([para({ avaliadores: 2 }, {}), para({ avaliadores: 2 }, { baremaProprio: true })]).toEqual([
      'conflito: avaliadores NAO_MUDA_AGORA',
      'pode',
    ]);
    expect(mudar({ avaliadores: 3 }, {}, { motivo: 'Assim' })).toBe('pode');
    const mudancas: readonly Partial<RegrasDoEdital>[] = [
      { avaliadores: 2 },
      { combinacao: 'mediana' },
      { divergencia: 10 },
      { avaliadoresSeLeem: 'depois' },
    ];
    const comDesignado = mudancas.map((uma) => para(uma, { baremaProprio: true, temDesignado: true }));
    expect(comDesignado).toEqual(
      ['avaliadores', 'combinacao', 'divergencia', 'avaliadoresSeLeem'].map(
        (regra) => `conflito: ${regra} NAO_MUDA_AGORA`,
      ),
    );
  });

  it('accept a limit that two totals can exceed, and keep an earlier one when the criteria change', () => {
    const com = (divergencia: number | null, mais: Partial<FatosDasRegras> = { maiorTotal: 100 }) =>
      mudar({}, { divergencia }, { motivo: 'Assim', fatos: mais });
    const invalida = 'invalido: divergencia DIVERGENCIA_INVALIDA';
    expect([com(0), com(100), com(12.25), com(null)]).toEqual(['pode', 'pode', 'pode', 'pode']);
    expect([com(-1), com(100.01), com(1.125), com(Number.NaN), com(200_001, {})]).toEqual(
      Array<string>(5).fill(invalida),
    );
    const depois = { divergencia: 150, parecerMinimo: 5 };
    expect(mudar({ divergencia: 150 }, depois, { motivo: 'Assim', fatos: { maiorTotal: 100 } })).toBe('pode');
  });

  it('accept an opinion of 0 to 8,000 characters', () => {
    const recusadas = [0, 8000, -1, 8001, 1.5, Number.NaN].map(
      (parecerMinimo) => problemasDasRegras({ ...REGRAS_PADRAO, parecerMinimo }).length,
    );
    expect(recusadas).toEqual([0, 0, 1, 1, 1, 1]);
    expect(mudar({}, { parecerMinimo: 9000 }, { motivo: 'Assim' })).toBe(
      'invalido: parecerMinimo PARECER_MINIMO_INVALIDO',
    );
  });

  it('change without a reason until the first day, in the zone of the institution; then with one', () => {
    const [vespera, dia] = [new Date('2026-03-01T02:59:00Z'), new Date('2026-03-01T03:00:00Z')];
    expect(['2026-02-28', '2026-03-01'].map((hoje) => ehRetificacao(edital, hoje))).toEqual([false, true]);
    const aberto = { ...edital, fase: 'submissao' as const };
    const em = (agora: Date, motivo?: string) =>
      mudar({}, { parecerMinimo: 100 }, { edital: aberto, fatos: { agora }, ...(motivo && { motivo }) });
    expect([em(vespera), em(dia), em(dia, 'O edital esqueceu')]).toEqual([
      'pode',
      'invalido: motivo MOTIVO_VAZIO',
      'pode',
    ]);
  });

  it('require no more of an opinion once somebody has concluded, and less at any time', () => {
    const concluidas = { fatos: { avaliacoesConcluidas: 1 }, motivo: 'Assim' };
    expect(mudar({ parecerMinimo: 100 }, { parecerMinimo: 101 }, concluidas)).toBe(
      'conflito: parecerMinimo NAO_MUDA_AGORA',
    );
    expect(mudar({ parecerMinimo: 100 }, { parecerMinimo: 99 }, concluidas)).toBe('pode');
    expect(mudar({ parecerMinimo: 100 }, { parecerMinimo: 101 }, { motivo: 'Assim' })).toBe('pode');
  });

  it('are fixed once their phase has passed', () => {
    const abertas = FASES.filter((fase) => regraFechada('parecerMinimo', fase) === null);
    expect(abertas).toEqual(['submissao', 'avaliacao']);
    expect(FASES.filter((fase) => regraFechada('resultadoPreliminar', fase) === null)).toEqual([
      ...['submissao', 'avaliacao', 'decisao', 'secretaria'],
    ]);
    for (const fase of ['decisao', 'resultado', 'arquivado'] as const) {
      expect(mudar({}, { parecerMinimo: 1 }, { edital: { ...edital, fase }, motivo: 'Assim' })).toBe(
        'conflito: parecerMinimo NAO_MUDA_AGORA',
      );
      expect(mudar({}, {}, { edital: { ...edital, fase } })).toBe('pode');
    }
  });
});
