import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { findRow, rowOf, rowsOf } from '../../testing/rows.ts';
import { editalComHomologacao, marcado } from '../../testing/world/cena-da-homologacao.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Homologacao = AnswerOf<Api['lerHomologacaoDoProjeto']>;
type Linha = AnswerOf<Api['listarHomologacao']>[number];
type DoEdital = AnswerOf<Api['lerHomologacaoDoEdital']>;
type Pendencias = AnswerOf<Api['lerPendencias']>;
type Tarefas = AnswerOf<Api['listarTarefas']>;

let t: TestApp;
let w: World;
let adm: Awaited<ReturnType<typeof comNome>>;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await comNome('administrador');
});
afterAll(() => t.close());

const envia = <T = ErrorBody>(
  quem: Pessoa,
  metodo: string,
  caminho: string,
  body?: unknown,
  versao?: number,
) =>
  send<T>(t.url, metodo, caminho, {
    token: quem.token,
    body,
    ...(versao === undefined ? {} : { headers: { 'if-match': `"${versao}"` } }),
  });
const agir = (quem: Pessoa, projeto: number, ato: string, body: unknown, versao?: number) =>
  envia<Homologacao & ErrorBody>(quem, 'POST', `/api/projeto/${projeto}/homologacao${ato}`, body, versao);
const marcar = (projeto: number, body: object, quem: Pessoa = adm) => agir(quem, projeto, '', body);
const ler = async (quem: Pessoa, projeto: number) =>
  (await envia<Homologacao>(quem, 'GET', `/api/projeto/${projeto}/homologacao`)).body;
const recusa = async (r: Promise<Problem>) => {
  const { status, body } = await r;
  return [status, body.code, body.errors === undefined ? body.message : body.errors];
};
const hoje = (dias = 0) => new Date(t.clock.agora().getTime() + dias * 86_400_000).toISOString().slice(0, 10);
const devolver = (dias = 5, secoes = ['resumo', 'titulo']) =>
  ({ marca: 'devolvido', motivo: 'Falta o método', secoes, ate: hoje(dias) }) as const;
const RESUMO = '<p>Um resumo novo, agora com o método.</p>';

async function comNome(tipo: Parameters<World['novaPessoa']>[0]) {
  const pessoa = await w.novaPessoa(tipo);
  const { nome, email } = await rowOf(t, 'professor', { id: pessoa.id });
  return { ...pessoa, nome, email };
}

/** Mails sent to this person, once the queue is empty. */
const mailsDe = async ({ email }: { readonly email: string }) =>
  (await t.emailsAte(0)).filter(({ para }) => para === email);

async function cena(projetos = 1) {
  const dono = await comNome('coordenador');
  const edital = await editalComHomologacao(t, w);
  const ids: number[] = [];
  for (let i = 0; i < projetos; i += 1) ids.push(await w.novoProjeto(dono.id, edital));
  const [projeto = 0] = ids;
  return { dono, edital, projeto, ids };
}
const pendencias = async (edital: number) =>
  (await envia<Pendencias>(adm, 'GET', `/api/edital/${edital}/pendencias`)).body;
const decidir = (edital: number) =>
  envia(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id: edital });
const designar = async (projeto: number) =>
  envia(adm, 'POST', '/api/projeto_aprovacao/designar', {
    projeto,
    avaliador: (await w.novaPessoa('avaliador')).id,
  });
const codigos = async (quem: Pessoa) =>
  (await envia<Tarefas>(quem, 'GET', '/api/tarefas')).body.tarefas.map(({ codigo }) => codigo);

describe('a call without homologação', () => {
  it('shows nothing of it, refuses each act, and designates as before', async () => {
    const dono = await w.novaPessoa('coordenador');
    const edital = await w.novoEditalEm('avaliacao');
    const projeto = await w.novoProjeto(dono.id, edital);
    expect(
      (await envia<DoEdital>(adm, 'GET', `/api/edital/${edital}/homologacao/contagem`)).body,
    ).toMatchObject({
      ligada: false,
      esperam: 0,
    });
    expect((await envia<Linha[]>(adm, 'GET', `/api/edital/${edital}/homologacao`)).body).toEqual([]);
    expect((await envia(adm, 'GET', `/api/projeto/${projeto}/homologacao`)).status).toBe(404);
    expect(await recusa(marcar(projeto, { marca: 'homologado' }))).toEqual([
      409,
      'SEM_HOMOLOGACAO',
      M.semHomologacao,
    ]);
    expect((await pendencias(edital)).bloqueios.map(({ codigo }) => codigo)).toEqual(['NAO_DESIGNADOS']);
    expect((await designar(projeto)).status).toBe(201);
  });
});

