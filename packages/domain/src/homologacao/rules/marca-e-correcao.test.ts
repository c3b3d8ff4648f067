import { describe, expect, it } from 'vitest';
import { porNome } from '../../kernel/objetos.ts';
import { TEXTOS } from '../../projeto/campos.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '../messages.ts';
import { ESTADOS_DA_HOMOLOGACAO, NUNCA_MARCADO } from '../types.ts';
import {
  esperaHomologacao,
  ficouDeFora,
  impedeDesignar,
  mudancasDosTextos,
  problemasDaResposta,
  problemasDasPartes,
} from './marca-e-correcao.ts';
import { camposDaParte, PARTES_A_CORRIGIR, parteDoCampo } from './partes.ts';

const textos = (mudancas: object = {}) => ({ ...porNome(TEXTOS, (campo) => campo), ...mudancas });

describe('the parts of a proposal that may be returned', () => {
  it('contain all its texts, each in one part', () => {
    expect(PARTES_A_CORRIGIR.flatMap(camposDaParte).toSorted()).toEqual([...TEXTOS].toSorted());
    for (const campo of TEXTOS) expect(camposDaParte(parteDoCampo(campo))).toContain(campo);
  });

  it('allow no other change', () => {
    const depois = textos({ resumo: 'novo', titulo: 'novo', palavraChave2: 'nova' });
    expect(problemasDasPartes(['resumo'], textos(), depois)).toEqual([
      { campo: 'titulo', codigo: 'PARTE_NAO_DEVOLVIDA', mensagem: M.naoDevolvida },
      { campo: 'palavraChave2', codigo: 'PARTE_NAO_DEVOLVIDA', mensagem: M.naoDevolvida },
    ]);
    expect(problemasDasPartes(['resumo', 'titulo', 'palavrasChave'], textos(), depois)).toEqual([]);
    expect(mudancasDosTextos(textos(), depois).map(({ campo }) => campo)).toEqual([
      'titulo',
      'resumo',
      'palavraChave2',
    ]);
  });

  it('are returned changed, or with the reason why not', () => {
    expect(problemasDaResposta('', true)).toEqual([]);
    expect(problemasDaResposta(' ', false).map(({ mensagem }) => mensagem)).toEqual([M.nadaMudou]);
    expect(problemasDaResposta('Já estava na página 2', false)).toEqual([]);
    expect(problemasDaResposta('a'.repeat(2001), true).map(({ mensagem }) => mensagem)).toEqual([
      M.respostaMaxima,
    ]);
  });
});

describe('the marks that a call still waits for', () => {
  const em = (estado: (typeof ESTADOS_DA_HOMOLOGACAO)[number], mudancas = {}) => ({
    ...NUNCA_MARCADO,
    estado,
    ...mudancas,
  });

  it('include every state except homologado and a final refusal', () => {
    const hoje = '2026-04-14';
    const espera = ESTADOS_DA_HOMOLOGACAO.filter((estado) =>
      esperaHomologacao(em(estado, { ate: hoje }), hoje),
    );
    expect(espera).toEqual(['pendente', 'devolvido', 'reenviado', 'naoHomologado', 'emRecurso']);
    const passou = em('naoHomologado', { ate: '2026-04-13' });
    const negado = em('naoHomologado', { recorreu: true });
    for (const uma of [passou, negado]) {
      expect(esperaHomologacao(uma, hoje)).toBe(false);
      expect(ficouDeFora(uma, hoje)).toBe(true);
    }
    expect(ficouDeFora(em('naoHomologado', { ate: hoje }), hoje)).toBe(false);
    expect(ficouDeFora(em('homologado'), hoje)).toBe(false);
  });

  it('allow an evaluator only for homologado', () => {
    const livres = ESTADOS_DA_HOMOLOGACAO.filter((estado) => impedeDesignar(estado) === null);
    expect(livres).toEqual(['homologado']);
    expect(impedeDesignar(null)).toBeNull();
    expect(impedeDesignar('devolvido')?.mensagem).toBe(M.estaDevolvido);
    expect(impedeDesignar('emRecurso')?.mensagem).toBe(M.naoFoiHomologado);
  });
});
