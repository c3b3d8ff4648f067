import { randomUUID } from 'node:crypto';
import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../adapters/mail/outbox.ts';
import { createTransport } from '../../adapters/mail/transport.ts';
import { createLogLines } from '../../adapters/testing/log-lines.ts';
import { send } from '../../testing/client.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { contar } from '../../testing/figures.ts';
import type { Balancer } from '../../testing/server/balancer.ts';
import { startOwnBalancer } from '../../testing/server/balancer.ts';
import { runCli } from '../../testing/server/cli.ts';
import { startDocumentedBalancer } from '../../testing/server/documented-balancer.ts';
import type { RetryingClient } from '../../testing/server/retrying-client.ts';
import { createRetryingClient } from '../../testing/server/retrying-client.ts';
import type { DoisProcessos, Processo } from '../../testing/server/two-processes.ts';
import {
  EMAILS_SIMULTANEOS,
  iniciarDoisProcessos,
  LIMITE_ANONIMO,
} from '../../testing/server/two-processes.ts';
import { entrar, SENHA, statusDoToken } from '../../testing/world/contas.ts';
import type { Pessoa } from '../../testing/world.ts';

const ESCRITORES = 4;
/** Each submission makes a mail; the queue sends about two a second, and the test waits for the last. */
const PAUSA_ENTRE_SUBMISSOES_MS = 2_500;

/** A person's acknowledged write, which must be found afterwards. */
interface Confirmado {
  readonly pessoa: Pessoa;
  readonly token: string;
  readonly rascunho: { readonly id: number; readonly versao: number; readonly titulo: string };
  readonly projetos: ReadonlyMap<number, string>;
  /** References of uploaded pictures, with the bytes that were read back. */
  readonly imagens: ReadonlyMap<string, Buffer>;
}

interface Carga {
  /** Resolves after this many more acknowledged calls; rejects when a call failed for good. */
  mais(chamadas: number): Promise<void>;
  /** Resolves when the condition holds, checked after each acknowledged call. */
  ate(condicao: () => boolean): Promise<void>;
  /** Stops all of them; returns all acknowledged writes. */
  parar(): Promise<readonly Confirmado[]>;
  /** Acknowledged calls, and how many of them needed a retry. */
  numeros(): { readonly confirmadas: number; readonly emendadas: number };
}

/**
 * People who log in, save their draft, upload and read pictures, and submit, through one address, without
 * pause.
 */
async function iniciarCarga(url: string, cena: DoisProcessos, edital: number): Promise<Carga> {
  const clientes: RetryingClient[] = [];
  const espera = new Set<() => void>();
  let parou = false;
  let confirmadas = 0;
  let falha: unknown = null;
  const contar = (): void => {
    confirmadas += 1;
    for (const olhar of espera) olhar();
  };
  const cliente = (token: string | null = null): RetryingClient => {
    const novo = createRetryingClient(url, token);
    clientes.push(novo);
    return novo;
  };

  async function escrever(pessoa: Pessoa): Promise<Confirmado> {
    const entrada = await cliente().client.entrar({ body: { cpf: pessoa.cpf, password: SENHA } });
    if ('segundoFator' in entrada) throw new Error('an account of the test has a second factor');
    const { token } = entrada;
    const { client } = cliente(token);
    const projetos = new Map<number, string>();
    const imagens = new Map<string, Buffer>();
    let rascunho = await client.salvarRascunho({ body: { titulo: 'Rascunho' } });
    let ultima = 0;
    for (let n = 1; !parou; n += 1) {
      const titulo = `Rascunho ${pessoa.id}/${n}`;
      const body = { id: rascunho.id, titulo };
      rascunho = await client.salvarRascunho({ body, ifMatch: rascunho.versao });
      contar();
      if (n % 6 === 0) {
        const { data } = await client.enviarImagem({ file: new Blob([Uint8Array.from(await umaImagem())]) });
        const lida = await client.lerImagem({ params: { reference: data } });
        imagens.set(data, Buffer.from(await lida.arrayBuffer()));
        contar();
      }
      if (performance.now() - ultima > PAUSA_ENTRE_SUBMISSOES_MS) {
        const { id: comprovante_disciplinas } = await cena.w.novoPacote(pessoa.id);
        const { cronogramas = [], ...proposta } = umaProposta({
          titulo: `Projeto ${pessoa.id}/${n}`,
          edital,
          comprovante_disciplinas,
        });
        const ninguem = { professores_colaboradores: [], professores_colaboradores_nao_cadastrado: [] };
        const body = { ...proposta, ...ninguem, cronogramas: [...cronogramas] };
        const projeto = await client.submeterProjeto({ body });
        projetos.set(projeto.id, projeto.titulo);
        ultima = performance.now();
        contar();
      }
    }
    return { pessoa, token, projetos, imagens, rascunho };
  }

  const pessoas = await Promise.all(Array.from({ length: ESCRITORES }, () => cena.novaPessoaComSenha()));
  const todos = Promise.all(pessoas.map(escrever));
  todos.catch((erro: unknown) => {
    falha = erro;
    parou = true;
    for (const olhar of espera) olhar();
  });
  const ate = (condicao: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const olhar = (): void => {
        if (falha === null && !condicao()) return;
        espera.delete(olhar);
        if (falha === null) resolve();
        else reject(falha);
      };
      espera.add(olhar);
      olhar();
    });
  return {
    ate,
    mais(chamadas) {
      const meta = confirmadas + chamadas;
      return ate(() => confirmadas >= meta);
    },
    parar() {
      parou = true;
      return todos;
    },
    numeros: () => ({ confirmadas, emendadas: clientes.reduce((soma, um) => soma + um.mended(), 0) }),
  };
}

