import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_IMPEDIMENTO as M } from '@instrutoria/domain/impedimento/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { findRow, rowOf, rowsOf } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Impedimento = AnswerOf<Api['declararImpedimento']>;
type Declarado = AnswerOf<Api['listarImpedimentosDeclarados']>[number];
type Candidato = AnswerOf<Api['listarCandidatos']>[number];
type Mesa = AnswerOf<Api['listarProjetosDoEdital']>;
type Feito = AnswerOf<Api['designarVarios']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const P = '/api/projeto_aprovacao';
const envia = <T = ErrorBody>(quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, caminho, { token: quem.token, body });
const declarar = (quem: Pessoa, body: unknown) =>
  envia<Impedimento & ErrorBody>(quem, 'POST', '/api/impedimento', body);
const meus = async (quem: Pessoa) => (await envia<Impedimento[]>(quem, 'GET', '/api/impedimento')).body;
const todos = async (quem: Pessoa, query: string) =>
  (await envia<Declarado[]>(quem, 'GET', `/api/impedimento/declarados?${query}`)).body;
const recusa = async (r: Promise<Problem>) => {
  const { status, body } = await r;
  return [status, body.code, body.errors === undefined ? body.message : Object.entries(body.errors)];
};
const candidato = async (projeto: number, { id }: Pessoa, quem = adm) => {
  const { body } = await envia<Candidato[]>(quem, 'GET', `${P}/candidatos/${projeto}?por_pagina=200`);
  return body.find((um) => um.id === id);
};
const mesa = async (edital: number, query = '') =>
  (await envia<Mesa>(adm, 'GET', `/api/edital/${edital}/projetos?${query}`)).body;
const designar = (projeto: number, avaliador: number, quem = adm) =>
  envia(quem, 'POST', `${P}/designar`, { projeto, avaliador });