describe('a project that waits for homologação', () => {
  it('is no candidate and blocks the decision; once homologado it is like any other', async () => {
    const { edital, projeto, ids } = await cena(2);
    expect(await recusa(designar(projeto))).toEqual([409, 'POR_HOMOLOGAR', M.porHomologar]);
    expect((await envia(adm, 'GET', `/api/projeto_aprovacao/candidatos/${projeto}`)).status).toBe(409);
    expect((await pendencias(edital)).bloqueios).toEqual([
      {
        codigo: 'POR_HOMOLOGAR',
        mensagem: M.existemPorHomologar,
        quantidade: 2,
        tela: `/editais/${edital}/homologacao`,
      },
    ]);
    expect(await recusa(decidir(edital))).toEqual([409, 'POR_HOMOLOGAR', M.existemPorHomologar]);
    expect(await codigos(adm)).toContain('PROJETOS_A_HOMOLOGAR');
    const r = await marcar(projeto, { marca: 'homologado' });
    expect([r.status, r.body.estado, r.body.versao, r.headers.get('etag')]).toEqual([
      200,
      'homologado',
      2,
      '"2"',
    ]);
    expect(
      (await pendencias(edital)).bloqueios.map(({ codigo, quantidade }) => [codigo, quantidade]),
    ).toEqual([
      ['POR_HOMOLOGAR', 1],
      ['NAO_DESIGNADOS', 1],
    ]);
    const semAvaliador = await envia<{ id: number }[]>(
      adm,
      'GET',
      `/api/edital/${edital}/projetos?situacao=semAvaliador`,
    );
    expect(semAvaliador.body.map(({ id }) => id)).toEqual([projeto]);
    const todos = await envia<{ id: number; homologacao?: string }[]>(
      adm,
      'GET',
      `/api/edital/${edital}/projetos`,
    );
    expect(todos.body.map(({ id, homologacao }) => [id, homologacao])).toEqual([
      [projeto, 'homologado'],
      [ids[1], 'pendente'],
    ]);
    expect((await designar(projeto)).status).toBe(201);
    expect(await recusa(agir(adm, projeto, '/desfazer', { motivo: 'Engano' }))).toEqual([
      409,
      'TEM_AVALIADOR',
      M.temAvaliador,
    ]);
  });

  it('is marked one by one with others; a repetition reports it as marked already', async () => {
    const { edital, ids } = await cena(3);
    const alheio = (await cena()).projeto;
    const caminho = `/api/edital/${edital}/homologacao`;
    type Feito = { linhas: { projeto: number; resultado: string; mensagem: string }[] };
    const feito = async (body: object) => (await envia<Feito>(adm, 'POST', caminho, body)).body.linhas;
    expect(await feito({ marca: 'homologado', projetos: [...ids, alheio] })).toEqual([
      ...ids.map((projeto) => ({ projeto, resultado: 'feito', mensagem: M.homologado })),
      { projeto: alheio, resultado: 'recusado', mensagem: 'Projeto não encontrado.' },
    ]);
    expect((await feito({ marca: 'homologado', projetos: ids })).map(({ resultado }) => resultado)).toEqual([
      'jaEstava',
      'jaEstava',
      'jaEstava',
    ]);
    const outra = { marca: 'naoHomologado', motivo: 'Fora do tema', projetos: ids };
    expect((await feito(outra)).map(({ resultado, mensagem }) => [resultado, mensagem])).toEqual(
      ids.map(() => ['recusado', M.jaMarcado]),
    );
    expect(await recusa(envia(adm, 'POST', caminho, { marca: 'homologado', projetos: [] }))).toEqual([
      422,
      'NENHUM_PROJETO',
      { projetos: MENSAGENS_DESIGNACAO.nenhumProjeto },
    ]);
  });

  it('is listed by state, unit and text, with counts; never one’s own', async () => {
    const { edital, ids } = await cena(2);
    const meu = await w.novoProjeto(adm.id, edital);
    await marcar(ids[1] ?? 0, devolver());
    const lista = async (query: string) =>
      (await envia<Linha[]>(adm, 'GET', `/api/edital/${edital}/homologacao?${query}`)).body;
    expect((await lista('')).map(({ id, estado, versao }) => [id, estado, versao])).toEqual([
      [ids[0], 'pendente', 1],
      [ids[1], 'devolvido', 2],
    ]);
    expect((await lista('estado=devolvido')).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await lista('estado=aHomologar')).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await lista(`busca=${ids[0]}`)).map(({ id }) => id)).toContain(ids[0]);
    expect(await lista('busca=nada%20disto')).toEqual([]);
    expect(await lista('unidade=2000000')).toEqual([]);
    const { body } = await envia<DoEdital>(adm, 'GET', `/api/edital/${edital}/homologacao/contagem`);
    expect(body).toMatchObject({ ligada: true, projetos: { pendente: 1, devolvido: 1 }, esperam: 2 });
    expect(await recusa(marcar(meu, { marca: 'homologado' }))).toEqual([
      409,
      'VOCE_PARTICIPA',
      A.voceParticipa,
    ]);
  });

  it('is not marked by a person who declared a conflict with it', async () => {
    const { dono, projeto } = await cena();
    const outro = await w.novaPessoa('administrador');
    await declarado(t, outro.id, { pessoa: dono.id });
    expect(await recusa(marcar(projeto, { marca: 'homologado' }, outro))).toEqual([
      409,
      'VOCE_IMPEDIDO',
      A.voceDeclarou,
    ]);
    const lida = await ler(outro, projeto);
    expect([lida.podeMarcar, (await ler(adm, projeto)).podeMarcar]).toEqual([false, true]);
  });

  it('prevents reopening its call', async () => {
    const { edital, projeto } = await cena();
    await marcar(projeto, { marca: 'homologado' });
    const reabrir = () =>
      envia(adm, 'POST', `/api/edital/${edital}/reabrir_inscricoes`, {
        fim: hoje(10),
        motivo: 'A rede caiu',
      });
    expect(await recusa(reabrir())).toEqual([409, 'HA_MARCAS', M.haMarcas]);
    await agir(adm, projeto, '/desfazer', { motivo: 'Reabrir' });
    expect((await reabrir()).status).toBe(200);
  });
});

