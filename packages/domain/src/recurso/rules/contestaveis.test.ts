import { describe, expect, it } from 'vitest';
import { noPasso } from '../../barema/rules/barema.ts';
import { baremaPadrao } from '../../barema/rules/padrao.ts';
import type { Barema, NotaDada } from '../../barema/types.ts';
import type { Problema } from '../../kernel/problema.ts';
import type { CriterioContestado, DadosDaDecisao } from '../types.ts';
import { contestaveis, nomeDoCriterio } from './contestaveis.ts';
import {
  emOrdemDosCriterios,
  problemasDasNotas,
  problemasDoPedido,
  problemasDosDecididos,
} from './criterios.ts';
import { problemasDosNumeros } from './decisao-do-recurso.ts';
import { numerosDaMinuta, problemasDaEntrega } from './relatoria.ts';

const CRITERIO = { ajuda: '', minimo: null, peso: 1, parecer: false, recomendacao: null } as const;
const BAREMA: Barema = {
  criterios: [
    { ...CRITERIO, codigo: 'disciplinas', nome: 'Disciplinas', fase: 2, maximo: 200, passo: 1 },
    { ...CRITERIO, codigo: 'merito', nome: 'Mérito', fase: 1, maximo: 10, passo: 0.5 },
    { ...CRITERIO, codigo: 'alcance', nome: 'Alcance', fase: 1, maximo: 20, passo: 0.1 },
  ],
  totalMinimo: 0,
  desempates: [],
  semente: '',
};
const proprio = { barema: BAREMA, desempate: { tsdMedio: null, submetidoEm: '', lote: 0 } };
const CODIGOS = ['merito', 'alcance', 'disciplinas'];
const dizer = (problemas: readonly Problema[]) => problemas.map(({ campo, codigo }) => `${campo} ${codigo}`);
const contestados = (...criterios: readonly string[]): CriterioContestado[] =>
  criterios.map((criterio) => ({ criterio, mensagem: 'A nota é outra.', acolhido: null, feedback: null }));
const notas = (merito: number | null, alcance: number | null, disciplinas: number | null): NotaDada[] => [
  { criterio: 'merito', valor: merito },
  { criterio: 'alcance', valor: alcance },
  { criterio: 'disciplinas', valor: disciplinas },
];

describe('criteria that may be contested in a call with its own barema (E-RECURSO-6)', () => {
  it('lists its criteria, the first phase first, for both types; an unknown code is its own name', () => {
    for (const tipo of ['TIPO I', 'TIPO II'] as const) {
      expect(contestaveis(tipo, BAREMA)).toMatchObject([
        { codigo: 'merito', campo: 'notas.merito', nome: 'Mérito', maximo: 10, passo: 0.5 },
        { codigo: 'alcance', campo: 'notas.alcance', maximo: 20, passo: 0.1 },
        { codigo: 'disciplinas', campo: 'notas.disciplinas', maximo: 200, passo: 1 },
      ]);
    }
    expect(nomeDoCriterio('merito', BAREMA)).toBe('Mérito');
    expect(nomeDoCriterio('pontuacaoApoioDisciplina')).toBe('Apoio a disciplinas');
    expect(nomeDoCriterio('deOutroTempo', BAREMA)).toBe('deOutroTempo');
  });

  it('lists the standard ones without a barema, with the maximum of this screen or the score above it (D16)', () => {
    const campos = contestaveis('TIPO I', null, { pontuacaoNaturezaDisciplinas: 173.5 });
    expect(campos.map(({ campo }) => campo)).toEqual(
      baremaPadrao('TIPO I').criterios.map(({ codigo }) => codigo),
    );
    expect(campos.find(({ codigo }) => codigo === 'pontuacaoNaturezaDisciplinas')?.maximo).toBe(173.5);
    expect(contestaveis('TIPO II')).toHaveLength(4);
  });

  it('is given by code, and an unknown one is refused beside its field', () => {
    const regras = { recursoPorCriterio: true, recursoComAnexos: false };
    const pede = (criterio: string, barema: Barema | null = BAREMA) =>
      dizer(
        problemasDoPedido(
          { criterios: [{ criterio, mensagem: 'Por isto.' }] },
          { tipo: 'TIPO II', regras, barema },
        ),
      );
    expect(pede('disciplinas')).toEqual([]);
    for (const outro of ['', 'constructor', '__proto__', 'Merito', 'pontuacaoMetodologiaAtividades'])
      expect(pede(outro)).toEqual(['criterios.0.criterio CRITERIO_DESCONHECIDO']);
    expect(pede('merito', null)).toEqual(['criterios.0.criterio CRITERIO_DESCONHECIDO']);
    expect(dizer(problemasDosDecididos([{ criterio: 'merito' }, { criterio: 'outro' }], BAREMA))).toEqual([
      'criterios.1.criterio CRITERIO_DESCONHECIDO',
    ]);
    expect(problemasDosDecididos([{ criterio: 'pontuacaoApoioDisciplina' }])).toEqual([]);
    expect(
      emOrdemDosCriterios('TIPO II', contestados('disciplinas', 'merito'), BAREMA).map((um) => um.criterio),
    ).toEqual(['merito', 'disciplinas']);
  });

  it('accepts the seven names as codes too: then a score is by criterion, and no field', () => {
    const sete = { barema: baremaPadrao('TIPO I'), desempate: proprio.desempate };
    const original = { notas: [{ criterio: 'pontuacaoApoioDisciplina', valor: 10 }] };
    const dados = {
      pontuacaoApoioDisciplina: 190,
      notas: [{ criterio: 'pontuacaoApoioDisciplina', valor: 9 }],
      criterios: [{ criterio: 'pontuacaoApoioDisciplina', acolhido: true }],
    };
    const limites = { tipo: 'TIPO I', original, proprio: sete } as const;
    expect(dizer(problemasDasNotas(contestados('pontuacaoApoioDisciplina'), dados, limites))).toEqual([
      'notas.pontuacaoApoioDisciplina NOTA_DIMINUI',
    ]);
  });
});

