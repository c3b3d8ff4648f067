import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { NOVO_TEXTO } from '../../testing/world/cena-da-publicacao.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const PROCESSO = '23067.000123/2026-45';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

interface Lido {
  readonly processo?: string;
  readonly errors?: Readonly<Record<string, string>>;
}
const mudar = (id: number, processo: string | null) =>
  send<Lido>(t.url, 'PUT', `/api/edital/${id}`, {
    token: adm.token,
    body: { processo, motivo: 'Autuado' },
  });

it('[C-L11] stores the number of the process, explains what is wrong with it, and removes it', async () => {
  const id = await w.novoEditalEm('avaliacao');
  const longo = await mudar(id, '9'.repeat(61));
  expect([longo.status, longo.body.errors]).toEqual([422, { processo: M.processoLongo }]);
  expect((await mudar(id, `  ${PROCESSO} `)).body.processo).toBe(PROCESSO);
  expect(Object.keys((await mudar(id, '')).body)).not.toContain('processo');
});

it('[C-L11] prints the number on the result, in its sheets and in a text that refers to the call', async () => {
  const id = await w.novoEditalEm('resultado');
  await w.novoAvaliado(id);
  const ler = async (caminho: string) => (await send(t.url, 'GET', caminho, { token: adm.token })).text;
  const tabela = `/api/publico/resultados/${id}/versoes/1/planilha`;
  const ranque = `/api/projeto_aprovacao/export/ranque_tipoi?edital=${id}&formato=csv`;
  const julgamento = `/api/edital/${id}/julgamento/planilha?formato=csv`;
  const pagina = `/api/publico/resultados/${id}/pagina`;
  for (const caminho of [pagina, tabela, ranque, julgamento]) {
    expect(await ler(caminho)).not.toContain('Processo');
  }
  const texto = () =>
    send<{ complementos?: Lido; errors?: object }>(
      t.url,
      'POST',
      `/api/edital/${id}/resultado/1/texto_de_publicacao`,
      { token: adm.token, body: { ...NOVO_TEXTO, processo: '' } },
    );
  expect(Object.keys((await texto()).body.errors ?? {})).toEqual(['processo']);

  expect((await mudar(id, PROCESSO)).status).toBe(200);
  expect(await ler(pagina)).toContain(`Processo nº ${PROCESSO}`);
  for (const caminho of [tabela, ranque, julgamento]) {
    const planilha = await ler(caminho);
    expect(planilha).toContain('Processo');
    expect(planilha).toContain(PROCESSO);
  }
  expect((await texto()).body.complementos?.processo).toBe(PROCESSO);
});
