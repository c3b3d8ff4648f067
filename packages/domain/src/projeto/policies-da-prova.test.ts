import { expect, it } from 'vitest';
import { MAQUINA_DA_AVALIACAO } from '../avaliacao/maquina.ts';
import { podeRecusar } from '../avaliacao/rules/estados-da-avaliacao.ts';
import { designar } from '../designacao/transitions.ts';
import { transitar } from '../kernel/maquina.ts';
import { visaoDoProjeto } from './policies.ts';

it('[C-A14] lets coordinator, administrators, president and the designated evaluator read the proof (D22)', () => {
  const le = (tipo: Parameters<typeof visaoDoProjeto>[0], relacao: Parameters<typeof visaoDoProjeto>[1]) =>
    visaoDoProjeto(tipo, relacao).comprovante;
  expect(le('avaliador', 'avaliadorDesignado')).toBe(true);
  expect([le('PRESIDENTE_COMISSAO', 'nenhuma'), le('administrador', 'nenhuma')]).toEqual([true, true]);
  expect([le('coordenador', 'dono'), le('coordenador', 'colaborador')]).toEqual([true, false]);
  expect([le('avaliador', 'nenhuma'), le('secretaria', 'nenhuma')]).toEqual([false, false]);
  expect(le('PRESIDENTE_COMISSAO', 'colaborador')).toBe(false);
});

it('[C-L1] lets former coordinators read the proof of their time, of any type, and no later one', () => {
  for (const tipo of ['coordenador', 'PRESIDENTE_COMISSAO', 'administrador'] as const) {
    const le = (leu: boolean) => visaoDoProjeto(tipo, 'coordenou', leu).comprovante;
    expect([tipo, le(true), le(false)]).toEqual([tipo, true, false]);
  }
  expect(visaoDoProjeto('coordenador', 'participou', true).comprovante).toBe(false);
});

it('[C-C7] offers refusing after accepting, until a score is saved', () => {
  const aceita = { id: 1, versao: 1, ...designar(2, 3), aceito: true };
  expect(podeRecusar(aceita)).toBe(true);
  const notas = {
    pontuacaoAdequacaoCoerencia: 1,
    pontuacaoRelevanciaJustificativaClareza: 1,
    pontuacaoMetodologiaAtividades: 1,
    pontuacaoOrganizacaoTextual: 1,
  };
  const salva = transitar(MAQUINA_DA_AVALIACAO, aceita, 'salvarFase1', {
    quem: 'avaliadorDesignado',
    fatos: { edital: { fase: 'avaliacao' } },
    dados: { notas },
  });
  expect(podeRecusar(salva)).toBe(false);
  expect(podeRecusar({ ...aceita, ja_foi_avaliado: true })).toBe(false);
});