/** `test:longo` uses Debian's packages, with the configuration in docs/operacao.md. */
const QUAIS = process.env.BALANCEADORES_DO_DEBIAN === '1' ? ['nginx', 'haproxy'] : ['proprio'];
/** Each round is a kill -9 and a SIGTERM, with a new start after each. `test:longo` runs 5. */
const RODADAS = Number(process.env.RODADAS_BALANCEADOR ?? 1);
const CHAMADAS = 40;

describe.each(QUAIS)('two processes over one database, behind %s', (qual) => {
  let c: DoisProcessos;
  let balanceador: Balancer;
  let edital: number;
  beforeAll(async () => {
    c = await iniciarDoisProcessos();
    edital = await c.w.novoEdital();
    balanceador = await iniciarBalanceador(qual, [c.um, c.dois]);
  });
  afterAll(async () => {
    await balanceador?.stop();
    await c?.parar();
  });

  it('accept a session opened through one on the other, until it ends there', async () => {
    const { cpf } = await c.novaPessoaComSenha();
    const { token } = (await entrar(c.um, cpf, SENHA)).body;
    expect([await statusDoToken(c.um, token), await statusDoToken(c.dois, token)]).toEqual([200, 200]);
    expect((await send(c.dois.url, 'POST', '/auth/logout', { token })).status).toBeLessThan(300);
    expect([await statusDoToken(c.um, token), await statusDoToken(c.dois, token)]).toEqual([401, 401]);
  });

  it('count guesses of a password together (T-A1)', async () => {
    const { cpf } = await c.novaPessoaComSenha();
    const onde = [c.um, c.dois, c.um, c.dois, c.um];
    for (const processo of onde) expect((await entrar(processo, cpf, 'não é esta')).status).toBe(401);
    expect([(await entrar(c.um, cpf, SENHA)).status, (await entrar(c.dois, cpf, SENHA)).status]).toEqual([
      429, 429,
    ]);
  });

  it('count LIMITE_ANONIMO together, by the address from the balancer (T-A2, T-A5)', async () => {
    const pedir = (url: string, endereco: string) =>
      send(url, 'POST', '/api/changeToken/reset-password', {
        body: { email: 'ninguem@exemplo.test' },
        headers: { 'x-forwarded-for': endereco },
      }).then(({ status }) => status);
    const respostas: number[] = [];
    for (let i = 0; i <= LIMITE_ANONIMO; i += 1) {
      respostas.push(await pedir(i % 2 === 0 ? c.um.url : c.dois.url, '203.0.113.7'));
    }
    expect(respostas.indexOf(429)).toBe(LIMITE_ANONIMO);
    expect(await pedir(c.um.url, '203.0.113.7')).toBe(429);
    expect(await pedir(c.um.url, '203.0.113.8')).toBeLessThan(300);
    // Through the balancer the real address counts, whatever the caller claims.
    const alegados = Array.from({ length: LIMITE_ANONIMO + 1 }, (_, i) => `198.51.100.${i}`);
    const vistos: number[] = [];
    for (const alegado of alegados) vistos.push(await pedir(balanceador.url, alegado));
    expect(vistos.at(-1)).toBe(429);
  });

  it('act once for one Idempotency-Key sent to both (T-G2, T-G3)', async () => {
    const { id, token } = await c.w.novaPessoa();
    const { id: comprovante_disciplinas } = await c.w.novoPacote(id);
    const body = umaProposta({ titulo: `Ao mesmo tempo ${randomUUID()}`, edital, comprovante_disciplinas });
    const headers = { 'idempotency-key': randomUUID() };
    const respostas = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        send<{ id: number }>((i % 2 === 0 ? c.um : c.dois).url, 'POST', '/api/projeto', {
          token,
          body,
          headers,
        }),
      ),
    );
    expect(new Set(respostas.map((r) => `${r.status} ${r.text}`)).size).toBe(1);
    expect(respostas[0]?.status).toBe(201);
    const { rows } = await c.banco.database.pool.query('select id from projeto where titulo = $1', [
      body.titulo,
    ]);
    expect(rows).toEqual([{ id: respostas[0]?.body.id }]);
  });

  it('answer every call under load while one is killed and one ended; nothing is lost or doubled', async () => {
    const { um, dois } = c;
    const carga = await iniciarCarga(balanceador.url, c, edital);
    const voltar = async (processo: Processo): Promise<void> => {
      await processo.iniciar();
      await carga.ate(() => processo.atendidos() >= CHAMADAS / 2);
    };
    for (let rodada = 0; rodada < RODADAS; rodada += 1) {
      await carga.mais(CHAMADAS);
      await um.kill();
      await carga.mais(CHAMADAS);
      await voltar(um);
      const saida = dois.terminate();
      await carga.mais(CHAMADAS);
      expect(await saida).toBe(0);
      await voltar(dois);
    }
    const confirmados = await carga.parar();
    const { confirmadas, emendadas } = carga.numeros();
    expect(confirmadas).toBeGreaterThan(RODADAS * 4 * CHAMADAS);
    const depois = `${emendadas} of them after a retry`;
    contar(
      `balancer ${qual}`,
      `${RODADAS} kills and ends, ${confirmadas} calls acknowledged, ${depois}, 0 lost`,
    );
    for (const processo of [um, dois]) {
      for (const confirmado of confirmados) await conferir(processo, confirmado);
    }
    expect(c.balde.recusadas()).toBe(0);

    expect(await Promise.all([um.terminate(), dois.terminate()])).toEqual([0, 0]);
    await esvaziarFila(c);
    for (const titulo of confirmados.flatMap(({ projetos }) => [...projetos.values()])) {
      const copias = c.correio.recebidos.filter(({ email }) => email.text?.includes(`${titulo}\n`) ?? false);
      expect(copias.length, titulo).toBeGreaterThan(0);
      expect(new Set(copias.map(({ email }) => email.messageId)).size, titulo).toBe(1);
    }
    // Only a crash may leave a mail sent and not marked as sent (T-I2).
    const ids = c.correio.recebidos.map(({ email }) => email.messageId);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(EMAILS_SIMULTANEOS * RODADAS);
    const invariantes = await runCli(['invariantes'], { ...c.env, LOG_LEVEL: 'silent' });
    expect(invariantes, invariantes.stderr).toMatchObject({ code: 0 });
  });
});

