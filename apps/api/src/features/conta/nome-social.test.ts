import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { jsonCanonico } from '@instrutoria/domain/kernel/json-canonico.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOVO_TEXTO } from '../../testing/world/cena-da-publicacao.ts';
import { type CenaDoRecurso, criarCenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

type Eu = AnswerOf<Api['professorAtual']>;
interface Conferencia {
  readonly sha256: string;
  readonly texto: string;
  readonly nomes: readonly { readonly marca: string; readonly nome: string; readonly sal: string | null }[];
}

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador', { nome: 'Zulmira da Administração' });
});
afterAll(() => t.close());

const hash = (texto: string) => createHash('sha256').update(texto, 'utf8').digest('hex');
const chamar = (quem: Pessoa, nome: string | null) =>
  c.envia<Eu>(quem, 'PUT', '/api/professor/nome_social', { nome });
const nomeDe = async (quem: Pessoa) => {
  const { nome, nomeCivil } = (await c.envia<Eu>(quem, 'GET', '/api/professor/professor')).body;
  return { nome, nomeCivil };
};
const achados = async (busca: string) =>
  (
    await c.envia<{ nome: string }[]>(adm, 'GET', `/api/professor?busca=${encodeURIComponent(busca)}`)
  ).body.map(({ nome }) => nome);

describe('[C-L5] a person sets, changes and takes away their nome social alone', () => {
  it('shows it in lists, in searches and in sorting, and the civil name to the person only', async () => {
    const bia = await c.w.novaPessoa('coordenador', { nome: 'Zacarias Quintana' });
    expect((await chamar(bia, '  Aba Quintana ')).status).toBe(200);
    expect(await nomeDe(bia)).toEqual({ nome: 'Aba Quintana', nomeCivil: 'Zacarias Quintana' });
    expect(await achados('zacarias')).toEqual([]);
    expect(await achados('quintana')).toEqual(['Aba Quintana']);
    const todos = (await c.envia<{ nome: string }[]>(adm, 'GET', '/api/professor?ordem=nome')).body;
    expect(todos[0]?.nome).toBe('Aba Quintana');
    await chamar(bia, 'Alba Quintana');
    expect(await nomeDe(bia)).toEqual({ nome: 'Alba Quintana', nomeCivil: 'Zacarias Quintana' });
    await chamar(bia, null);
    expect(await nomeDe(bia)).toEqual({ nome: 'Zacarias Quintana', nomeCivil: null });
    const linhas = await rowsOf(t, 'auditoria', { pessoaId: bia.id });
    // Like any change of one's data: neither the act nor its values reveal it, and nobody gets a mail.
    expect(linhas.map(({ acao, depois }) => [acao, depois])).toEqual(
      Array.from({ length: 3 }, () => ['atualizarProfessor', { campos: ['nome'] }]),
    );
    expect(await t.emailsAte(0)).toEqual([]);
  });

  it('refuses one without a letter, and an outdated version', async () => {
    const eu = await c.w.novaPessoa('coordenador');
    const vazio = await chamar(eu, ' \u3164 ');
    expect([vazio.status, vazio.body]).toMatchObject([
      422,
      { errors: { nome: 'Escreva o nome com letras' } },
    ]);
    await chamar(eu, 'Alex');
    const velha = await c.envia(
      eu,
      'PUT',
      '/api/professor/nome_social',
      { nome: 'B' },
      { 'if-match': '"1"' },
    );
    expect(velha.status).toBe(412);
  });

  it('takes the name of a request for the displayed one, once it is set', async () => {
    const eu = await c.w.novaPessoa('coordenador', { nome: 'Rui Matos' });
    const foto = await c.w.novoArquivo('foto', eu.id, Buffer.from('x'), `professor:${eu.id}`);
    await updateRows(t, 'professor', { cpf: '52998224725', foto }, { id: eu.id });
    await chamar(eu, 'Rita Matos');
    const put = (nome: string) => c.envia(adm, 'PUT', `/api/professor/${eu.id}`, { nome });
    const salvo = await put('Rita M. Matos');
    expect([salvo.status, JSON.stringify(salvo.body).includes('Rui Matos')]).toEqual([200, false]);
    expect(await nomeDe(eu)).toEqual({ nome: 'Rita M. Matos', nomeCivil: 'Rui Matos' });
    await put('Rui Matos');
    expect(await nomeDe(eu)).toEqual({ nome: 'Rui Matos', nomeCivil: null });
  });

  it('shows the civil name of anybody to an administrator with a reason, and logs it', async () => {
    const eu = await c.w.novaPessoa('coordenador', { nome: 'Davi Prado' });
    const outra = await c.w.novaPessoa('coordenador', { nome: 'Sem Outro Nome' });
    await chamar(eu, 'Dora Prado');
    const ler = (id: number, motivo: string) =>
      c.envia(adm, 'POST', `/api/professor/${id}/nome_civil`, { motivo });
    const sem = await ler(eu.id, ' ');
    expect([sem.status, sem.text.includes(M.motivoDoNomeCivil)]).toEqual([422, true]);
    expect((await ler(eu.id, 'Ofício 12')).body).toEqual({ nomeCivil: 'Davi Prado' });
    expect((await ler(outra.id, 'Ofício 12')).body).toEqual({ nomeCivil: 'Sem Outro Nome' });
    expect(await countOf(t, 'acesso', { documento: 'nome_civil', titularId: eu.id, pessoaId: adm.id })).toBe(
      1,
    );
    const linhas = await rowsOf(t, 'auditoria', { acao: 'lerNomeCivil' });
    expect(linhas.map(({ registroId, depois }) => [registroId, depois])).toEqual([
      [eu.id, { motivo: 'Ofício 12' }],
      [outra.id, { motivo: 'Ofício 12' }],
    ]);
  });

  it('deletes stored responses with the earlier name', async () => {
    const eu = await c.w.novaPessoa('coordenador', { nome: 'Nilo "Nilão" Reis' });
    const resposta = JSON.stringify({ nome: 'Nilo "Nilão" Reis' });
    await insertInto(t, 'idempotencia', {
      ...{
        pessoa: adm.id,
        rota: 'r',
        chave: 'k',
        corpoMarca: `hmac:${'a'.repeat(64)}`,
        status: 200,
        resposta,
      },
      criadaEm: t.clock.agora(),
    });
    await chamar(eu, 'Nina Reis');
    expect(await rowOf(t, 'idempotencia', { chave: 'k' })).toMatchObject({ resposta: null, semCorpo: true });
  });
});