describe('declaring', () => {
  it('stores person, kind, note and start; mails nobody, and leaves the name out of the trail', async () => {
    const eu = await w.novaPessoa('avaliador');
    const ela = await w.novaPessoa('coordenador', { nome: 'Vera Prima' });
    const antes = (await t.emailsAte(0)).length;
    const r = await declarar(eu, {
      pessoa: { id: ela.id },
      especie: 'parentesco',
      observacao: '  Prima  ',
      desde: '2020-02-29',
    });
    expect([r.status, r.body]).toMatchObject([
      201,
      {
        pessoa: { id: ela.id, nome: 'Vera Prima' },
        unidade: null,
        especie: 'parentesco',
        observacao: 'Prima',
        desde: '2020-02-29',
        encerramento: null,
        avaliacoes: [],
      },
    ]);
    expect(Object.keys(r.body)).not.toContain('declarante');
    expect(await meus(eu)).toEqual([r.body]);
    const linhas = await rowsOf(t, 'auditoria', { acao: 'declararImpedimento', pessoaId: eu.id });
    expect(
      linhas.map(({ registroTipo, registroId, antes: a, depois }) => [registroTipo, registroId, a, depois]),
    ).toEqual([['impedimento', r.body.id, null, null]]);
    expect(await t.emailsAte(0)).toHaveLength(antes);
  });

  it('shows the error beside each field', async () => {
    const eu = await w.novaPessoa('avaliador');
    const { id: pessoa } = await w.novaPessoa();
    const unidade = await w.novaUnidade();
    const encerrada = await w.novaPessoa('coordenador', { encerradoEm: t.clock.agora() });
    const caso = (corpo: object) => recusa(declarar(eu, { especie: 'litigio', ...corpo }));
    expect(await caso({})).toEqual([422, 'PESSOA_OU_UNIDADE', [['pessoa', M.pessoaOuUnidade]]]);
    expect(await caso({ pessoa, unidade })).toEqual([
      422,
      'PESSOA_OU_UNIDADE',
      [['pessoa', M.pessoaOuUnidade]],
    ]);
    expect(await caso({ pessoa: eu.id })).toEqual([422, 'PROPRIO_NOME', [['pessoa', M.proprioNome]]]);
    for (const id of [encerrada.id, 2_000_000_000]) {
      expect(await caso({ pessoa: id })).toEqual([422, 'PESSOA_DESCONHECIDA', [['pessoa', M.pessoaDaLista]]]);
    }
    expect(await caso({ unidade: 2_000_000_000 })).toEqual([
      422,
      'UNIDADE_DESCONHECIDA',
      [['unidade', M.unidadeDaLista]],
    ]);
    expect(await caso({ unidade, especie: 'parentesco' })).toEqual([
      422,
      'ESPECIE_DE_PESSOAS',
      [['especie', M.especieDaUnidade]],
    ]);
    expect(await caso({ pessoa, especie: 'outro' })).toEqual([
      422,
      'OBSERVACAO_VAZIA',
      [['observacao', M.observacaoVazia]],
    ]);
    expect((await caso({ pessoa, observacao: 'a'.repeat(1001) }))[1]).toBe('TEXTO_LONGO');
    for (const desde of ['2026-05-14', '2026-02-30']) {
      expect(await caso({ pessoa, desde })).toEqual([422, 'DIA_INVALIDO', [['desde', M.diaInvalido]]]);
    }
    expect((await declarar(eu, { pessoa, especie: 'inventada' })).status).toBe(422);
    expect(await meus(eu)).toEqual([]);
  });

  it('is possible once at a time; it ends with a reason and stays in the history for its declarer alone', async () => {
    const [eu, outro] = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    const { id: pessoa } = await w.novaPessoa();
    const corpo = { pessoa, especie: 'orientacao' };
    const { id } = (await declarar(eu, corpo)).body;
    expect(await recusa(declarar(eu, corpo))).toEqual([409, 'JA_DECLARADO', M.jaDeclarado]);
    expect((await declarar(eu, { ...corpo, especie: 'coautoria' })).status).toBe(201);
    const encerrar = (quem: Pessoa, motivo: string, qual = id) =>
      envia<Impedimento & ErrorBody>(quem, 'POST', `/api/impedimento/${qual}/encerrar`, { motivo });
    for (const quem of [outro, adm]) {
      expect(await recusa(encerrar(quem, 'Terminou'))).toEqual([404, 'NAO_ENCONTRADO', M.naoEncontrado]);
    }
    expect(await recusa(encerrar(eu, '  '))).toEqual([422, 'MOTIVO_VAZIO', [['motivo', M.motivoVazio]]]);
    expect((await encerrar(eu, 'A tese foi defendida')).body.encerramento?.motivo).toBe(
      'A tese foi defendida',
    );
    expect(await recusa(encerrar(eu, 'Outra vez'))).toEqual([409, 'JA_ENCERRADO', M.jaEncerrado]);
    expect((await declarar(eu, corpo)).status).toBe(201);
    expect((await meus(eu)).map(({ especie, encerramento }) => [especie, encerramento !== null])).toEqual([
      ['orientacao', false],
      ['coautoria', false],
      ['orientacao', true],
    ]);
    expect(await meus(outro)).toEqual([]);
  });
});

