import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const em = (instante: string) => t.clock.simular?.(new Date(instante));
const mudar = async (fuso: string) => {
  const { status, body } = await send<{ errors?: { fuso?: string } }>(t.url, 'PUT', '/api/configuracao', {
    token: adm.token,
    body: { fuso },
  });
  return [status, body.errors?.fuso] as const;
};
const fuso = async () =>
  (await send<Configuracao>(t.url, 'GET', '/api/configuracao', { token: adm.token })).body.fuso;

beforeEach(async () => {
  // No window is open on the 25th.
  em('2026-05-25T12:00:00Z');
  await updateRows(t, 'edital', { fase: 'arquivado' }, {});
  expect(await mudar('America/Manaus')).toEqual([200, undefined]);
});

it('[C-J7] no running day of a call ends earlier in another zone, and says which would', async () => {
  const id = await w.novoEdital({ nome: 'Edital 2026 A' });
  expect(await mudar('America/Sao_Paulo')).toEqual([
    422,
    'Neste fuso terminaria mais cedo o que já foi anunciado: as inscrições de Edital 2026 A, até 31/05/2026, 23h59. O fuso pode mudar depois disso.',
  ]);
  expect(await fuso()).toBe('America/Manaus');
  expect(await mudar('America/Rio_Branco')).toEqual([200, undefined]);
  expect(await mudar('America/Manaus')).toMatchObject([422, expect.any(String)]);

  await updateRows(t, 'edital', { fase: 'resultado', fimRecursos: '2026-05-25' }, { id });
  expect(await mudar('America/Sao_Paulo')).toMatchObject([
    422,
    expect.stringContaining('os recursos de Edital 2026 A, até 25/05/2026'),
  ]);
  em('2026-05-26T12:00:00Z');
  expect(await mudar('America/Sao_Paulo')).toEqual([200, undefined]);
});

it('[C-J7] a call that has not opened takes the new zone', async () => {
  await w.novoEdital({ inicio: '2026-06-01', fim: '2026-06-30' });
  expect(await mudar('America/Sao_Paulo')).toEqual([200, undefined]);
});

it('[C-J7] no open window closes earlier, of all or of one project', async () => {
  em('2026-05-15T12:00:00Z');
  expect(await mudar('UTC')).toMatchObject([
    422,
    expect.stringContaining('anunciado: registro de frequência.'),
  ]);
  em('2026-05-25T12:00:00Z');
  const projeto = await w.novoProjeto((await w.novaPessoa()).id, await w.novoEdital({ fase: 'arquivado' }));
  const { status } = await send(t.url, 'POST', '/api/prorrogacao', {
    token: adm.token,
    body: { janela: 'relatorios', ate: '2026-05-28', motivo: 'Queda de energia', projeto },
  });
  expect(status).toBe(201);
  expect(await mudar('UTC')).toMatchObject([
    422,
    expect.stringContaining('envio de relatórios, prorrogado até 28/05/2026'),
  ]);
  expect(await mudar('America/Rio_Branco')).toEqual([200, undefined]);
});
