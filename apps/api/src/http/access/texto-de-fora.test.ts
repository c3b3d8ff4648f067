import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { FORMAS_DO_TEXTO } from '@instrutoria/contract/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cenaPermitida } from '../../testing/access/allowed-scene.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Escreve = (forma: 'dia' | 'linha' | 'markup' | 'texto', antes: unknown) => unknown;

/** The schema inside optional, nullable and transformed wrappers. */
function miolo(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return miolo(schema.unwrap());
  if (schema instanceof z.ZodPipe) return miolo(schema.in);
  return schema;
}

function filho(valor: unknown, campo: string): unknown {
  return typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>)[campo] : undefined;
}

/** Of an object that the body did not have: a value for each choice without which its texts are not read. */
function escolhasObrigatorias(campos: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(campos).flatMap(([campo, um]): [string, unknown][] => {
    if (um instanceof z.ZodEnum) return [[campo, um.options[0]]];
    if (um instanceof z.ZodNumber) return [[campo, 1]];
    return um instanceof z.ZodBoolean ? [[campo, false]] : [];
  });
}

/**
 * The body with each text that people write replaced by the result of `escreve`; absent fields stay absent.
 */
function comTextos(schema: unknown, corpo: unknown, escreve: Escreve): unknown {
  const dentro = miolo(schema);
  if (dentro instanceof z.ZodString) {
    const forma = FORMAS_DO_TEXTO.get(dentro)?.forma ?? 'exato';
    return forma === 'exato' ? corpo : escreve(forma, corpo);
  }
  if (dentro instanceof z.ZodArray) {
    return Array.isArray(corpo) ? corpo.map((um) => comTextos(dentro.element, um, escreve)) : corpo;
  }
  if (!(dentro instanceof z.ZodObject) || corpo === null || !['object', 'undefined'].includes(typeof corpo))
    return corpo;
  const campos = Object.entries(dentro.shape as Record<string, unknown>).map(
    ([campo, um]) => [campo, comTextos(um, filho(corpo, campo), escreve)] as const,
  );
  const cheios = campos.filter(([, valor]) => valor !== undefined);
  if (corpo !== undefined) return { ...(corpo as object), ...Object.fromEntries(cheios) };
  return cheios.length === 0
    ? undefined
    : Object.fromEntries([...escolhasObrigatorias(dentro.shape), ...cheios]);
}

/**
 * The path of each text field ('unidades[].nome'), with its form; `exato` for those that are stored
 * unchanged.
 */
function camposDeTexto(schema: unknown, onde = ''): { readonly campo: string; readonly forma: string }[] {
  const dentro = miolo(schema);
  if (dentro instanceof z.ZodString) {
    return [{ campo: onde, forma: FORMAS_DO_TEXTO.get(dentro)?.forma ?? 'sem forma' }];
  }
  if (dentro instanceof z.ZodArray) return camposDeTexto(dentro.element, `${onde}[]`);
  if (dentro instanceof z.ZodUnion) return dentro.options.flatMap((um) => camposDeTexto(um, onde));
  if (!(dentro instanceof z.ZodObject)) return [];
  return Object.entries(dentro.shape as Record<string, unknown>).flatMap(([campo, um]) =>
    camposDeTexto(um, onde === '' ? campo : `${onde}.${campo}`),
  );
}

const nomes = Object.keys(rotas) as NomeDaChamada[];
/** Characters that are removed everywhere. */
const TIRADOS = '\u200b\u200e\ufeff\u202a\u2068\u2069';
/** Characters that become a line break or a dash. */
const TROCADOS = '\u2028\u000b\u000c\u0096';
const DE_FORA = `[${TIRADOS}${TROCADOS}]`;

