import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { novoCadastro } from '../../testing/world/contas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

const daVersao = ({ status, headers, body }: Reply<{ versao: number }>) => [
  status,
  body.versao,
  headers.get('etag'),
];

describe('the ETag of a record whose version comes after an object (E-CHAMADAS-6)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  it('is sent when a person registers, also in the repeated answer', async () => {
    const pedido = { body: await novoCadastro(w), headers: { 'idempotency-key': `chave-${proximo()}` } };
    const cadastrar = () => send<{ versao: number }>(t.url, 'POST', '/api/professor', pedido);
    const [primeira, repetida] = [await cadastrar(), await cadastrar()];
    expect(daVersao(primeira)).toEqual([201, 1, '"1"']);
    expect([repetida.text, repetida.headers.get('etag')]).toEqual([primeira.text, '"1"']);
  });

  it('is sent when people read themselves, and when their number is corrected', async () => {
    const eu = await w.novaPessoaComFoto('coordenador');
    const lido = await send<{ versao: number }>(t.url, 'GET', '/api/professor/professor', {
      token: eu.token,
    });
    expect(daVersao(lido)).toEqual([200, 1, '"1"']);
    const corrigido = await send<{ versao: number }>(t.url, 'PUT', `/api/professor/${eu.id}`, {
      token: (await w.novaPessoa('administrador')).token,
      body: { siape: '7654321' },
    });
    expect(daVersao(corrigido)).toEqual([200, 2, '"2"']);
  });
});