describe('secrecy of a declared conflict', () => {
  it('hides from an administrator only declarations about themselves, their unit as a coordinator, or their own project', async () => {
    const avaliador = await w.novaPessoa('avaliador', { nome: 'Ana Declara' });
    const { id: pessoa } = await w.novaPessoa('coordenador', { nome: 'Zeca Sobre' });
    const dona = await w.novaPessoa('administrador');
    const { unidadeId } = await rowOf(t, 'professor', { id: dona.id });
    const edital = await w.novoEditalEm('avaliacao');
    const sobreEla = await declarado(t, avaliador.id, { pessoa: dona.id, especie: 'litigio' });
    const daUnidade = await declarado(t, avaliador.id, { unidade: unidadeId, especie: 'litigio' });
    const sobreEle = await declarado(t, avaliador.id, { pessoa, especie: 'litigio' });
    const ids = async (quem: Pessoa, query = '') =>
      (await todos(quem, `pessoa=${avaliador.id}${query}`)).map(({ id }) => id).sort((a, b) => a - b);
    expect(await ids(adm)).toEqual([sobreEla, daUnidade, sobreEle]);
    expect(await ids(dona)).toEqual([daUnidade, sobreEle]);
    const { projeto } = await w.novoDesignado(edital, { dono: dona, avaliador });
    expect(await ids(dona)).toEqual([sobreEle]);
    await w.novoColaborador(projeto, pessoa);
    expect((await todos(dona, `pessoa=${avaliador.id}`)).map(({ avaliacoes }) => avaliacoes)).toEqual([[]]);
    expect(
      (await todos(adm, `pessoa=${avaliador.id}&busca=zeca`)).map(({ id, avaliacoes }) => [id, avaliacoes]),
    ).toMatchObject([[sobreEle, [{ projeto: { id: projeto }, concluida: false }]]]);
    expect(await ids(adm, `&edital=${edital}`)).toEqual([sobreEla, daUnidade, sobreEle]);
    expect(await ids(adm, `&edital=${await w.novoEditalEm('avaliacao')}`)).toEqual([]);
    expect((await todos(adm, 'busca=ana declara')).length).toBe(3);
  });

  it('leaves the coordinator’s own pages byte for byte the same with and without a declaration against them', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto, dono, avaliador } = await w.novoDesignado(edital, { aprovacao: { aceito: true } });
    const caminhos = [
      `/api/projeto/projeto/${projeto}`,
      `${P}/projeto/${projeto}`,
      `/api/projeto/${projeto}/andamento`,
      `/api/projeto/${projeto}/historico`,
      '/api/tarefas',
      '/api/impedimento',
      '/api/impedimento/declarados',
      `${P}/candidatos/${projeto}`,
      `/api/edital/${edital}/pendencias`,
      `/api/busca?q=${encodeURIComponent('impedimento')}`,
    ];
    const ler = async () =>
      Promise.all(
        caminhos.map(async (caminho) => {
          const r = await envia(dono, 'GET', caminho);
          return [caminho, r.status, r.text, r.headers.get('etag')];
        }),
      );
    const antes = await ler();
    expect((await declarar(avaliador, { pessoa: dono.id, especie: 'amizadeOuInimizade' })).status).toBe(201);
    expect(await ler()).toEqual(antes);
  });
});

describe('it forbids a designation (D15)', () => {
  it('shows it to the designating person for coordinator, collaborator or unit, and refuses single and bulk acts', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const dono = await w.novaPessoa();
    const { unidadeId } = await rowOf(t, 'professor', { id: dono.id });
    const projeto = await w.novoProjeto(dono.id, edital);
    const colega = await w.novaPessoa();
    await w.novoColaborador(projeto, colega.id);
    const [a, b, c, livre] = [
      await w.novaPessoa('avaliador'),
      await w.novaPessoa('avaliador'),
      await w.novaPessoa('avaliador'),
      await w.novaPessoa('avaliador'),
    ];
    await declarado(t, a.id, { pessoa: dono.id, especie: 'parentesco' });
    await declarado(t, b.id, { pessoa: colega.id, especie: 'coautoria' });
    await declarado(t, c.id, { unidade: unidadeId, especie: 'interesse' });
    expect(await candidato(projeto, a)).toMatchObject({
      impedimento: MENSAGENS_DESIGNACAO.declarou,
      avisos: ['Declarou: cônjuge, companheiro ou parente até o terceiro grau'],
    });
    expect((await candidato(projeto, livre))?.impedimento).toBeNull();
    for (const { id } of [a, b, c]) {
      expect(await recusa(designar(projeto, id))).toEqual([
        409,
        'AVALIADOR_IMPEDIDO',
        MENSAGENS_DESIGNACAO.declarou,
      ]);
      const { body } = await envia<Feito>(adm, 'POST', `/api/edital/${edital}/designar`, {
        projetos: [projeto],
        avaliador: id,
      });
      expect(body.linhas).toEqual([
        { projeto, resultado: 'recusado', mensagem: MENSAGENS_DESIGNACAO.declarou },
      ]);
    }
    expect((await designar(projeto, livre.id)).status).toBe(201);
    const { id } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
    expect(await recusa(envia(adm, 'POST', `${P}/substituir/${id}`, { avaliador: a.id }))).toEqual([
      409,
      'AVALIADOR_IMPEDIDO',
      MENSAGENS_DESIGNACAO.declarou,
    ]);
    const { body } = await envia<Feito>(adm, 'POST', `/api/edital/${edital}/substituir`, {
      projetos: [projeto],
      avaliador: b.id,
    });
    expect(body.linhas.map(({ mensagem }) => mensagem)).toEqual([MENSAGENS_DESIGNACAO.declarou]);
    expect((await rowOf(t, 'projetoAprovacao', { id })).avaliadorId).toBe(livre.id);
  });

  it('allows it again once the declaration has ended', async () => {
    const projeto = await w.novoProjeto((await w.novaPessoa()).id, await w.novoEditalEm('avaliacao'));
    const { coordenadorId } = await rowOf(t, 'projeto', { id: projeto });
    const avaliador = await w.novaPessoa('avaliador');
    const id = await declarado(t, avaliador.id, { pessoa: coordenadorId });
    expect((await designar(projeto, avaliador.id)).status).toBe(409);
    await envia(avaliador, 'POST', `/api/impedimento/${id}/encerrar`, { motivo: 'Acabou' });
    expect((await designar(projeto, avaliador.id)).status).toBe(201);
  });
});