describe('devolvido', () => {
  it('notifies its coordinator, who changes only the named parts and sends again without losing anything', async () => {
    const { dono, edital, projeto } = await cena();
    const antes = await rowOf(t, 'projeto', { id: projeto });
    expect((await marcar(projeto, devolver())).status).toBe(200);
    const mail = (await mailsDe(dono)).at(-1);
    expect(mail?.texto).toContain('Falta o método');
    expect(mail?.texto).toContain(`/projetos/${projeto}/correcao`);
    expect(await codigos(dono)).toContain('CORRECAO_A_ENVIAR');
    expect(await recusa(designar(projeto))).toEqual([409, 'DEVOLVIDO', M.estaDevolvido]);
    expect(await recusa(marcar(projeto, { marca: 'homologado' }))).toEqual([
      409,
      'CORRECAO_CORRE',
      M.esperePrazo,
    ]);
    const enviar = (body: object) => agir(dono, projeto, '/correcao', body);
    expect(await recusa(enviar({ textos: { introducao: RESUMO, resumo: RESUMO } }))).toEqual([
      422,
      'PARTE_NAO_DEVOLVIDA',
      { introducao: M.naoDevolvida },
    ]);
    expect((await recusa(enviar({ textos: { resumo: '<p>x</p>' } })))[2]).toHaveProperty('resumo');
    expect((await recusa(enviar({ textos: {} })))[2]).toEqual({ resposta: M.nadaMudou });
    expect(await rowOf(t, 'projeto', { id: projeto })).toEqual(antes);
    const r = await enviar({ textos: { resumo: RESUMO, titulo: 'Um título melhor' }, resposta: 'Feito.' });
    expect([r.status, r.body.estado]).toEqual([200, 'reenviado']);
    const depois = await rowOf(t, 'projeto', { id: projeto });
    expect([depois.resumo, depois.titulo, depois.introducao]).toEqual([
      RESUMO,
      'Um título melhor',
      antes.introducao,
    ]);
    expect(depois.versao).toBe(antes.versao + 1);
    const [ato] = (await ler(adm, projeto)).historico;
    expect(ato).toMatchObject({
      quem: dono.nome,
      de: 'devolvido',
      para: 'reenviado',
      texto: 'Feito.',
      mudancas: [
        { campo: 'titulo', antes: antes.titulo, depois: 'Um título melhor' },
        { campo: 'resumo', antes: antes.resumo, depois: RESUMO },
      ],
    });
    expect(await recusa(enviar({ textos: { resumo: RESUMO } }))).toEqual([
      409,
      'NAO_DEVOLVIDO',
      M.foraDoDevolvido,
    ]);
    expect(await codigos(dono)).not.toContain('CORRECAO_A_ENVIAR');
    expect((await marcar(projeto, { marca: 'homologado' })).status).toBe(200);
    expect((await pendencias(edital)).bloqueios.map(({ codigo }) => codigo)).toEqual(['NAO_DESIGNADOS']);
  });

  it('ends after its last day; then the administration decides, or gives more days', async () => {
    const { dono, projeto } = await cena();
    const adm2 = await w.novaPessoa('administrador');
    await marcado(t, projeto, adm2.id, {
      estado: 'devolvido',
      secoes: ['resumo'],
      motivo: 'Falta o método',
      ate: hoje(-1),
    });
    const enviar = () => agir(dono, projeto, '/correcao', { textos: { resumo: RESUMO } });
    expect(await recusa(enviar())).toEqual([409, 'CORRECAO_ENCERRADA', M.correcaoEncerrada]);
    expect((await ler(dono, projeto)).podeCorrigir).toBe(false);
    expect(await codigos(dono)).not.toContain('CORRECAO_A_ENVIAR');
    expect(await recusa(agir(adm, projeto, '/prorrogar', { ate: hoje(-1), motivo: 'Greve' }))).toEqual([
      422,
      'PRAZO_INVALIDO',
      { ate: M.prazoInvalido },
    ]);
    expect((await agir(adm, projeto, '/prorrogar', { ate: hoje(), motivo: 'Greve' })).body.ate).toBe(hoje());
    expect((await mailsDe(dono)).at(-1)?.texto).toContain('Greve');
    expect((await enviar()).status).toBe(200);
  });

  it('answers 412 for an outdated version and writes nothing', async () => {
    const { dono, projeto } = await cena();
    await marcar(projeto, devolver());
    const velha = await agir(dono, projeto, '/correcao', { textos: { resumo: RESUMO } }, 1);
    expect([velha.status, (await ler(dono, projeto)).estado]).toEqual([412, 'devolvido']);
    expect((await agir(dono, projeto, '/correcao', { textos: { resumo: RESUMO } }, 2)).status).toBe(200);
  });
});

