import { necessidadeDaChamada } from '@instrutoria/contract/alcance-do-token.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Method, Route } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { ESCOPOS_DO_TOKEN, tokenAlcanca } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { darSenha, SENHA } from '../../testing/world/contas.ts';
import { createWorld } from '../../testing/world.ts';

const chamadas = Object.entries(rotas) as [NomeDaChamada, Route][];

/** The path with ids of records that do not exist, so that an allowed call changes nothing. */
const caminhoDe = ({ path }: Route) => path.replace(/:\w+/g, '999999');
const deTodos = ({ method, acesso }: Route) => method === 'GET' && acesso.anonymous === 'yes';

/** A few at once, as one person's requests wait for each other. */
async function todas<T>(itens: readonly T[], fazer: (item: T) => Promise<void>): Promise<void> {
  const fila = [...itens];
  const trabalhar = async () => {
    for (let item = fila.pop(); item !== undefined; item = fila.pop()) await fazer(item);
  };
  await Promise.all(Array.from({ length: 8 }, trabalhar));
}

describe('the scope that a call needs of a personal token', () => {
  it('is the right to change for all but reads, also where single rows are audited and for uploads', () => {
    const lidas = chamadas.filter(
      ([, route]) => route.method !== 'GET' && necessidadeDaChamada(route)?.alcance === 'leitura',
    );
    expect(lidas.map(([nome]) => nome).sort()).toEqual([
      'gerarModelo',
      'procurarNomes',
      'ranqueTipoI',
      'ranqueTipoII',
      'simularCorrecao',
      'simularRecurso',
    ]);
  });

  it('does not exist for accounts, settings, installation, system, search and tasks', () => {
    const fechada =
      /^\/(auth|saude)\/|^\/api\/(professor|changeToken|configuracao|instalacao|sistema|busca|tarefas|data)(\/|$)/;
    const alcancadas = chamadas.filter(
      ([, route]) => fechada.test(route.path) && necessidadeDaChamada(route) !== null,
    );
    expect(alcancadas.map(([nome]) => nome)).toEqual([]);
  });
});

describe('each call with a token of each scope', () => {
  let t: TestApp;
  const tokens = new Map<(typeof ESCOPOS_DO_TOKEN)[number], string>();
  beforeAll(async () => {
    t = await createTestApp();
    const pessoa = await createWorld(t).novaPessoa('administrador');
    await darSenha(t, pessoa);
    for (const escopo of ESCOPOS_DO_TOKEN) {
      const { body } = await send<{ token: string }>(t.url, 'POST', '/auth/tokens', {
        token: pessoa.token,
        body: { nome: escopo, escopos: [escopo], dias: 1, senhaAtual: SENHA },
      });
      tokens.set(escopo, body.token);
    }
  });
  afterAll(() => t.close());

  it('is refused with 403 outside the scope, HEAD too, and reached within it', async () => {
    const erradas: string[] = [];
    const pedidos = [...tokens].flatMap(([escopo, token]) =>
      chamadas.map(([nome, route]) => ({ escopo, token, nome, route })),
    );
    await todas(pedidos, async ({ escopo, token, nome, route }) => {
      const alcanca = deTodos(route) || tokenAlcanca([escopo], necessidadeDaChamada(route));
      const pedir = (method: Method | 'HEAD') =>
        send<{ message?: string } | null>(t.url, method, caminhoDe(route), {
          token,
          ...(['GET', 'HEAD', 'DELETE'].includes(method) || route.envio ? {} : { body: {} }),
        });
      const { status, body } = await pedir(route.method);
      const recusada = status === 403 && body?.message === MENSAGENS_CONTA.tokenSemAlcance;
      if (recusada === alcanca || status === 401 || status >= 500)
        erradas.push(`${nome} with ${escopo}: ${status}`);
      if (route.method !== 'GET' || alcanca) return;
      const { status: doHead } = await pedir('HEAD');
      if (doHead !== 403) erradas.push(`HEAD of ${nome} with ${escopo}: ${doHead}`);
    });
    expect(erradas).toEqual([]);
  });
});