const NUNCA_MUDAM = [
  ...['administrador.senha', 'anexos[].referencia', 'apagados[].id', 'arquivo'],
  // What the browser says of a passkey, and its challenge.
  ...['chave.authenticatorAttachment', 'chave.id', 'chave.pedido', 'chave.rawId'],
  ...[
    'chave.response.attestationObject',
    'chave.response.authenticatorData',
    'chave.response.clientDataJSON',
  ],
  ...['chave.response.signature', 'chave.response.transports[]', 'chave.response.userHandle'],
  ...['chave.resposta.authenticatorAttachment', 'chave.resposta.id', 'chave.resposta.rawId'],
  ...['chave.resposta.response.authenticatorData', 'chave.resposta.response.clientDataJSON'],
  ...['chave.resposta.response.signature', 'chave.resposta.response.userHandle', 'chave.resposta.type'],
  ...['chave.type', 'codigo', 'codigoDoFator', 'comprovante', 'dados_bancarios'],
  // `fixo…texto`: a constant in a payer's layout, whose spaces count; `formulario`: signed by the identity provider; `marca`, `previa`: hashes; `voltar`: a page's address here.
  ...['declaracao_aluno_detentor', 'dias[].id', 'dispositivo', 'documento'],
  'fixo.registros[].campos[].texto',
  ...['formulario', 'foto', 'historico_declaracao'],
  ...['instituicao.logo', 'logo', 'marca', 'password', 'pedido', 'previa', 'recusa', 'segredo', 'senha'],
  ...['senhaAtual', 'termo_anuencia', 'termo_compromisso', 'token', 'voltar'],
];

/** Codes of criteria, which are chosen and never typed. */
const CODIGOS = ['criterios[].criterio'];

const comBody = nomes.filter((nome) =>
  camposDeTexto(rotas[nome].body).some(({ forma }) => forma !== 'exato'),
);

describe('[C-J2] a text from another program, in every text field of every call', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    w = createWorld(t);
  });
  afterAll(() => t.close());

  it('has its reading in every schema, and this list of texts that are never altered', () => {
    const todos = nomes.flatMap((nome) => camposDeTexto(rotas[nome].body));
    const nuncaMudam = todos.filter(({ forma }) => forma === 'exato').map(({ campo }) => campo);
    expect([...new Set(nuncaMudam)].sort()).toEqual(NUNCA_MUDAM);
    const semForma = todos.filter(({ forma }) => forma === 'sem forma').map(({ campo }) => campo);
    expect([...new Set(semForma)].sort()).toEqual(CODIGOS);
  });

  it.each(comBody)('%s behaves the same with invisible characters as without', async (nome) => {
    const { body, method } = rotas[nome];
    const cena = await cenaPermitida(t, w, sondas[nome]);
    const { caminho, corpo, efeito, desfazer } = await sondas[nome].montar(cena);
    await using volta = new AsyncDisposableStack();
    volta.defer(async () => desfazer?.());
    const sujo = comTextos(body, corpo, (_, antes) =>
      typeof antes === 'string' ? antes.replace(/^(<[^>]*>)?(.?)/su, `$1$2${TIRADOS}`) : antes,
    );
    const r = await send(t.url, method, caminho, { token: cena.quem?.token, body: sujo });
    expect([r.status, r.status === sondas[nome].ok ? '' : r.text]).toEqual([sondas[nome].ok, '']);
    await efeito(r);
    if (rotas[nome].arquivo === null) expect(r.text).not.toMatch(new RegExp(DE_FORA));
  });

  it.each(comBody)('%s accepts such a character in all its fields', async (nome) => {
    const { body, method } = rotas[nome];
    const cena = await cenaPermitida(t, w, sondas[nome]);
    const { caminho, corpo, desfazer } = await sondas[nome].montar(cena);
    await using volta = new AsyncDisposableStack();
    volta.defer(async () => desfazer?.());
    const sujo = comTextos(body, corpo, (forma, antes) =>
      forma === 'dia'
        ? antes
        : typeof antes === 'string' && antes !== ''
          ? `${antes}${TIRADOS}`
          : `Tex${TIRADOS}${TROCADOS}to`,
    );
    const r = await send(t.url, method, caminho, { token: cena.quem?.token, body: sujo });
    expect(r.status).toBeLessThan(500);
    if (rotas[nome].arquivo === null) expect(r.text).not.toMatch(/CARACTER_PROIBIDO|U\+|valor inválido/);
  });

  it('leaves no such character in any table', async () => {
    const { pool } = t.deps.database;
    const { rows } = await pool.query<{ nome: string }>(
      `select quote_ident(tablename) as nome from pg_tables where schemaname = 'public'`,
    );
    const achados = rows.map(
      ({ nome }) => `select '${nome}' as nome, x::text as linha from ${nome} x where x::text ~ $1`,
    );
    expect((await pool.query(achados.join(' union all '), [DE_FORA])).rows).toEqual([]);
  });
});
