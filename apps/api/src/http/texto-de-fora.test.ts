import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cenaPermitida } from '../testing/access/allowed-scene.ts';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { camposDeTexto, comTextos } from '../testing/attacks/campos-de-texto.ts';
import { send } from '../testing/client.ts';
import { sondas } from '../testing/probes/todas.ts';
import type { World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];
/** They are taken out, wherever they stand. */
const TIRADOS = '\u200b\u200e\ufeff\u202a\u2068\u2069';
/** They become a break and a dash. */
const TROCADOS = '\u2028\u000b\u000c\u0096';
const DE_FORA = `[${TIRADOS}${TROCADOS}]`;

const NUNCA_MUDAM = [
  ...['administrador.senha', 'anexos[].referencia', 'arquivo', 'codigo', 'comprovante', 'dados_bancarios'],
  ...['declaracao_aluno_detentor', 'dispositivo', 'documento', 'foto', 'historico_declaracao'],
  ...['instituicao.logo', 'logo', 'password', 'pedido', 'recusa', 'senha', 'senhaAtual', 'termo_anuencia'],
  ...['termo_compromisso', 'token'],
];

/** Codes of criteria, chosen and never typed. */
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

  it('has a form that says how it is read; those that are never altered are these', () => {
    const todos = nomes.flatMap((nome) => camposDeTexto(rotas[nome].body));
    const nuncaMudam = todos.filter(({ forma }) => forma === 'exato').map(({ campo }) => campo);
    expect([...new Set(nuncaMudam)].sort()).toEqual(NUNCA_MUDAM);
    const semForma = todos.filter(({ forma }) => forma === 'sem forma').map(({ campo }) => campo);
    expect([...new Set(semForma)].sort()).toEqual(CODIGOS);
  });

  it.each(comBody)('%s does with what nobody sees as without', async (nome) => {
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

  it.each(comBody)('%s refuses no field of it for such a character', async (nome) => {
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
