import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { MENSAGENS_CONFIGURACAO } from '@instrutoria/domain/configuracao/messages.ts';
import { NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../adapters/clock.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let projeto: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
  ({ projeto } = await w.novoAprovado({ dono }));
});
afterAll(() => t.close());

interface Problem {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}
interface Janela {
  readonly janela: string;
  readonly aberta: boolean;
  readonly abreEm: string | null;
  readonly fechaEm: string | null;
}
const janelas = async (token: string, busca = '') =>
  (await send<Janela[]>(t.url, 'GET', `/api/janela${busca}`, { token })).body;
const abertas = async (busca = '') =>
  (await janelas(dono.token, busca)).filter(({ aberta }) => aberta).map(({ janela }) => janela);
const prorrogar = (corpo: unknown) =>
  send<Problem & { id: number }>(t.url, 'POST', '/api/prorrogacao', { token: adm.token, body: corpo });

/** The server's answer to a registration: 409 while the window is closed, else the errors of the fields. */
async function guarda(): Promise<string> {
  const { status, body } = await send<Problem>(t.url, 'POST', '/api/instrutor', {
    token: dono.token,
    body: { projeto },
  });
  return status === 409 ? body.code : String(status);
}

describe('the state of the windows (D23)', () => {
  it.each([
    ['2026-11-10T23:59:59.999Z', ['cadastroInstrutor'], '422'],
    ['2026-11-11T00:00:00.000Z', ['frequencia'], 'FORA_DA_JANELA'],
    ['2026-11-20T23:59:59.999Z', ['frequencia'], 'FORA_DA_JANELA'],
    ['2026-11-21T00:00:00.000Z', [], 'FORA_DA_JANELA'],
    ['2026-09-01T00:00:00.000Z', ['cadastroInstrutor', 'relatorios'], '422'],
    ['2026-09-20T00:00:00.000Z', ['frequencia'], 'FORA_DA_JANELA'],
    ['2026-04-01T00:00:00.000Z', [], 'FORA_DA_JANELA'],
    ['2026-04-03T00:00:00.000Z', ['cadastroInstrutor'], '422'],
  ])('T-J2: answers at %s: %s, and so does the guard of registration', async (agora, esperadas, dito) => {
    t.clock.definir(agora);
    const pessoa = await w.abrirSessao(dono.id, 'coordenador');
    dono = { ...dono, ...pessoa };
    expect(await abertas(`?projeto=${projeto}`)).toEqual(esperadas);
    expect(await guarda()).toBe(dito);
  });

  it('T-J7: names the next opening in the refusal, the same as in the list', async () => {
    t.clock.definir('2026-11-21T12:00:00.000Z');
    dono = { ...dono, ...(await w.abrirSessao(dono.id, 'coordenador')) };
    const { status, body } = await send<Problem & { abreEm: string }>(t.url, 'POST', '/api/instrutor', {
      token: dono.token,
      body: { projeto },
    });
    const [cadastro] = await janelas(dono.token);
    expect([status, body.code, body.message]).toEqual([
      ...[409, 'FORA_DA_JANELA', 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês'],
    ]);
    expect(body.abreEm).toBe('2026-12-01T00:00:00.000Z');
    expect(cadastro?.abreEm).toBe(body.abreEm);
  });
});

describe('extensions (T-J9)', () => {
  const AGORA = '2026-11-24T12:00:00.000Z';
  beforeAll(async () => {
    t.clock.definir(AGORA);
    adm = { ...adm, ...(await w.abrirSessao(adm.id, 'administrador')) };
    dono = { ...dono, ...(await w.abrirSessao(dono.id, 'coordenador')) };
  });

  it('opens one project’s window from now to the end of the day, and audits author and reason', async () => {
    expect(await guarda()).toBe('FORA_DA_JANELA');
    const corpo = { janela: 'cadastroInstrutor', ate: '2026-11-24', motivo: 'Troca de bolsista', projeto };
    const { status, body } = await prorrogar(corpo);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        janela: 'cadastroInstrutor',
        ate: '2026-11-24',
        motivo: 'Troca de bolsista',
        projeto: { id: projeto, titulo: expect.any(String) },
        corre: true,
        encerramento: null,
        autor: expect.objectContaining({ id: adm.id }),
        criadaEm: AGORA,
      },
    ]);
    expect(await abertas(`?projeto=${projeto}`)).toEqual(['cadastroInstrutor']);
    const { projeto: outro } = await w.novoAprovado({ dono });
    expect(await abertas(`?projeto=${outro}`)).toEqual([]);
    expect(await abertas()).toEqual([]);
    expect(await guarda()).toBe('422');
    const ato = await findRow(t, 'auditoria', { acao: 'registrarProrrogacao' });
    expect([ato?.pessoaId, ato?.registroId, ato?.depois]).toEqual([adm.id, body.id, corpo]);
  });

  it.each([
    ['no window', { ate: '2026-12-01', motivo: 'x' }, 'janela'],
    ['an unknown window', { janela: 'outra', ate: '2026-12-01', motivo: 'x' }, 'janela'],
    ['a day that has passed', { janela: 'frequencia', ate: '2026-11-23', motivo: 'x' }, 'ate'],
    ['a day that is none', { janela: 'frequencia', ate: '2026-02-30', motivo: 'x' }, 'ate'],
    ['no reason', { janela: 'frequencia', ate: '2026-12-01', motivo: '  ' }, 'motivo'],
  ])('%s: answers 422 beside its field', async (_, corpo, campo) => {
    const { status, body } = await prorrogar(corpo);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [campo]]);
  });

  it('answers 404 for an unknown project', async () => {
    const { status, body } = await prorrogar({
      janela: 'frequencia',
      ate: '2026-12-01',
      motivo: 'x',
      projeto: 999_999,
    });
    expect([status, body.message]).toEqual([404, 'Projeto não encontrado.']);
  });
});

