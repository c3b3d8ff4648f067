import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS, instituicaoEm } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

/** The call is open. */
const ABERTO = instituicaoEm('2026-03-10T12:00:00+00:00');
const REGRAS = { versao: 1, regras: REGRAS_PADRAO, retificacoes: [] };
const BAREMA = {
  versao: 1,
  proprio: false,
  barema: baremaPadrao('TIPO I'),
  temNotas: false,
  retificacoes: [],
};
const RASCUNHO = 'configuracao:7:3';

beforeEach(() => {
  localStorage.clear();
  server.answerWith(ABERTO);
});
afterEach(() => {
  cleanup();
  server.mend();
  server.asked.length = 0;
});

const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));
const campo = (id: string) => whenThere(() => document.getElementById(id) as HTMLInputElement | null);
const abrir = () => openScreen({ at: '/editais/3/configuracao', tipo: 'administrador' });
const pergunta = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const erroDe = (id: string) => document.getElementById(`${id}-error`)?.textContent;

describe('the list of sections', () => {
  it('marks the section in sight while the page scrolls', async () => {
    await abrir();
    await campo('dados.fim');
    const marcada = () => document.querySelector('nav[aria-label="Seções"] [aria-current]')?.textContent;
    expect(marcada()).toBe('Identificação');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1);
    const passadas = ['secao-identificação', 'secao-datas', 'secao-limites'];
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const top = passadas.includes(this.id) ? -200 : 900;
      return new DOMRect(0, top, 100, 100);
    });
    fireEvent.scroll(window);
    await waitFor(() => expect(marcada()).toBe('Limites'));
    vi.restoreAllMocks();
  });
});