function iniciarBalanceador(qual: string, processos: readonly [Processo, Processo]): Promise<Balancer> {
  if (qual === 'proprio') return startOwnBalancer(processos.map(({ url }) => url));
  if (qual !== 'nginx' && qual !== 'haproxy') throw new Error(`no such balancer: ${qual}`);
  return startDocumentedBalancer(qual, [processos[0].port, processos[1].port]);
}

/** The acknowledged writes of this person exist once, read through this process. */
async function conferir({ url }: Processo, eu: Confirmado): Promise<void> {
  expect(await statusDoToken({ url }, eu.token)).toBe(200);
  const { client } = createRetryingClient(url, eu.token);
  const rascunho = await client.lerProjeto({ params: { id: eu.rascunho.id } });
  expect(rascunho).toMatchObject({ versao: eu.rascunho.versao, titulo: eu.rascunho.titulo });
  expect(await client.listarRascunhos({ params: { professorId: eu.pessoa.id } })).toHaveLength(1);
  const projetos = await client.listarProjetosSubmetidos({
    params: { coordinatorId: eu.pessoa.id },
    query: { por_pagina: '100' },
  });
  const achados = new Map(projetos.map(({ id, titulo }) => [id, titulo]));
  expect(achados).toEqual(new Map(eu.projetos));
  expect(projetos).toHaveLength(eu.projetos.size);
  for (const [reference, bytes] of eu.imagens) {
    const lida = await client.lerImagem({ params: { reference } });
    expect(Buffer.from(await lida.arrayBuffer()).equals(bytes), reference).toBe(true);
  }
}

/** Sends the queued mails, including those of a dead process, by skipping three minutes. */
async function esvaziarFila({ banco, correio, secret }: DoisProcessos): Promise<void> {
  const log = createLogLines();
  const { pool } = banco.database;
  const transporte = createTransport({
    smtpUrl: correio.url,
    remetente: 'nao-responda@exemplo.test',
    dataDir: '/nao/existe',
    log,
  });
  const fila = createOutbox({ pool, secret, transporte, log, intervaloS: 0.5, pausaS: 1, vigiaS: 1 });
  await pool.query(
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'",
  );
  await fila.start();
  const restam = async (): Promise<number> => {
    await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    const { rows } = await pool.query(
      "select count(*)::int as n from pgboss.job where name = 'email' and state < 'completed'",
    );
    return Number(rows[0]?.n);
  };
  await expect.poll(restam, { interval: 200 }).toBe(0);
  await fila.stop();
}
