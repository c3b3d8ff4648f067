import { describe, expect, it } from 'vitest';
import type { ContagemDoEdital } from '../avaliacao/rules/pendencias.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { umEditalGuardado } from '../testing/editais.ts';
import {
  arquivar,
  atualizarEdital,
  criarEdital,
  encerrarInscricoes,
  enviarASecretaria,
  iniciarDecisao,
  publicar,
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
      ['decisao', 'secretaria'],
      ['secretaria', 'resultado'],
      ['resultado', 'arquivado'],
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
  it('closes an open call at once', () => {
    expect(encerrarInscricoes(umEditalGuardado(), DURANTE, FUSO)).toEqual(
      umEditalGuardado({ fase: 'avaliacao' }),
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

describe('atualizarEdital', () => {
  const semAvaliador = { agora: DEPOIS, fuso: FUSO, temAvaliadorDesignado: false };
  const comAvaliador = { ...semAvaliador, temAvaliadorDesignado: true };

  it.each([
    ['stored avaliacao, fim of today', 'avaliacao', '2026-04-02', 'submissao'],
    ['stored avaliacao, later fim', 'avaliacao', '2026-05-02', 'submissao'],
    ['stored avaliacao, fim of yesterday', 'avaliacao', '2026-04-01', 'avaliacao'],
    ['derived avaliacao, later fim', 'submissao', '2026-05-02', 'submissao'],
    ['decisao, later fim', 'decisao', '2026-05-02', 'decisao'],
    ['resultado, later fim', 'resultado', '2026-05-02', 'resultado'],
  ] as const)('%s', (_, fase, fim, depois) => {
    expect(atualizarEdital(umEditalGuardado({ fase }), { fim }, semAvaliador)).toEqual(
      umEditalGuardado({ fase: depois, fim }),
    );
  });

  it.each(['avaliacao', 'submissao'] as const)(
    'does not reopen with an evaluator designated (%s)',
    (fase) => {
      const edital = umEditalGuardado({ fase });
      expect(recusa(() => atualizarEdital(edital, { fim: '2026-04-02' }, comAvaliador))).toBe(
        'conflito: Já há avaliador designado neste edital',
      );
      expect(atualizarEdital(edital, { fim: '2026-04-01' }, comAvaliador).fim).toBe('2026-04-01');
      expect(atualizarEdital(edital, { nome: 'Edital 2026 b' }, comAvaliador).nome).toBe('Edital 2026 b');
    },
  );

  it('leaves an open call open, and keeps what was not sent', () => {
    const edital = umEditalGuardado({ fimRecursos: '2026-06-01', limiteBolsas: 40 });
    const mudado = atualizarEdital(
      edital,
      { nome: 'Edital 2027', fimRecursos: null },
      { ...comAvaliador, agora: DURANTE },
    );
    expect(mudado).toEqual({ ...edital, nome: 'Edital 2027', ano: 2027, fimRecursos: null });
  });

  it('judges the changed day against the stored one', () => {
    expect(recusa(() => atualizarEdital(umEditalGuardado(), { inicio: '2026-04-01' }, semAvaliador))).toBe(
      'invalido: O fim não pode ser anterior ao início',
    );
  });

  it('leaves an archived call alone', () => {
    const edital = umEditalGuardado({ fase: 'arquivado' });
    expect(recusa(() => atualizarEdital(edital, { nome: 'Edital 2027' }, semAvaliador))).toBe(
      'conflito: Este edital está arquivado e não pode ser alterado',
    );
  });
});

describe('the acts after the submission (D1)', () => {
  const contagem = (fase: Fase, mudancas: Partial<ContagemDoEdital> = {}): ContagemDoEdital => ({
    ...{ aberto: false, fase, projetos: 1, aguardandoCronograma: 0, naoDesignados: 0, naoAvaliados: 0 },
    ...{ avaliadoresSemDireito: 0, semVagas: 0, acimaDoPedido: 0, bolsas: 0, limiteBolsas: null },
    ...{ recursosPendentes: 0, temPrazoDeRecursos: true },
    ...mudancas,
  });
  const ATOS = {
    iniciarDecisao,
    enviarASecretaria,
    publicar: (edital: EditalGuardado, c: ContagemDoEdital) => publicar(edital, c, DEPOIS),
    arquivar,
  } as const;

  it.each(Object.keys(ATOS) as (keyof typeof ATOS)[])(
    '%s moves as the table says, and from nowhere else',
    (ato) => {
      for (const de of FASES) {
        const depois = () => ATOS[ato](umEditalGuardado({ fase: de }), contagem(de)).fase;
        const permitida = TRANSICOES.find((t) => t.ato === ato && t.de === de);
        // Started again in decisao, it stays there (access.csv).
        if (ato === 'iniciarDecisao' && de === 'decisao') expect(depois()).toBe('decisao');
        else if (permitida === undefined) expect(recusa(depois)).toMatch(/^conflito: /);
        else expect(depois()).toBe(permitida.para);
      }
    },
  );

  it('publication stores its instant, nothing else changes', () => {
    const antes = umEditalGuardado({ fase: 'secretaria' });
    expect(publicar(antes, contagem('secretaria'), DEPOIS)).toEqual({
      ...antes,
      fase: 'resultado',
      resultadoPublicadoEm: DEPOIS.toISOString(),
    });
  });
});
