import { describe, expect, it } from 'vitest';
import { exigirAto, impedimentos } from '../kernel/maquina.ts';
import { estadoDaDesistencia, MAQUINA_DA_DESISTENCIA as MAQUINA } from './maquina.ts';
import { MENSAGENS_DESISTENCIA as M } from './messages.ts';
import { problemasDaDesistencia } from './rules.ts';
import type { DesistenciaEmCurso } from './types.ts';

const consultada: DesistenciaEmCurso = {
  fundamento: 'CONSULTA',
  motivo: 'Assume outro cargo',
  pedido: null,
  responderAte: '2026-05-23',
  dia: null,
};
const marcada: DesistenciaEmCurso = { ...consultada, fundamento: 'COORDENADOR', dia: '2026-05-16' };
const hoje = '2026-05-13';
const fatos = { hoje, vigenciaFim: '2026-12-31', encerrado: false, fundamento: 'COORDENADOR' } as const;

describe('giving up a project (D61)', () => {
  it.each([
    [null, hoje, 'nenhuma'],
    [consultada, '2026-06-30', 'consultada'],
    [marcada, '2026-05-15', 'marcada'],
    [marcada, '2026-05-16', 'emVigor'],
  ] as const)('[C-L2] turns %j on %s into the state %s', (desistencia, dia, estado) => {
    expect(estadoDaDesistencia(desistencia, dia)).toBe(estado);
  });

  it.each([
    ['closed for want of instructors', null, { encerrado: true }, M.encerrado],
    [
      'with a vigência that ends before the third day',
      null,
      { vigenciaFim: '2026-05-15' },
      M.vigenciaTerminou,
    ],
    ['given up already', marcada, { hoje: '2026-05-16' }, M.emVigor],
    ['not asked yet', null, { fundamento: 'SEM_RESPOSTA' }, M.naoConsultado],
    [
      'on the last day to answer',
      consultada,
      { fundamento: 'SEM_RESPOSTA', hoje: '2026-05-23' },
      M.respostaCorre,
    ],
    ['after it', consultada, { fundamento: 'SEM_RESPOSTA', hoje: '2026-05-24' }, undefined],
    ['asked, with a written request', consultada, { fundamento: 'PEDIDO_ESCRITO' }, undefined],
    ['on death, on the last day', null, { fundamento: 'FALECIMENTO', vigenciaFim: hoje }, undefined],
  ] as const)('[C-L2] a project %s', (_, antes, mudados, mensagem) => {
    const [primeiro] = impedimentos(MAQUINA, antes, 'desistirDoProjeto', { ...fatos, ...mudados });
    expect(primeiro?.mensagem).toBe(mensagem);
  });

  it('[C-L2] can be undone by the administration in force, until a place was given', () => {
    const desfazer = (quem: 'administrador' | 'dono', bolsaPassada: boolean) => () =>
      exigirAto(MAQUINA, marcada, 'desfazerDesistencia', {
        quem,
        fatos: { hoje: '2026-05-16', administra: quem !== 'dono', bolsaPassada },
      });
    expect(desfazer('dono', false)).toThrow(M.soAdministracao);
    expect(desfazer('administrador', true)).toThrow(M.bolsaPassada);
    expect(desfazer('administrador', false)).not.toThrow();
  });

  it.each([
    ['COORDENADOR', '2026-05-15', ['dia']],
    ['COORDENADOR', '2026-05-16', []],
    ['COORDENADOR', '2027-01-01', ['dia']],
    ['COORDENADOR', '2026-02-30', ['dia']],
    ['COORDENADOR', '', ['dia']],
    ['FALECIMENTO', hoje, []],
    ['FIM_DO_CARGO', '2026-05-12', ['dia']],
    ['PEDIDO_ESCRITO', '2026-05-16', ['pedido']],
    ['CONSULTA', undefined, []],
  ] as const)('[C-L2] by %s with %j reports errors in %j', (fundamento, dia, campos) => {
    const problemas = problemasDaDesistencia({ fundamento, dia, motivo: 'Assume outro cargo' }, fatos);
    expect(problemas.map(({ campo }) => campo)).toEqual(campos);
  });
});