describe('declared after the designation', () => {
  it('marks it for the administrator, who replaces the evaluator; meanwhile the evaluator may only refuse', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto, aprovacao, dono, avaliador } = await w.novoDesignado(edital);
    await w.novoDesignado(edital);
    const { body } = await declarar(avaliador, { pessoa: dono.id, especie: 'orientacao' });
    expect(body.avaliacoes).toMatchObject([{ projeto: { id: projeto }, concluida: false }]);
    expect(
      (await mesa(edital, 'impedimento=sim')).map(({ id, avaliacao }) => [id, avaliacao?.impedimento]),
    ).toEqual([[projeto, MENSAGENS_DESIGNACAO.declarou]]);
    const tarefas = await envia<{ tarefas: { codigo: string; quantos: number; edital: number }[] }>(
      adm,
      'GET',
      '/api/tarefas',
    );
    expect(
      tarefas.body.tarefas.filter((um) => um.edital === edital && um.codigo === 'AVALIADOR_SEM_DIREITO'),
    ).toMatchObject([{ quantos: 1 }]);
    const negado = [409, 'VOCE_IMPEDIDO', A.voceDeclarou];
    expect(await recusa(envia(avaliador, 'PATCH', `${P}/aceitar_avaliacao/${aprovacao}`))).toEqual(negado);
    expect(
      await recusa(envia(avaliador, 'POST', `${P}/salvar_fase1`, { id: aprovacao, ...NOTAS_FASE1 })),
    ).toEqual(negado);
    expect(await recusa(envia(avaliador, 'POST', `${P}/avaliar/${aprovacao}`))).toEqual(negado);
    const outro = await w.novaPessoa('avaliador');
    expect((await envia(adm, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: outro.id })).status).toBe(
      200,
    );
    expect(await mesa(edital, 'impedimento=sim')).toEqual([]);
  });

  it('changes no score and no place; a finished one is marked, can be replaced, and is not marked when the conflict began later', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const feita = {
      aceito: true,
      ...NOTAS_FASE1,
      ...NOTAS_FASE2,
      jaFoiAvaliado: true,
      avaliadoEm: new Date('2026-05-05T12:00:00Z'),
    };
    const { projeto, aprovacao, dono, avaliador } = await w.novoDesignado(edital, { aprovacao: feita });
    const ranque = async () =>
      (await envia<{ total: number }[]>(adm, 'POST', `${P}/ranque_tipoi`, { edital })).text;
    const [antes, linha] = [await ranque(), await findRow(t, 'projetoAprovacao', { id: aprovacao })];
    const { id } = (await declarar(avaliador, { pessoa: dono.id, especie: 'litigio', desde: '2024-01-01' }))
      .body;
    expect([await ranque(), await findRow(t, 'projetoAprovacao', { id: aprovacao })]).toEqual([antes, linha]);
    expect((await mesa(edital, 'impedimento=sim')).map((um) => [um.id, um.avaliacao?.impedimento])).toEqual([
      [projeto, MENSAGENS_DESIGNACAO.declarouDepois],
    ]);
    const outro = await w.novaPessoa('avaliador');
    const trocar = () => envia(adm, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: outro.id });
    await envia(avaliador, 'POST', `/api/impedimento/${id}/encerrar`, { motivo: 'Engano' });
    expect(await recusa(trocar())).toEqual([409, 'AVALIACAO_CONCLUIDA', A.jaConcluida]);
    // From the day after the scores, which were given before the conflict.
    await declarar(avaliador, { pessoa: dono.id, especie: 'parentesco', desde: '2026-05-06' });
    expect(await mesa(edital, 'impedimento=sim')).toEqual([]);
    await declarar(avaliador, { pessoa: dono.id, especie: 'litigio', desde: '2026-05-05' });
    expect((await trocar()).status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { id: aprovacao })).toMatchObject({
      avaliadorId: outro.id,
      jaFoiAvaliado: false,
      total: null,
      avaliadoEm: null,
    });
    const [ato] = await rowsOf(t, 'auditoria', { acao: 'substituirAvaliador', registroId: aprovacao });
    expect(ato?.antes).toMatchObject({ avaliador: avaliador.id, ...NOTAS_FASE1, ja_foi_avaliado: true });
  });
});

