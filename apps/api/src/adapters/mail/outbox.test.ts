import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { INICIO } from '../../testing/app.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { insertInto, rowsOf } from '../../testing/rows.ts';
import { createWorld } from '../../testing/world.ts';
import { createFileStorage } from '../files/storage.ts';
import { FUNCIONA } from '../part-check.ts';
import { createLogLines } from '../testing/log-lines.ts';
import { createTokens } from '../token.ts';
import type { Email } from './email.ts';
import { FILA, FILA_MORTOS } from './filas.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Transporte } from './transport.ts';

const EMAIL: Email = {
  para: 'canario@ufx.br',
  assunto: 'Redefinição de senha',
  texto: 'https://x.ufx.br/redefinir-senha?token=TOKENCANARIO',
  html: '<p>token=TOKENCANARIO</p>',
};

let banco: TestDatabase;
let log: ReturnType<typeof createLogLines>;
const abertas: Outbox[] = [];
beforeEach(async () => {
  banco = await createTestDatabase();
  log = createLogLines();
});
afterEach(async () => {
  for (const outbox of abertas.splice(0)) await outbox.stop(1_000);
  await banco.drop();
});

type Enviar = Transporte['enviar'];
async function abrir(
  enviar: Enviar,
  secret: Uint8Array = Buffer.alloc(32, 7),
  simultaneos = 2,
): Promise<Outbox> {
  const transporte = { enviar, examinar: () => Promise.resolve(FUNCIONA), fechar: () => undefined };
  const { pool } = banco.database;
  const outbox = createOutbox({ pool, secret, transporte, log, simultaneos, intervaloS: 0.5, pausaS: 1 });
  abertas.push(outbox);
  await outbox.start();
  return outbox;
}

/** A transport that stores what it sends and fails as the test demands. */
function correio(falhar: (email: Email, vez: number) => void = () => undefined) {
  const enviados: { email: Email; id: string }[] = [];
  let vez = 0;
  const enviar: Enviar = async (email, id) => {
    vez += 1;
    falhar(email, vez);
    enviados.push({ email, id });
  };
  return { enviados, enviar };
}

const enfileirar = (outbox: Outbox, email: Email = EMAIL) =>
  inTransaction(banco.database, (tx) => outbox.enfileirar(tx, email));

async function ate(pronto: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await pronto())) await esperar(25);
}

async function contar(fila: string, estado: string): Promise<number> {
  const { rows } = await banco.database.pool.query(
    'select count(*) as n from pgboss.job where name = $1 and state::text = $2',
    [fila, estado],
  );
  return Number(rows[0]?.n);
}

/** Ends the pauses between attempts immediately. */
const adiantar = () =>
  banco.database.pool.query(
    "update pgboss.job set start_after = now() - interval '1 s' where state = 'retry'",
  );

describe('in the business transaction', () => {
  it('sends the whole mail after the commit', async () => {
    const { enviados, enviar } = correio();
    const outbox = await abrir(enviar);
    await enfileirar(outbox);
    await ate(() => enviados.length > 0);
    expect(enviados[0]?.email).toEqual(EMAIL);
    await ate(async () => (await contar(FILA, 'completed')) === 1);
    expect(enviados).toHaveLength(1);
  });

  it('sends no mail of a transaction that is rolled back', async () => {
    const { enviados, enviar } = correio();
    const outbox = await abrir(enviar);
    await expect(
      inTransaction(banco.database, async (tx) => {
        await outbox.enfileirar(tx, EMAIL);
        throw new Error('desfeito');
      }),
    ).rejects.toThrow('desfeito');
    await enfileirar(outbox, { ...EMAIL, assunto: 'depois' });
    await ate(() => enviados.length > 0);
    expect(enviados.map(({ email }) => email.assunto)).toEqual(['depois']);
    const { rows } = await banco.database.pool.query('select 1 from pgboss.job');
    expect(rows).toHaveLength(1);
  });

  it('writes within the transaction: others see no mail before the commit', async () => {
    const outbox = await abrir(correio().enviar);
    const { promise: naFila, resolve: avisar } = Promise.withResolvers<void>();
    const { promise: podeAcabar, resolve: acabar } = Promise.withResolvers<void>();
    const transacao = inTransaction(banco.database, async (tx) => {
      await outbox.enfileirar(tx, EMAIL);
      const rows = await many(tx, sql`select 1 from pgboss.job`);
      expect(rows).toHaveLength(1);
      avisar();
      await podeAcabar;
    });
    await naFila;
    expect((await banco.database.pool.query('select 1 from pgboss.job')).rows).toEqual([]);
    acabar();
    await transacao;
  });

  it('refuses a mail that could reach a second person, and stores none of it (T-C11)', async () => {
    const outbox = await abrir(correio().enviar);
    const mau = { ...EMAIL, para: 'a@ufx.br\r\nBcc: b@ufx.br' };
    await expect(enfileirar(outbox, mau)).rejects.toMatchObject({ kind: 'invalido' });
    expect((await banco.database.pool.query('select 1 from pgboss.job')).rows).toEqual([]);
  });

  it('leaves no token and no address readable in the database (T-A6)', async () => {
    const { enviados, enviar } = correio();
    const outbox = await abrir(enviar);
    await enfileirar(outbox);
    await ate(() => enviados.length > 0);
    const { rows } = await banco.database.pool.query('select to_jsonb(job) as tudo from pgboss.job');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/canario/i);
  });
});

