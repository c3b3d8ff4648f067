import { describe, expect, it } from 'vitest';
import type { MudancaDeContato } from './mudanca-de-contato.ts';
import {
  cpfMudado,
  esperaAte,
  exigirSegundaPessoa,
  porConferir,
  problemasDaMudancaDeContato,
  retencaoDaRedefinicao,
  situacaoDaMudanca,
} from './mudanca-de-contato.ts';

const HORA = 3_600_000;
const feitaEm = new Date('2026-11-20T12:00:00Z');
const aos = (horas: number) => new Date(feitaEm.getTime() + horas * HORA);
const mudanca: MudancaDeContato = {
  professorId: 1,
  autorId: 2,
  feitaEm,
  emailEmEspera: true,
  confirmadaLaEm: null,
  aceitaEm: null,
  desfeitaEm: null,
  soltaEm: null,
  superadaPor: null,
};

describe('[C-H6] a change of e-mail or CPF by somebody else', () => {
  it.each([
    ['is not settled by time alone', {}, true, 100, 'espera'],
    ['is not settled by the confirmation alone', { confirmadaLaEm: aos(1) }, true, 71.9, 'espera'],
    ['is settled by both', { confirmadaLaEm: aos(1) }, true, 72, 'vale'],
    ['waits for the confirmation after a second person', { aceitaEm: aos(1) }, true, 100, 'espera'],
    ['is settled by both before 72 hours', { aceitaEm: aos(1), confirmadaLaEm: aos(1) }, true, 2, 'vale'],
    ['is never settled by time without mail', { confirmadaLaEm: aos(1) }, false, 999, 'espera'],
    ['is settled by a second person without mail', { aceitaEm: aos(1) }, false, 2, 'vale'],
    ['of a CPF waits 72 hours', { emailEmEspera: false }, true, 71.9, 'espera'],
    ['of a CPF is settled after them', { emailEmEspera: false }, true, 72, 'vale'],
    ['holds resets once undone', { desfeitaEm: aos(1) }, true, 999, 'retida'],
    ['lets them go when decided', { desfeitaEm: aos(1), soltaEm: aos(2) }, true, 3, 'desfeita'],
    ['waits for nothing when a later one took its place', { superadaPor: 9 }, true, 1, 'vale'],
    ['of their own waits for nothing', { autorId: 1 }, true, 0, 'vale'],
  ] as const)('%s', (_nome, campos, correio, horas, situacao) => {
    expect(situacaoDaMudanca({ ...mudanca, ...campos }, { correio, agora: aos(horas) })).toBe(situacao);
  });

  it('tells when a wait ends by itself, which without mail an address never does', () => {
    const ate = (emailEmEspera: boolean, correio: boolean) =>
      esperaAte({ feitaEm, emailEmEspera }, { correio });
    expect([ate(true, true), ate(false, true), ate(false, false), ate(true, false)]).toEqual([
      aos(72),
      aos(72),
      aos(72),
      null,
    ]);
  });

  it('is checked by a second person while it waits, or while it holds resets', () => {
    const agora = aos(1);
    const aConferir = (campos: Partial<MudancaDeContato>) =>
      porConferir({ ...mudanca, ...campos }, { correio: true, agora });
    expect([aConferir({}), aConferir({ aceitaEm: agora }), aConferir({ desfeitaEm: agora })]).toEqual([
      'espera',
      null,
      'retida',
    ]);
  });

  it('blocks a reset, and gives the reason', () => {
    const porque = (campos: Partial<MudancaDeContato>, correio = true) =>
      retencaoDaRedefinicao([{ ...mudanca, ...campos }], { correio, agora: aos(10) })?.porque ?? null;
    expect([
      porque({}),
      porque({}, false),
      porque({ confirmadaLaEm: aos(1) }),
      porque({ confirmadaLaEm: aos(1), aceitaEm: aos(2) }),
      porque({ desfeitaEm: aos(1) }),
      porque({ emailEmEspera: false }),
    ]).toEqual(['confirmar', 'esperar', 'esperar', null, 'retida', null]);
  });

  it('requires a reason, unlike one’s own change', () => {
    const codigos = (propria: boolean, motivo: string | null) =>
      problemasDaMudancaDeContato({ mudou: true, propria, motivo }).map(({ campo }) => campo);
    expect([codigos(false, ' \u200b'), codigos(false, 'ofício'), codigos(true, null)]).toEqual([
      ['motivo'],
      [],
      [],
    ]);
    expect(problemasDaMudancaDeContato({ mudou: false, propria: false, motivo: null })).toEqual([]);
  });

  it('is checked by a second administrator, never its author nor one made for it', () => {
    const conferir = (id: number, administraDesde: Date | null) => () =>
      exigirSegundaPessoa(mudanca, { id, administraDesde });
    expect(conferir(2, null)).toThrow('Foi você que fez esta mudança');
    expect(conferir(3, aos(1))).toThrow('72 horas');
    expect(conferir(3, aos(-71))).toThrow('72 horas');
    expect(conferir(3, aos(-72))).not.toThrow();
    expect(conferir(3, null)).not.toThrow();
  });

  it('shows a CPF masked, with the digits that changed', () => {
    expect(cpfMudado('52998224725', '52998214735')).toEqual({
      antes: '***.982.247-**',
      depois: '***.982.147-**',
      digitos: [7, 10],
    });
  });
});
