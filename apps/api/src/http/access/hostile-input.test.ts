import { CHAMADORES } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Probe } from '../../testing/access/derived.ts';
import type { Cena } from '../../testing/access/probe.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { hostileBody, hostileText, seeded } from '../../testing/attacks/hostile-json.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { sondas } from '../../testing/probes/todas.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];
const escritas = amostra(
  nomes.filter((nome) => rotas[nome].method !== 'GET'),
  3,
);
/** The number over all calls; `test:longo` sends 200,000, and to every write. */
const MALFORMADOS = Number(process.env.MALFORMADOS ?? 400);
/** Bodies for each call that takes one, and half as many paths for every call. */
const QUANTOS = Math.ceil(MALFORMADOS / (escritas.length + nomes.length / 2));
const SEMENTE = Number(process.env.SEMENTE ?? 20261120);

describe('hostile input never breaks anything (T-C1, T-C2)', () => {
  let t: TestApp;
  let w: World;
  const pessoas: Pessoa[] = [];
  let enviados = 0;
  /**
   * For half of the requests the first caller with the right, so that they reach the act; then everybody in
   * turn.
   */
  const quemEnvia = (nome: NomeDaChamada, i: number): Pessoa | null => {
    if (i % 2 === 0) return podeChamar(nome);
    return [null, ...pessoas][(i >> 1) % (pessoas.length + 1)] ?? null;
  };
  const soDoAdministrador = ({ acesso }: Probe) =>
    CHAMADORES.every((um) => acesso[um] === (um === 'administrador' ? 'yes' : 'no'));
  const podeChamar = (nome: NomeDaChamada) =>
    pessoas.find(
      ({ tipo }) => tipo === (soDoAdministrador(sondas[nome]) ? 'administrador' : 'coordenador'),
    ) ?? null;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    for (const tipo of TIPOS_DE_USUARIO) pessoas.push(await w.novaPessoaComFoto(tipo));
  });
  /** Replaces a person whose account a request closed. */
  afterEach(async () => {
    const { rows } = await t.deps.database.pool.query<{ id: number }>(
      'select id from professor where encerrado_em is not null and id = any($1)',
      [pessoas.map(({ id }) => id)],
    );
    for (const { id } of rows) {
      const lugar = pessoas.findIndex((pessoa) => pessoa.id === id);
      const antes = pessoas[lugar];
      if (antes !== undefined) pessoas[lugar] = await w.novaPessoaComFoto(antes.tipo);
    }
  });
  afterAll(() => t.close());

  let vistas = 0;
  /** New unexpected log lines since the last check. */
  const inesperados = () => {
    const novas = t.logs.slice(vistas).filter((linha) => linha.includes('erro inesperado'));
    vistas = t.logs.length;
    return novas;
  };

  const soDeEstudantes = (nome: NomeDaChamada) => chamadas[nome].tipos[0] === 'estudante';

  async function cenaDe(pessoa: Pessoa, nome: NomeDaChamada): Promise<Cena> {
    // A new session, because other requests may have ended the first.
    const quem = { ...pessoa, ...(await w.abrirSessao(pessoa.id, pessoa.tipo)) };
    const avaliador = await w.novaPessoa('avaliador');
    return {
      t,
      w,
      chamador: 'own_coordinator',
      alvo: 'proprio',
      quem,
      estudante: soDeEstudantes(nome) ? await w.novoEstudante() : null,
      dono: quem,
      avaliador,
    };
  }
  /** A request may end the caller's session. */
  async function renovar(nome: NomeDaChamada, quem: Pessoa | null): Promise<string | undefined> {
    enviados += 1;
    if (quem !== null && soDeEstudantes(nome)) return (await w.novoEstudante()).token;
    return quem === null ? undefined : (await w.abrirSessao(quem.id, quem.tipo)).token;
  }

  it.each(escritas)('%s is unharmed by a hostile body', async (nome) => {
    const random = seeded(SEMENTE + nomes.indexOf(nome));
    const { method } = rotas[nome];
    const { caminho, corpo } = await sondas[nome].montar(await cenaDe(podeChamar(nome) as Pessoa, nome));
    const ruins: string[] = [];
    for (let i = 0; i < QUANTOS; i += 1) {
      const body = hostileBody(corpo, random);
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': random() < 0.3 ? `k${i}` : '',
      };
      const r = await sendRaw(t.url, method, caminho, {
        token: await renovar(nome, quemEnvia(nome, i)),
        headers,
        body,
      });
      if (r.status >= 500) ruins.push(`${r.status} ${body.slice(0, 300)}`);
      if (r.status >= 400) expect(r.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
    expect([ruins, inesperados()]).toEqual([[], []]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(nomes)('%s is unharmed by a hostile path, query and headers', async (nome) => {
    const random = seeded(SEMENTE - nomes.indexOf(nome));
    const { method, path, lista } = rotas[nome];
    const ruins: string[] = [];
    for (let i = 0; i < QUANTOS / 2; i += 1) {
      // Lists also get the hostile text as a search, so that it reaches the database.
      const pergunta =
        lista && i % 2 === 0
          ? `busca=${encodeURIComponent(`d'"%\\${i}`)}`
          : `${hostileText(random)}=${hostileText(random)}`;
      const caminho = `${path.replace(/:\w+/g, () => hostileText(random))}?${pergunta}`;
      const headers = {
        'if-match': ['"1"', '*', '"', 'W/"1"', '1e9', '"99999999999"'][i % 6] ?? '',
        accept: 'application/x-outro',
        'accept-language': 'x'.repeat(i * 10),
        cookie: '__proto__=1',
      };
      const r = await sendRaw(t.url, method, caminho, {
        token: await renovar(nome, quemEnvia(nome, i)),
        headers,
      });
      if (r.status >= 500) ruins.push(`${r.status} ${caminho}`);
    }
    expect([ruins, inesperados()]).toEqual([[], []]);
  });

  it('works afterwards, with every table in place', async () => {
    contar(
      'malformados',
      `${enviados} requests over ${nomes.length} calls, 0 answers 5xx, pid ${process.pid} throughout`,
    );
    expect(enviados).toBeGreaterThanOrEqual(MALFORMADOS);
    const viva = await send(t.url, 'GET', '/saude/pronta');
    expect(viva.status).toBe(200);
    const { token } = await w.novaPessoa();
    const lista = await send<unknown[]>(t.url, 'GET', '/api/unidade', { token });
    expect([lista.status, lista.body.length > 0]).toEqual([200, true]);
  });
});

describe('the parameters of a query (T-B15)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  const NOMES = [
    'group',
    'id',
    'tipo',
    'limit',
    'offset',
    'sort',
    'filter',
    'Pagina',
    'pagina[]',
    'where',
    'include',
    '__proto__',
    'constructor',
    'a.b',
  ];

  /** An identity provider adds its own parameters to the address, and the answer is a page (D60). */
  const COM_QUAISQUER: readonly NomeDaChamada[] = ['retornoDaPorta', 'saidaPeloNavegador'];

  it.each(nomes.filter((nome) => rotas[nome].method === 'GET' && !COM_QUAISQUER.includes(nome)))(
    '%s refuses unknown parameters',
    async (nome) => {
      const { tipos } = chamadas[nome];
      const tipo = tipos.find((um) => um === 'administrador') ?? tipos[0];
      const { token } = tipo === 'estudante' ? await w.novoEstudante() : await w.novaPessoa(tipo);
      const path = rotas[nome].path
        .replace(':mes', '2026-05')
        .replace('vinculos/:id/documento/:documento', 'vinculos/1/documento/termo_compromisso')
        .replace(':documento', 'projeto')
        .replace(/:\w+/g, '1');
      for (const estranho of NOMES) {
        const r = await send(t.url, 'GET', `${path}?${encodeURIComponent(estranho)}=1`, { token });
        expect([estranho, r.status]).toEqual([estranho, 400]);
      }
    },
  );

  it.each([
    'pagina=0',
    'pagina=-1',
    'pagina=x',
    'pagina=',
    'por_pagina=0',
    'por_pagina=201',
    'por_pagina=1e2',
    `busca=${'x'.repeat(201)}`,
    'pagina=1&pagina=2',
  ])('a list refuses ?%s with 422', async (query) => {
    const r = await send(t.url, 'GET', `/api/unidade?${query}`);
    expect(r.status).toBe(422);
  });
});

