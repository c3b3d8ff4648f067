import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, deleteRows, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOVO_TEXTO } from '../../testing/world/cena-da-publicacao.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

type Reuniao = AnswerOf<Api['lerSessaoDaComissao']>;
type Item = Reuniao['itens'][number];
type Decisao = AnswerOf<Api['lerDecisao']>;
type Varios = AnswerOf<Api['decidirVarios']>;
type Pendencias = AnswerOf<Api['lerPendencias']>;
type Publicado = AnswerOf<Api['lerResultados']>;

const HORA = 3_600_000;

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador', { nome: 'Ada da Comissão' });
  sec = await c.w.novaPessoa('secretaria');
});
afterAll(() => t.close());

/** Moves the clock; the people used afterwards log in again. */
async function passar(horas: number): Promise<void> {
  t.clock.avancar(horas * HORA);
  adm = { ...adm, ...(await c.w.abrirSessao(adm.id, adm.tipo)) };
}

/** Sets the institution's zone. */
async function noFuso(fuso: string): Promise<void> {
  await deleteRows(t, 'configuracao', {});
  await insertInto(t, 'configuracao', { id: 1, versao: 1, dados: { fuso } });
}

const recusa = ({ status, body }: { readonly status: number; readonly body: ErrorBody }) => [
  status,
  body.code,
  body.errors === undefined ? body.message : body.errors,
];
const ler = async (quem: Pessoa, id: number) =>
  (await c.envia<Reuniao>(quem, 'GET', `/api/sessao/${id}`)).body;
const abrir = (edital: number, body: object, quem = adm) =>
  c.envia<Reuniao & ErrorBody>(quem, 'POST', `/api/edital/${edital}/sessoes`, { local: 'Sala 12', ...body });
const agir = (id: number, ato: string, body?: unknown, quem = adm) =>
  c.envia<Reuniao & ErrorBody>(quem, 'POST', `/api/sessao/${id}/${ato}`, body);
const decidir = (id: number, projeto: number, body: object, quem = adm) =>
  c.envia<Item & ErrorBody>(quem, 'PUT', `/api/sessao/${id}/item/${projeto}/decisao`, body);
const vagas = (remunerados: number, voluntarios: number, mesa: number, motivo = 'A comissão decidiu') => ({
  remunerados,
  voluntarios,
  mesa,
  motivo,
});
const naMesa = (projeto: number, remunerados: number, voluntarios: number, mais: object = {}, quem = adm) =>
  c.envia<ErrorBody>(quem, 'POST', '/api/projeto/atualizar_instrutores_aprovados', {
    id: projeto,
    remunerados_aprovados: remunerados,
    voluntarios_aprovados: voluntarios,
    ...mais,
  });
const enviar = (edital: number) =>
  c.envia<ErrorBody>(adm, 'POST', '/api/secretaria_projetos', { id: edital });
const pendencias = async (edital: number) =>
  (await c.envia<Pendencias>(adm, 'GET', `/api/edital/${edital}/pendencias`)).body;
const linhaDe = async (edital: number, projeto: number, quem = adm) =>
  (await c.envia<Decisao>(quem, 'GET', `/api/edital/${edital}/decisao`)).body.linhas.find(
    ({ projeto_id }) => projeto_id === projeto,
  );
const texto = async (id: number, query = '', quem = adm) =>
  (await c.envia(quem, 'GET', `/api/sessao/${id}/ata/texto${query}`)).text;
const hash = (escrito: string) => createHash('sha256').update(escrito, 'utf8').digest('hex');

/** Three projects by total, the first coordinated by `dona`. */
async function edital(dona?: Pessoa) {
  const id = await c.w.novoEditalEm('decisao');
  const projetos = [];
  for (const [i, adequacao] of [35, 30, 20].entries()) {
    const quem = i === 0 && dona !== undefined ? { dono: dona } : {};
    projetos.push(
      await c.w.novoAvaliado(id, { ...quem, aprovacao: { pontuacaoAdequacaoCoerencia: adequacao } }),
    );
  }
  const [um, dois, tres] = projetos;
  if (um === undefined || dois === undefined || tres === undefined) throw new Error('three projects');
  return { id, um, dois, tres };
}

async function aberta(doEdital: number, membros: readonly Pessoa[] = [adm], mais: object = {}) {
  const { status, body } = await abrir(doEdital, { membros: membros.map(({ id }) => id), ...mais });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
}

