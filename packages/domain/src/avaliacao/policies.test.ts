import { describe, expect, it } from 'vitest';
import { TIPOS_DE_USUARIO } from '../conta/types.ts';
import { leBolsasPorUnidade } from '../decisao/policies.ts';
import {
  avisosDeConflito,
  exigirAvaliadorPossivel,
  impedimento,
  vistaDosProjetos,
} from '../designacao/policies.ts';
import { FASES, type Fase } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { exigirNaoParticipar, foiPublicado } from './policies.ts';

const NADA = {
  participa: false,
  declarou: false,
  mesmaUnidade: false,
  colaborou: false,
  avaliadoPeloCoordenador: false,
  recusou: false,
};

describe('the right to assess (D15, T-B11)', () => {
  it.each(TIPOS_DE_USUARIO)('%s', (tipo) => {
    const fora = tipo === 'avaliador' ? null : 'nenhum professor selecionado';
    expect(impedimento(tipo, NADA)).toBe(fora);
    expect(impedimento(tipo, { ...NADA, declarou: true })).toBe(
      'O avaliador declarou impedimento neste projeto',
    );
    expect(impedimento(tipo, { participa: true, declarou: true })).toBe(
      'O avaliador participa deste projeto',
    );
  });

  it('answers 409 to participants, before 422 for the wrong type', () => {
    const tipo = (participa: boolean, declarou = false) => {
      try {
        exigirAvaliadorPossivel('coordenador', { participa, declarou });
      } catch (erro) {
        if (erro instanceof DomainError) return erro.kind;
      }
      return 'nada';
    };
    expect([tipo(true), tipo(false), tipo(false, true)]).toEqual(['conflito', 'invalido', 'conflito']);
    expect(() => exigirAvaliadorPossivel('avaliador', NADA)).not.toThrow();
    expect(() => exigirAvaliadorPossivel('avaliador', { ...NADA, declarou: true })).toThrow(
      'O avaliador declarou impedimento neste projeto',
    );
  });
});

describe('warnings about an evaluator (D15)', () => {
  it('names each reason, in order, and forbids nothing', () => {
    const tudo = {
      ...NADA,
      mesmaUnidade: true,
      colaborou: true,
      avaliadoPeloCoordenador: true,
      recusou: true,
    };
    expect(avisosDeConflito(tudo)).toEqual([
      'Trabalha na mesma unidade do coordenador',
      'Colaborou com o coordenador neste edital ou nos dois anteriores',
      'O coordenador avalia ou avaliou um projeto deste professor',
      'Já recusou avaliar este projeto',
    ]);
    expect(avisosDeConflito(NADA)).toEqual([]);
    expect(impedimento('avaliador', tudo)).toBeNull();
  });
});

describe('foiPublicado (D20)', () => {
  it('is true from resultado on', () => {
    expect(FASES.filter((fase) => foiPublicado({ fase }))).toEqual(['resultado', 'arquivado']);
  });
});

describe('a decision on a project in which the person takes part is refused', () => {
  it.each(['dono', 'colaborador'] as const)('%s', (relacao) => {
    expect(() => exigirNaoParticipar(relacao)).toThrow(DomainError);
  });
  it.each(['avaliadorDesignado', 'nenhuma', null] as const)('%s', (relacao) => {
    expect(() => exigirNaoParticipar(relacao)).not.toThrow();
  });
});

describe('the right to read a call’s projects', () => {
  it.each(FASES)('follows this table in %s', (fase) => {
    const enviado = ['secretaria', 'resultado', 'arquivado'].includes(fase);
    expect(TIPOS_DE_USUARIO.map((tipo) => [tipo, vistaDosProjetos(tipo, fase)])).toEqual([
      ...[['coordenador', 'nenhum'] as const, ['avaliador', 'nenhum'] as const],
      ...[['administrador', 'todos'] as const, ['PRESIDENTE_COMISSAO', 'designados'] as const],
      ['secretaria', enviado ? 'designados' : 'nenhum'],
    ]);
  });
});

describe('the right to read the places of each unit', () => {
  it.each(FASES)('follows this table in %s', (fase) => {
    const desde = (primeira: Fase) => FASES.indexOf(fase) >= FASES.indexOf(primeira);
    expect(TIPOS_DE_USUARIO.map((tipo) => [tipo, leBolsasPorUnidade(tipo, fase)])).toEqual([
      ...[['coordenador', false] as const, ['avaliador', false] as const],
      ...[['administrador', true] as const, ['PRESIDENTE_COMISSAO', desde('decisao')] as const],
      ['secretaria', desde('secretaria')],
    ]);
  });
});
