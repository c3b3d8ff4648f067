import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { transitar } from '../kernel/maquina.ts';
import { umaContagem, umEditalGuardado } from '../testing/editais.ts';
import { type AtoDoEdital, type AtosDoEdital, faseDepois, MAQUINA_DO_EDITAL } from './maquina.ts';
import { type EditalGuardado, FASES, type Fase } from './types.ts';

const FUSO = 'UTC';
const DURANTE = new Date('2026-03-15T12:00:00Z');
const DEPOIS = new Date('2026-04-02T12:00:00Z');
const NO_FIM = new Date('2026-12-31T12:00:00Z');

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

const fatos = {
  agora: DEPOIS,
  fuso: FUSO,
  semExpediente: [],
  contagem: umaContagem(),
  temAvaliadorDesignado: false,
};
/** Facts under which only the phase or the role can forbid an act. */
const PEDIDOS: AtosDoEdital = {
  encerrarInscricoes: { fatos: { ...fatos, agora: DURANTE } },
  reabrirInscricoes: { fatos, dados: { fim: '2026-04-30', motivo: 'A rede caiu' } },
  iniciarDecisao: { fatos },
  enviarASecretaria: { fatos },
  publicarResultados: { fatos },
  publicarResultadoFinal: { fatos },
  chamarSuplente: { fatos: { ...fatos, temLista: true, esperam: 1, livres: 1, devidas: [] } },
  declinarSuplente: {
    fatos: { ...fatos, temLista: true, esperam: 1, livres: 1, devidas: [] },
    dados: { motivo: 'Não tem mais o aluno' },
  },
  arquivarEdital: { fatos: { ...fatos, agora: NO_FIM } },
  devolverEdital: { fatos, dados: { motivo: 'Faltou um projeto' } },
  desarquivarEdital: { fatos, dados: { motivo: 'Falta a prestação de contas' } },
};
/** Its appeals ended the day before. */
const PRELIMINAR = {
  fase: 'resultado',
  resultadoPublicadoEm: '2026-03-20T12:00:00.000Z',
  fimRecursos: '2026-04-01',
  finalEm: null,
} as const;
const ATOS = Object.keys(PEDIDOS) as AtoDoEdital[];
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

function fazer<A extends AtoDoEdital>(
  ato: A,
  edital: EditalGuardado,
  pedido: AtosDoEdital[A] = PEDIDOS[ato],
  quem: Papel = 'administrador',
): EditalGuardado {
  return transitar(MAQUINA_DO_EDITAL, edital, ato, { quem, ...pedido });
}

describe('the table (D1)', () => {
  it('allows these pairs of phases and no other', () => {
    const pares = ATOS.flatMap((ato) =>
      FASES.flatMap((de) => (MAQUINA_DO_EDITAL.atos[ato].passos[de] ?? []).map((para) => `${de} ${para}`)),
    );
    expect([...new Set(pares)].toSorted()).toEqual([
      'arquivado resultado',
      'avaliacao decisao',
      'avaliacao submissao',
      'decisao avaliacao',
      'decisao decisao',
      'decisao secretaria',
      'resultado arquivado',
      'resultado resultado',
      'secretaria decisao',
      'secretaria resultado',
      'submissao avaliacao',
    ]);
  });

  it.each(ATOS)('[C-B1] [C-B5] %s: allows every phase and everybody exactly as listed', (ato) => {
    let feitos = 0;
    for (const de of FASES) {
      const preliminar = ato === 'publicarResultadoFinal' && de === 'resultado';
      const edital = umEditalGuardado({ fase: de, ...(preliminar ? PRELIMINAR : {}) });
      for (const quem of PAPEIS) {
        const tentar = () => fazer(ato, edital, PEDIDOS[ato], quem);
        const pode = MAQUINA_DO_EDITAL.atos[ato].quem.includes(quem);
        // By the clock of every act but the first, a call in submissao is past its last day.
        const fase = de === 'submissao' && ato !== 'encerrarInscricoes' ? 'avaliacao' : de;
        const para = faseDepois(ato, fase);
        if (!pode) expect(recusa(tentar)).toBe('naoPermitido: Você não tem permissão para isto.');
        else if (para === undefined) expect(recusa(tentar)).toMatch(/^conflito: /);
        else {
          expect(tentar().fase).toBe(para);
          feitos += 1;
        }
      }
    }
    expect(feitos).toBeGreaterThan(0);
  });
});

