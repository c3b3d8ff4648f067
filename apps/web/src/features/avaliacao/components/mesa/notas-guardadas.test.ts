import { fasesDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { beforeEach, expect, it } from 'vitest';
import { keepTyped, readKept } from '../../../../lib/drafts/draft.ts';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { writeJson } from '../../../../lib/session/storage.ts';
import { camposDas, type Digitado, notasGuardadas } from './notas-guardadas.ts';

const salvas: Digitado = {
  pontuacaoAdequacaoCoerencia: 30,
  pontuacaoRelevanciaJustificativaClareza: null,
  pontuacaoMetodologiaAtividades: null,
  pontuacaoOrganizacaoTextual: null,
  pontuacaoApoioDisciplina: null,
  pontuacaoNaturezaDisciplinas: null,
  pontuacaoCaracteristicaDisciplinas: null,
  parecer: '',
};
/** As the form recommends it. */
const begin: Digitado = { ...salvas, pontuacaoApoioDisciplina: 140 };
const digitadas: Digitado = { ...begin, pontuacaoAdequacaoCoerencia: 31, pontuacaoApoioDisciplina: 100 };

let guardadoEm: string | null = null;
const forma = () =>
  notasGuardadas(11, begin, camposDas(fasesDaAvaliacao('TIPO I')), (at) => {
    guardadoEm = at;
  });
const guardar = (values: Digitado) => keepTyped(forma(), { version: 1, values }, begin);
const achar = (version: number, values: Digitado) => readKept(forma(), { version, values });

beforeEach(() => {
  localStorage.clear();
  guardadoEm = null;
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'avaliador' });
});

it('stores only typed values, with the time, and shows them over saved and proposed ones', () => {
  guardar(begin);
  expect(guardadoEm).toBe(null);
  expect(achar(1, salvas)).toBe(undefined);
  guardar(digitadas);
  const achada = achar(1, salvas);
  expect(achada).toEqual({ version: 1, values: digitadas, at: guardadoEm });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('avaliacao:'))).toEqual(['avaliacao:7:11']);
});

it('ignores a new version that changed none of the typed fields (accepting makes one)', () => {
  guardar(digitadas);
  expect(achar(2, salvas)?.version).toBe(2);
  expect(achar(2, { ...salvas, pontuacaoMetodologiaAtividades: 9 })?.version).toBe(2);
  // The scores typed here were saved, but the answer was lost.
  expect(achar(2, { ...salvas, pontuacaoAdequacaoCoerencia: 31 })?.version).toBe(2);
});

it('counts another score or opinion as another version, and keeps the one that was typed over', () => {
  guardar({ ...digitadas, parecer: 'Meu.' });
  expect(achar(2, { ...salvas, pontuacaoAdequacaoCoerencia: 12 })?.version).toBe(1);
  expect(achar(2, { ...salvas, pontuacaoApoioDisciplina: 12 })?.version).toBe(1);
  expect(achar(2, { ...salvas, parecer: 'De outra janela.' })?.version).toBe(1);
  expect(achar(2, salvas)?.values.parecer).toBe('Meu.');
});

it('refuses stored values of another shape', () => {
  const bom = { versao: 1, em: '2026-11-23T12:00:00Z', notas: { parecer: 'a' }, sobre: { parecer: '' } };
  for (const notas of [
    { pontuacaoAdequacaoCoerencia: 41 },
    { pontuacaoAdequacaoCoerencia: '40' },
    { parecer: null },
    { total: 3 },
    null,
    'x',
  ]) {
    writeJson('avaliacao:7:11', { ...bom, notas });
    expect(achar(1, salvas), JSON.stringify(notas)).toBe(undefined);
  }
  writeJson('avaliacao:7:11', bom);
  expect(achar(1, salvas)?.values.parecer).toBe('a');
});