describe('ending an extension', () => {
  it('[C-B8] closes the window again with a reason, and cannot be repeated', async () => {
    t.clock.definir('2026-12-22T12:00:00.000Z');
    const { token } = await w.abrirSessao(adm.id, 'administrador');
    const pedir = <T = { message: string; errors?: Record<string, string> }>(
      caminho: string,
      body: unknown,
    ): Promise<Reply<T>> => send(t.url, 'POST', caminho, { token, body });
    const nova = await pedir<{ id: number }>('/api/prorrogacao', {
      janela: 'frequencia',
      ate: '2026-12-30',
      motivo: 'Greve',
    });
    const aberta = async () =>
      (await send<{ janela: string; aberta: boolean }[]>(t.url, 'GET', '/api/janela', { token })).body
        .filter((uma) => uma.aberta)
        .map(({ janela }) => janela);
    expect(await aberta()).toEqual(['frequencia']);
    const encerrar = (motivo: string) => pedir(`/api/prorrogacao/${nova.body.id}/encerrar`, { motivo });
    expect((await encerrar(' ')).body.errors).toEqual({ motivo: 'Escreva o motivo' });
    expect((await encerrar('A greve acabou')).status).toBe(200);
    expect(await aberta()).toEqual([]);
    const outra = await encerrar('De novo');
    expect([outra.status, outra.body.message]).toEqual([409, 'Esta prorrogação já terminou']);
    expect((await pedir('/api/prorrogacao/999999/encerrar', { motivo: 'x' })).status).toBe(404);
  });
});

describe('the settings keep their reason, and whom to ask about personal data (T-M13)', () => {
  const mudar = (body: unknown) =>
    send<Problem & { encarregado: unknown }>(t.url, 'PUT', '/api/configuracao', { token: adm.token, body });

  it('[C-B9] apply a change of the days at once, and audit its reason', async () => {
    t.clock.definir('2026-12-22T12:00:00.000Z');
    adm = { ...adm, ...(await w.abrirSessao(adm.id, 'administrador')) };
    dono = { ...dono, ...(await w.abrirSessao(dono.id, 'coordenador')) };
    expect(await abertas()).toEqual([]);
    const frequencia = { diaInicio: 11, diaFim: 25 };
    const { status } = await mudar({ janelas: { frequencia }, motivo: 'Recesso de fim de ano' });
    expect(status).toBe(200);
    expect(await abertas()).toEqual(['frequencia']);
    const atos = await rowsOf(t, 'auditoria', { acao: 'atualizarConfiguracao' });
    expect(atos.at(-1)?.depois).toMatchObject({ motivo: 'Recesso de fim de ano' });
    const semMotivo = await mudar({ janelas: CONFIGURACAO_PADRAO.janelas });
    expect([semMotivo.status, semMotivo.body.errors]).toEqual([
      ...[422, { motivo: MENSAGENS_CONFIGURACAO.escrevaOMotivo }],
    ]);
    await mudar({ janelas: CONFIGURACAO_PADRAO.janelas, motivo: 'Fim do recesso' });
  });

  it('store the name and address of the encarregado, and show them to everybody', async () => {
    const encarregado = { nome: 'Ana Dias', email: 'encarregada@exemplo.br' };
    expect((await mudar({ encarregado })).body.encarregado).toEqual(encarregado);
    const { body } = await send<{ encarregado: unknown }>(t.url, 'GET', '/api/publico/instituicao');
    expect(body.encarregado).toEqual(encarregado);
    const { status, body: recusa } = await mudar({ encarregado: { email: 'sem arroba' } });
    expect([status, Object.keys(recusa.errors ?? {})]).toEqual([422, ['encarregado.email']]);
  });
});

