import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apagarSessao, iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { FAULTS, type Fault, faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, click, type } from '../../../testing/screen.ts';
import { pendentes } from '../components/fila-dos-dias.ts';
import { lerHorasDoDia } from '../components/horas-do-dia.ts';
import type { DiaGuardado, MesDosDias, MeusDias } from '../dias-api.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));

const DIA: DiaGuardado = {
  ...{ id: '6b1c6b16-742b-4b4f-88e8-4c33d71a0253', dia: '2026-11-03', horas: 4 },
  ...{ atividade: 'Plantão', versao: 1 },
};
const mes = (mudancas: Partial<MesDosDias> = {}): MesDosDias => ({
  ...{ mes: '2026-11', aberto: true, fechaEm: '2026-12-20T23:59:59.999Z', estado: 'aberto', versao: 0 },
  ...{ soma: 4, enviadoEm: null, registradas: null, motivo: null, dias: [DIA], ...mudancas },
});
const lidos = (...meses: MesDosDias[]): Omit<MeusDias, 'lidosEm'> => ({
  vinculo: { id: 9, projeto: 'Monitoria de Cálculo', mesInicio: '2026-03', ate: '2026-12-31' },
  ...{ hoje: '2026-11-22', esperado: 34, meses },
});
const abrir = async (...meses: MesDosDias[]) => {
  server.answerWith({ ...ANSWERS, lerMeusDias: lidos(...meses) });
  await openScreen({ at: '/aluno/dias/9' });
};
const semRede = (sim: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!sim);
let asked = 0;
const guardados = () => server.asked.slice(asked).filter((nome) => nome === 'guardarMeusDias').length;
const registrarDia = async (horas = '2,5') => {
  await click('Informar um dia');
  await type({ dia: '2026-11-04', horas, atividade: 'Oficina' });
  await click('Salvar');
};

beforeEach(() => {
  localStorage.clear();
  server.mend();
  asked = server.asked.length;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['4', 4],
  ['2,5', 2.5],
  ['2h30', 2.5],
  ['2:30', 2.5],
  ['1 h', 1],
  ['muitas', Number.NaN],
  ['', Number.NaN],
])('reads %j as %s hours', (texto, horas) => {
  expect(lerHorasDoDia(texto)).toBe(horas);
});

