import { describe, expect, it } from 'vitest';
import type { ContagemDoEdital } from '../avaliacao/rules/pendencias.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { umEditalGuardado } from '../testing/editais.ts';
import {
  arquivar,
  atualizarEdital,
  criarEdital,
  desarquivar,
  devolver,
  encerrarInscricoes,
  enviarASecretaria,
  iniciarDecisao,
  publicar,
  reabrirInscricoes,
  TRANSICOES,
} from './transitions.ts';
import { type EditalGuardado, FASES, type Fase } from './types.ts';

const FUSO = 'UTC';
const DURANTE = new Date('2026-03-15T12:00:00Z');
const DEPOIS = new Date('2026-04-02T12:00:00Z');

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

describe('TRANSICOES (D1)', () => {
  it('allows these pairs of phases and no other', () => {
    const pares = FASES.flatMap((de) => FASES.map((para): [Fase, Fase] => [de, para])).filter(([de, para]) =>
      TRANSICOES.some((t) => t.de === de && t.para === para),
    );
    expect(pares).toEqual([
      ['submissao', 'avaliacao'],
      ['avaliacao', 'submissao'],
      ['avaliacao', 'decisao'],
      ['decisao', 'avaliacao'],
      ['decisao', 'secretaria'],
      ['secretaria', 'decisao'],
      ['secretaria', 'resultado'],
      ['resultado', 'arquivado'],
      ['arquivado', 'resultado'],
    ]);
  });
});

describe('criarEdital', () => {
  it('starts in submissao with the year of the name and today as publication (D4, D5)', () => {
    const dados = { nome: ' Edital 2026 novo ', inicio: '2026-03-01', fim: '2026-03-31', fimRecursos: null };
    expect(
      criarEdital(dados, { agora: new Date('2026-02-20T01:00:00Z'), fuso: 'America/Fortaleza' }),
    ).toEqual({
      nome: 'Edital 2026 novo',
      ano: 2026,
      inicio: '2026-03-01',
      fim: '2026-03-31',
      fase: 'submissao',
      tipoProjeto: 'TIPO I',
      fimRecursos: null,
      limiteBolsas: null,
      publicacao: '2026-02-19',
      resultadoPublicadoEm: null,
      encerradoEm: null,
      vigenciaInicio: '2026-03-01',
      vigenciaFim: '2026-12-31',
      limitePorCoordenador: null,
      prazoAvaliacao: null,
      encerramentoSemInstrutores: null,
    });
  });

  it('refuses a name without a year', () => {
    const dados = { nome: 'Edital novo', inicio: '2026-03-01', fim: '2026-03-31' };
    expect(recusa(() => criarEdital(dados, { agora: DURANTE, fuso: FUSO }))).toBe(
      'invalido: O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …',
    );
  });
});

