import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { Request } from '@instrutoria/contract/client.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearAllBut } from '../session/storage.ts';
import { ApiError } from './api-error.ts';
import { acceptedWrites } from './pending-writes.ts';
import type { Sent, ToSend } from './send.ts';
import { createTransport } from './transport.ts';

function answer(status: number, data: unknown = {}): Sent {
  return { status, data, header: () => null };
}

/** A transport with a list of answers (undefined: the network failed), and the requests that it sent. */
function over(answers: readonly (Sent | undefined)[], token: string | null = 't', create = createTransport) {
  const sent: ToSend[] = [];
  const waits: number[] = [];
  const ended = vi.fn();
  const transport = create({
    send: (request) => {
      sent.push(request);
      return Promise.resolve(answers[sent.length - 1]);
    },
    token: () => token,
    onSessionEnded: ended,
    onAnswer: () => undefined,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { transport, sent, waits, ended };
}

function request(nome: NomeDaChamada, body?: unknown, ifMatch?: number): Request {
  const chamada = chamadas[nome];
  return {
    nome,
    chamada,
    url: chamada.path,
    body,
    file: undefined,
    ifMatch,
    signal: undefined,
    onProgress: undefined,
  };
}
const key = (sent: ToSend | undefined) => sent?.headers['idempotency-key'];

beforeEach(() => clearAllBut());

it.each([undefined, answer(502), answer(503), answer(504)])(
  'tries three times on a bad network: %s',
  async (bad) => {
    const { transport, sent, waits } = over([bad, bad, answer(200, { ok: true })]);
    await expect(transport(request('salvarRascunho', { titulo: 'a' }))).resolves.toMatchObject({
      data: { ok: true },
    });
    expect(new Set(sent.map(key)).size).toBe(1);
    expect(waits).toEqual([600, 1200]);
  },
);

it('gives up after the last try and reports that there was no connection', async () => {
  const { transport, sent } = over([undefined, undefined, undefined, answer(200)]);
  await expect(transport(request('listarUnidades'))).rejects.toMatchObject({
    status: 0,
    code: 'SEM_CONEXAO',
  });
  expect(sent).toHaveLength(3);
});

it.each([400, 401, 403, 404, 409, 412, 422, 429, 500])(
  'does not repeat a refused call (%i)',
  async (status) => {
    const { transport, sent } = over([answer(status, { code: 'X', message: 'não' }), answer(200)]);
    await expect(transport(request('salvarRascunho', {}))).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  },
);

it('keeps the key of a write whose response was never received, over a reload, and drops it afterwards', async () => {
  const lost = over([undefined, undefined, undefined]);
  await expect(lost.transport(request('submeterProjeto', { titulo: 'a' }))).rejects.toThrow();
  vi.resetModules();
  const reloaded = await import('./transport.ts');
  const later = over([answer(201), answer(201)], 't', reloaded.createTransport);
  await later.transport(request('submeterProjeto', { titulo: 'a' }));
  await later.transport(request('submeterProjeto', { titulo: 'a' }));
  expect(key(later.sent[0])).toBe(key(lost.sent[0]));
  expect(key(later.sent[1])).not.toBe(key(lost.sent[0]));
});

it('gives another body another key, and a read none', async () => {
  const { transport, sent } = over([undefined, undefined, undefined, answer(201), answer(200)]);
  await expect(transport(request('submeterProjeto', { titulo: 'a' }))).rejects.toThrow();
  await transport(request('submeterProjeto', { titulo: 'b' }));
  await transport(request('listarUnidades'));
  expect(key(sent[3])).not.toBe(key(sent[0]));
  expect(key(sent[4])).toBeUndefined();
});

const FAILED = [undefined, undefined, undefined];

it('repeats an act that was undone since its response was lost: the score 9, then 8, then 9', async () => {
  const { transport, sent } = over([...FAILED, answer(200), answer(200)]);
  const nota = (valor: number) => request('salvarFase1', { id: 1, pontuacaoOrganizacaoTextual: valor });
  await expect(transport(nota(9))).rejects.toThrow();
  await transport(nota(8));
  await transport(nota(9));
  expect(new Set(sent.map(key)).size).toBe(3);
});

it('repeats over another version an act that was lost over an earlier one', async () => {
  const { transport, sent } = over([...FAILED, answer(200)]);
  await expect(transport(request('avaliar', undefined, 1))).rejects.toThrow();
  await transport(request('avaliar', undefined, 2));
  expect(key(sent[3])).not.toBe(key(sent[0]));
});

it('creates nothing twice after a lost response and other acts since', async () => {
  const { transport, sent } = over([...FAILED, answer(200), answer(201)]);
  const projeto = request('submeterProjeto', { titulo: 'a' });
  await expect(transport(projeto)).rejects.toThrow();
  await transport(request('salvarFase1', { id: 1 }));
  await transport(projeto);
  expect(key(sent[4])).toBe(key(sent[0]));
});

it('keeps the act the same over refused calls, and over calls that save nothing', async () => {
  const { transport, sent } = over([...FAILED, answer(409), answer(200), answer(200)]);
  const conclusao = request('avaliar');
  await expect(transport(conclusao)).rejects.toThrow();
  await expect(transport(request('salvarFase1', { id: 1 }))).rejects.toThrow();
  await transport(request('simularCorrecao', { id: 1 }));
  await transport(conclusao);
  expect(key(sent[5])).toBe(key(sent[0]));
});

it('leaves no trace of a password in the browser', async () => {
  const { transport } = over([undefined, undefined, undefined]);
  await expect(transport(request('entrar', { cpf: '1', password: 'segredo' }))).rejects.toThrow();
  expect({ ...localStorage }).toEqual({});
});

it('ends the session on a 401 of a call with a token, never on a wrong login', async () => {
  const withToken = over([answer(401, { code: 'A', message: 'm' })], 'morto');
  await expect(withToken.transport(request('professorAtual'))).rejects.toThrow();
  expect(withToken.ended).toHaveBeenCalledWith('morto');
  const login = over([answer(401, { code: 'A', message: 'CPF ou senha incorretos' })], null);
  await expect(login.transport(request('entrar', {}))).rejects.toThrow('CPF ou senha incorretos');
  expect(login.ended).not.toHaveBeenCalled();
});

it('[C-B7] sends a call again, with its key, when the same person has come back', async () => {
  const sent: ToSend[] = [];
  let token = 'velho';
  const transport = createTransport({
    send: (request) => {
      sent.push(request);
      return Promise.resolve(answer(request.headers.authorization === 'Bearer novo' ? 201 : 401));
    },
    token: () => token,
    onSessionEnded: async () => {
      token = 'novo';
      return true;
    },
    onAnswer: () => undefined,
    wait: async () => undefined,
  });
  await expect(transport(request('submeterProjeto', { titulo: 'a' }))).resolves.toMatchObject({
    status: 201,
  });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer velho', 'Bearer novo']);
  expect(key(sent[1])).toBe(key(sent[0]));
});

it('[C-B7] sends no call that needs a login while the page waits for one, except the login itself', async () => {
  const sent: string[] = [];
  let voltar: (voltou: boolean) => void = () => undefined;
  const retorno = new Promise<boolean>((resolve) => {
    voltar = resolve;
  });
  const transport = createTransport({
    send: ({ url }) => {
      sent.push(url);
      return Promise.resolve(answer(200));
    },
    token: () => null,
    onSessionEnded: () => undefined,
    whileAway: () => retorno,
    onAnswer: () => undefined,
    wait: async () => undefined,
  });
  const espera = transport(request('professorAtual'));
  await transport(request('entrar', {}));
  expect(sent).toEqual(['/auth/login']);
  voltar(true);
  await espera;
  expect(sent).toEqual(['/auth/login', '/api/professor/professor']);
});

it('reads the token at once, before it can change', async () => {
  let token: string | null = 't';
  const sent: ToSend[] = [];
  const transport = createTransport({
    send: (request) => {
      sent.push(request);
      return Promise.resolve(answer(204));
    },
    token: () => token,
    onSessionEnded: () => undefined,
    whileAway: () => undefined,
    onAnswer: () => undefined,
    wait: async () => undefined,
  });
  const saida = transport(request('sair'));
  token = null;
  await saida;
  expect(sent[0]?.headers.authorization).toBe('Bearer t');
});

it('sends the version that was read, and passes on the present one of a 412', async () => {
  const { transport, sent } = over([answer(412, { code: 'V', message: 'mudou', versao: 9 })]);
  await expect(transport({ ...request('atualizarEdital', {}), ifMatch: 3 })).rejects.toMatchObject({
    versaoAtual: 9,
  });
  expect(sent[0]?.headers['if-match']).toBe('"3"');
});

it("treats a proxy's error page as a plain failure", async () => {
  const { transport } = over([answer(500, undefined)]);
  await expect(transport(request('listarUnidades'))).rejects.toMatchObject({
    message: 'ocorreu um erro, tente novamente mais tarde',
  });
});

it.each(['entrar', 'gerarModelo', 'simularCorrecao', 'simularRecurso'] as const)(
  '[C-B7] counts a login over a page, a preload or a printed form as no save: %s',
  async (nome) => {
    const { transport } = over([answer(200), answer(200)]);
    const before = acceptedWrites();
    await transport(request(nome, {}));
    expect(acceptedWrites()).toBe(before);
    await transport(request('salvarRascunho', {}));
    expect(acceptedWrites()).toBe(before + 1);
  },
);