describe('the page of the days', () => {
  it('shows the sum beside what is expected, and until when the month is open', async () => {
    await abrir(mes());
    const novembro = within(await screen.findByRole('region', { name: 'Novembro de 2026' }));
    novembro.getByText('4 h', { selector: 'b' });
    novembro.getByText(/de 34 h esperadas/);
    novembro.getByText(/Informe e envie até 20\/12\/2026/);
  });

  it('says an error beside its field, before anything is sent', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    await registrarDia('13');
    await screen.findAllByText('Um dia tem no máximo 12 horas');
    expect(guardados()).toBe(0);
  });

  it('keeps a day without network on the device, says so, and sends it when the network returns', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await registrarDia();
    await screen.findByText('salvo neste aparelho, ainda não enviado');
    expect(guardados()).toBe(0);
    expect(screen.getByRole('button', { name: /^Enviar o mês/ })).toHaveProperty('disabled', true);
    cleanup();
    await abrir(mes());
    await screen.findByText('salvo neste aparelho, ainda não enviado');
    semRede(false);
    fireEvent(globalThis.window, new Event('online'));
    await waitFor(() => expect(pendentes()).toEqual([]));
    expect(guardados()).toBe(1);
  });

  it('shows what this device read last, to its owner only, where no server answers', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    cleanup();
    const [network] = FAULTS;
    if (network === undefined) throw new Error('no faults');
    server.fail('lerMeusDias', network);
    await openScreen({ at: '/aluno/dias/9' });
    await screen.findByText(/^Sem conexão: dias lidos em /);
    screen.getByText('Plantão');
    cleanup();
    server.fail('estudanteAtual', network);
    await openScreen({ at: '/aluno' });
    const link = await screen.findByRole('link', { name: 'Informar dias e horas: Monitoria de Cálculo' });
    expect(link.getAttribute('href')).toBe('/aluno/dias/9');
    cleanup();
    apagarSessao();
    server.fail('lerMeusDias', network);
    await openScreen({ at: '/aluno/dias/9' });
    await screen.findByText(network.text);
    expect(screen.queryByText('Plantão')).toBeNull();
  });

  it('asks before all devices are left, which would lose the days kept here', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await registrarDia();
    await screen.findByText('salvo neste aparelho, ainda não enviado');
    cleanup();
    await openScreen({ at: '/aluno/meus_dados' });
    await click('Sair de todos os aparelhos');
    await screen.findByText(/Há dias salvos só neste aparelho/);
    expect(pendentes()).toHaveLength(1);
  });

  it('keeps the day when no answer comes, and never sends it as somebody else', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    const [network] = FAULTS;
    if (network === undefined) throw new Error('no faults');
    server.fail('guardarMeusDias', network);
    await registrarDia();
    await screen.findByText('salvo neste aparelho, ainda não enviado');
    expect(pendentes()).toHaveLength(1);
    apagarSessao();
    iniciarSessao('t2', { id: 99, nome: 'Outra', tipo: 'estudante' });
    expect(pendentes()).toEqual([]);
    expect(Object.values(localStorage).join()).not.toContain('Oficina');
  });

  it('shows both copies of a line that was changed on two devices, and loses neither', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await click('Mudar terça, 03/11/2026');
    await type({ horas: '6' });
    await click('Salvar');
    const la = { ...DIA, horas: 3, versao: 2 };
    server.answerWith({ ...ANSWERS, lerMeusDias: lidos(mes({ dias: [la], soma: 3 })) });
    server.fail('guardarMeusDias', MUDOU);
    semRede(false);
    fireEvent(globalThis.window, new Event('online'));
    await screen.findByText(/Aqui: 6 h, Plantão\. No servidor: terça, 03\/11\/2026, 3 h, Plantão\./);
    server.mend();
    await click('Ficar com a daqui');
    await waitFor(() => expect(pendentes()).toEqual([]));
  });

  it.each([
    ['on the server', [{ ...DIA, horas: 3, versao: 2 }]],
    ['deleted there', []],
  ])('keeps what was typed where the choice is refused too: %s', async (_, dias) => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await click('Mudar terça, 03/11/2026');
    await type({ horas: '6' });
    await click('Salvar');
    server.answerWith({ ...ANSWERS, lerMeusDias: lidos(mes({ dias })) });
    server.fail('guardarMeusDias', MUDOU);
    semRede(false);
    fireEvent(globalThis.window, new Event('online'));
    await click('Ficar com a daqui');
    await waitFor(() => expect(guardados()).toBe(2));
    await screen.findByRole('button', { name: 'Ficar com a daqui' });
    expect(pendentes()).toMatchObject([{ id: DIA.id, horas: 6, recusa: { codigo: 'DIA_MUDOU' } }]);
  });

  it('sums up a month sent elsewhere without the day that only this device has', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await registrarDia();
    server.answerWith({ ...ANSWERS, lerMeusDias: lidos(mes({ estado: 'enviado' })) });
    server.fail('guardarMeusDias', ENVIADO);
    semRede(false);
    fireEvent(globalThis.window, new Event('online'));
    await screen.findByText('Este mês já foi enviado. Não foi enviado; continua neste aparelho.');
    await screen.findByText('4 h', { selector: 'b' });
  });

  it('shows a refused day of a month that closed meanwhile, until it is given up', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    semRede(true);
    await registrarDia();
    server.answerWith({ ...ANSWERS, lerMeusDias: lidos(mes({ aberto: false })) });
    server.fail('guardarMeusDias', FECHADO);
    semRede(false);
    fireEvent(globalThis.window, new Event('online'));
    const recusados = within(await screen.findByRole('region', { name: 'Dias que não foram enviados' }));
    recusados.getByText(/O prazo deste mês passou\. Não foi enviado/);
    expect(recusados.queryByRole('button', { name: 'Corrigir' })).toBeNull();
    await click('Descartar');
    await waitFor(() => expect(pendentes()).toEqual([]));
  });

  it('shows the days of a pattern before it adds them, without those that have a line', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    await click('Repetir na semana');
    fireEvent.click(screen.getByRole('checkbox', { name: 'terça' }));
    await screen.findByText('Serão salvos 2 dias:');
    screen.getByText('terça, 10/11/2026');
    screen.getByText('Os dias que já têm registro ficam como estão.');
    await type({ horas: '4', atividade: 'Plantão' });
    screen.getByText('Ao todo: 8 h.');
    await click('Salvar estes dias');
    await waitFor(() => expect(guardados()).toBe(1));
  });

  it('asks before the month is sent, and shows both numbers and the reason afterwards', async () => {
    await abrir(mes());
    await screen.findByText('Plantão');
    fireEvent.click(screen.getByRole('button', { name: /^Enviar o mês/ }));
    await screen.findByText(/Novembro de 2026: 4 h\. Você pode reabrir/);
    await answer('Enviar');
    await waitFor(() => expect(server.asked).toContain('enviarMeuMes'));
    cleanup();
    await abrir(mes({ estado: 'atestado', registradas: 3, motivo: 'Faltou uma hora.' }));
    await screen.findByText(/Você enviou 4 h\. A coordenação informou 3 h\. Vale o que ela informou\./);
    screen.getByText('Motivo: Faltou uma hora.');
    screen.getByText('3 h', { selector: 'b' });
    expect(screen.queryByRole('button', { name: 'Informar um dia' })).toBeNull();
  });

  it('is printed once it was sent or registered, not before', async () => {
    vi.stubGlobal('open', () => null);
    await abrir(mes(), mes({ mes: '2026-10', estado: 'enviado', dias: [] }));
    const imprimir = await screen.findByRole('button', { name: /^Imprimir a folha de frequência/ });
    expect(imprimir.textContent).toContain('outubro de 2026');
    fireEvent.click(imprimir);
    const baixar = await screen.findByRole('link', { name: 'Baixar o PDF' });
    expect(baixar.getAttribute('download')).toBe('folha-de-frequencia-2026-10.pdf');
    expect(server.asked).toContain('imprimirMeuMes');
  });

  it('says why a month came back', async () => {
    await abrir(mes({ estado: 'devolvido', motivo: 'Falta o dia 5' }));
    await screen.findByText('O mês voltou: novembro de 2026');
    screen.getByText(/Motivo: Falta o dia 5\. Corrija/);
  });
});

const MUDOU: Fault = {
  ...{ name: '409', text: 'Esta linha foi mudada em outro aparelho', id: undefined },
  sent: {
    status: 409,
    data: { code: 'DIA_MUDOU', message: 'Esta linha foi mudada em outro aparelho' },
    header: () => null,
  },
};

const FECHADO: Fault = {
  ...{ name: '409', text: 'O prazo deste mês passou', id: undefined },
  sent: {
    status: 409,
    data: { code: 'MES_FECHADO', message: 'O prazo deste mês passou' },
    header: () => null,
  },
};

const ENVIADO: Fault = {
  ...{ name: '409', text: 'Este mês já foi enviado.', id: undefined },
  sent: {
    status: 409,
    data: { code: 'MES_ENVIADO', message: 'Este mês já foi enviado.' },
    header: () => null,
  },
};