describe('scores of the own criteria in a decision (E-RECURSO-6)', () => {
  const decide = (original: NotaDada[], dados: DadosDaDecisao, ...criterios: readonly string[]) => {
    const limites = { tipo: 'TIPO II', original: { notas: original }, proprio } as const;
    const vagas = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };
    return dizer([
      ...problemasDosNumeros({ ...vagas, ...dados }, 'TIPO II', proprio, limites.original),
      ...problemasDasNotas(contestados(...criterios), dados, limites),
    ]);
  };

  it('keeps a combined score to the thousandth, and a raised one is on its step', () => {
    const original = notas(7.667, 12.333, 150);
    const criterios = [{ criterio: 'merito', acolhido: true }];
    expect(decide(original, { notas: original, criterios }, 'merito')).toEqual([]);
    expect(decide(original, { notas: notas(8, 12.333, 150), criterios }, 'merito')).toEqual([]);
    expect(decide(original, { notas: notas(7.7, 12.333, 150), criterios }, 'merito')).toEqual([
      'notas.merito NOTA_FORA_DO_PASSO',
    ]);
    expect(decide(original, { notas: notas(7.5, 12.333, 150), criterios }, 'merito')).toEqual([
      'notas.merito NOTA_DIMINUI',
    ]);
    expect(decide(original, { notas: notas(10.5, 12.333, 150), criterios }, 'merito')).toEqual([
      'notas.merito NOTA_FORA_DA_FAIXA',
    ]);
    // A score that nobody contested must not be rounded, which would change it.
    expect(decide(original, { notas: notas(8, 12.3, 150), criterios }, 'merito')).toEqual([
      'notas.alcance NOTA_FIXA',
    ]);
  });

  it('pass, of 2,000 random decisions, exactly when only accepted criteria rise, on their step', () => {
    let semente = 11;
    const sorte = (n: number) => {
      semente = (semente * 48_271) % 2_147_483_647;
      return semente % n;
    };
    const valor = (codigo: string, tudo: boolean) => {
      const { maximo, passo } = BAREMA.criterios.find((c) => c.codigo === codigo) ?? { maximo: 0, passo: 1 };
      if (tudo && sorte(3) === 0) return sorte(Math.round(maximo * 1000)) / 1000;
      return Math.round(sorte(Math.round(maximo / passo) + 1) * passo * 10) / 10;
    };
    let passaram = 0;
    for (let vez = 0; vez < 2000; vez++) {
      const original = CODIGOS.map((criterio) => ({ criterio, valor: valor(criterio, true) }));
      const escolhidos = CODIGOS.filter(() => sorte(2) === 0);
      if (escolhidos.length === 0) continue;
      const criterios = escolhidos.map((criterio) => ({ criterio, acolhido: sorte(2) === 0 }));
      const novas = original.map((um) =>
        sorte(4) === 0 ? { ...um, valor: valor(um.criterio, sorte(3) === 0) } : um,
      );
      const certo = novas.every(({ criterio, valor: depois }, i) => {
        const antes = original[i]?.valor ?? 0;
        const { maximo, passo } = BAREMA.criterios.find((c) => c.codigo === criterio) ?? {
          maximo: 0,
          passo: 1,
        };
        const livre = criterios.some((um) => um.criterio === criterio && um.acolhido);
        return depois === antes || (livre && depois > antes && depois <= maximo && noPasso(depois, passo));
      });
      expect(decide(original, { notas: novas, criterios }, ...escolhidos).length === 0).toBe(certo);
      if (certo) passaram += 1;
    }
    expect(passaram).toBeGreaterThan(200);
  });
});

describe('a draft of the own criteria (E-RECURSO-8)', () => {
  const vagas = { remunerados_aprovados: 1, voluntarios_aprovados: 0 };
  it('keeps the scores that it proposes, in order, of existing criteria', () => {
    const minuta = {
      ...vagas,
      pontuacaoApoioDisciplina: 5,
      notas: [...notas(null, 12, 150).toReversed(), { criterio: 'outro', valor: 1 }],
    };
    expect(numerosDaMinuta(minuta, BAREMA)).toEqual({
      ...vagas,
      notas: [
        { criterio: 'alcance', valor: 12 },
        { criterio: 'disciplinas', valor: 150 },
      ],
    });
    expect(numerosDaMinuta({ ...vagas, notas: notas(1, 2, 3) })).toEqual(vagas);
  });

  it('is handed over as it could be decided', () => {
    const original = { notas: notas(7.667, 12, 150) };
    const entrega = (...dadas: Parameters<typeof notas>) =>
      dizer(
        problemasDaEntrega(
          {
            ...vagas,
            decisao: 'aceitar',
            feedback: 'Sim.',
            criterios: [{ criterio: 'merito', acolhido: true, feedback: 'Assim.' }],
            notas: notas(...dadas),
          },
          contestados('merito'),
          { tipo: 'TIPO II', original, proprio },
        ),
      );
    expect(entrega(8, 12, 150)).toEqual([]);
    expect(entrega(7.667, 12, 150)).toEqual([]);
    expect(entrega(7.5, 12, 150)).toEqual(['notas.merito NOTA_DIMINUI']);
    expect(entrega(8, 13, 150)).toEqual(['notas.alcance NOTA_FIXA']);
    expect(entrega(null, 12, 150)).toEqual(['notas.merito NOTA_VAZIA']);
  });
});
