import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOVO_TEXTO, textoGuardado } from '../../testing/world/cena-da-publicacao.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, DECIDIDO } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

type Texto = AnswerOf<Api['guardarTextoDePublicacao']>;
type PorFazer = AnswerOf<Api['prepararTextoDePublicacao']>;
type Modelo = AnswerOf<Api['mudarModeloDePublicacao']>;

/** `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DE_PUBLICACAO ?? 3);

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  sec = await c.w.novaPessoa('secretaria', { nome: 'Sônia da Secretaria' });
});
afterAll(() => t.close());

const umTexto = (edital: number, versao = 1) =>
  `/api/edital/${edital}/resultado/${versao}/texto_de_publicacao`;
const guardar = (edital: number, mais: object = {}, versao = 1, quem = sec) =>
  c.envia<Texto & ErrorBody>(quem, 'POST', umTexto(edital, versao), { ...NOVO_TEXTO, ...mais });
const corrigir = (id: number, mais: object = {}, quem = sec) =>
  c.envia<Texto & ErrorBody>(quem, 'POST', `/api/texto_de_publicacao/${id}/corrigir`, {
    ...NOVO_TEXTO,
    motivo: 'O cargo estava errado',
    ...mais,
  });
const ler = (id: number, quem: Pessoa | null = sec) =>
  c.envia(
    quem,
    'GET',
    `/api/${quem === null ? 'publico/textos_de_publicacao' : 'texto_de_publicacao'}/${id}/texto`,
  );
const preparar = async (edital: number, versao = 1) =>
  (await c.envia<PorFazer>(sec, 'GET', umTexto(edital, versao))).body;

/** A published call with two projects; the total of the first can be corrected. */
async function publicado() {
  const edital = await c.w.novoEditalEm('secretaria', { nome: 'Edital 2026 #strong[a] <b>&</b>' });
  const um = await c.w.novoAvaliado(edital);
  const outro = await c.w.novoAvaliado(edital);
  await updateRows(
    t,
    'projeto',
    { titulo: '{{autoridade}} *não* é <i>marcação</i> #let x' },
    { id: um.projeto },
  );
  expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  return { edital, um, outro };
}