describe('the calendar', () => {
  const onde = () => t.deps.config.publicUrl.replace(/^https?:\/\//, '');
  async function entrada(uid: string) {
    const { text } = await send(t.url, 'GET', '/api/publico/calendario.ics');
    const linhas = text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .map((um) => um.split('\r\n'));
    const campos = linhas.find((um) => um.includes(`UID:${uid}@${onde()}`)) ?? [];
    const campo = (nome: string) => campos.find((um) => um.startsWith(nome))?.slice(nome.length);
    return {
      sequencia: Number(campo('SEQUENCE:')),
      carimbo: campo('DTSTAMP:'),
      fim: campo('DTEND;VALUE=DATE:'),
      estado: campo('STATUS:'),
      texto: campo('DESCRIPTION:'),
    };
  }

  it('[C-J8] gives a moved deadline a later revision, stamped when it was read, under the same UID', async () => {
    t.clock.definir('2026-11-20T12:00:00Z');
    const id = await w.novoEdital({ nome: 'Edital 2026 que muda', fim: '2026-12-10' });
    const antes = await entrada(`edital-${id}-inscricoes`);
    expect([antes.carimbo, antes.fim]).toEqual(['20261120T120000Z', '20261211']);
    t.clock.definir('2026-11-21T12:00:00Z');
    await updateRows(t, 'edital', { fim: '2026-12-20', versao: 2 }, { id });
    const depois = await entrada(`edital-${id}-inscricoes`);
    expect([depois.carimbo, depois.fim]).toEqual(['20261121T120000Z', '20261221']);
    expect(depois.sequencia).toBeGreaterThan(antes.sequencia);
  });

  it('[C-J8] ends submissions on the day of an early closing, without a deadline', async () => {
    t.clock.definir('2026-11-20T12:00:00Z');
    const id = await w.novoEdital({ inicio: '2026-11-01', fim: '2026-12-10' });
    const caminho = `/api/edital/${id}/encerrar_inscricoes`;
    const [edital] = await rowsOf(t, 'edital', { id });
    const { status } = await send(t.url, 'POST', caminho, {
      ...{ token: adm.token, body: {}, headers: { 'if-match': `"${edital?.versao}"` } },
    });
    expect(status).toBe(200);
    const { fim, texto } = await entrada(`edital-${id}-inscricoes`);
    expect([fim, texto]).toEqual(['20261121', undefined]);
  });

  it('[C-J7] has the hour and the zone of each deadline, but of no day on which something merely happens', async () => {
    t.clock.definir('2026-11-20T12:00:00Z');
    const id = await w.novoEdital({ fim: '2026-12-10', fimRecursos: '2026-12-30' });
    const textos = ['inscricoes', 'recursos', 'publicacao'].map((um) => entrada(`edital-${id}-${um}`));
    expect((await Promise.all(textos)).map(({ texto }) => texto)).toEqual([
      'Até 10/12/2026\\, 23h59\\, UTC',
      'Até 30/12/2026\\, 23h59\\, UTC',
      undefined,
    ]);
  });

  it('[C-J8] cancels an extension that was ended early, so that it leaves calendars', async () => {
    t.clock.definir('2026-11-21T12:00:00Z');
    const sessao = await w.abrirSessao(adm.id, 'administrador');
    const pedir = (caminho: string, body: object) =>
      send<{ id: number }>(t.url, 'POST', caminho, { token: sessao.token, body });
    const { body } = await pedir('/api/prorrogacao', {
      ...{ janela: 'relatorios', ate: '2026-12-15', motivo: 'Greve', projeto: null },
    });
    const uid = `prorrogacao-${body.id}`;
    const antes = await entrada(uid);
    expect(antes).toMatchObject({ sequencia: 0, fim: '20261216', estado: undefined });
    expect((await pedir(`/api/prorrogacao/${body.id}/encerrar`, { motivo: 'A greve acabou' })).status).toBe(
      200,
    );
    expect(await entrada(uid)).toMatchObject({ sequencia: 1, estado: 'CANCELLED' });
  });

  it('has the calls, the windows and the extensions for all, and names no person', async () => {
    const edital = await w.novoEdital({ nome: 'Edital 2026 do calendário', fimRecursos: '2026-12-30' });
    const { status, headers, text } = await send(t.url, 'GET', '/api/publico/calendario.ics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const linhas = text.replaceAll('\r\n ', '').split('\r\n');
    const eventos = linhas.filter((linha) => linha === 'BEGIN:VEVENT');
    const uids = linhas.filter((linha) => linha.startsWith('UID:'));
    expect(new Set(uids).size).toBe(eventos.length);
    for (const parte of ['inscricoes', 'recursos', 'publicacao']) {
      expect(uids).toContain(`UID:edital-${edital}-${parte}@${onde()}`);
    }
    for (const nome of Object.values(NOMES_DAS_JANELAS)) expect(text).toContain(`SUMMARY:${nome}`);
    expect(linhas).toContain('DTSTART;VALUE=DATE:20270101');
    expect(linhas).toContain('DTEND;VALUE=DATE:20270111');
    expect(text).not.toContain('ATTENDEE');
    expect((await send(t.url, 'GET', '/api/publico/calendario.ics')).text).toBe(text);
  });

  it('[C-C12] has the closures, and no call whose dates are all over', async () => {
    const dias = { inicio: '2025-01-01', fim: '2025-01-31', publicacao: '2025-01-01' };
    const passado = await w.novoEdital({ nome: 'Edital 2025 que acabou', ano: 2025, ...dias });
    const { text } = await send(t.url, 'GET', '/api/publico/calendario.ics');
    expect(text).not.toContain(`UID:edital-${passado}-`);
    expect(text.replaceAll('\r\n ', '')).toContain(`UID:fechamento-cadastroInstrutor-2027-04-01@${onde()}`);
    expect(text).toContain(`SUMMARY:Fechado: ${NOMES_DAS_JANELAS.cadastroInstrutor}`);
  });
});

describe('the simulated date (D24)', () => {
  const simular = (instante: unknown) =>
    send<Problem & { data: string; simulada: boolean }>(t.url, 'PUT', '/api/demonstracao/data', {
      token: adm.token,
      body: { instante },
    });

  it('moves domain time for everybody except sessions, and can go back', async () => {
    const antes = t.clock.agora();
    expect((await simular('2031-09-05T10:00:00Z')).body).toEqual({
      data: '2031-09-05T10:00:00+00:00',
      simulada: true,
    });
    expect((await send<string>(t.url, 'GET', '/api/data/data-atual')).body).toBe('2031-09-05T10:00:00+00:00');
    expect(await abertas()).toEqual(['cadastroInstrutor', 'relatorios']);
    const { body } = await send<{ dataSimulada: string }>(t.url, 'GET', '/api/publico/instituicao');
    expect(body.dataSimulada).toBe('2031-09-05T10:00:00.000Z');
    expect((await simular(null)).body.simulada).toBe(false);
    expect(t.clock.agora()).toEqual(antes);
  });

  it.each(['', 'ontem', '2031-13-45T10:00', '2031-09-05'])('refuses %s with 422', async (instante) => {
    const { status, body } = await simular(instante);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['instante']]);
  });

  it('exists in the demonstration only', () => {
    expect(createClock().simular).toBeNull();
    expect(createClock('2026-01-01T00:00:00Z').simular).toBeNull();
    const clock = createClock('2026-01-01T00:00:00Z', { simulavel: true });
    clock.simular?.(new Date('2027-01-01T00:00:00Z'));
    expect(clock.agora().toISOString()).toBe('2027-01-01T00:00:00.000Z');
    const antes = Date.now();
    expect(clock.real().getTime()).toBeGreaterThanOrEqual(antes);
    expect(clock.real().getTime()).toBeLessThanOrEqual(Date.now());
  });
});