describe('the one form of a call', () => {
  it('asks once, with what changes and whom it reaches, and saves all sections by one call', async () => {
    await abrir();
    await type({ 'dados.fim': '2026-04-10', 'regras.parecerMinimo': '80' });
    fireEvent.click(await campo('regras.suplentes'));
    await click('Salvar alterações');
    await waitFor(() => expect(pergunta()).toContain('Salvar as alterações do Edital 2026 de Instrutoria?'));
    expect(pergunta()).toMatch(/Fim das inscrições: antes 31\/03\/2026, 23h59.*passa a 10\/04\/2026, 23h59/);
    expect(pergunta()).toContain(
      'Tamanho do parecer: antes O parecer pode ficar vazio, passa a Pelo menos 80 caracteres',
    );
    expect(pergunta()).toContain('Quem tem rascunho neste edital recebe um e-mail com o novo dia.');
    expect(pergunta()).toContain('é uma retificação');
    await answer('Salvar');
    await waitFor(() => expect(pergunta()).toContain(M.escrevaOMotivo));
    expect(server.asked).not.toContain('mudarConfiguracaoDoEdital');
    const edital = umEdital({ fim: '2026-04-10', versao: 2 });
    const regras = { ...REGRAS, versao: 2, regras: { ...REGRAS_PADRAO, parecerMinimo: 80, suplentes: true } };
    server.answerWith({
      ...ABERTO,
      mudarConfiguracaoDoEdital: { versao: 5, edital, regras, barema: BAREMA },
      listarTodosOsEditais: [edital],
      lerRegrasDoEdital: regras,
    });
    await type({ motivo: 'O conselho pede' });
    await answer('Salvar');
    await diz('Tudo salvo');
    expect(server.asked.filter((chamada) => chamada === 'mudarConfiguracaoDoEdital')).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem(RASCUNHO)).toBeNull());
  });

  it('takes criteria for several evaluators of a project, and refuses to save without', async () => {
    await abrir();
    await type({ 'regras.avaliadores': '3' });
    await diz('o edital tem barema próprio: nós o marcamos');
    const proprio = await campo('barema');
    expect(proprio.checked).toBe(true);
    fireEvent.click(proprio);
    await click('Salvar alterações');
    await waitFor(() => expect(erroDe('regras.avaliadores')).toBe(M.variosSemBarema));
    expect(pergunta()).toBe('');
  });

  it('asks for no reason before the first day', async () => {
    server.answerWith(instituicaoEm('2026-02-10T12:00:00+00:00'));
    await abrir();
    await type({ 'regras.parecerMinimo': '80' });
    await click('Salvar alterações');
    await waitFor(() => expect(pergunta()).toContain('Tamanho do parecer'));
    expect(document.getElementById('motivo')).toBeNull();
  });

  it('shows each error beside its field, and asks nothing', async () => {
    await abrir();
    await type({ 'dados.nome': 'Sem ano', 'dados.fim': '2026-02-01', 'regras.avaliadores': '9' });
    await click('Salvar alterações');
    await waitFor(() => expect(erroDe('dados.nome')).toBe(M.nomeSemAno));
    expect([erroDe('dados.fim'), erroDe('regras.avaliadores')]).toEqual([
      M.fimAntesDoInicio,
      M.avaliadoresInvalidos,
    ]);
    expect(pergunta()).toBe('');
  });

  it('brings a refusal of the server beside its field, and keeps the reason', async () => {
    await abrir();
    await type({ 'regras.avaliadores': '2' });
    await click('Salvar alterações');
    await type({ motivo: 'A resolução pede' });
    const errors = { 'regras.avaliadores': M.variosSemBarema };
    server.fail('mudarConfiguracaoDoEdital', {
      ...{ name: '409', text: M.variosSemBarema, id: undefined },
      sent: {
        status: 409,
        data: { code: 'NAO_MUDA_AGORA', message: M.variosSemBarema, errors },
        header: () => null,
      },
    });
    await answer('Salvar');
    await waitFor(() => expect(erroDe('regras.avaliadores')).toBe(M.variosSemBarema));
    await click('Salvar alterações');
    expect((await campo('motivo')).value).toBe('A resolução pede');
  });

  it('shows as text, with the reason, what the call no longer lets change', async () => {
    server.answerWith({
      ...ABERTO,
      listarTodosOsEditais: [umEdital({ fase: 'avaliacao', aberto: false })],
      lerRegrasDoEdital: { ...REGRAS, fixas: { anonimato: M.anonimatoComDesignado } },
    });
    await abrir();
    await diz(M.anonimatoComDesignado);
    expect(body()).toContain(M.paraReabrir);
    expect(document.getElementById('regras.anonimato')).toBeNull();
    expect(document.getElementById('dados.fim')).toBeNull();
    expect((await campo('regras.avaliadores')).disabled).toBe(false);
  });

  it('offers appeals simple or complete, and a mix only to a call that has it', async () => {
    await abrir();
    const tipo = await campo('regras.recursoPorCriterio');
    const opcoes = () => [...tipo.querySelectorAll('option')].map(({ value }) => value);
    expect(opcoes()).toEqual(['simples', 'completo']);
    fireEvent.change(tipo, { target: { value: 'completo' } });
    await diz('4 alterações por salvar');
    cleanup();
    localStorage.clear();
    server.answerWith({
      ...ABERTO,
      lerRegrasDoEdital: { ...REGRAS, regras: { ...REGRAS_PADRAO, recursoComAnexos: true } },
    });
    await abrir();
    const misto = await campo('regras.recursoPorCriterio');
    expect([misto.value, misto.querySelectorAll('option').length]).toEqual(['', 3]);
  });

  it('shows what coordinators will read, with what changes in it', async () => {
    await abrir();
    await type({ 'dados.limitePorCoordenador': '2' });
    await diz('Cada coordenador envia no máximo 2 projetos.');
    const marcadas = [...document.querySelectorAll('[data-mudou]')].map(({ textContent }) => textContent);
    expect(marcadas).toEqual(['Cada coordenador envia no máximo 2 projetos.']);
  });
});

describe('unsaved typing', () => {
  it('is recovered, and can be discarded', async () => {
    await abrir();
    await type({ 'dados.limiteBolsas': '77' });
    await waitFor(() => expect(localStorage.getItem(RASCUNHO)).toContain('77'));
    cleanup();
    await abrir();
    await diz('Rascunho restaurado');
    expect((await campo('dados.limiteBolsas')).value).toBe('77');
    await click('Descartar…');
    await answer('Descartar');
    await waitFor(() => expect(localStorage.getItem(RASCUNHO)).toBeNull());
    expect((await campo('dados.limiteBolsas')).value).toBe('');
  });

  it('wins over a value saved meanwhile, and leaves the other saved fields as they are', async () => {
    await abrir();
    await type({ 'dados.limiteBolsas': '77' });
    await waitFor(() => expect(localStorage.getItem(RASCUNHO)).toContain('77'));
    cleanup();
    server.answerWith({
      ...ABERTO,
      listarTodosOsEditais: [umEdital({ versao: 2, fim: '2026-04-20' })],
    });
    await abrir();
    expect((await campo('dados.limiteBolsas')).value).toBe('77');
    expect((await campo('dados.fim')).value).toBe('2026-04-20');
    await diz('1 alteração por salvar');
  });
});