describe('encerrarInscricoes', () => {
  it('closes an open call at once, stores when, and keeps its last day as announced', () => {
    expect(fazer('encerrarInscricoes', umEditalGuardado())).toEqual(
      umEditalGuardado({ fase: 'avaliacao', encerradoEm: DURANTE.toISOString() }),
    );
  });

  const fechados: readonly (readonly [string, EditalGuardado, Date])[] = [
    ['before inicio', umEditalGuardado(), new Date('2026-02-28T23:59:59.999Z')],
    ['after fim', umEditalGuardado(), DEPOIS],
    ...FASES.filter((fase) => fase !== 'submissao').map(
      (fase) => [`in ${fase}`, umEditalGuardado({ fase }), DURANTE] as const,
    ),
  ];

  it.each(fechados)('answers 409 to %s', (_, edital, agora) => {
    expect(recusa(() => fazer('encerrarInscricoes', edital, { fatos: { agora, fuso: FUSO } }))).toBe(
      'conflito: As inscrições deste edital não estão abertas',
    );
  });
});

describe('reabrirInscricoes (D1)', () => {
  const reabrir = (fase: Fase, fim = '2026-04-30', motivo = 'A rede caiu', mudancas = {}) =>
    fazer('reabrirInscricoes', umEditalGuardado({ fase, encerradoEm: DURANTE.toISOString() }), {
      fatos: { ...fatos, ...mudancas },
      dados: { fim, motivo },
    });

  it('[C-B1] is the one way back to submissao: from avaliacao, stored or by the clock', () => {
    for (const fase of ['submissao', 'avaliacao'] as const) {
      expect(reabrir(fase)).toEqual(
        umEditalGuardado({ fase: 'submissao', fim: '2026-04-30', encerradoEm: null }),
      );
    }
    for (const fase of ['decisao', 'secretaria', 'resultado', 'arquivado'] as const) {
      expect(recusa(() => reabrir(fase))).toMatch(/^conflito: /);
    }
    expect(recusa(() => reabrir('submissao', '2026-04-30', 'x', { agora: DURANTE }))).toMatch(/^conflito: /);
  });

  it.each([
    [
      'an evaluator',
      () => reabrir('avaliacao', '2026-04-30', 'x', { temAvaliadorDesignado: true }),
      'conflito: Já há avaliador designado neste edital',
    ],
    [
      'a day that has passed',
      () => reabrir('avaliacao', '2026-04-01'),
      'invalido: O fim das inscrições deve ser hoje ou depois',
    ],
    ['no reason', () => reabrir('avaliacao', '2026-04-30', ' '), 'invalido: Escreva o motivo'],
    ['no day', () => reabrir('avaliacao', ''), 'invalido: preencha todos os campos'],
  ])('refuses %s', (_, ato, esperado) => {
    expect(recusa(ato)).toBe(esperado);
  });
});