describe('não homologado', () => {
  it('leaves the call; its appeal is decided once, and if accepted it is in again', async () => {
    const { dono, edital, projeto } = await cena();
    const outro = await w.novoProjeto((await w.novaPessoa()).id, edital);
    await marcar(outro, { marca: 'homologado' });
    const fora = { marca: 'naoHomologado', motivo: 'Fora do tema do edital' };
    const r = await marcar(projeto, fora);
    expect([r.body.estado, r.body.motivo]).toEqual(['naoHomologado', 'Fora do tema do edital']);
    expect(await codigos(dono)).toContain('RECURSO_DA_HOMOLOGACAO');
    expect(await recusa(designar(projeto))).toEqual([409, 'NAO_HOMOLOGADO', M.naoFoiHomologado]);
    // An appeal is still possible.
    expect((await pendencias(edital)).bloqueios[0]).toMatchObject({ codigo: 'POR_HOMOLOGAR', quantidade: 1 });
    expect((await recusa(agir(dono, projeto, '/recurso', { texto: ' ' })))[2]).toEqual({
      texto: M.recursoVazio,
    });
    expect((await agir(dono, projeto, '/recurso', { texto: 'O tema é o do edital' })).body.estado).toBe(
      'emRecurso',
    );
    expect(await codigos(adm)).toContain('RECURSOS_DA_HOMOLOGACAO');
    expect(await recusa(agir(dono, projeto, '/recurso', { texto: 'De novo' }))).toEqual([
      409,
      'NAO_CABE_RECURSO',
      M.foraDoNaoHomologado,
    ]);
    const negado = await agir(adm, projeto, '/recurso/decidir', { aceito: false, motivo: 'Continua fora' });
    expect(negado.body).toMatchObject({ estado: 'naoHomologado', recorreu: true });
    expect((await mailsDe(dono)).at(-1)?.texto).toContain('Continua fora');
    expect((await ler(dono, projeto)).podeRecorrer).toBe(false);
    expect((await pendencias(edital)).bloqueios.map(({ codigo }) => codigo)).toEqual(['NAO_DESIGNADOS']);
    const etapas = (
      await envia<{ etapas: { codigo: string }[] }>(dono, 'GET', `/api/projeto/${projeto}/andamento`)
    ).body;
    expect(etapas.etapas.map(({ codigo }) => codigo)).toEqual(['ENVIADO', 'HOMOLOGACAO']);
  });

  it('becomes homologado by an accepted appeal, which cannot be undone', async () => {
    const { dono, projeto } = await cena();
    await marcar(projeto, { marca: 'naoHomologado', motivo: 'Fora do tema' });
    await agir(dono, projeto, '/recurso', { texto: 'O tema é o do edital' });
    const r = await agir(adm, projeto, '/recurso/decidir', { aceito: true, motivo: 'É mesmo' });
    expect(r.body.estado).toBe('homologado');
    expect(await recusa(agir(adm, projeto, '/desfazer', { motivo: 'Engano' }))).toEqual([
      409,
      'RECURSO_FEITO',
      M.recursoFeito,
    ]);
    expect((await designar(projeto)).status).toBe(201);
  });

  it('is out without an appeal when its days have passed, and no longer counts', async () => {
    const { edital, projeto, ids } = await cena(2);
    await marcado(t, projeto, adm.id, { estado: 'naoHomologado', motivo: 'Fora', ate: hoje(-1) });
    await marcar(ids[1] ?? 0, { marca: 'homologado' });
    expect(
      (await pendencias(edital)).bloqueios.map(({ codigo, quantidade }) => [codigo, quantidade]),
    ).toEqual([['NAO_DESIGNADOS', 1]]);
    type Painel = { avaliacao: { total: number } };
    const painel = await envia<Painel>(adm, 'GET', `/api/painel/${edital}`);
    expect(painel.body.avaliacao.total).toBe(1);
  });
});

