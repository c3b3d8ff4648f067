import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { insertInto, rowOf } from '../../testing/rows.ts';
import { publicadoComBarema } from '../../testing/world/cena-do-barema.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { criarCenaDoRecurso, DECIDIDO } from '../../testing/world/cena-do-recurso.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const ler = (caminho: string) => c.envia(null, 'GET', `/api/publico/resultados/${caminho}`);

/** A published call with two projects that share everything but their titles. */
async function publicado(titulo: string) {
  const edital = await c.w.novoEditalEm('secretaria', { nome: 'Edital 2026 <b>&</b> "aspas"' });
  const um = await c.w.novoAvaliado(edital);
  const outro = await c.w.novoAvaliado(edital);
  await run(t.deps.database.db, sql`update projeto set titulo = ${titulo} where id = ${um.projeto}`);
  const secretaria = await c.w.novaPessoa('secretaria');
  expect((await c.envia(secretaria, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  return { edital, um, outro };
}

describe('a result read without a script', () => {
  it('has the content of the public page, with each tie in words, and escapes typed text', async () => {
    const { edital, um, outro } = await publicado('<script>alert(1)</script> & "cia"');
    const { status, headers, text } = await ler(`${edital}/pagina`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const { body } = await c.envia<{ versao: { sha256: string }; projetos: { coordenador: string }[] }>(
      null,
      'GET',
      `/api/publico/resultados/${edital}`,
    );
    expect(text).toContain(body.versao.sha256);
    expect(text).toContain('Datas e horas: UTC.');
    for (const { coordenador } of body.projetos) expect(text).toContain(coordenador);
    for (const { projeto } of [um, outro]) expect(text).toContain(`<td class="n">${projeto}</td>`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;cia&quot;');
    expect(text).toContain('<h1>Resultado: Edital 2026 &lt;b&gt;&amp;&lt;/b&gt; &quot;aspas&quot;</h1>');
    expect(text).not.toMatch(/<script|<b>&|onerror|cpf|siape|@(?!media)/i);
    expect(text).toMatch(/empate (no total, decidido por|em todos os critérios)/);
    expect((await ler('pagina')).text).toContain(`href="/api/publico/resultados/${edital}/pagina"`);
  });

  it('keeps an earlier version readable, marked as not in force', async () => {
    const { edital, um } = await publicado('Um projeto');
    const antes = (await ler(`${edital}/pagina`)).text;
    const correcao = {
      ...DECIDIDO,
      projetoAprovacao: um.aprovacao,
      justificativa: 'A soma estava errada.',
      pontuacaoOrganizacaoTextual: 9.5,
    };
    expect((await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', correcao)).status).toBe(200);
    const agora = (await ler(`${edital}/pagina`)).text;
    const primeira = (await ler(`${edital}/pagina?versao=1`)).text;
    expect(agora).toContain('A soma estava errada.');
    expect(agora).not.toContain('não está mais em vigor');
    expect(primeira).toContain('não está mais em vigor');
    const linhas = (texto: string) => texto.slice(texto.indexOf('<tbody>'), texto.indexOf('</tbody>'));
    expect(linhas(primeira)).toBe(linhas(antes));
    expect(linhas(agora)).not.toBe(linhas(antes));
    expect((await ler(`${edital}/pagina?versao=3`)).status).toBe(404);
    expect((await ler(`${edital}/pagina?versao=abc`)).status).toBe(422);
  });

  it('[C-G6] shows beside an abandoned project that its places were returned, and counts them once', async () => {
    const edital = await c.w.novoEditalEm('secretaria', { limiteBolsas: 2 });
    const administrador = await c.w.novaPessoa('administrador');
    const secretaria = await c.w.novaPessoa('secretaria');
    const regras = { suplentes: true, motivo: 'O regulamento pede' };
    expect((await c.envia(administrador, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
    const primeiro = await c.w.novoAvaliado(edital, {
      aprovacao: { remuneradosAprovados: 2, situacao: 'APROVADO' },
    });
    const segundo = await c.w.novoAvaliado(edital);
    expect((await c.envia(secretaria, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    const antes = (await ler(`${edital}/versoes/1/arquivo`)).text;
    const nota = 'desistência em 12/05/2026: as 2 bolsas voltaram para a lista';
    const lugares = ['', '/pagina', '/versoes/1/planilha'];
    const lidos = async () => Promise.all(lugares.map(async (um) => (await ler(`${edital}${um}`)).text));
    for (const texto of await lidos()) expect(texto).not.toMatch(/desist|devolveu|voltaram/);
    await insertInto(t, 'desistencia', {
      ...{
        projetoId: primeiro.projeto,
        fundamento: 'COORDENADOR',
        motivo: 'Mudo de cidade',
        dia: '2026-05-12',
      },
      ...{ autorId: primeiro.dono.id, criadaEm: t.clock.agora() },
    });
    const chamada = { projeto: segundo.projeto, bolsas: 1 };
    const chamar = `/api/edital/${edital}/suplentes/chamar`;
    expect((await c.envia(administrador, 'POST', chamar, chamada)).status).toBe(200);
    const [json = '', pagina, planilha] = await lidos();
    const { projetos } = JSON.parse(json) as { projetos: { projeto_id: number; devolveu?: object }[] };
    expect(projetos.map(({ projeto_id, devolveu }) => [projeto_id, devolveu])).toEqual([
      [primeiro.projeto, { encerramento: '2026-05-12', desistencia: '2026-05-12' }],
      [segundo.projeto, undefined],
    ]);
    expect(pagina).toContain(nota);
    expect(pagina).toContain(
      'Das 3 bolsas deste resultado, 2 voltaram com o fim de um projeto: 1 está com os projetos agora.',
    );
    expect((await ler(`${edital}/versoes/2/planilha`)).text).toContain(nota);
    // Earlier versions are unchanged, byte for byte.
    expect(planilha).not.toContain('desist');
    expect((await ler(`${edital}/versoes/1/arquivo`)).text).toBe(antes);
    expect((await ler(`${edital}/versoes/2/arquivo`)).text).not.toContain('devolveu');
    const comparadas = await ler(`${edital}/comparar?de=1&ate=2`);
    expect(comparadas.text).not.toContain('devolveu');
  });

  it('exports its rows as CSV with numbers as numbers and no formula', async () => {
    const { edital, um } = await publicado('=1+1;"x"');
    const { headers, text } = await ler(`${edital}/versoes/1/planilha`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain(`resultado-${edital}-versao-1.csv`);
    const [cabeca, ...linhas] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(cabeca).toBe(
      'Posição;Número;Projeto;Coordenador;Unidade;Tipo;Total;Situação;Bolsistas;Voluntários;Desempate',
    );
    expect(linhas).toHaveLength(2);
    expect(linhas.find((linha) => linha.split(';')[1] === String(um.projeto))).toContain(`;"'=1+1;""x""";`);
  });

  it('does not exist before publication (D20)', async () => {
    const edital = await c.w.novoEditalEm('secretaria');
    await c.w.novoAvaliado(edital);
    for (const caminho of [`${edital}/pagina`, `${edital}/versoes/1/planilha`]) {
      const deOutro = caminho.replace(String(edital), '2000000000');
      expect([(await ler(caminho)).status, (await ler(caminho)).text]).toEqual([
        404,
        (await ler(deOutro)).text,
      ]);
    }
    expect((await ler('pagina')).text).not.toContain(`/${edital}/pagina`);
  });
});

it("explains a call's own criteria as in this version, and nothing about the usual ones", async () => {
  const { edital } = await publicadoComBarema(t, c.w, [[8, 10]]);
  const esperado = [
    { fase: 1, nome: 'Mérito da proposta', maximo: 10, peso: 7.5, minimo: 3 },
    { fase: 1, nome: 'Alcance social', maximo: 20, peso: 1.25, minimo: null },
  ];
  // Criteria renamed later do not appear in the earlier version.
  const { versao, barema } = await rowOf(t, 'baremaDoEdital', { editalId: edital });
  await insertInto(t, 'baremaDoEdital', {
    ...{ editalId: edital, versao: versao + 1, motivo: 'x', autorId: c.presidente.id },
    barema: JSON.parse(JSON.stringify(barema).replace('Alcance social', 'Alcance mudado')),
    criadoEm: new Date(t.clock.agora().getTime() + 60_000),
  });
  for (const caminho of [`${edital}`, `${edital}/versoes/1`]) {
    const { body } = await c.envia<{ criterios?: unknown }>(
      null,
      'GET',
      `/api/publico/resultados/${caminho}`,
    );
    expect(body.criterios).toEqual(esperado);
  }
  const { text } = await ler(`${edital}/pagina`);
  expect(text).toContain(
    '<tr><th scope="row">Mérito da proposta</th><td class="n">1</td><td class="n">10</td><td class="n">7,5</td><td class="n">3</td></tr>',
  );
  expect(text).toContain('<td class="n">1,25</td><td class="n">nenhum</td>');
  const usual = (await publicado('De sempre')).edital;
  expect((await ler(`${usual}/pagina`)).text).not.toContain('Critérios da avaliação');
  expect((await ler(`${usual}`)).text).not.toContain('"criterios"');
});
