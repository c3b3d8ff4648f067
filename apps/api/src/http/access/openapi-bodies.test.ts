import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cena } from '../../testing/access/probe.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { corposHostis, type DocumentoComEsquemas } from '../../testing/attacks/from-schema.ts';
import { contar } from '../../testing/figures.ts';
import { sondas } from '../../testing/probes/todas.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

interface Operacao {
  readonly operationId: NomeDaChamada;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: { readonly schema: unknown; readonly example?: unknown };
    };
  };
}
interface Documento extends DocumentoComEsquemas {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
}

const SEMENTE = Number(process.env.SEMENTE ?? 20261120);
/** Hostile bodies, and hostile queries, for each call; `test:longo` sends 40. */
const POR_CHAMADA = Number(process.env.CORPOS_HOSTIS ?? 2);
const nomes = Object.keys(rotas) as NomeDaChamada[];
/** Forms of identity providers are no JSON. */
const comCorpo = nomes.filter((nome) => rotas[nome].body !== undefined && !rotas[nome].formulario);
const comQuery = nomes.filter((nome) => rotas[nome].method === 'GET' && chaves(nome).length > 0);

function chaves(nome: NomeDaChamada): string[] {
  const { query } = rotas[nome] as Route;
  return query !== undefined && 'shape' in query ? Object.keys(query.shape as object) : [];
}

describe('the OpenAPI document as a stranger uses it (T-C1)', () => {
  let t: TestApp;
  let w: World;
  let operacoes: ReadonlyMap<NomeDaChamada, Operacao>;
  let documento: Documento;
  let enviados = 0;
  const exemplos = new Map<number, number>();
  const pessoas = new Map<TipoDeUsuario, Pessoa>();
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    documento = JSON.parse((await sendRaw(t.url, 'GET', '/api/openapi.json', {})).text) as Documento;
    const todas = Object.values(documento.paths).flatMap((um) => Object.values(um));
    operacoes = new Map(todas.map((um) => [um.operationId, um]));
  });
  afterAll(async () => {
    const respostas = [...exemplos].sort().map(([status, vezes]) => `${vezes} × ${status}`);
    contar(
      'corpos',
      `${enviados} requests from the OpenAPI document, 0 × 5xx; examples: ${respostas.join(', ')}`,
    );
    await t.close();
  });

  /** A person who may make the call: the coordinator of the record if coordinators may, else any other type that may. */
  async function quemPode(nome: NomeDaChamada): Promise<Pessoa> {
    const { tipos } = chamadas[nome];
    const [primeiro] = tipos;
    // A student's scene builds its records under a teacher too.
    const tipo = tipos.includes('coordenador') || primeiro === 'estudante' ? 'coordenador' : primeiro;
    const ja = pessoas.get(tipo ?? 'coordenador');
    const pessoa = ja ?? (await w.novaPessoaComFoto(tipo ?? 'coordenador'));
    pessoas.set(pessoa.tipo, pessoa);
    return pessoa;
  }

  const soDeEstudantes = (nome: NomeDaChamada) => chamadas[nome].tipos[0] === 'estudante';

  async function cenaDe(nome: NomeDaChamada) {
    const pessoa = await quemPode(nome);
    const quem = { ...pessoa, ...(await w.abrirSessao(pessoa.id, pessoa.tipo)) };
    const avaliador = await w.novaPessoa('avaliador');
    const cena: Cena = {
      t,
      w,
      chamador: 'own_coordinator',
      alvo: 'proprio',
      quem,
      estudante: soDeEstudantes(nome) ? await w.novoEstudante() : null,
      dono: quem,
      avaliador,
    };
    const { caminho } = await sondas[nome].montar(cena);
    return { quem, caminho };
  }

  async function enviar(nome: NomeDaChamada, caminho: string, quem: Pessoa, body?: string) {
    enviados += 1;
    // A new session, because an accepted body may end it; a new person, because it may close the account.
    const { rows } = await t.deps.database.pool.query<{ encerrado: boolean }>(
      'select encerrado_em is not null as encerrado from professor where id = $1',
      [quem.id],
    );
    if (rows[0]?.encerrado !== false) pessoas.delete(quem.tipo);
    const { token } = await (soDeEstudantes(nome)
      ? w.novoEstudante()
      : rows[0]?.encerrado === false
        ? w.abrirSessao(quem.id, quem.tipo)
        : quemPode(nome));
    const json = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
    return sendRaw(t.url, rotas[nome].method, caminho, { token, ...json });
  }

  const inesperados = () => t.logs.filter((linha) => linha.includes('erro inesperado'));

  it.each(amostra(comCorpo, 4))(
    '%s takes the form of its example, and refuses what its schema refuses',
    async (nome) => {
      const { schema, example } = operacoes.get(nome)?.requestBody?.content['application/json'] ?? {};
      const { quem, caminho } = await cenaDe(nome);
      const doExemplo = await enviar(nome, caminho, quem, JSON.stringify(example));
      // The example's people and records are the demonstration's: the answer may say that they are unknown.
      const forma = rotas[nome].comLogin ? [400, 401, 413, 415] : [400, 413, 415];
      exemplos.set(doExemplo.status, (exemplos.get(doExemplo.status) ?? 0) + 1);
      expect([nome, doExemplo.status < 500, doExemplo.status, doExemplo.text]).toEqual([
        ...[nome, true, expect.not.toBeOneOf(forma), doExemplo.text],
      ]);
      const { body } = rotas[nome] as Route;
      const ruins: unknown[] = [];
      for (const corpo of fc.sample(corposHostis(documento, schema), {
        seed: SEMENTE,
        numRuns: POR_CHAMADA,
      })) {
        const texto = JSON.stringify(corpo) ?? 'null';
        const { status } = await enviar(nome, caminho, quem, texto);
        const aceito = body?.safeParse(JSON.parse(texto)).success === true;
        if (status >= 500 || (!aceito && status < 400)) ruins.push([status, texto.slice(0, 400)]);
      }
      expect([ruins, inesperados()]).toEqual([[], []]);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  const valorHostil = fc.constantFrom(
    ...[
      '',
      '0',
      '-1',
      '1.5',
      '1e99',
      '99999999999999999999',
      'NaN',
      'null',
      'true',
      '%00',
      '%ed%a0%80',
      '%ff',
    ],
    ...["'%3B--", '2026-02-30', '%25_%5C', 'x'.repeat(201), '%F0%9F%99%82', '__proto__', '%e2%80%ae', '1,2'],
  );

  it.each(amostra(comQuery, 6))('%s refuses the queries that its schema refuses', async (nome) => {
    const { quem, caminho } = await cenaDe(nome);
    const [semQuery = ''] = caminho.split('?');
    const pedaco = fc.tuple(fc.constantFrom(...chaves(nome)), valorHostil);
    const perguntas = fc.array(pedaco, { minLength: 1, maxLength: 3 });
    const ruins: unknown[] = [];
    for (const partes of fc.sample(perguntas, { seed: SEMENTE, numRuns: POR_CHAMADA })) {
      const pergunta = partes.map(([chave, valor]) => `${chave}=${valor}`).join('&');
      const { status } = await enviar(nome, `${semQuery}?${pergunta}`, quem);
      if (status >= 500) ruins.push([status, pergunta]);
    }
    expect([ruins, inesperados()]).toEqual([[], []]);
  });
});
