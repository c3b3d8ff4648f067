import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { criarCenaDoRecurso, DECIDIDO, umaDecisao } from '../../testing/world/cena-do-recurso.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

/**
 * RFC 8785 for the values of a result, independent of the product's code: sorted names, plain numbers, texts
 * as JSON.
 */
function canonico(v: unknown): string {
  if (Array.isArray(v)) return `[${v.map(canonico)}]`;
  if (v === null || typeof v !== 'object') return JSON.stringify(v);
  const partes = Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${partes.map(([nome, valor]) => `${JSON.stringify(nome)}:${canonico(valor)}`)}}`;
}
const sha256 = (texto: string) => createHash('sha256').update(Buffer.from(texto, 'utf8')).digest('hex');

interface Versao {
  readonly numero: number;
  readonly motivo: string;
  readonly recurso: number | null;
  readonly sha256: string;
}
interface Lida {
  readonly versao: Versao;
  readonly emVigor: boolean;
  readonly anterior: number | null;
  readonly projetos: readonly { readonly projeto_id: number; readonly total: number }[];
  readonly mudancas: readonly { readonly projeto_id: number }[];
}

describe('a published result is a row of versions (D42)', () => {
  it('[C-A11] gets a version by publication, each accepted appeal and a correction; earlier ones stay byte for byte', async () => {
    const edital = await c.w.novoEditalEm('secretaria');
    const p = { edital, ...(await c.w.novoAvaliado(edital)) };
    const vizinho = {
      edital,
      ...(await c.w.novoAvaliado(edital, { aprovacao: { pontuacaoOrganizacaoTextual: 9 } })),
    };
    const secretaria = await c.w.novaPessoa('secretaria');
    expect((await c.envia(secretaria, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);

    const raiz = `/api/publico/resultados/${edital}`;
    const versoes = async () => (await c.envia<Versao[]>(null, 'GET', `${raiz}/versoes`)).body;
    const arquivo = async (n: number) => (await c.envia(null, 'GET', `${raiz}/versoes/${n}/arquivo`)).text;
    /** The hashed text has a mark for each name. */
    const comNomes = async (n: number, texto: string) => {
      type Nomes = { readonly nomes: readonly { readonly marca: string; readonly nome: string }[] };
      const { nomes } = (await c.envia<Nomes>(null, 'GET', `${raiz}/versoes/${n}/arquivo?conferencia=true`))
        .body;
      return nomes.reduce((feito, { marca, nome }) => feito.replaceAll(marca, nome), texto);
    };
    const guardados = new Map<number, string>();
    const conferir = async (quantas: number) => {
      const todas = await versoes();
      expect(todas.map(({ numero }) => numero)).toEqual(Array.from({ length: quantas }, (_, i) => i + 1));
      for (const { numero, sha256: dito } of todas) {
        const texto = await arquivo(numero);
        expect(sha256(texto)).toBe(dito);
        expect(canonico(JSON.parse(texto))).toBe(texto);
        expect(texto).toBe(guardados.get(numero) ?? texto);
        guardados.set(numero, texto);
        const lida = (await c.envia<Lida>(null, 'GET', `${raiz}/versoes/${numero}`)).body;
        expect(canonico(lida.projetos)).toBe(await comNomes(numero, texto));
        expect([lida.emVigor, lida.anterior]).toEqual([numero === quantas, numero === 1 ? null : numero - 1]);
      }
      const emVigor = (await c.envia<Lida>(null, 'GET', raiz)).body;
      expect(canonico(emVigor.projetos)).toBe(await comNomes(quantas, guardados.get(quantas) ?? ''));
      return todas;
    };
    await conferir(1);

    const recusado = await c.pendente(vizinho);
    await c.envia(c.presidente, 'POST', '/api/recurso/recusar', { id: recusado, feedback: 'Não procede.' });
    await conferir(1);
    const id = await c.pendente(p);
    const aceite = umaDecisao(id, { ...DECIDIDO, pontuacaoOrganizacaoTextual: 9.5 });
    expect((await c.envia(c.presidente, 'POST', '/api/recurso/aceitar', aceite)).status).toBe(200);
    await conferir(2);
    const correcao = {
      ...DECIDIDO,
      projetoAprovacao: vizinho.aprovacao,
      justificativa: 'A soma estava errada.',
      pontuacaoOrganizacaoTextual: 10,
    };
    expect((await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', correcao)).status).toBe(200);
    const todas = await conferir(3);
    expect(todas.map(({ motivo, recurso }) => [motivo, recurso])).toEqual([
      ['PUBLICACAO', null],
      ['RECURSO', id],
      ['CORRECAO', null],
    ]);
    const segunda = (await c.envia<Lida>(null, 'GET', `${raiz}/versoes/2`)).body;
    expect(segunda.mudancas.map(({ projeto_id }) => projeto_id)).toEqual([p.projeto, vizinho.projeto]);

    const { db } = t.deps.database;
    const escritas = [
      sql`update resultado_versao set canonico = '[]' where edital_id = ${edital}`,
      sql`delete from resultado_versao where edital_id = ${edital}`,
      sql`truncate resultado_versao`,
    ];
    for (const escrita of escritas) await expect(run(db, escrita)).rejects.toThrow();
    await conferir(3);
  });

  it('[C-A11] announces a correction before it is made, and mails its coordinator with its version', async () => {
    const p = await c.publicado();
    const { justificativa, ...numeros } = {
      ...DECIDIDO,
      projetoAprovacao: p.aprovacao,
      justificativa: 'A soma estava errada.',
      pontuacaoOrganizacaoTextual: 9.5,
    };
    const simula = (mudancas: object = {}) =>
      c.envia<{ total: { de: number; para: number }; versao: number; avisado: string }>(
        c.presidente,
        'POST',
        '/api/resultado/simular',
        { ...numeros, ...mudancas },
      );
    const { status, body } = await simula();
    expect([status, body.versao, typeof body.avisado]).toEqual([200, 2, 'string']);
    expect(body.total.para).toBeGreaterThan(body.total.de);
    expect((await simula({ pontuacaoApoioDisciplina: 1 })).status).toBe(409);
    // Nothing was written.
    const versoes = `/api/publico/resultados/${p.edital}/versoes`;
    expect((await c.envia(null, 'GET', versoes)).body).toHaveLength(1);

    const antes = (await t.emailsAte(0)).length;
    const r = await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', { ...numeros, justificativa });
    expect(r.status).toBe(200);
    expect((await c.envia(null, 'GET', versoes)).body).toHaveLength(2);
    const assunto = `Resultado do projeto nº ${p.projeto} corrigido`;
    const carta = (await t.emailsAte(0)).slice(antes).find((email) => email.assunto === assunto);
    expect(carta?.texto).toContain('A soma estava errada.');
    expect(carta?.texto).toContain('Versão do resultado: 2');
  });

  it('allows no correction that lowers a result, requires a reason, and waits for a pending appeal', async () => {
    const p = await c.publicado();
    const corrige = (mudancas: object) =>
      c.envia(c.presidente, 'POST', '/api/resultado/corrigir', {
        ...DECIDIDO,
        projetoAprovacao: p.aprovacao,
        justificativa: 'Erro de soma.',
        ...mudancas,
      });
    const mensagens: [object, number, string][] = [
      [
        { pontuacaoApoioDisciplina: 1 },
        409,
        'Uma correção não pode diminuir a nota nem as vagas: Apoio a disciplinas, de 100,5 para 1; total, de 380,5 para 281',
      ],
      [{}, 409, 'A correção não muda nada no resultado'],
      [{ justificativa: ' ' }, 422, 'Escreva a justificativa da correção'],
      [{ justificativa: 'a'.repeat(2001) }, 422, 'A justificativa deve ter no máximo 2.000 caracteres'],
    ];
    for (const [mudancas, status, message] of mensagens) {
      const r = await corrige(mudancas);
      expect([r.status, r.body]).toMatchObject([status, { message }]);
    }
    await c.pendente(p);
    const r = await corrige({ pontuacaoOrganizacaoTextual: 9 });
    expect([r.status, r.body]).toMatchObject([
      409,
      { message: 'Há um recurso pendente sobre este projeto: decida-o antes' },
    ]);
  });
});

describe('a published result by reader (D20, D22, D43)', () => {
  it('[C-A12] shows 0 + 0 as no places, wherever the situation is shown', async () => {
    const p = await c.publicado();
    const publica = await c.envia(null, 'GET', `/api/publico/resultados/${p.edital}`);
    expect(publica.body).toMatchObject({
      projetos: [{ situacaoExibida: 'APROVADO PARCIALMENTE', vagas: 'nenhuma' }],
    });
    for (const caminho of [
      `/api/projeto_aprovacao/projeto/${p.projeto}`,
      `/api/projeto/projeto/${p.projeto}`,
    ]) {
      expect((await c.envia(p.dono, 'GET', caminho)).body).toMatchObject({ vagas: 'nenhuma' });
    }
  });

  it('[C-G10] publishes more than requested as APROVADO with all its places', async () => {
    const p = await c.publicado();
    const granted = { remunerados_aprovados: 2, voluntarios_aprovados: 1 };
    const correcao = { ...DECIDIDO, ...granted, projetoAprovacao: p.aprovacao, justificativa: 'Faltou uma.' };
    expect((await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', correcao)).status).toBe(200);
    const como = { situacaoExibida: 'APROVADO', vagas: 'todas' };
    const { body } = await c.envia(null, 'GET', `/api/publico/resultados/${p.edital}`);
    expect(body).toMatchObject({ projetos: [{ ...como, ...granted }] });
    const doDono = await c.envia(p.dono, 'GET', `/api/projeto_aprovacao/projeto/${p.projeto}`);
    expect(doDono.body).toMatchObject(como);
  });

  it('[C-A13] shows the coordinator all parts of the total, the position, and the lowest total with a place', async () => {
    const p = await c.publicado();
    const aprovacao = { pontuacaoOrganizacaoTextual: 9, remuneradosAprovados: 1 };
    await c.w.novoAvaliado(p.edital, { aprovacao });
    const r = await c.envia(p.dono, 'GET', `/api/projeto_aprovacao/projeto/${p.projeto}`);
    const { remunerados_aprovados: _r, voluntarios_aprovados: _v, ...notas } = DECIDIDO;
    expect(r.body).toMatchObject({
      ...notas,
      total: 380.5,
      avaliador: null,
      resultado: { versao: 1, posicao: 2, menorTotalComVaga: 381.5 },
      recurso: { pode: true, motivo: null },
    });
    expect(r.text).not.toContain(`"id":${p.avaliador.id},"nome"`);
  });

  it('[C-A15] shows evaluators their scores as given; the committee sees an opinion once it is concluded', async () => {
    const p = await c.publicado({}, { aprovacao: { parecer: 'Proposta clara.' } });
    const caminho = `/api/projeto_aprovacao/projeto/${p.projeto}`;
    const id = await c.pendente(p);
    await c.envia(
      c.presidente,
      'POST',
      '/api/recurso/aceitar',
      umaDecisao(id, { ...DECIDIDO, pontuacaoOrganizacaoTextual: 10 }),
    );
    expect((await c.envia(p.avaliador, 'GET', caminho)).body).toMatchObject({
      parecer: 'Proposta clara.',
      pontuacaoOrganizacaoTextual: 8,
      total: 380.5,
    });
    expect((await c.envia(c.presidente, 'GET', caminho)).body).toMatchObject({
      parecer: 'Proposta clara.',
      pontuacaoOrganizacaoTextual: 10,
      total: 382.5,
    });
    expect((await c.lidos(p))[0]?.projetoAprovacao.parecer).toBe('Proposta clara.');
    const emCurso = await c.w.novoDesignado(await c.w.novoEditalEm('avaliacao'));
    await run(
      t.deps.database.db,
      sql`update projeto_aprovacao set parecer = 'Ainda escrevo.' where id = ${emCurso.aprovacao}`,
    );
    const deLonge = await c.envia(c.presidente, 'GET', `/api/projeto_aprovacao/${emCurso.aprovacao}`);
    expect(deLonge.body).toMatchObject({ parecer: null });
    const dele = await c.envia(emCurso.avaliador, 'GET', `/api/projeto_aprovacao/${emCurso.aprovacao}`);
    expect(dele.body).toMatchObject({ parecer: 'Ainda escrevo.' });
  });
});