describe('the acts after the submission (D1)', () => {
  const publicarEm = (edital: EditalGuardado, agora: Date) =>
    fazer('publicarResultados', edital, { fatos: { agora, fuso: FUSO, semExpediente: [] } });

  it('stores at publication its instant, the last day for appeals and the closing of projects without instructors', () => {
    const antes = umEditalGuardado({ fase: 'secretaria' });
    expect(publicarEm(antes, DEPOIS)).toEqual({
      ...antes,
      fase: 'resultado',
      resultadoPublicadoEm: DEPOIS.toISOString(),
      fimRecursos: '2026-04-13',
      encerramentoSemInstrutores: '2026-05-05',
    });
  });

  it.each([
    [null, '2026-04-13'],
    ['2026-04-01', '2026-04-13'],
    ['2026-04-02', '2026-04-02'],
    ['2026-04-30', '2026-04-30'],
  ])('[C-B4][C-G11] ends appeals until %s, published on 2 April, on %s', (fimRecursos, esperado) => {
    const antes = umEditalGuardado({ fase: 'secretaria', fimRecursos });
    expect(publicarEm(antes, DEPOIS).fimRecursos).toBe(esperado);
  });

  it.each([
    ['the day before submissions began', '2026-02-28', '2026-04-02'],
    ['the day on which they began', '2026-03-01', '2026-04-13'],
    ['later', '2026-04-01', '2026-04-13'],
  ])(
    '[C-G11] keeps an earlier last day for appeals only if it was announced in time: %s',
    (_, desde, fim) => {
      const antes = umEditalGuardado({
        ...{ fase: 'secretaria', inicio: '2026-03-01', fimRecursos: '2026-04-02', fimRecursosDesde: desde },
      });
      expect(publicarEm(antes, DEPOIS).fimRecursos).toBe(fim);
      // A later day than the law's is always allowed.
      expect(publicarEm({ ...antes, fimRecursos: '2026-04-30' }, DEPOIS).fimRecursos).toBe('2026-04-30');
    },
  );

  it('[C-G11] moves the last day for appeals over a day without work of the institution', () => {
    const semExpediente = ['2026-04-13', '04-14'];
    const depois = fazer('publicarResultados', umEditalGuardado({ fase: 'secretaria', fimRecursos: null }), {
      fatos: { agora: DEPOIS, fuso: FUSO, semExpediente },
    });
    expect(depois.fimRecursos).toBe('2026-04-15');
  });

  it.each([
    ['2026-04-05', null, '2026-05-05'],
    ['2026-04-06', null, null],
    ['2026-04-06', '2026-08-01', '2026-08-01'],
    ['2026-04-06', '2026-05-01', null],
  ])(
    'closes projects without instructors, published on %s with %s, on %s (D44)',
    (dia, escolhido, esperado) => {
      const antes = umEditalGuardado({ fase: 'secretaria', encerramentoSemInstrutores: escolhido });
      const depois = publicarEm(antes, new Date(`${dia}T12:00:00Z`));
      expect(depois.encerramentoSemInstrutores).toBe(esperado);
    },
  );

  it('[C-B5] requires a reason for sending back and bringing back', () => {
    const devolvido = () =>
      fazer('devolverEdital', umEditalGuardado({ fase: 'decisao' }), { fatos, dados: { motivo: ' ' } });
    const desarquivado = () =>
      fazer('desarquivarEdital', umEditalGuardado({ fase: 'arquivado' }), { fatos, dados: { motivo: null } });
    for (const ato of [devolvido, desarquivado]) expect(recusa(ato)).toBe('invalido: Escreva o motivo');
  });

  it('[C-B5] refuses to send back a published call, with the reason', () => {
    expect(recusa(() => fazer('devolverEdital', umEditalGuardado({ fase: 'resultado' })))).toBe(
      'conflito: O resultado deste edital já foi publicado e não pode ser devolvido',
    );
  });

  describe('a preliminary result', () => {
    const publicar = (mudancas: Partial<EditalGuardado>, preliminar = true) =>
      fazer('publicarResultados', umEditalGuardado({ fase: 'secretaria', ...mudancas }), {
        fatos: { agora: DEPOIS, fuso: FUSO, semExpediente: [], preliminar },
      });

    it.each([
      [null, '2026-04-13'],
      ['2026-04-01', '2026-04-13'],
      ['2026-04-02', '2026-04-02'],
      ['2026-04-30', '2026-04-30'],
    ])('ends appeals until %s on %s, and always has a last day', (fimRecursos, esperado) => {
      expect(publicar({ fimRecursos }).fimRecursos).toBe(esperado);
    });

    it('sets no closing of projects without instructors, and no final instant', () => {
      for (const escolhido of [null, '2026-04-06', '2026-08-01']) {
        const depois = publicar({ encerramentoSemInstrutores: escolhido });
        expect([depois.encerramentoSemInstrutores, depois.finalEm]).toEqual([escolhido, null]);
      }
      expect('finalEm' in publicar({}, false)).toBe(false);
    });

    const finalizar = (mudancas: Partial<EditalGuardado> = {}, contagem = umaContagem(), agora = DEPOIS) =>
      fazer('publicarResultadoFinal', umEditalGuardado({ ...PRELIMINAR, ...mudancas }), {
        fatos: { agora, fuso: FUSO, contagem },
      });

    it('becomes final once, when its appeals are over and decided; days count from then', () => {
      const antes = umEditalGuardado(PRELIMINAR);
      expect(finalizar()).toEqual({
        ...antes,
        finalEm: DEPOIS.toISOString(),
        encerramentoSemInstrutores: '2026-05-05',
      });
      const tarde = new Date('2026-04-06T12:00:00Z');
      expect(finalizar({}, umaContagem(), tarde).encerramentoSemInstrutores).toBeNull();
    });

    it.each([
      ['on the last day for appeals', () => finalizar({ fimRecursos: '2026-04-02' }), /ainda não terminou/],
      ['while one waits', () => finalizar({}, umaContagem({ recursosPendentes: 2 })), /recurso/],
      ['twice', () => finalizar({ finalEm: '2026-04-01T12:00:00.000Z' }), /já foi publicado/],
      ['without a preliminary one', () => finalizar({ finalEm: undefined }), /sem resultado preliminar/],
    ])('is refused %s', (_, ato, esperado) => {
      expect(recusa(ato)).toMatch(esperado);
    });

    it('is neither archived nor sent back', () => {
      const noFim = { fatos: { ...fatos, agora: NO_FIM } };
      const edital = umEditalGuardado(PRELIMINAR);
      expect(recusa(() => fazer('arquivarEdital', edital, noFim))).toMatch(/ainda é preliminar/);
      expect(fazer('arquivarEdital', finalizar(), noFim).fase).toBe('arquivado');
      expect(recusa(() => fazer('devolverEdital', edital))).toMatch(/não pode ser devolvido/);
    });
  });

  it('[C-B4] refuses to archive a call whose projects run', () => {
    const corre = { fatos: { ...fatos, agora: new Date('2026-12-30T12:00:00Z') } };
    expect(recusa(() => fazer('arquivarEdital', umEditalGuardado({ fase: 'resultado' }), corre))).toBe(
      'conflito: O edital só pode ser arquivado no fim da vigência',
    );
  });
});