describe('the type, size and encoding of a body (T-C10, T-C9)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  const criar = async (body: string | Buffer, headers: Record<string, string>) => {
    const { token } = await w.novaPessoa('administrador');
    return sendRaw(t.url, 'POST', '/api/unidade', { token, body, headers });
  };
  const BOM = '{"nome":"Unidade","cidade":"Crato"}';

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/json',
    'application/xml',
    'application/jsonx',
    'multipart/form-data; boundary=x',
    '',
  ])('refuses the media type "%s" with 415', async (tipo) => {
    const r = await criar(BOM, tipo === '' ? {} : { 'content-type': tipo });
    expect([r.status, JSON.parse(r.text)]).toEqual([
      415,
      expect.objectContaining({ code: 'TIPO_NAO_ACEITO' }),
    ]);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])(
    'takes %s',
    async (tipo) => {
      expect((await criar(BOM, { 'content-type': tipo })).status).toBe(201);
    },
  );

  it('refuses more than 1 MB with 413', async () => {
    const r = await criar(JSON.stringify({ nome: 'x'.repeat(1024 * 1024) }), {
      'content-type': 'application/json',
    });
    expect([r.status, JSON.parse(r.text)]).toEqual([413, expect.objectContaining({ code: 'GRANDE_DEMAIS' })]);
  });

  it('refuses headers above the limit with 431', async () => {
    const r = await criar(BOM, { 'content-type': 'application/json', 'x-grande': 'x'.repeat(20_000) });
    expect(r.status).toBe(431);
  });

  it('reads invalid UTF-8 as text with replacement marks, or refuses it', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"nome":"'),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from('","cidade":"C"}'),
    ]);
    const r = await criar(bytes, { 'content-type': 'application/json' });
    expect([201, 400, 422]).toContain(r.status);
    expect(r.text).not.toContain('\u0000');
  });

  it('stores texts in NFC, whichever form was sent (T-C7)', async () => {
    const r = await criar(JSON.stringify({ nome: 'Cie\u0302ncias', cidade: 'Crato' }), {
      'content-type': 'application/json',
    });
    expect((JSON.parse(r.text) as { nome: string }).nome).toBe('Ciências');
  });
});
