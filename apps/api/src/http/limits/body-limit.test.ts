import type { Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { bodyLimit } from '@instrutoria/contract/body-limit.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
const tokens = new Map<TipoDeUsuario, string>();
let estudante: string;
beforeAll(async () => {
  t = await createTestApp();
  const w = createWorld(t);
  for (const tipo of TIPOS_DE_USUARIO) tokens.set(tipo, (await w.novaPessoa(tipo)).token);
  estudante = (await w.novoEstudante()).token;
});
afterAll(() => t.close());

/** Sends as a caller with access, so that the body is read. */
function enviar(nome: string, { method, path, acesso }: Route, corpo: string) {
  const headers = { 'content-type': 'application/json' };
  const coluna = CHAMADORES.find((chamador) => acesso[chamador] !== 'no') ?? 'anonymous';
  const tipo = TIPO_DA_COLUNA[coluna];
  const token = coluna === 'instrutor' ? estudante : tipo === null ? undefined : tokens.get(tipo);
  return sendRaw(t.url, method, path.replace(/:[A-Za-z]+/g, '1'), { body: corpo, headers, token }).then(
    ({ status }) => ({ nome, status }),
  );
}

const TIPO_DA_COLUNA: Readonly<Record<Chamador, TipoDeUsuario | null>> = {
  anonymous: null,
  own_coordinator: 'coordenador',
  other_professor: 'coordenador',
  designated_evaluator: 'avaliador',
  other_evaluator: 'avaliador',
  administrador: 'administrador',
  PRESIDENTE_COMISSAO: 'PRESIDENTE_COMISSAO',
  secretaria: 'secretaria',
  instrutor: null,
};

// A form needs a door that is on: entrar-pela-instituicao.test.ts sends it.
const comCorpo = Object.entries<Route>(rotas).filter(
  ([, { body, formulario }]) => body !== undefined && !formulario,
);
/** A body that is not JSON, so that no call acts on it. */
const lixo = (bytes: number) => 'x'.repeat(bytes);

it('[C-I1] accepts a body of exactly the limit of each call, and answers 413 to one byte more', async () => {
  const errados: unknown[] = [];
  for (const [nome, route] of comCorpo) {
    const limite = bodyLimit(route);
    const cabe = await enviar(nome, route, lixo(limite));
    const sobra = await enviar(nome, route, lixo(limite + 1));
    if (![400, 429].includes(cabe.status) || ![413, 429].includes(sobra.status)) errados.push([cabe, sobra]);
  }
  expect(errados).toEqual([]);
});

it('[C-I1] answers 413 to a body of many small values before it parses them', async () => {
  const chaves = Object.fromEntries(Array.from({ length: 20_002 }, (_, i) => [`k${i}`, 1]));
  expect(await enviar('salvarRascunho', rotas.salvarRascunho, JSON.stringify(chaves))).toMatchObject({
    status: 413,
  });
});
