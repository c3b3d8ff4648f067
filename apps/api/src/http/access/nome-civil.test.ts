import { CHAMADORES } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { marcasDosNomes } from '../../features/conta/nome-no-texto-repository.ts';
import { seguirNomes } from '../../features/conta/nome-social-repository.ts';
import { seguirNomeDoInstrutor } from '../../features/instrutor/nome-civil-repository.ts';
import { cenaDe } from '../../testing/access/access-run.ts';
import { createProbedApp } from '../../testing/access/probed-app.ts';
import type { TestApp } from '../../testing/app.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';
import { lerZip } from '../../testing/documents/read-zip.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

/**
 * Calls that may answer a civil name: one's own data, the payer's sheet, and the record opened for a reason.
 */
const PODEM: readonly NomeDaChamada[] = [
  ...(['professorAtual', 'alterarNomeSocial', 'meusDados', 'exportarFolhaDePagamento'] as const),
  ...(['lerNomeCivil', 'lerNomeCivilDoInstrutor', 'meusDadosDeEstudante'] as const),
];
const POST_QUE_LE: readonly NomeDaChamada[] = ['ranqueTipoI', 'ranqueTipoII', 'procurarNomes'];
const leituras = (Object.keys(rotas) as NomeDaChamada[]).filter(
  (nome) => (rotas[nome].method === 'GET' || POST_QUE_LE.includes(nome)) && !PODEM.includes(nome),
);
/** The names that the test world gives to people. */
const CIVIL = /(?:Pessoa|Aluno) \d+/g;

async function lido(resposta: Response): Promise<string> {
  const bytes = Buffer.from(await resposta.arrayBuffer());
  const tipo = resposta.headers.get('content-type') ?? '';
  // An uploaded file is returned unchanged, so only generated files are searched.
  const feito = tipo.startsWith('application/pdf') && bytes.includes('Typst');
  if (feito) return (await readPdf(Uint8Array.from(bytes))).pages.join('\n');
  if (/zip|openxml/.test(tipo)) return [...(await lerZip(bytes)).values()].join('\n');
  return bytes.toString('utf8');
}

describe('[C-L5] no answer of any read holds a civil name once a nome social is set', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createProbedApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  /**
   * Changes everybody's name, through the same functions as the calls: after the scene, so that every copy of
   * a name exists before.
   */
  async function todosMudam(): Promise<void> {
    const { db } = t.deps.database;
    const pessoas = await many<{ id: number; nome: string }>(
      db,
      sql`select id, nome from professor where nome ~ '^Pessoa [0-9]+$'`,
    );
    await marcasDosNomes(db, pessoas);
    const ids = pessoas.map(({ id }) => id);
    await run(db, sql`update professor set nome_civil = nome, nome = 'Social ' || id where id = any(${ids})`);
    const declarados = await many<{ id: number }>(
      db,
      sql`select distinct professor_id as id from declaracao where professor_id = any(${ids})`,
    );
    await seguirNomes(
      db,
      declarados.map(({ id }) => id),
    );
    const alunos = await many<{ id: number }>(
      db,
      sql`
        update instrutor set nome_civil = nome, nome = 'Sociante ' || id where nome ~ '^Aluno [0-9]+$' returning id
      `,
    );
    for (const { id } of alunos) await seguirNomeDoInstrutor(db, id);
  }

  it.each(leituras)('shows no civil name in %s', async (nome) => {
    const { acesso, nomeia, montar, ok } = sondas[nome];
    // An administrator can read most, where the call allows one.
    const chamador =
      acesso.administrador === 'no' ? CHAMADORES.find((um) => acesso[um] !== 'no') : 'administrador';
    if (chamador === undefined) throw new Error('a call that nobody may do');
    const alvo = nomeia && chamador === 'own_coordinator' ? 'proprio' : 'alheio';
    const cena = await cenaDe(t, w, chamador, alvo);
    const { caminho, corpo, desfazer } = await montar(cena);
    await todosMudam();
    const resposta = await fetch(t.url + caminho, {
      method: rotas[nome].method,
      // Some lead to the address of an identity provider, which is nobody's here.
      redirect: 'manual',
      headers: {
        ...(cena.quem === null ? {} : { authorization: `Bearer ${cena.quem.token}` }),
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
    const texto = await lido(resposta);
    await desfazer?.();
    if (acesso[chamador] === 'yes')
      expect([resposta.status, texto.slice(0, 200)]).toEqual([ok, expect.any(String)]);
    expect(texto.match(CIVIL), `${chamador}: ${caminho}`).toBeNull();
  });
});