describe('when sending fails', () => {
  it('retries with the same Message-ID until it works (T-I2)', async () => {
    const ids = new Set<string>();
    const { enviados } = correio();
    let vez = 0;
    const outbox = await abrir(async (email, id) => {
      ids.add(id);
      vez += 1;
      if (vez < 3) throw new Error('SMTP: ETIMEDOUT');
      enviados.push({ email, id });
    });
    await enfileirar(outbox);
    await ate(async () => {
      await adiantar();
      return enviados.length === 1;
    });
    expect(ids.size).toBe(1);
    expect(log.linhas.filter((linha) => linha.includes('haverá outra tentativa'))).toHaveLength(2);
    expect(log.linhas.join()).not.toMatch(/canario/i);
  });

  it('pauses longer after each failure', async () => {
    const outbox = await abrir(() => Promise.reject(new Error('SMTP: ESOCKET')));
    await enfileirar(outbox);
    const pausas: number[] = [];
    for (let vez = 1; vez <= 4; vez += 1) {
      await ate(async () => (await contar(FILA, 'retry')) === 1 && log.linhas.length === vez);
      const { rows } = await banco.database.pool.query(
        "select extract(epoch from start_after - now()) as s from pgboss.job where state = 'retry'",
      );
      pausas.push(Number(rows[0]?.s));
      await adiantar();
    }
    expect(pausas[3]).toBeGreaterThan((pausas[0] ?? 0) * 2);
  });

  it('gives up after ten attempts, keeps the mail for the administrator, and sends the next one (T-I3)', async () => {
    const { enviados, enviar } = correio(({ assunto }) => {
      if (assunto === 'veneno') throw new Error('SMTP: EENVELOPE 550');
    });
    const outbox = await abrir(enviar);
    await enfileirar(outbox, { ...EMAIL, assunto: 'veneno' });
    await enfileirar(outbox, { ...EMAIL, assunto: 'bom' });
    await ate(() => enviados.length === 1);
    expect(enviados[0]?.email.assunto).toBe('bom');
    await ate(async () => {
      await adiantar();
      return (await contar(FILA_MORTOS, 'created')) === 1;
    });
    expect(log.linhas.filter((linha) => linha.includes('haverá outra tentativa'))).toHaveLength(9);
    expect(log.linhas.filter((linha) => linha.includes('abandonado'))).toHaveLength(1);
    expect(await contar(FILA, 'failed')).toBe(1);
    expect(enviados).toHaveLength(1);
  });

  it('lists the mails that it gave up, by subject and cause, and sends each again on request', async () => {
    let servidorMau = true;
    const { enviados, enviar } = correio(() => {
      if (servidorMau) throw new Error('SMTP: EENVELOPE 550');
    });
    const outbox = await abrir(enviar);
    await enfileirar(outbox, { ...EMAIL, assunto: 'um' });
    await enfileirar(outbox, { ...EMAIL, assunto: 'dois' });
    await ate(async () => {
      await adiantar();
      return (await contar(FILA_MORTOS, 'created')) === 2;
    });
    servidorMau = false;
    const mortos = await outbox.mortos(banco.database.db);
    const causa = 'O servidor de e-mail recusou o destinatário ou o remetente.';
    expect(mortos.map((um) => [um.assunto, um.causa]).toSorted()).toEqual([
      ['dois', causa],
      ['um', causa],
    ]);
    expect(JSON.stringify(mortos)).not.toMatch(/canario/i);
    const reenviar = (ids?: string[]) => inTransaction(banco.database, (tx) => outbox.reenviar(tx, ids));
    const id = mortos.find(({ assunto }) => assunto === 'um')?.id ?? '';
    // Two administrators click at once.
    expect((await Promise.all([reenviar([id]), reenviar([id])])).toSorted()).toEqual([0, 1]);
    await ate(() => enviados.length === 1);
    expect(await reenviar()).toBe(1);
    expect([await reenviar(), await reenviar([])]).toEqual([0, 0]);
    await ate(() => enviados.length === 2);
    expect(enviados.map(({ email }) => email.assunto)).toEqual(['um', 'dois']);
    expect(await outbox.mortos(banco.database.db)).toEqual([]);
  });

  it('[C-L4] shows on each project of a mail when sending was given up, and when the mail was sent after all', async () => {
    let servidorMau = true;
    const { enviar } = correio(() => {
      if (servidorMau) throw new Error('SMTP: EENVELOPE 550');
    });
    const outbox = await abrir(enviar);
    const clock = createTestClock(INICIO);
    const w = createWorld({
      deps: {
        database: banco.database,
        clock,
        tokens: createTokens(Buffer.alloc(32), () => clock.real()),
        storage: await createFileStorage({ dataDir: await temporaryDataDir() }),
      },
    });
    const ana = await w.novaPessoa();
    const edital = await w.novoEdital();
    const projetos = [await w.novoProjeto(ana.id, edital), await w.novoProjeto(ana.id, edital)];
    const carta = randomUUID();
    for (const projetoId of projetos) {
      await insertInto(banco.database.db, 'cartaDoProjeto', {
        ...{ projetoId, pessoaId: ana.id, especie: 'resultado', email: carta, criadaEm: new Date() },
      });
    }
    const fins = async () =>
      (await rowsOf(banco.database.db, 'cartaDoProjeto')).map(({ enviadaEm, falhouEm }) => [
        enviadaEm !== null,
        falhouEm !== null,
      ]);
    await inTransaction(banco.database, (tx) => outbox.enfileirar(tx, EMAIL, carta));
    await ate(async () => {
      await adiantar();
      return (await contar(FILA_MORTOS, 'created')) === 1;
    });
    expect(await fins()).toEqual(projetos.map(() => [false, true]));
    servidorMau = false;
    await inTransaction(banco.database, (tx) => outbox.reenviar(tx));
    await ate(async () => (await contar(FILA, 'completed')) === 1);
    expect(await fins()).toEqual(projetos.map(() => [true, false]));
  });

  it('delays no request while the mail server hangs (T-I1)', async () => {
    const { promise: servidorMudo, resolve: soltar } = Promise.withResolvers<void>();
    const outbox = await abrir(() => servidorMudo);
    for (let vez = 0; vez < 5; vez += 1) await enfileirar(outbox);
    expect(await contar(FILA, 'completed')).toBe(0);
    soltar();
    await ate(async () => (await contar(FILA, 'completed')) === 5);
  });

  it('sends up to the set number at once, and the next only after one has finished', async () => {
    const DE_UMA_VEZ = 4;
    let acaminho = 0;
    let maisAoMesmoTempo = 0;
    const { promise: cheio, resolve: encheu } = Promise.withResolvers<void>();
    const outbox = await abrir(
      async () => {
        acaminho += 1;
        maisAoMesmoTempo = Math.max(maisAoMesmoTempo, acaminho);
        if (acaminho === DE_UMA_VEZ) encheu();
        // No attempt ends before this many run at the same time.
        await cheio;
        acaminho -= 1;
      },
      undefined,
      DE_UMA_VEZ,
    );
    for (let vez = 0; vez < 3 * DE_UMA_VEZ; vez += 1) await enfileirar(outbox);
    await ate(async () => (await contar(FILA, 'completed')) === 3 * DE_UMA_VEZ);
    expect(maisAoMesmoTempo).toBe(DE_UMA_VEZ);
  });

  it('sends no mail that was sealed with another secret, and logs it', async () => {
    const { enviados, enviar } = correio();
    const antiga = await abrir(enviar);
    await antiga.stop();
    await expect(enfileirar(antiga)).resolves.toBeUndefined();
    await abrir(enviar, Buffer.alloc(32, 8));
    await ate(() => log.linhas.some((linha) => linha.includes('haverá outra tentativa')));
    expect(enviados).toEqual([]);
  });
});