const corrigirResultado = async (projetoAprovacao: number) => {
  const corpo = {
    ...DECIDIDO,
    projetoAprovacao,
    justificativa: 'A soma estava errada.',
    pontuacaoOrganizacaoTextual: 9.5,
  };
  expect((await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', corpo)).status).toBe(200);
};

describe('the text of a version of a result', () => {
  it('contains the text of the public page, signed, numbered and hashed, and escapes typed text', async () => {
    const { edital, um, outro } = await publicado();
    const { fatos, linhas, sugerido } = await preparar(edital);
    expect([sugerido, linhas.length, fatos.totalDeProjetos]).toEqual(['resultado', 2, '2']);
    const { status, body } = await guardar(edital);
    expect([status, body.especie, body.versao, body.publico, body.emVigor]).toEqual([
      201,
      'portaria',
      1,
      true,
      true,
    ]);
    const { text, headers } = await ler(body.id);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const somado = await c.envia<{ texto: string }>(
      sec,
      'GET',
      `/api/texto_de_publicacao/${body.id}/texto?conferencia=true`,
    );
    expect(createHash('sha256').update(somado.body.texto).digest('hex')).toBe(body.sha256);
    for (const dito of [
      `PORTARIA Nº ${body.numero}/${body.ano}`,
      'Célia Moura, Pró-Reitora de Graduação, no uso',
      'Divulga o resultado do Edital 2026 #strong[a] <b>&</b>',
      `projeto nº ${um.projeto}, {{autoridade}} *não* é <i>marcação</i> #let x`,
      `projeto nº ${outro.projeto}`,
      'Projetos: 2.',
      `/resultados/${edital}/versoes/1`,
    ]) {
      expect(text).toContain(dito);
    }
    const resposta = await fetch(`${t.url}/api/publico/textos_de_publicacao/${body.id}/pdf`);
    expect(resposta.headers.get('content-disposition')).toContain(`portaria-${body.numero}-${body.ano}.pdf`);
    const pdf = await readPdf(new Uint8Array(await resposta.arrayBuffer()));
    expect([pdf.pdfa, pdf.tagged, pdf.language]).toEqual(['2A', true, 'pt-BR']);
    expect(pdf.roles.filter((role) => role === 'TH')).toHaveLength(5);
    for (const dito of [
      body.sha256,
      '#strong[a] <b>&</b>',
      '{{autoridade}} *não* é <i>marcação</i> #let x',
    ]) {
      expect(pdf.compact).toContain(squeeze(dito));
    }
  });

  it('contains its own version, without rows that a correction changed or that changed since', async () => {
    const { edital, um } = await publicado();
    const antes = (await preparar(edital)).linhas.find(({ numero }) => numero === um.projeto)?.total;
    await corrigirResultado(um.aprovacao);
    await updateRows(t, 'projeto', { titulo: 'Título de hoje' }, { id: um.projeto });
    const daSegunda = await preparar(edital, 2);
    expect([daSegunda.sugerido, daSegunda.fatos.motivoDaVersao]).toEqual([
      'correcao',
      'correção: A soma estava errada',
    ]);
    const primeira = await ler((await guardar(edital)).body.id);
    const segunda = await ler((await guardar(edital, { modelo: 'correcao' }, 2)).body.id);
    const comTotal = new RegExp(`projeto nº ${um.projeto}, .*\n.*\n {3}Total: ${antes};`);
    expect(primeira.text).toMatch(comTotal);
    expect(segunda.text).not.toMatch(comTotal);
    expect(segunda.text).toContain('Motivo: correção: A soma estava errada.\n');
    expect(segunda.text).toMatch(new RegExp(`Projeto nº ${um.projeto}, .*Total: ${antes} → `));
    for (const { text } of [primeira, segunda]) expect(text).not.toContain('Título de hoje');
    expect((await guardar(edital, {}, 3)).status).toBe(404);
  });

  it('contains only public data: no CPF, opinion or evaluator', async () => {
    const { edital } = await publicado();
    const pessoas = await rowsOf(t, 'professor', {});
    const { text } = await ler((await guardar(edital)).body.id);
    for (const { cpf, email, siape } of pessoas) {
      for (const dado of [cpf, email, siape]) if (dado) expect(text).not.toContain(dado);
    }
    const avaliadores = pessoas.filter(({ tipo }) => tipo === 'avaliador');
    expect(avaliadores.length).toBeGreaterThan(0);
    for (const { nome } of avaliadores) expect(text).not.toContain(nome);
    const recusado = await guardar(edital, { autoridade: 'Célia, CPF 529.982.247-25' });
    expect([recusado.status, recusado.body.errors?.autoridade]).toEqual([422, M.comCpf]);
  });

  it('requires each field that the template uses, beside it, and the template version that was shown', async () => {
    const { edital } = await publicado();
    const vazio = await guardar(edital, { autoridade: ' ', cargo: null, processo: undefined });
    expect([vazio.status, vazio.body.errors]).toEqual([
      422,
      { autoridade: M.complementoVazio, cargo: M.complementoVazio, processo: M.complementoVazio },
    ]);
    expect((await guardar(edital, { modeloVersao: 9 })).status).toBe(412);
    expect((await guardar(edital, { modelo: 'outro' })).status).toBe(422);
    // The aviso needs no process number.
    const aviso = await guardar(edital, { modelo: 'aviso', processo: '' });
    expect([aviso.status, aviso.body.especie, aviso.body.complementos.processo]).toEqual([
      201,
      'aviso',
      undefined,
    ]);
  });
});

describe('numbers and versions', () => {
  it("count by kind within the institution's year, and stored texts never change", async () => {
    const { edital } = await publicado();
    const um = (await guardar(edital)).body;
    const dois = (await guardar(edital)).body;
    expect(dois.numero).toBe(um.numero + 1);
    const aviso = (await guardar(edital, { modelo: 'aviso' })).body;
    const outro = (await guardar(edital, { modelo: 'aviso' })).body;
    expect(outro.numero).toBe(aviso.numero + 1);
    await expect(updateRows(t, 'textoDePublicacao', { texto: 'x' }, { id: um.id })).rejects.toThrow(
      'texto_de_publicacao only grows',
    );
    expect(await violations(t.deps.database.db)).toEqual([]);
  });

  it('keep the number in a correction with its reason, and keep the earlier version readable', async () => {
    const { edital } = await publicado();
    const um = (await guardar(edital, { cargo: 'Reitora' })).body;
    const antes = (await ler(um.id)).text;
    expect((await corrigir(um.id, { motivo: ' ' })).body.errors).toEqual({ motivo: M.motivoVazio });
    expect((await corrigir(um.id, { modelo: 'aviso' })).body.errors).toEqual({ modelo: M.outraEspecie });
    expect((await corrigir(um.id, { publico: false })).body.errors).toEqual({ publico: M.publicoFica });
    const { status, body } = await corrigir(um.id);
    expect([status, body.numero, body.versao, body.motivo]).toEqual([
      201,
      um.numero,
      2,
      'O cargo estava errado',
    ]);
    const depois = (await ler(body.id)).text;
    expect(depois).toContain(`PORTARIA Nº ${um.numero}/${um.ano}, versão 2`);
    expect(depois).toMatch(/em lugar da versão 1\. Motivo: O cargo estava errado\n$/);
    expect((await ler(um.id)).text).toBe(antes);
    expect((await corrigir(um.id)).body.message).toBe(M.jaCorrigido);
    const { body: lista } = await c.envia<Texto[]>(
      c.presidente,
      'GET',
      `/api/edital/${edital}/textos_de_publicacao`,
    );
    expect(lista.map(({ versao, emVigor }) => [versao, emVigor])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('give each of two people who store at once a number, and let one of two corrections succeed', async () => {
    for (let i = 0; i < RODADAS; i += 1) {
      const { edital } = await publicado();
      const feitos = await Promise.all([guardar(edital), guardar(edital, {}, 1, adm)]);
      const numeros = feitos.map(({ body }) => body.numero).toSorted((a, b) => a - b);
      expect(feitos.map(({ status }) => status)).toEqual([201, 201]);
      expect((numeros[1] ?? 0) - (numeros[0] ?? 0)).toBe(1);
      const id = feitos[0]?.body.id ?? 0;
      const corrigidos = await Promise.all([corrigir(id), corrigir(id, {}, adm)]);
      expect(corrigidos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await countOf(t, 'textoDePublicacao', { editalId: edital })).toBe(3);
    }
  });

  it('store one text for the same request sent again', async () => {
    const { edital } = await publicado();
    const headers = { 'idempotency-key': '7b6d4c2e-0b1f-4b1a-9a61-0c8b6f0b7a11' };
    const mandar = () =>
      fetch(`${t.url}${umTexto(edital)}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${sec.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(NOVO_TEXTO),
      });
    const [um, dois] = [await mandar(), await mandar()];
    expect([um.status, dois.status, await um.text()]).toEqual([201, 201, await dois.text()]);
    expect(await countOf(t, 'textoDePublicacao', { editalId: edital })).toBe(1);
  });
});

describe('public texts', () => {
  it('shows public texts on the result’s page, with their files, and answers for others as for unknown ones', async () => {
    const { edital, texto } = await textoGuardado(t, c.w);
    const escondido = (await guardar(edital, { publico: false })).body;
    const { body } = await c.envia<Texto[]>(null, 'GET', `/api/publico/resultados/${edital}/textos`);
    expect(body.map(({ id }) => id)).toEqual([texto.id]);
    expect(Object.keys(body[0] ?? {})).not.toContain('complementos');
    expect((await ler(texto.id, null)).text).toBe((await ler(texto.id)).text);
    expect((await ler(escondido.id, null)).status).toBe(404);
    const pagina = (await c.envia(null, 'GET', `/api/publico/resultados/${edital}/pagina`)).text;
    expect(pagina).toContain(`href="/api/publico/textos_de_publicacao/${texto.id}/pdf"`);
    expect(pagina).not.toContain(`textos_de_publicacao/${escondido.id}/`);
    // A correction can make it public.
    const aberto = (await corrigir(escondido.id)).body;
    expect([aberto.publico, (await ler(aberto.id, null)).status]).toEqual([true, 200]);
    expect((await ler(escondido.id, null)).status).toBe(404);
  });
});

describe('templates', () => {
  const mudar = (nome: string, corpo: object, versao?: number, quem = adm) =>
    c.envia<Modelo & ErrorBody>(quem, 'PUT', `/api/modelo_de_publicacao/${nome}`, corpo, {
      ...(versao === undefined ? {} : { 'if-match': `"${versao}"` }),
    });

  it('are the built-in ones until one is changed; unknown fields are refused with their place', async () => {
    const proprio = { ...MODELOS_PADRAO.preliminar, titulo: 'Resultado preliminar, {{edital}}' };
    const ruim = await mudar('preliminar', { ...proprio, corpo: 'Um\n\né {{edtal}}' }, 1);
    expect([ruim.status, ruim.body.errors]).toEqual([
      422,
      { corpo: 'Linha 3, coluna 3: o campo {{edtal}} não existe' },
    ]);
    const { status, body } = await mudar(
      'preliminar',
      { ...proprio, corpo: `${proprio.corpo}\r\n\r\nFim` },
      1,
    );
    expect([status, body.versao, body.corpo.endsWith('\n\nFim')]).toEqual([200, 2, true]);
    expect((await mudar('preliminar', proprio, 1)).status).toBe(412);
    // The same content again is no change.
    expect((await mudar('preliminar', body, 2)).body.versao).toBe(2);
    // The standard template can be restored.
    expect((await mudar('preliminar', MODELOS_PADRAO.preliminar, 2)).body.versao).toBe(3);
    const { body: todos } = await c.envia<Modelo[]>(c.presidente, 'GET', '/api/modelos_de_publicacao');
    expect(todos.map(({ nome, versao }) => [nome, versao])).toEqual([
      ['resultado', 1],
      ['preliminar', 3],
      ['correcao', 1],
      ['aviso', 1],
    ]);
    expect((await mudar('outro', proprio, 1)).status).toBe(404);
    expect((await mudar('preliminar', proprio, 3, sec)).status).toBe(403);
  });

  it('do not change stored texts, and one of two people who change one at once gets 412', async () => {
    const { edital } = await publicado();
    const um = (await guardar(edital, { modelo: 'aviso' })).body;
    const antes = (await ler(um.id)).text;
    for (let i = 0; i < RODADAS; i += 1) {
      const { body: todos } = await c.envia<Modelo[]>(adm, 'GET', '/api/modelos_de_publicacao');
      const versao = todos.find(({ nome }) => nome === 'aviso')?.versao ?? 0;
      const feitos = await Promise.all(
        ['a', 'b'].map((letra) =>
          mudar('aviso', { ...MODELOS_PADRAO.aviso, titulo: `Aviso ${letra}${i}` }, versao),
        ),
      );
      expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    }
    expect((await ler(um.id)).text).toBe(antes);
    const { modeloVersao } = await rowOf(t, 'textoDePublicacao', { id: um.id });
    expect(modeloVersao).toBe(1);
  });

  it('warn beside a field that the settings lack', async () => {
    const { edital } = await publicado();
    const com = { ...MODELOS_PADRAO.correcao, corpo: '{{cidade}}, {{dataDoTexto}}' };
    const { body } = await mudar('correcao', com, 1);
    const feito = await guardar(edital, { modelo: 'correcao', modeloVersao: body.versao });
    expect(feito.body.errors).toEqual({ modelo: 'O modelo usa {{cidade}}, que está vazio na configuração' });
  });
});
