import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { umEditalGuardado } from '../testing/editais.ts';
import { atualizarEdital, criarEdital } from './transitions.ts';

const FUSO = 'UTC';
const DURANTE = new Date('2026-03-15T12:00:00Z');

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

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
      fimRecursosDesde: '2026-02-19',
      limiteBolsas: null,
      processo: null,
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

describe('atualizarEdital (D1)', () => {
  const fatos = {
    agora: DURANTE,
    fuso: FUSO,
    semExpediente: [],
    temPropostas: false,
    bolsas: 0,
    meses: null,
  };

  it('[C-B1] keeps the phase: a call closed early accepts its own last day, and stays closed', () => {
    const fechado = umEditalGuardado({ fase: 'avaliacao', encerradoEm: DURANTE.toISOString() });
    const dados = { fim: fechado.fim, nome: fechado.nome, limiteBolsas: 12 };
    expect(atualizarEdital(fechado, dados, fatos)).toEqual({ ...fechado, limiteBolsas: 12 });
    expect(recusa(() => atualizarEdital(fechado, { fim: '2026-04-30' }, fatos))).toBe(
      'conflito: As inscrições já terminaram: use “Reabrir inscrições”',
    );
  });

  it('keeps an open call open, and fields that were not sent', () => {
    const edital = umEditalGuardado({ fimRecursos: '2026-06-01', limiteBolsas: 40 });
    const mudado = atualizarEdital(edital, { nome: 'Edital 2027', fimRecursos: null }, fatos);
    expect(mudado).toEqual({
      ...edital,
      nome: 'Edital 2027',
      ano: 2027,
      fimRecursos: null,
      fimRecursosDesde: '2026-03-15',
    });
  });

  it('checks the changed day against the stored one', () => {
    expect(recusa(() => atualizarEdital(umEditalGuardado(), { inicio: '2026-04-01' }, fatos))).toBe(
      'invalido: O fim não pode ser anterior ao início',
    );
  });
});