describe('a member of the committee with a declared conflict (D30)', () => {
  it('may not designate, replace, list candidates or decide numbers; others of the committee may', async () => {
    const meu = await w.novaPessoa('administrador');
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const negado = [409, 'VOCE_IMPEDIDO', A.voceDeclarou];
    const edital = await w.novoEditalEm('avaliacao');
    const { aprovacao, dono } = await w.novoDesignado(edital);
    const livre = await w.novaPessoa('avaliador');
    const porDesignar = await w.novoProjeto(dono.id, edital);
    for (const quem of [meu, presidente]) await declarar(quem, { pessoa: dono.id, especie: 'parentesco' });
    expect(await recusa(designar(porDesignar, livre.id, meu))).toEqual(negado);
    expect(await recusa(envia(meu, 'GET', `${P}/candidatos/${porDesignar}`))).toEqual(negado);
    expect(await recusa(envia(meu, 'POST', `${P}/substituir/${aprovacao}`, { avaliador: livre.id }))).toEqual(
      negado,
    );
    expect((await designar(porDesignar, livre.id)).status).toBe(201);

    const decisao = await w.novoEditalEm('decisao');
    const avaliado = await w.novoAvaliado(decisao, { dono });
    const vagas = { id: avaliado.projeto, remunerados_aprovados: 1, voluntarios_aprovados: 0 };
    const decidir = (quem: Pessoa) =>
      envia(quem, 'POST', '/api/projeto/atualizar_instrutores_aprovados', vagas);
    for (const quem of [meu, presidente]) expect(await recusa(decidir(quem))).toEqual(negado);
    expect((await decidir(adm)).status).toBe(200);
  });

  it('may not decide an appeal or correct a result; the appeal waits for another member', async () => {
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const { aprovacao, dono } = await w.novoAvaliado(await w.novoEditalEm('resultado'));
    const id = await w.novoRecurso(aprovacao, dono.id);
    await declarar(presidente, { pessoa: dono.id, especie: 'litigio' });
    const lido = async (quem: Pessoa) => {
      type Recurso = AnswerOf<Api['listarRecursos']>[number];
      const { body } = await envia<Recurso[]>(quem, 'GET', '/api/recurso?por_pagina=200');
      return body.find((um) => um.id === id);
    };
    // Shown before the form is filled in, only to the person who would decide.
    expect((await lido(presidente))?.impedimento).toBe(A.voceDeclarou);
    for (const quem of [adm, dono]) expect(await lido(quem)).not.toHaveProperty('impedimento');
    const negado = [409, 'VOCE_IMPEDIDO', A.voceDeclarou];
    const decisao = { id, feedback: '<p>Mantido.</p>', ...NOTAS_FASE1, ...NOTAS_FASE2 };
    for (const ato of ['aceitar', 'recusar', 'simular']) {
      expect(await recusa(envia(presidente, 'POST', `/api/recurso/${ato}`, decisao))).toEqual(negado);
    }
    const correcao = { projetoAprovacao: aprovacao, justificativa: 'Erro de soma.' };
    for (const ato of ['corrigir', 'simular']) {
      expect(await recusa(envia(presidente, 'POST', `/api/resultado/${ato}`, correcao))).toEqual(negado);
    }
    expect(await rowOf(t, 'recurso', { id })).toMatchObject({ status: 'PENDENTE' });
    expect(
      (await envia(adm, 'POST', '/api/recurso/recusar', { id, feedback: '<p>Mantido.</p>' })).status,
    ).toBe(200);
  });
});

