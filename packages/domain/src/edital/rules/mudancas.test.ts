import { describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/domain-error.ts';
import { umEditalGuardado } from '../../testing/editais.ts';
import { atualizarEdital } from '../transitions.ts';
import { type DadosDoEdital, type EditalGuardado, FASES, type Fase } from '../types.ts';
import { CAMPOS_DO_EDITAL, type CampoDoEdital, type FatosDoEdital } from './mudancas.ts';

const AGORA = new Date('2026-03-20T12:00:00Z');
const FATOS: FatosDoEdital = {
  agora: AGORA,
  fuso: 'UTC',
  semExpediente: [],
  temPropostas: false,
  bolsas: 0,
  meses: null,
};

/** A call in this phase, with every date set; the published ones since 10 March. */
function em(fase: Fase, mudancas: Partial<EditalGuardado> = {}): EditalGuardado {
  const publicado = fase === 'resultado' || fase === 'arquivado';
  return umEditalGuardado({
    fase,
    limiteBolsas: 20,
    limitePorCoordenador: 3,
    prazoAvaliacao: '2026-04-30',
    fimRecursos: '2026-05-30',
    encerramentoSemInstrutores: '2026-06-05',
    resultadoPublicadoEm: publicado ? '2026-03-10T12:00:00.000Z' : null,
    ...mudancas,
  });
}

/** A harmless new value of each field. */
const NOVO: Readonly<Record<CampoDoEdital, DadosDoEdital>> = {
  nome: { nome: 'Edital 2026 novo' },
  inicio: { inicio: '2026-03-02' },
  fim: { fim: '2026-04-02' },
  tipoProjeto: { tipoProjeto: 'TIPO II' },
  publicacao: { publicacao: '2026-02-21' },
  fimRecursos: { fimRecursos: '2026-06-30' },
  limiteBolsas: { limiteBolsas: 19 },
  vigenciaInicio: { vigenciaInicio: '2026-04-01' },
  vigenciaFim: { vigenciaFim: '2026-11-30' },
  limitePorCoordenador: { limitePorCoordenador: 2 },
  prazoAvaliacao: { prazoAvaliacao: '2026-05-01' },
  encerramentoSemInstrutores: { encerramentoSemInstrutores: '2026-07-05' },
  processo: { processo: '23067.000123/2026-45' },
};

interface RespostaDoAto {
  readonly tipo: string;
  readonly campos: readonly string[];
}

function resposta(ato: () => unknown): RespostaDoAto {
  try {
    ato();
  } catch (erro) {
    if (!(erro instanceof DomainError)) throw erro;
    return { tipo: erro.kind, campos: erro.problemas.map(({ campo }) => campo) };
  }
  return { tipo: 'muda', campos: [] };
}

/** s: free; m: with a reason; nothing: 409. By phase, in the order of FASES. */
const TABELA: Readonly<Record<CampoDoEdital, string>> = {
  nome: 'ssssm-',
  inicio: 's-----',
  fim: 's-----',
  tipoProjeto: 's-----',
  publicacao: 's-----',
  fimRecursos: 'ssssm-',
  limiteBolsas: 'sss---',
  vigenciaInicio: 'ssssm-',
  vigenciaFim: 'ssssm-',
  limitePorCoordenador: 's-----',
  prazoAvaliacao: 'ss----',
  encerramentoSemInstrutores: 'ssssm-',
  processo: 'ssssm-',
};

describe('changes of a call by phase (D1)', () => {
  const casos = CAMPOS_DO_EDITAL.flatMap((campo) =>
    FASES.map((fase, i) => [campo, fase, TABELA[campo].charAt(i)] as const),
  );

  it.each(casos)('[C-B4] %s in %s: %s', (campo, fase, jeito) => {
    const sem = resposta(() => atualizarEdital(em(fase), NOVO[campo], FATOS));
    const com = resposta(() =>
      atualizarEdital(em(fase), { ...NOVO[campo], motivo: 'Erro de digitação' }, FATOS),
    );
    if (jeito === 's') expect([sem.tipo, com.tipo]).toEqual(['muda', 'muda']);
    else if (jeito === 'm')
      expect([sem, com.tipo]).toEqual([{ tipo: 'invalido', campos: ['motivo'] }, 'muda']);
    else {
      const campos = fase === 'arquivado' ? [] : [campo];
      expect([sem, com]).toEqual([
        { tipo: 'conflito', campos },
        { tipo: 'conflito', campos },
      ]);
    }
  });

  it.each(FASES)('[C-B1] treats equal values as no change in %s', (fase) => {
    const edital = em(fase);
    expect(atualizarEdital(edital, { ...edital, publicacao: edital.publicacao }, FATOS)).toEqual(edital);
  });

  const recusados: readonly (readonly [
    string,
    Partial<EditalGuardado>,
    DadosDoEdital,
    Partial<FatosDoEdital>,
    string,
  ])[] = [
    ['the type after a proposal', {}, { tipoProjeto: 'TIPO II' }, { temPropostas: true }, 'tipoProjeto'],
    ['an open call that would open later', {}, { inicio: '2026-03-21' }, {}, 'inicio'],
    ['a last day in the past', {}, { fim: '2026-03-19' }, {}, 'fim'],
    [
      'a limit below what is granted',
      { fase: 'decisao' },
      { limiteBolsas: 9 },
      { bolsas: 10 },
      'limiteBolsas',
    ],
    [
      '[C-G11] once submissions began, appeals that end before the law’s day',
      {},
      { fimRecursos: '2026-03-29' },
      {},
      'fimRecursos',
    ],
    [
      'appeals that end earlier',
      { fase: 'resultado', resultadoPublicadoEm: '2026-03-10T00:00:00.000Z' },
      { fimRecursos: '2026-05-29' },
      {},
      'fimRecursos',
    ],
    [
      'a vigência without a month that is held',
      {},
      { vigenciaFim: '2026-10-31' },
      { meses: { de: '2026-04', ate: '2026-11' } },
      'vigenciaFim',
    ],
    [
      'a closing outside the vigência',
      {},
      { encerramentoSemInstrutores: '2027-05-05' },
      {},
      'encerramentoSemInstrutores',
    ],
    [
      'a closing nobody could be warned of',
      { fase: 'resultado', resultadoPublicadoEm: '2026-01-10T00:00:00.000Z' },
      { encerramentoSemInstrutores: '2026-04-03' },
      {},
      'encerramentoSemInstrutores',
    ],
  ];
  it.each(recusados)('[C-B4] refuses %s', (_, de, dados, fatos, campo) => {
    const ato = () => atualizarEdital(em('submissao', de), { ...dados, motivo: 'x' }, { ...FATOS, ...fatos });
    expect(resposta(ato)).toEqual({ tipo: 'conflito', campos: [campo] });
  });

  it.each([
    ['submissao', 21],
    ['decisao', 21],
    ['resultado', null],
  ] as const)('[C-B4] allows raising the limit with a reason in %s', (fase, limiteBolsas) => {
    expect(resposta(() => atualizarEdital(em(fase), { limiteBolsas }, FATOS)).tipo).toBe('invalido');
    expect(atualizarEdital(em(fase), { limiteBolsas, motivo: 'Veio mais verba' }, FATOS).limiteBolsas).toBe(
      limiteBolsas,
    );
  });

  it('names every field that may not change', () => {
    const dados = { fim: '2026-04-02', publicacao: '2026-02-21', nome: 'Edital 2026 novo' };
    expect(resposta(() => atualizarEdital(em('decisao'), dados, FATOS)).campos).toEqual([
      'fim',
      'publicacao',
    ]);
  });

  it('allows a last day for appeals in a call published without one, never sooner than the law', () => {
    const semPrazo = em('resultado', { fimRecursos: null });
    const por = (fimRecursos: string) =>
      resposta(() => atualizarEdital(semPrazo, { fimRecursos, motivo: 'x' }, FATOS)).tipo;
    expect([por('2026-03-19'), por('2026-03-20')]).toEqual(['conflito', 'muda']);
  });
});