describe('the history', () => {
  it('keeps every mark; its coordinator sees it without the authors, a stranger sees nothing', async () => {
    const { dono, projeto } = await cena();
    await marcar(projeto, { marca: 'naoHomologado', motivo: 'Engano meu' });
    await agir(adm, projeto, '/desfazer', { motivo: 'Era outro projeto' });
    expect((await mailsDe(dono)).map(({ assunto }) => assunto)).toEqual([
      'Seu projeto não foi homologado',
      'A homologação do seu projeto será revista',
    ]);
    const daqui = (lida: Homologacao) =>
      lida.historico.map(({ quem, ato, para, texto }) => [quem, ato, para, texto]);
    expect(daqui(await ler(dono, projeto))).toEqual([
      ['A administração', 'desfazerHomologacao', 'pendente', 'Era outro projeto'],
      ['A administração', 'marcarHomologacao', 'naoHomologado', 'Engano meu'],
    ]);
    expect(daqui(await ler(await w.novaPessoa('administrador'), projeto))[0]?.[0]).toBe(adm.nome);
    expect((await envia(await w.novaPessoa(), 'GET', `/api/projeto/${projeto}/homologacao`)).status).toBe(
      404,
    );
    const trilha = await rowsOf(t, 'auditoria', { registroTipo: 'projeto', registroId: projeto });
    expect(trilha.map(({ acao }) => acao)).toEqual(['marcarHomologacao', 'desfazerHomologacao']);
    expect(await findRow(t, 'homologacao', { projetoId: projeto })).toMatchObject({
      estado: 'pendente',
      versao: 3,
    });
  });
});