describe('refusing an assignment for a conflict', () => {
  const recusar = (quem: Pessoa, aprovacao: number, body?: unknown) =>
    envia(quem, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`, body);

  it('requires no other reason, shows the kind only to the designating person, and bars the evaluator from that project', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto, aprovacao, dono, avaliador } = await w.novoDesignado(edital);
    const antes = (await t.emailsAte(0)).length;
    const r = await recusar(avaliador, aprovacao, { impedimento: { especie: 'parentesco' } });
    expect([r.status, r.text]).toEqual([204, '']);
    expect(await findRow(t, 'recusaDeAvaliacao', { aprovacaoId: aprovacao })).toMatchObject({
      motivo: A.tenhoImpedimento,
      especie: 'parentesco',
    });
    const emails = (await t.emailsAte(antes + 1)).slice(antes);
    expect(emails.length).toBeGreaterThan(0);
    for (const { texto } of emails) expect(texto).not.toMatch(/parente/);
    const [ato] = await rowsOf(t, 'auditoria', { acao: 'recusarAvaliacao', registroId: aprovacao });
    expect(ato?.depois).toEqual({ motivo: A.tenhoImpedimento });
    expect((await mesa(edital))[0]?.recusas.map(({ motivo }) => motivo)).toEqual([A.tenhoImpedimento]);
    expect(await candidato(projeto, avaliador)).toMatchObject({ impedimento: MENSAGENS_DESIGNACAO.declarou });
    expect(await recusa(designar(projeto, avaliador.id))).toEqual([
      409,
      'AVALIADOR_IMPEDIDO',
      MENSAGENS_DESIGNACAO.declarou,
    ]);
    expect(await meus(avaliador)).toEqual([]);
    // The declaration concerns only this project.
    const outro = await w.novoProjeto(dono.id, edital);
    expect((await designar(outro, avaliador.id)).status).toBe(201);
  });

  it('covers on request the coordinator’s later projects, once, with the written text for another kind', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { aprovacao, dono, avaliador } = await w.novoDesignado(edital);
    const sem = await recusar(avaliador, aprovacao, { impedimento: { especie: 'outro', declarar: true } });
    expect([sem.status, sem.body.errors]).toEqual([422, { motivo: A.motivoVazio }]);
    const motivo = 'Fui advogada dele.';
    const corpo = { motivo, impedimento: { especie: 'outro', declarar: true } };
    expect((await recusar(avaliador, aprovacao, corpo)).status).toBe(204);
    expect(await meus(avaliador)).toMatchObject([
      { pessoa: { id: dono.id }, especie: 'outro', observacao: motivo, desde: '2026-05-13' },
    ]);
    const outro = await w.novoProjeto(dono.id, edital);
    expect((await designar(outro, avaliador.id)).status).toBe(409);
    const segundo = await w.novoDesignado(edital, { dono, avaliador });
    expect((await recusar(avaliador, segundo.aprovacao, corpo)).status).toBe(204);
    expect(await meus(avaliador)).toHaveLength(1);
    expect((await recusar(avaliador, segundo.aprovacao, corpo)).status).toBe(204);
  });

  it('refuses an unknown kind, and keeps the assignment', async () => {
    const { aprovacao, avaliador } = await w.novoDesignado(await w.novoEditalEm('avaliacao'));
    for (const impedimento of [
      {},
      { especie: 'inventada' },
      { especie: 'litigio', declarar: 'sim' },
      'sim',
    ]) {
      expect((await recusar(avaliador, aprovacao, { motivo: 'x', impedimento })).status).toBe(422);
    }
    expect(await findRow(t, 'projetoAprovacao', { id: aprovacao })).toBeDefined();
  });
});