describe('a meeting that goes on (D54)', () => {
  it('[C-G2] prevents sending the call to the secretariat, by its number, also in the list of what is missing', async () => {
    const { id, um } = await edital();
    const reuniao = await aberta(id);
    const dito = `${M.haReuniaoAberta} (nº 1): encerre-a antes de enviar o edital`;
    expect(recusa(await enviar(id))).toEqual([409, 'SESSAO_ABERTA', dito]);
    expect((await pendencias(id)).bloqueios).toEqual([
      {
        codigo: 'SESSAO_ABERTA',
        mensagem: dito,
        quantidade: null,
        tela: `/sessoes_da_comissao/${reuniao}`,
      },
    ]);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await agir(reuniao, 'suspender', { motivo: 'Almoço' });
    expect((await enviar(id)).status).toBe(409);
    await agir(reuniao, 'encerrar');
    expect((await pendencias(id)).bloqueios).toEqual([]);
    expect((await enviar(id)).status).toBe(200);
  });
});

describe('changing what a meeting decided (D54)', () => {
  it('[C-G2] requires a reason in the table, single and in bulk, only for a project that it decided', async () => {
    const { id, um, dois } = await edital();
    const reuniao = await aberta(id);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await agir(reuniao, 'encerrar');
    expect((await linhaDe(id, um.projeto))?.sessao).toEqual({
      id: reuniao,
      sessao: 1,
      remunerados: 1,
      voluntarios: 0,
    });
    expect((await linhaDe(id, dois.projeto))?.sessao).toBeUndefined();
    expect(recusa(await naMesa(um.projeto, 2, 0))).toEqual([
      422,
      'TEXTO_VAZIO',
      { motivo: M.motivoDaAlteracao },
    ]);
    expect((await naMesa(um.projeto, 2, 0, { motivo: 'a'.repeat(2001) })).status).toBe(422);
    expect((await naMesa(dois.projeto, 2, 0)).status).toBe(200);
    // No change, so no reason is needed.
    expect((await naMesa(um.projeto, 1, 0)).status).toBe(200);
    const varios = async (mais: object) => {
      const linhas = [um, dois].map(({ projeto }) => ({
        projeto,
        remunerados_aprovados: 0,
        voluntarios_aprovados: 2,
      }));
      const comVersao = [];
      for (const linha of linhas)
        comVersao.push({ ...linha, versao: (await linhaDe(id, linha.projeto))?.versao });
      const { body } = await c.envia<Varios>(adm, 'POST', `/api/edital/${id}/decisao`, {
        linhas: comVersao,
        ...mais,
      });
      return body.linhas.map(({ resultado, mensagem }) => [resultado, mensagem]);
    };
    expect(await varios({})).toEqual([
      ['recusado', M.motivoDaAlteracao],
      ['feito', expect.any(String)],
    ]);
    expect((await varios({ motivo: 'Uma bolsa foi cortada' }))[0]?.[0]).toBe('feito');
    expect(await countOf(t, 'alteracaoDaDecisao', { projetoId: um.projeto })).toBe(1);
    expect(await countOf(t, 'alteracaoDaDecisao', { projetoId: dois.projeto })).toBe(0);
  });

  it('[C-G2] makes a numbered retificação with the hash of the minutes, which stay unchanged', async () => {
    const hugo = await c.w.novaPessoa('avaliador', { nome: 'Hugo Falcão' });
    const { id, um, dois } = await edital();
    const reuniao = await aberta(id, [adm, hugo]);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await decidir(reuniao, dois.projeto, vagas(0, 1, 1));
    // Before the minutes exist: they will contain the change.
    await naMesa(dois.projeto, 0, 2, { motivo: 'Pediram dois' });
    expect((await ler(adm, reuniao)).itens[1]?.alteracoes).toEqual([
      expect.objectContaining({ depois: { remunerados: 0, voluntarios: 2 }, motivo: 'Pediram dois' }),
    ]);
    const { atas, retificacoes } = (await agir(reuniao, 'encerrar')).body;
    const antes = await texto(reuniao);
    expect(retificacoes.map(({ projeto }) => projeto.id)).toEqual([dois.projeto]);
    await naMesa(um.projeto, 2, 1, { motivo: 'Sobrou\numa bolsa' });
    const depois = await ler(adm, reuniao);
    expect(await texto(reuniao)).toBe(antes);
    expect(depois.atas).toEqual(atas);
    expect(depois.retificacoes.map(({ projeto }) => projeto.id)).toEqual([dois.projeto, um.projeto]);
    const [primeira, segunda] = depois.retificacoes;
    expect((segunda?.numero ?? 0) - (primeira?.numero ?? 0)).toBe(1);
    const escrito = await texto(reuniao, `?retificacao=${segunda?.id}`);
    const caminho = `/api/sessao/${reuniao}/ata/texto?conferencia=true&retificacao=${segunda?.id}`;
    const { texto: somado } = (await c.envia<{ texto: string }>(adm, 'GET', caminho)).body;
    expect(hash(somado)).toBe(segunda?.sha256);
    for (const dito of [
      `Retificação nº ${segunda?.numero}/2026`,
      `Retifica a Ata nº ${atas[0]?.numero}/2026, da 1ª sessão`,
      `SHA-256 do texto dessa ata: ${atas[0]?.sha256}`,
      'Antes: 1 bolsa e 0 voluntários.',
      'Depois: 2 bolsas e 1 voluntário.',
      'Alterado por Ada da Comissão em ',
      'Motivo: Sobrou\n    uma bolsa',
    ]) {
      expect(escrito).toContain(dito);
    }
    const resposta = await fetch(`${t.url}/api/sessao/${reuniao}/ata/pdf?retificacao=${segunda?.id}`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    const pdf = await readPdf(new Uint8Array(await resposta.arrayBuffer()));
    expect([pdf.pdfa, pdf.tagged]).toEqual(['2A', true]);
    expect(pdf.compact).toContain(squeeze(segunda?.sha256 ?? ''));
    const doutra = await edital();
    const alheia = await aberta(doutra.id);
    await agir(alheia, 'encerrar');
    expect(
      (await c.envia(adm, 'GET', `/api/sessao/${alheia}/ata/texto?retificacao=${segunda?.id}`)).status,
    ).toBe(404);
    await expect(updateRows(t, 'retificacaoDaAta', { texto: 'x' }, { id: segunda?.id ?? 0 })).rejects.toThrow(
      'only grows',
    );
    await expect(
      updateRows(t, 'alteracaoDaDecisao', { motivo: 'x' }, { projetoId: um.projeto }),
    ).rejects.toThrow('only grows');
  });

  it('[C-L6] mails everybody present once about several decisions changed at once', async () => {
    const livre = await c.w.novaPessoa('avaliador', { nome: 'Leila Presente' });
    const { id, um, dois } = await edital();
    const reuniao = await aberta(id, [adm, livre]);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await decidir(reuniao, dois.projeto, vagas(0, 1, 1));
    await agir(reuniao, 'encerrar');
    const { email } = await rowOf(t, 'professor', { id: livre.id });
    const deLivre = async () => (await t.emailsAte(0)).filter(({ para }) => para === email);
    expect(await deLivre()).toEqual([]);
    const linhas = [];
    for (const projeto of [um.projeto, dois.projeto]) {
      const { versao } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
      linhas.push({ projeto, versao, remunerados_aprovados: 1, voluntarios_aprovados: 1 });
    }
    const r = await c.envia(adm, 'POST', `/api/edital/${id}/decisao`, { linhas, motivo: 'Sobrou bolsa' });
    expect([r.status, r.text]).toEqual([200, r.text]);
    const [carta, ...mais] = await deLivre();
    expect(mais).toEqual([]);
    expect(carta?.assunto).toBe('Decisões da comissão sobre 2 projetos alteradas');
    for (const { projeto } of [um, dois]) expect(carta?.texto).toContain(`Número: ${projeto}\n`);
  });

  it('[C-G2] mails those present, and hides it from those who were excluded', async () => {
    const dona = await c.w.novaPessoa('avaliador', { nome: 'Dona do Projeto' });
    const declara = await c.w.novaPessoa('administrador', { nome: 'Declarante' });
    const livre = await c.w.novaPessoa('avaliador', { nome: 'Livre' });
    await declarado(t, declara.id, { pessoa: dona.id });
    const { id, um } = await edital(dona);
    const reuniao = await aberta(id, [adm, dona, declara, livre]);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await agir(reuniao, 'encerrar');
    await naMesa(um.projeto, 2, 0, { motivo: 'Uma turma a mais' });
    const assunto = `Decisão da 1ª sessão sobre o projeto nº ${um.projeto} alterada`;
    const para = (await t.emailsAte(1)).flatMap((email) => (email.assunto === assunto ? [email] : []));
    // No mail to the author of the change, who was present too.
    const { email } = await rowOf(t, 'professor', { id: livre.id });
    expect(para.map((carta) => carta.para)).toEqual([email]);
    expect(para[0]?.texto).toContain('Uma turma a mais');
    for (const quem of [dona, declara]) {
      const lida = await c.envia(quem, 'GET', `/api/sessao/${reuniao}`);
      expect(lida.text).not.toContain('Uma turma a mais');
      expect((lida.body as Reuniao).retificacoes).toEqual([]);
    }
    expect((await linhaDe(id, um.projeto, declara))?.sessao).toBeUndefined();
    expect(
      recusa(await c.envia<ErrorBody>(declara, 'GET', `/api/sessao/${reuniao}/ata/texto?retificacao=1`))[0],
    ).toBe(409);
  });
});

describe('the minutes name people and hours (D54)', () => {
  it('[C-G3] [C-M5] name openers, presidents, writers, recorders and those present at each item, in the institution’s zone', async () => {
    await noFuso('America/Fortaleza');
    const pres = await c.w.novaPessoa('PRESIDENTE_COMISSAO', { nome: 'Paula Presidente' });
    const hugo = await c.w.novaPessoa('avaliador', { nome: 'Hugo Falcão' });
    const rita = await c.w.novaPessoa('administrador', { nome: 'Rita Redatora' });
    const { id, um, dois } = await edital(pres);
    const reuniao = await aberta(id, [hugo], { preside: pres.id, redige: rita.id });
    // The president counts as present.
    expect((await ler(adm, reuniao)).presencas.map(({ pessoa }) => pessoa.nome)).toEqual([
      'Hugo Falcão',
      'Paula Presidente',
    ]);
    // She is barred from her own project, so Hugo presides over that item.
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await decidir(reuniao, dois.projeto, vagas(0, 1, 1));
    await agir(reuniao, 'encerrar');
    const escrito = await texto(reuniao);
    for (const dito of [
      'foi aberta por Ada da Comissão em ',
      'Presidiu a sessão: Paula Presidente.\nRedigiu a ata: Rita Redatora.\nQuórum de cada item: 1 membro presente sem impedimento nele.',
      'Datas e horas desta ata: horário de Fortaleza (UTC−3).',
      'PRESENTES\n\nHugo Falcão\nPaula Presidente (presidiu a sessão)\n',
      'Presidiu este item: Hugo Falcão.\nPresentes neste item: Hugo Falcão.\nNão participaram deste item: Paula Presidente.\nDecidido: 1 bolsa',
      'Presentes neste item: Hugo Falcão, Paula Presidente.\nDecidido: 0 bolsas e 1 voluntário',
      'Decisão registrada por Ada da Comissão em ',
    ]) {
      expect(escrito).toContain(dito);
    }
    const resposta = await fetch(`${t.url}/api/sessao/${reuniao}/ata/pdf`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    const pdf = await readPdf(new Uint8Array(await resposta.arrayBuffer()));
    for (const dito of [
      'Presidiu a sessão: Paula Presidente',
      'Redigiu a ata',
      'horário de Fortaleza (UTC−3)',
    ]) {
      expect(pdf.compact).toContain(squeeze(dito));
    }
    await noFuso('UTC');
  });

  it('[C-G3] require for each item as many members as the call says, present, not excluded, and presided over by one of them', async () => {
    const dona = await c.w.novaPessoa('avaliador', { nome: 'Dona' });
    const outra = await c.w.novaPessoa('avaliador', { nome: 'Outra' });
    const { id, um } = await edital(dona);
    const so = await aberta(id, [dona]);
    expect(recusa(await decidir(so, um.projeto, vagas(1, 0, 1)))).toEqual([
      409,
      'SEM_QUORUM',
      `${M.semQuorum}: há 0 de 1`,
    ]);
    expect((await rowOf(t, 'itemDaSessao', { projetoId: um.projeto })).decididoEm).toBeNull();
    await agir(so, 'cancelar', { motivo: 'Falta gente' });
    const regras = `/api/edital/${id}/regras`;
    const mudar = (quorum: number) =>
      c.envia<ErrorBody>(adm, 'PUT', regras, { quorum, motivo: 'A comissão é de três' });
    for (const errado of [0, 101]) {
      expect(recusa(await mudar(errado))).toEqual([422, 'QUORUM_INVALIDO', { quorum: M.quorumInvalido }]);
    }
    expect((await mudar(2)).status).toBe(200);
    const reuniao = await aberta(id, [adm, dona]);
    expect(recusa(await mudar(1))).toEqual([409, 'NAO_MUDA_AGORA', { quorum: M.quorumComReuniao }]);
    expect((await decidir(reuniao, um.projeto, vagas(1, 0, 1))).status).toBe(409);
    await agir(reuniao, 'presencas', { pessoa: outra.id, presente: true });
    expect(recusa(await decidir(reuniao, um.projeto, { ...vagas(1, 0, 1), preside: dona.id }))).toEqual([
      422,
      'NAO_PODE_PRESIDIR',
      { preside: M.quemPresideAusente },
    ]);
    const { body } = await decidir(reuniao, um.projeto, { ...vagas(1, 0, 1), preside: outra.id });
    expect(body.registro).toMatchObject({
      preside: { nome: 'Outra' },
      presentes: [{ nome: 'Ada da Comissão' }, { nome: 'Outra' }],
      registradaPor: 'Ada da Comissão',
    });
    await agir(reuniao, 'encerrar');
  });

  it('[C-G3] refuse a president or writer who is not of the committee, beside the field', async () => {
    const { id } = await edital();
    const coordenador = await c.w.novaPessoa();
    for (const [campo, dito] of [
      ['preside', M.presidenteDesconhecido],
      ['redige', M.redatorDesconhecido],
    ] as const) {
      const r = await abrir(id, { membros: [adm.id], [campo]: coordenador.id });
      expect(recusa(r)).toEqual([422, 'PESSOA_DESCONHECIDA', { [campo]: dito }]);
    }
  });
});

describe('one decision, shown in five places', () => {
  it('[C-G2] agrees in minutes, table, result, public page and publication text, or names each difference', async () => {
    const { id, um, dois, tres } = await edital();
    const daMesa = async (projeto: number) => (await linhaDe(id, projeto))?.versao ?? 0;
    const primeira = await aberta(id);
    await decidir(primeira, um.projeto, vagas(1, 0, await daMesa(um.projeto)));
    await decidir(primeira, dois.projeto, vagas(1, 1, await daMesa(dois.projeto)));
    await agir(primeira, 'encerrar');
    const segunda = await aberta(id);
    await decidir(segunda, tres.projeto, vagas(0, 1, await daMesa(tres.projeto)));
    // The second meeting changes what the first one decided.
    await decidir(segunda, dois.projeto, vagas(1, 0, await daMesa(dois.projeto), 'Só há uma turma'));
    await agir(segunda, 'encerrar');
    await naMesa(um.projeto, 2, 0, { motivo: 'Sobrou uma bolsa' });

    const decidido = async (reuniao: number, projeto: number) => {
      const secoes = (await texto(reuniao)).split(/\n\n(?=\d+\. Projeto nº )/);
      return /^(?:Decidido|Mantida a proposta): (.*)\.$/m.exec(
        secoes.find((s) => s.includes(`Projeto nº ${projeto}:`)) ?? '',
      )?.[1];
    };
    const retificados = async (reuniao: number) =>
      (await ler(adm, reuniao)).retificacoes.map(({ projeto }) => projeto.id);
    expect(await decidido(primeira, um.projeto)).toBe('1 bolsa e 0 voluntários');
    expect(await decidido(primeira, dois.projeto)).toBe('1 bolsa e 1 voluntário');
    expect(await decidido(segunda, dois.projeto)).toBe('1 bolsa e 0 voluntários');
    expect(await decidido(segunda, tres.projeto)).toBe('0 bolsas e 1 voluntário');
    expect(await retificados(primeira)).toEqual([dois.projeto, um.projeto]);
    expect(await retificados(segunda)).toEqual([]);
    const mesa = async () =>
      (await c.envia<Decisao>(adm, 'GET', `/api/edital/${id}/decisao`)).body.linhas.map((linha) => [
        linha.remunerados_aprovados,
        linha.voluntarios_aprovados,
        linha.sessao?.sessao,
      ]);
    expect(await mesa()).toEqual([
      [2, 0, 1],
      [1, 0, 2],
      [0, 1, 2],
    ]);

    expect((await enviar(id)).status).toBe(200);
    expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital: id })).status).toBe(200);
    const publico = async (versao: number) =>
      (
        await c.envia<Publicado>(null, 'GET', `/api/publico/resultados/${id}/versoes/${versao}`)
      ).body.projetos.map((linha) => [
        linha.remunerados_aprovados,
        linha.voluntarios_aprovados,
        linha.sessaoAlterada,
      ]);
    expect(await publico(1)).toEqual([
      [2, 0, 1],
      [1, 0, undefined],
      [0, 1, undefined],
    ]);
    const dizem = async (versao: number) => {
      const pagina = (await c.envia(null, 'GET', `/api/publico/resultados/${id}/pagina?versao=${versao}`))
        .text;
      const guardado = await c.envia<{ id: number }>(
        sec,
        'POST',
        `/api/edital/${id}/resultado/${versao}/texto_de_publicacao`,
        NOVO_TEXTO,
      );
      const portaria = (
        await c.envia(null, 'GET', `/api/publico/textos_de_publicacao/${guardado.body.id}/texto`)
      ).text;
      const csv = (await c.envia(null, 'GET', `/api/publico/resultados/${id}/versoes/${versao}/planilha`))
        .text;
      return [pagina, portaria, csv].map((dito) => [
        dito.split('decisão da sessão nº 1 alterada').length - 1,
        dito.split('decisão da sessão nº 2 alterada').length - 1,
      ]);
    };
    expect(await dizem(1)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);

    // An appeal gives one more volunteer to the third project, which the second meeting decided.
    const pedido = await c.solicita({ ...tres, edital: id });
    expect(pedido.status).toBe(201);
    const aceite = umaDecisao(pedido.body.id, { remunerados_aprovados: 0, voluntarios_aprovados: 2 });
    expect((await c.envia<ErrorBody>(c.presidente, 'POST', '/api/recurso/aceitar', aceite)).status).toBe(200);
    const emVigor = await c.envia<Publicado>(null, 'GET', `/api/publico/resultados/${id}`);
    const doTerceiro = emVigor.body.projetos.find(({ projeto_id }) => projeto_id === tres.projeto);
    expect([doTerceiro?.voluntarios_aprovados, doTerceiro?.sessaoAlterada]).toEqual([2, 2]);
    expect(await retificados(segunda)).toEqual([tres.projeto]);
    const [retificacao] = (await ler(adm, segunda)).retificacoes;
    expect(await texto(segunda, `?retificacao=${retificacao?.id}`)).toContain(
      `Depois: 0 bolsas e 2 voluntários.\nAlterado por `,
    );
    expect(await dizem(2)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect((await rowsOf(t, 'ata', {})).length).toBeGreaterThan(1);
  });
});