describe('[C-L5] a text that is hashed', () => {
  async function publicado(nome: string) {
    const edital = await c.w.novoEditalEm('secretaria');
    const dono = await c.w.novaPessoa('coordenador', { nome });
    const { projeto } = await c.w.novoAvaliado(edital, { dono });
    expect((await c.envia(adm, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    return { edital, dono, projeto, raiz: `/api/publico/resultados/${edital}` };
  }
  const nomesNo = async (raiz: string) =>
    (await c.envia<AnswerOf<Api['lerResultados']>>(null, 'GET', raiz)).body.projetos.map(
      (p) => p.coordenador,
    );

  it('contains a placeholder for each name: the name changes and the hash of a result stays', async () => {
    const { dono, raiz } = await publicado('Caio Veloso');
    const { sha256 } = (await c.envia<{ sha256: string }[]>(null, 'GET', `${raiz}/versoes`)).body[0] ?? {};
    const arquivo = `${raiz}/versoes/1/arquivo`;
    const conferir = async () =>
      (await c.envia<Conferencia>(null, 'GET', `${arquivo}?conferencia=true`)).body;
    const antes = await conferir();
    expect([hash(antes.texto), antes.texto.includes('Caio')]).toEqual([sha256, false]);
    const [um] = antes.nomes;
    expect([antes.nomes.length, um?.nome]).toEqual([1, 'Caio Veloso']);
    expect(um?.marca).toBe(`nome:${hash(`${um?.sal}Caio Veloso`)}`);
    await chamar(dono, 'Clara Veloso');
    const depois = await conferir();
    expect([hash(depois.texto), depois.nomes]).toEqual([
      sha256,
      [{ marca: um?.marca, nome: 'Clara Veloso', sal: null }],
    ]);
    expect(await nomesNo(raiz)).toEqual(['Clara Veloso']);
    for (const onde of ['pagina', 'versoes/1', 'versoes/1/planilha', 'versoes/1/arquivo']) {
      expect((await c.envia(null, 'GET', `${raiz}/${onde}`)).text).not.toContain('Caio');
    }
    // A later version of the same row shows no change.
    const comparadas = (await c.envia<Eu>(null, 'GET', `${raiz}/comparacao?de=1&ate=1`)).text;
    expect(comparadas).not.toContain('coordenador');
    await chamar(dono, null);
    expect((await conferir()).nomes).toEqual(antes.nomes);
  });

  it('keeps text and hash of an older version, and its page shows today’s name, in its own project only', async () => {
    const { edital, dono, projeto, raiz } = await publicado('Ivo Salles');
    const homonimo = await c.w.novaPessoa('coordenador', { nome: 'Ivo Salles' });
    const { projeto: outro } = await c.w.novoAvaliado(edital, { dono: homonimo });
    const guardada = await rowOf(t, 'resultadoVersao', { editalId: edital });
    const [linha] = JSON.parse(guardada.canonico) as Record<string, string>[];
    const canonico = jsonCanonico([
      { ...linha, coordenador: 'Ivo Salles', projeto_id: projeto },
      { ...linha, coordenador: 'Ivo Salles', projeto_id: outro },
    ]);
    const { id: _id, ...resto } = guardada;
    await insertInto(t, 'resultadoVersao', { ...resto, numero: 2, canonico, sha256: hash(canonico) });
    await chamar(dono, 'Iva Salles');
    expect(await nomesNo(raiz)).toEqual(['Iva Salles', 'Ivo Salles']);
    expect((await rowOf(t, 'resultadoVersao', { editalId: edital, numero: 2 })).sha256).toBe(hash(canonico));
    const arquivo = (await c.envia<{ coordenador: string }[]>(null, 'GET', `${raiz}/versoes/2/arquivo`)).body;
    expect(arquivo.map(({ coordenador }) => coordenador)).toEqual(['Iva Salles', 'Ivo Salles']);
  });

  it('shows today’s name in a text of publication and its PDF, and keeps naming a closed account', async () => {
    const { edital, dono } = await publicado('Otto Brandão');
    const texto = await c.envia<{ id: number; sha256: string }>(
      adm,
      'POST',
      `/api/edital/${edital}/resultado/1/texto_de_publicacao`,
      { ...NOVO_TEXTO },
    );
    expect(texto.status).toBe(201);
    const { id, sha256 } = texto.body;
    const ler = async () =>
      (await c.envia(null, 'GET', `/api/publico/textos_de_publicacao/${id}/texto`)).text;
    const pdf = async () => {
      const r = await fetch(`${t.url}/api/publico/textos_de_publicacao/${id}/pdf`);
      return (await readPdf(new Uint8Array(await r.arrayBuffer()))).pages.join(' ');
    };
    expect([await ler(), await pdf()]).toEqual([
      expect.stringContaining('Otto Brandão'),
      expect.stringContaining('Otto Brandão'),
    ]);
    await chamar(dono, 'Olga Brandão');
    const [lido, impresso] = [await ler(), await pdf()];
    for (const um of [lido, impresso]) {
      expect([um.includes('Olga Brandão'), um.includes('Otto')]).toEqual([true, false]);
    }
    const conferencia = `/api/publico/textos_de_publicacao/${id}/texto?conferencia=true`;
    expect(hash((await c.envia<Conferencia>(null, 'GET', conferencia)).body.texto)).toBe(sha256);
  });
});

describe('[C-L5] a document that the person asks for', () => {
  it('prints one name, or both on request, and follows a change', async () => {
    const edital = await c.w.novoEditalEm('secretaria');
    const dono = await c.w.novaPessoa('coordenador', { nome: 'Saulo Pinto' });
    const { projeto } = await c.w.novoAvaliado(edital, { dono });
    await c.envia(adm, 'PATCH', '/api/secretaria_projetos', { edital });
    await chamar(dono, 'Sara Pinto');
    const emitir = async (mais: object) => {
      const corpo = { papel: 'COORDENADOR', projeto: { id: projeto }, ...mais };
      const r = await c.envia<{ codigo: string }>(dono, 'POST', '/api/declaracao', corpo);
      expect([r.status, r.text.includes('Saulo')]).toEqual([201, false]);
      return async () => (await c.envia(null, 'GET', `/api/publico/declaracao/${r.body.codigo}`)).body;
    };
    const uma = await emitir({});
    const comAmbos = await emitir({ comNomeCivil: true });
    expect(await uma()).toMatchObject({ nome: 'Sara Pinto' });
    expect(await uma()).not.toHaveProperty('nomeCivil');
    expect(await comAmbos()).toMatchObject({ nome: 'Sara Pinto', nomeCivil: 'Saulo Pinto' });
    await chamar(dono, null);
    expect(await comAmbos()).toMatchObject({ nome: 'Saulo Pinto' });
    expect(await comAmbos()).not.toHaveProperty('nomeCivil');
  });
});