describe('start and stop', () => {
  it('waits on stop for the mail that is being sent (T-H2)', async () => {
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>();
    const { promise: entrega, resolve: entregar } = Promise.withResolvers<void>();
    const outbox = await abrir(async () => {
      avisar();
      await entrega;
    });
    await enfileirar(outbox);
    await comecou;
    const parada = outbox.stop();
    entregar();
    await parada;
    expect(await contar(FILA, 'completed')).toBe(1);
  });

  it('sends after a restart the mails that were queued before it', async () => {
    const primeira = await abrir(() => Promise.reject(new Error('SMTP: ESOCKET')));
    await enfileirar(primeira);
    await ate(async () => (await contar(FILA, 'retry')) === 1);
    await primeira.stop();
    const { enviados, enviar } = correio();
    await abrir(enviar);
    await adiantar();
    await ate(() => enviados.length === 1);
  });

  it('shares one queue among processes: each mail is sent by one of them', async () => {
    const { enviados, enviar } = correio();
    const [a, b] = await Promise.all([abrir(enviar), abrir(enviar)]);
    await Promise.all(Array.from({ length: 10 }, (_, i) => enfileirar(i % 2 ? a : b)));
    await ate(async () => (await contar(FILA, 'completed')) === 10);
    expect(new Set(enviados.map(({ id }) => id)).size).toBe(10);
    expect(enviados).toHaveLength(10);
  });
});