// Last, because it moves the clock and the sessions above end.
describe('a meeting that nobody goes on with (D54)', () => {
  it('[C-G2] blocks nothing more once suspended after a day without an act, which its minutes mention', async () => {
    const { id, um } = await edital();
    const reuniao = await aberta(id);
    await decidir(reuniao, um.projeto, vagas(1, 0, 1));
    await passar(25);
    expect((await enviar(id)).status).toBe(409);
    await agir(reuniao, 'suspender', { motivo: 'Ninguém voltou' });
    expect((await pendencias(id)).bloqueios).toEqual([]);
    // When resumed, it blocks the call again.
    await agir(reuniao, 'retomar');
    expect((await enviar(id)).status).toBe(409);
    await agir(reuniao, 'suspender', { motivo: 'Jantar' });
    await passar(23);
    expect((await enviar(id)).status).toBe(409);
    await passar(1);
    expect((await enviar(id)).status).toBe(200);
    await agir(reuniao, 'encerrar');
    const suspensoes = (await texto(reuniao)).split('\n').filter((linha) => linha.startsWith('Suspensa'));
    expect(suspensoes).toEqual([
      expect.stringMatching(
        /^Suspensa em .{16}, por Ada da Comissão, sem nenhum ato desde .{16}: Ninguém voltou$/,
      ),
      expect.stringMatching(/^Suspensa em .{16}, por Ada da Comissão: Jantar$/),
    ]);
  });
});