describe('encerrarInscricoes', () => {
  it('closes an open call at once, stores when, and leaves its last day as announced', () => {
    expect(encerrarInscricoes(umEditalGuardado(), DURANTE, FUSO)).toEqual(
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

  it.each(fechados)('409 %s', (_, edital, agora) => {
    expect(recusa(() => encerrarInscricoes(edital, agora, FUSO))).toBe(
      'conflito: As inscrições deste edital não estão abertas',
    );
  });
});

describe('reabrirInscricoes (D1)', () => {
  const momento = { agora: DEPOIS, fuso: FUSO, temAvaliadorDesignado: false };
  const reabrir = (fase: Fase, fim = '2026-04-30', motivo = 'A rede caiu', temAvaliadorDesignado = false) =>
    reabrirInscricoes(
      umEditalGuardado({ fase, encerradoEm: DURANTE.toISOString() }),
      { fim, motivo },
      {
        ...momento,
        temAvaliadorDesignado,
      },
    );

  it('[C-B1] is the one way back to submissao: from avaliacao, stored or by the clock', () => {
    for (const fase of ['submissao', 'avaliacao'] as const) {
      expect(reabrir(fase)).toEqual(
        umEditalGuardado({ fase: 'submissao', fim: '2026-04-30', encerradoEm: null }),
      );
    }
    for (const fase of ['decisao', 'secretaria', 'resultado', 'arquivado'] as const) {
      expect(recusa(() => reabrir(fase))).toMatch(/^conflito: /);
    }
    expect(
      recusa(() =>
        reabrirInscricoes(
          umEditalGuardado(),
          { fim: '2026-04-30', motivo: 'x' },
          {
            ...momento,
            agora: DURANTE,
          },
        ),
      ),
    ).toMatch(/^conflito: /);
  });

  it.each([
    [
      'an evaluator',
      () => reabrir('avaliacao', '2026-04-30', 'x', true),
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

describe('atualizarEdital (D1)', () => {
  const fatos = { agora: DURANTE, fuso: FUSO, temPropostas: false, bolsas: 0, meses: null };

  it('[C-B1] never changes the phase: a call closed early takes its own last day, and stays closed', () => {
    const fechado = encerrarInscricoes(umEditalGuardado(), DURANTE, FUSO);
    const dados = { fim: fechado.fim, nome: fechado.nome, limiteBolsas: 12 };
    expect(atualizarEdital(fechado, dados, fatos)).toEqual({ ...fechado, limiteBolsas: 12 });
    expect(recusa(() => atualizarEdital(fechado, { fim: '2026-04-30' }, fatos))).toBe(
      'conflito: As inscrições já terminaram: use “Reabrir inscrições”',
    );
  });

  it('leaves an open call open, and keeps what was not sent', () => {
    const edital = umEditalGuardado({ fimRecursos: '2026-06-01', limiteBolsas: 40 });
    const mudado = atualizarEdital(edital, { nome: 'Edital 2027', fimRecursos: null }, fatos);
    expect(mudado).toEqual({ ...edital, nome: 'Edital 2027', ano: 2027, fimRecursos: null });
  });

  it('judges the changed day against the stored one', () => {
    expect(recusa(() => atualizarEdital(umEditalGuardado(), { inicio: '2026-04-01' }, fatos))).toBe(
      'invalido: O fim não pode ser anterior ao início',
    );
  });
});

describe('the acts after the submission (D1)', () => {
  const contagem = (fase: Fase, mudancas: Partial<ContagemDoEdital> = {}): ContagemDoEdital => ({
    aberto: false,
    fase,
    projetos: 1,
    aguardandoCronograma: 0,
    naoDesignados: 0,
    naoAvaliados: 0,
    avaliadoresSemDireito: 0,
    semVagas: 0,
    acimaDoPedido: 0,
    bolsas: 0,
    limiteBolsas: null,
    recursosPendentes: 0,
    temPrazoDeRecursos: true,
    vigenciaCorre: false,
    ...mudancas,
  });
  const ATOS = {
    iniciarDecisao,
    enviarASecretaria,
    publicar: (edital: EditalGuardado, c: ContagemDoEdital) =>
      publicar(edital, c, { agora: DEPOIS, fuso: FUSO }),
    arquivar,
    devolver: (edital: EditalGuardado) => devolver(edital, 'Faltou um projeto'),
    desarquivar: (edital: EditalGuardado) => desarquivar(edital, 'Falta a prestação de contas'),
  } as const;

  it.each(Object.keys(ATOS) as (keyof typeof ATOS)[])(
    '%s moves as the table says, and from nowhere else',
    (ato) => {
      for (const de of FASES) {
        const depois = () => ATOS[ato](umEditalGuardado({ fase: de }), contagem(de)).fase;
        const permitida = TRANSICOES.find((t) => t.ato === ato && t.de === de);
        // Started again in decisao, it stays there.
        if (ato === 'iniciarDecisao' && de === 'decisao') expect(depois()).toBe('decisao');
        else if (permitida === undefined) expect(recusa(depois)).toMatch(/^conflito: /);
        else expect(depois()).toBe(permitida.para);
      }
    },
  );

  it('publication stores its instant and the closing of projects without instructors, nothing else', () => {
    const antes = umEditalGuardado({ fase: 'secretaria' });
    expect(publicar(antes, contagem('secretaria'), { agora: DEPOIS, fuso: FUSO })).toEqual({
      ...antes,
      fase: 'resultado',
      resultadoPublicadoEm: DEPOIS.toISOString(),
      encerramentoSemInstrutores: '2026-05-05',
    });
  });

  it.each([
    [null, null],
    ['2026-04-01', '2026-04-13'],
    ['2026-04-02', '2026-04-02'],
    ['2026-04-30', '2026-04-30'],
  ])('[C-B4] appeals until %s, published on 2 April, end on %s', (fimRecursos, esperado) => {
    const antes = umEditalGuardado({ fase: 'secretaria', fimRecursos });
    const depois = publicar(antes, contagem('secretaria'), { agora: DEPOIS, fuso: FUSO });
    expect(depois.fimRecursos).toBe(esperado);
  });

  it.each([
    ['2026-04-05', null, '2026-05-05'],
    ['2026-04-06', null, null],
    ['2026-04-06', '2026-08-01', '2026-08-01'],
    ['2026-04-06', '2026-05-01', null],
  ])(
    'published on %s with %s, projects without instructors close on %s (D44)',
    (dia, escolhido, esperado) => {
      const antes = umEditalGuardado({ fase: 'secretaria', encerramentoSemInstrutores: escolhido });
      const agora = new Date(`${dia}T12:00:00Z`);
      const depois = publicar(antes, contagem('secretaria'), { agora, fuso: FUSO });
      expect(depois.encerramentoSemInstrutores).toBe(esperado);
    },
  );

  it('[C-B5] sending back and bringing back ask for a reason', () => {
    expect(recusa(() => devolver(umEditalGuardado({ fase: 'decisao' }), ' '))).toBe(
      'invalido: Escreva o motivo',
    );
    expect(recusa(() => desarquivar(umEditalGuardado({ fase: 'arquivado' }), null))).toBe(
      'invalido: Escreva o motivo',
    );
  });

  it('[C-B5] a published call is not sent back, and says so', () => {
    expect(recusa(() => devolver(umEditalGuardado({ fase: 'resultado' }), 'x'))).toBe(
      'conflito: O resultado deste edital já foi publicado e não pode ser devolvido',
    );
  });

  it('[C-B4] a call whose projects run is not archived', () => {
    const corre = contagem('resultado', { vigenciaCorre: true });
    expect(recusa(() => arquivar(umEditalGuardado({ fase: 'resultado' }), corre))).toBe(
      'conflito: O edital só pode ser arquivado no fim da vigência',
    );
  });
});
