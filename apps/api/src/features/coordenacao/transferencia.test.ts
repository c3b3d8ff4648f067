import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { recusandoLinhas } from '../../testing/database/falha-do-banco.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, insertInto, rowOf, updateRows } from '../../testing/rows.ts';
import { reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { asDisciplinas, umProjetoComRelatorios } from '../../testing/world/cena-do-relatorio.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { efetivarTransferencias } from './use-cases/transferencia.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const envia = (quem: Pessoa, method: 'GET' | 'POST', caminho: string, body?: unknown) =>
  send(t.url, method, `/api/${caminho}`, {
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  }) as Promise<Problem>;
const propor = (projeto: number, pessoa: number | null, mudancas: object = {}, quem = adm) =>
  envia(quem, 'POST', `projeto/${projeto}/transferencia`, {
    ...{ pessoa, causa: 'pedido', dia: '2026-05-13', motivo: 'Mudou de universidade.' },
    ...mudancas,
  });
const responder = (quem: Pessoa, projeto: number, aceita = true) =>
  envia(quem, 'POST', `projeto/${projeto}/transferencia/responder`, { aceita });
const coordenadorDe = async (projeto: number) => (await rowOf(t, 'projeto', { id: projeto })).coordenadorId;
const horas = (projeto: number, instrutor: number) => [
  {
    projeto,
    instrutor,
    ano: 2026,
    horasPorMes: [-1, -1, 34, 34, 34].map((h, i) => ({ mes: i + 1, horas: h })),
  },
];

/** Sets the tests' clock to this instant, and sets it back afterwards. */
async function em<T>(instante: string, fazer: () => Promise<T>): Promise<T> {
  const antes = t.clock.agora();
  t.clock.definir(instante);
  try {
    return await fazer();
  } finally {
    t.clock.definir(antes);
  }
}

describe('a coordination that passes (D61)', () => {
  it('[C-L1] takes effect when both agree: students’ attendance continues, and the old coordinator sees no student', async () => {
    const { projeto, dono, aprovacao } = await w.novoAprovado();
    const ana = await w.novoInstrutor(projeto, { nome: 'Ana Lima' });
    const recurso = await w.novoRecurso(aprovacao, dono.id);
    const nova = await w.novaPessoa();
    const antes = (await t.emailsAte(0)).length;
    expect((await propor(projeto, nova.id)).body).toEqual({ message: M.transferenciaProposta });
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    expect(cartas.map(({ assunto }) => assunto).sort()).toEqual([
      `Convite para coordenar o projeto nº ${projeto}`,
      `Responda: coordenação do projeto nº ${projeto}`,
    ]);
    const convite = async (quem: Pessoa) => {
      const lidos = (await envia(quem, 'GET', 'coordenacao/convites')).body as unknown as {
        projeto: { id: number };
      }[];
      return lidos.find((um) => um.projeto.id === projeto);
    };
    const dito = { dia: '2026-05-13', causa: 'pedido', coordenador: { id: dono.id } };
    expect(await convite(nova)).toMatchObject({ ...dito, especie: 'assumir', motivo: null });
    const aDeixar = { ...dito, especie: 'deixar', motivo: 'Mudou de universidade.' };
    expect(await convite(dono)).toMatchObject({ ...aDeixar, respondeAte: '2026-05-23' });
    expect(await countOf(t, 'cartaDoProjeto', { projetoId: projeto, especie: 'coordenacao' })).toBe(2);
    await responder(nova, projeto);
    expect(await coordenadorDe(projeto)).toBe(dono.id);
    expect((await envia(dono, 'POST', 'frequenciasInstrutor', horas(projeto, ana))).status).toBe(200);
    await responder(dono, projeto);
    expect(await coordenadorDe(projeto)).toBe(nova.id);
    expect((await envia(nova, 'POST', 'frequenciasInstrutor', horas(projeto, ana))).status).toBe(200);
    const recursos = (await envia(nova, 'GET', `recurso/projeto/${projeto}`)).body as unknown as {
      id: number;
    }[];
    expect(recursos.map(({ id }) => id)).toEqual([recurso]);
    const lido = await envia(dono, 'GET', `projeto/projeto/${projeto}`);
    expect([lido.status, (lido.body as unknown as { alunos: unknown[] }).alunos]).toEqual([200, []]);
    expect((await envia(dono, 'GET', `projeto_aprovacao/projeto/${projeto}`)).status).toBe(200);
    for (const caminho of [
      `frequenciasInstrutor/folha/${projeto}`,
      `frequenciasInstrutor/projeto/${projeto}`,
      `instrutor/projeto/${projeto}`,
      `instrutor/${ana}`,
    ]) {
      expect([caminho, (await envia(dono, 'GET', caminho)).status]).toEqual([caminho, 404]);
    }
    expect((await envia(dono, 'POST', 'frequenciasInstrutor', horas(projeto, ana))).status).toBe(404);
    const { antes: anteriores } = (await envia(nova, 'GET', `projeto/${projeto}/coordenacao`))
      .body as unknown as {
      antes: object[];
    };
    expect(anteriores).toMatchObject([{ pessoa: { id: dono.id }, ate: '2026-05-12' }]);
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: dono.id });
    expect((await propor(projeto, (await w.novaPessoa()).id, {}, dono)).body.message).toBe(
      'Você participa deste projeto',
    );
  });

  it('[C-L1] [C-J7] takes effect without an answer after ten days, which the mail announces, and not before its day', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    const antes = (await t.emailsAte(0)).length;
    await propor(projeto, nova.id, { dia: '2026-05-20' });
    const avisos = (await t.emailsAte(antes + 2)).slice(antes);
    expect(avisos.map(({ texto }) => /Sem resposta até .+ acordo\./.exec(texto)?.[0] ?? null).sort()).toEqual(
      ['Sem resposta até 23/05/2026, 23h59, vale como acordo.', null],
    );
    const tarefaDe = async (quem: Pessoa) => {
      const { body } = await envia(quem, 'GET', 'tarefas');
      const { tarefas } = body as unknown as { tarefas: { codigo: string; ate: string; senao: string }[] };
      return tarefas.find(({ codigo }) => codigo === 'CONVITE_DA_COORDENACAO');
    };
    expect(await tarefaDe(dono)).toMatchObject({
      ate: '2026-05-23',
      senao: 'Sem resposta até 23/05/2026, 23h59, vale como acordo.',
    });
    expect(await tarefaDe(nova)).toMatchObject({ ate: null });
    await updateRows(t, 'transferencia', { responderAte: '2026-05-12' }, { projetoId: projeto });
    expect(await tarefaDe(dono)).toBeUndefined();
    expect((await responder(dono, projeto, false)).status).toBe(404);
    await updateRows(t, 'transferencia', { responderAte: '2026-05-23' }, { projetoId: projeto });
    await responder(nova, projeto);
    await em('2026-05-23T12:00:00Z', () => efetivarTransferencias(t.deps));
    expect(await coordenadorDe(projeto)).toBe(dono.id);
    await em('2026-05-24T12:00:00Z', () => efetivarTransferencias(t.deps));
    expect(await coordenadorDe(projeto)).toBe(nova.id);
  });

  it('[C-L1] takes effect on its day also when another project’s transfer fails, which is logged and tried again later', async () => {
    const novas: { readonly projeto: number; readonly pessoa: number }[] = [];
    for (let i = 0; i < 2; i += 1) {
      const { projeto } = await w.novoAprovado();
      const nova = await w.novaPessoa();
      await propor(projeto, nova.id, { causa: 'falecimento', dia: '2026-05-20' });
      await responder(nova, projeto);
      novas.push({ projeto, pessoa: nova.id });
    }
    const [um, dois] = novas;
    if (um === undefined || dois === undefined) throw new Error('no projects');
    const condicao = `projeto_id = ${um.projeto} and efetivada_em is not null`;
    await em('2026-05-20T12:00:00Z', async () => {
      const rodada = recusandoLinhas(t, { tabela: 'transferencia', condicao }, () =>
        efetivarTransferencias(t.deps),
      );
      await expect(rodada).rejects.toThrow('1 de 2 ficaram para a próxima rodada');
      expect(await coordenadorDe(um.projeto)).not.toBe(um.pessoa);
      expect(await coordenadorDe(dois.projeto)).toBe(dois.pessoa);
      expect(t.logs.filter((linha) => linha.includes('fica para a próxima rodada')).join()).toContain(
        `"tarefa":"transferencias","projeto":${um.projeto},`,
      );
      expect(await efetivarTransferencias(t.deps)).toBe(1);
      expect(await coordenadorDe(um.projeto)).toBe(um.pessoa);
    });
  });

  const passagemLida = async (quem: Pessoa, projeto: number) => {
    const { body } = await envia(quem, 'GET', `projeto/${projeto}/coordenacao`);
    return (body as unknown as { transferencia: { naoPassou: object | null } | null }).transferencia;
  };
  const tarefasDaPassagem = async (quem: Pessoa, projeto: number) => {
    const { body } = await envia(quem, 'GET', 'tarefas');
    const { tarefas } = body as unknown as { tarefas: { codigo: string; projeto: number; senao: string }[] };
    return tarefas.filter((uma) => uma.codigo === 'PASSAGEM_NAO_FEITA' && uma.projeto === projeto);
  };
  const avisosDaFalha = async (desde: number) =>
    (await t.emailsAte(desde))
      .slice(desde)
      .filter(({ assunto }) => assunto.endsWith('não passou no dia marcado'));

  it('[C-L1] is cancelled for a person who became its evaluator: page, task and one mail tell so, and its coordinator sees no reason', async () => {
    const dono = await w.novaPessoa();
    const projeto = await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao'));
    const nova = await w.novaPessoa('avaliador');
    await propor(projeto, nova.id, { causa: 'falecimento', dia: '2026-05-20' });
    expect((await responder(nova, projeto)).status).toBe(200);
    const designacao = { projeto, avaliador: nova.id };
    expect((await envia(adm, 'POST', 'projeto_aprovacao/designar', designacao)).status).toBe(201);
    expect((await passagemLida(adm, projeto))?.naoPassou).toBeNull();
    expect(await tarefasDaPassagem(adm, projeto)).toEqual([]);
    await updateRows(t, 'transferencia', { dia: '2026-05-13' }, { projetoId: projeto });
    const antes = (await t.emailsAte(0)).length;
    expect(await efetivarTransferencias(t.deps)).toBe(0);
    expect((await passagemLida(adm, projeto))?.naoPassou).toEqual({ razao: 'jaJulgou' });
    expect((await passagemLida(dono, projeto))?.naoPassou).toEqual({ razao: null });
    const [tarefa] = await tarefasDaPassagem(adm, projeto);
    expect(tarefa?.senao).toContain('recebeu a tarefa de o avaliar');
    expect(await tarefasDaPassagem(dono, projeto)).toEqual([]);
    await t.emailsAte(antes + 3);
    const avisos = await avisosDaFalha(antes);
    const textoPara = async (quem: Pessoa) => {
      const { email } = await rowOf(t, 'professor', { id: quem.id });
      return avisos.find(({ para }) => para === email)?.texto;
    };
    expect(await textoPara(adm)).toContain('recebeu a tarefa de o avaliar');
    expect(await textoPara(nova)).toContain('recebeu a tarefa de o avaliar');
    expect(await textoPara(dono)).toContain('não pode receber a coordenação agora');
    expect(await textoPara(dono)).not.toContain('avaliar');
    const cartas = await countOf(t, 'cartaDoProjeto', { projetoId: projeto });
    await em('2026-05-21T12:00:00Z', () => efetivarTransferencias(t.deps));
    expect(await countOf(t, 'cartaDoProjeto', { projetoId: projeto })).toBe(cartas);
    expect(await coordenadorDe(projeto)).toBe(dono.id);
    expect((await envia(adm, 'POST', `projeto/${projeto}/transferencia/retirar`)).status).toBe(200);
    expect(await passagemLida(adm, projeto)).toBeNull();
    expect(await tarefasDaPassagem(adm, projeto)).toEqual([]);
  });

  it('[C-L1] is deferred above the limit, keeps the agreement given meanwhile, and takes effect in a later round', async () => {
    const { projeto, dono, edital } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    await propor(projeto, nova.id);
    await responder(nova, projeto);
    await w.novoProjeto(nova.id, edital);
    await updateRows(t, 'edital', { limitePorCoordenador: 1 }, { id: edital });
    expect((await responder(dono, projeto)).body).toEqual({ message: M.transferenciaNaoSeFez });
    expect((await passagemLida(adm, projeto))?.naoPassou).toEqual({ razao: 'limite' });
    expect((await tarefasDaPassagem(adm, projeto))[0]?.senao).toContain('já coordena no edital');
    expect(await efetivarTransferencias(t.deps)).toBe(0);
    await updateRows(t, 'edital', { limitePorCoordenador: 2 }, { id: edital });
    expect(await efetivarTransferencias(t.deps)).toBe(1);
    expect(await coordenadorDe(projeto)).toBe(nova.id);
    expect(await tarefasDaPassagem(adm, projeto)).toEqual([]);
  });

  it('[C-L1] tells its failure on its day to a person who closed their account, also before they answered', async () => {
    const { projeto } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    await propor(projeto, nova.id);
    await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: nova.id });
    expect(await efetivarTransferencias(t.deps)).toBe(0);
    expect((await passagemLida(adm, projeto))?.naoPassou).toEqual({ razao: 'contaEncerrada' });
    expect(await tarefasDaPassagem(adm, projeto)).toHaveLength(1);
    expect((await envia(adm, 'POST', `projeto/${projeto}/transferencia/retirar`)).status).toBe(200);
  });

  it('[C-L1] leaves each earlier coordinator the proof of their time, and hides later ones', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const [segunda, terceira] = [await w.novaPessoa(), await w.novaPessoa('administrador')];
    const minutos = (n: number) => new Date(t.clock.agora().getTime() + n * 60_000).toISOString();
    // Minutes apart, so that the sessions stay valid; the days are set directly.
    const passar = async (n: number, a: Pessoa) => {
      await em(minutos(n), async () => {
        expect((await propor(projeto, a.id, { causa: 'falecimento' })).status).toBe(201);
        expect((await responder(a, projeto)).status).toBe(200);
      });
      await updateRows(
        t,
        'transferencia',
        { dia: `2026-05-${13 + n}` },
        { projetoId: projeto, paraId: a.id },
      );
    };
    const lido = async (quem: Pessoa) => {
      const pdf = await envia(quem, 'GET', `images/comprovante/${projeto}`);
      const { body } = await envia(quem, 'GET', `projeto/projeto/${projeto}`);
      const lista = (await envia(quem, 'GET', `projeto/projetos_submetidos/${quem.id}`)).body;
      const daLista = (lista as unknown as { id: number }[]).find(({ id }) => id === projeto);
      const temReferencia = (um: unknown) =>
        (um as { comprovante_disciplinas?: { comprovante: string | null } } | undefined)
          ?.comprovante_disciplinas?.comprovante != null;
      return [pdf.status, temReferencia(body), temReferencia(daLista)];
    };
    const [le, naoLe] = [
      [200, true, true],
      [404, false, false],
    ];
    await passar(1, segunda);
    await passar(3, terceira);
    expect([await lido(dono), await lido(segunda), await lido(terceira)]).toEqual([le, le, le]);
    // The third sends the same file in a bundle of her own, then another file, and leaves.
    const { comprovanteId } = await rowOf(t, 'projeto', { id: projeto });
    const { comprovante } = await rowOf(t, 'comprovanteDeDisciplinas', { id: comprovanteId ?? 0 });
    const refeito = await em(minutos(4), () => w.novoPacote(terceira.id));
    await updateRows(t, 'projeto', { comprovanteId: refeito.id }, { id: projeto });
    await updateRows(t, 'comprovanteDeDisciplinas', { comprovante }, { id: refeito.id });
    expect([await lido(dono), await lido(segunda)]).toEqual([le, le]);
    await updateRows(t, 'comprovanteDeDisciplinas', { comprovante: refeito.comprovante }, { id: refeito.id });
    expect([await lido(dono), await lido(segunda)]).toEqual([naoLe, naoLe]);
    await passar(6, await w.novaPessoa());
    expect([await lido(dono), await lido(segunda), await lido(terceira)]).toEqual([naoLe, naoLe, le]);
  });

  it('[C-L1] hides the project from a coordinator of less than a day, whom no page names', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const [breve, nova] = [await w.novaPessoa(), await w.novaPessoa()];
    for (const quem of [breve, nova]) {
      await propor(projeto, quem.id, { causa: 'falecimento' });
      expect((await responder(quem, projeto)).status).toBe(200);
    }
    const { body } = await envia(adm, 'GET', `projeto/${projeto}/coordenacao`);
    const { antes } = body as unknown as { antes: { pessoa: { id: number } }[] };
    expect(antes.map(({ pessoa }) => pessoa.id)).toEqual([dono.id]);
    const caminhos = [`projeto/projeto/${projeto}`, `gerar-pdf/${projeto}`, `images/comprovante/${projeto}`];
    const status = (quem: Pessoa) =>
      Promise.all(caminhos.map(async (caminho) => (await envia(quem, 'GET', caminho)).status));
    expect(await status(dono)).toEqual([200, 200, 200]);
    expect(await status(breve)).toEqual([404, 404, 404]);
    expect((await envia(breve, 'GET', `projeto/projetos_submetidos/${breve.id}`)).body).toEqual([]);
    const busca = (await envia(breve, 'GET', `busca?q=${projeto}`)).body as unknown as {
      projetos?: { achados: { id: number }[] };
    };
    expect(busca.projetos?.achados ?? []).toEqual([]);
    // They still take part in it for good.
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: breve.id });
    const afastar = await envia(breve, 'POST', `projeto/${projeto}/afastamento`, {});
    expect([afastar.status, afastar.body.message]).toEqual([409, 'Você participa deste projeto']);
  });

  it('[C-L1] declares both periods of a person who handed the coordination over and got it back', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const outra = await w.novaPessoa();
    const passar = async (a: Pessoa) => {
      await propor(projeto, a.id, { causa: 'falecimento' });
      expect((await responder(a, projeto)).status).toBe(200);
    };
    const declaracao = async (quem: Pessoa) =>
      (await envia(quem, 'POST', 'declaracao', { papel: 'COORDENADOR', projeto })).body as unknown as {
        codigo: string;
        inicio: string;
      };
    const corrida = await declaracao(dono);
    await passar(outra);
    const emAbril = { dia: '2026-04-10', efetivadaEm: new Date('2026-04-10T12:00:00Z') };
    await updateRows(t, 'transferencia', emAbril, { projetoId: projeto });
    await passar(dono);
    const { body } = await envia(dono, 'GET', 'declaracao/possiveis');
    const possiveis = body as unknown as { papel: string; projeto: { id: number } | null }[];
    expect(possiveis.filter((um) => um.papel === 'COORDENADOR' && um.projeto?.id === projeto)).toHaveLength(
      1,
    );
    const nova = await declaracao(dono);
    expect(nova.codigo).not.toBe(corrida.codigo);
    const anteriores = [{ inicio: corrida.inicio, fim: '2026-04' }];
    expect(nova).toMatchObject({ anteriores, inicio: '2026-05', fim: null });
    const { body: conferida } = await envia(dono, 'GET', `publico/declaracao/${nova.codigo}`);
    expect(conferida).toMatchObject({ anteriores });
    expect(await declaracao(outra)).toMatchObject({ inicio: '2026-04', fim: '2026-05' });
  });

  it('[C-L1] tells the reason to the administration and to the leaving person, on the page after login, and in no mail', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    await w.novoColaborador(projeto, nova.id);
    const motivo = 'Licença para tratamento de saúde.';
    const antes = (await t.emailsAte(0)).length;
    await propor(projeto, nova.id, { motivo });
    await responder(nova, projeto, false);
    const cartas = (await t.emailsAte(antes + 4)).slice(antes);
    expect(cartas.filter(({ texto }) => texto.includes('saúde'))).toEqual([]);
    await propor(projeto, nova.id, { motivo });
    const motivoLido = async (quem: Pessoa) => {
      const { body } = await envia(quem, 'GET', `projeto/${projeto}/coordenacao`);
      return (body as unknown as { transferencia: { motivo: string | null } }).transferencia.motivo;
    };
    expect([await motivoLido(adm), await motivoLido(dono), await motivoLido(nova)]).toEqual([
      ...[motivo, motivo, null],
    ]);
    expect((await envia(adm, 'POST', `projeto/${projeto}/transferencia/retirar`)).status).toBe(200);
  });

  it('[C-L1] is cancelled when one of the two refuses, or the administration withdraws it', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    await propor(projeto, nova.id);
    expect((await responder(dono, projeto, false)).body).toEqual({ message: M.transferenciaRecusada });
    expect((await responder(nova, projeto)).status).toBe(404);
    await propor(projeto, nova.id);
    expect((await envia(adm, 'POST', `projeto/${projeto}/transferencia/retirar`)).status).toBe(200);
    expect((await responder(nova, projeto)).status).toBe(404);
    expect(await coordenadorDe(projeto)).toBe(dono.id);
  });

  it.each(['falecimento', 'fimDoVinculo', 'afastamento'])(
    '[C-L1] asks no agreement of a person who leaves for %s, also before the result',
    async (causa) => {
      const dono = await w.novaPessoa();
      const projeto = await w.novoProjeto(dono.id, await w.novoEditalEm('decisao'));
      const nova = await w.novaPessoa();
      if (causa === 'afastamento') {
        expect((await propor(projeto, nova.id, { causa })).body.message).toBe(M.semAfastamento);
        await w.novoAfastamento(dono.id);
      }
      expect((await propor(projeto, nova.id)).body.message).toBe(M.soPorImpedimento);
      expect((await propor(projeto, nova.id, { causa })).status).toBe(201);
      await responder(nova, projeto);
      expect(await coordenadorDe(projeto)).toBe(nova.id);
    },
  );

  it('[C-L1] is refused for the recorder of its item in a meeting and for those who altered or annulled its result', async () => {
    const { projeto, edital } = await w.novoAprovado();
    const nova = async () => (await w.novaPessoa('avaliador')).id;
    const [gravou, presente, alterou, propos, anulou] = [
      await nova(),
      await nova(),
      await nova(),
      await nova(),
      await nova(),
    ];
    const quando = t.clock.agora();
    const membros = [gravou, presente];
    const sessaoId = await reuniaoNova(t, {
      editalId: edital,
      autorId: adm.id,
      membros,
      projetos: [projeto],
    });
    await updateRows(
      t,
      'itemDaSessao',
      {
        ...{ decididoEm: quando, remunerados: 1, voluntarios: 0, motivo: 'x' },
        impedidos: [],
        decididoPorId: gravou,
      },
      { sessaoId },
    );
    await insertInto(t, 'alteracaoDaDecisao', {
      ...{
        sessaoId,
        projetoId: projeto,
        ato: 'aprovarInstrutores',
        antesRemunerados: 1,
        antesVoluntarios: 0,
        remunerados: 2,
      },
      ...{ voluntarios: 0, motivo: 'x', autorId: alterou, quando },
    });
    await insertInto(t, 'anulacao', {
      ...{
        projetoId: projeto,
        aprovacaoVersao: 1,
        dados: {},
        diminui: [],
        justificativa: 'x',
        autorId: propos,
      },
      ...{
        propostaEm: quando,
        responderAte: '2026-05-23',
        anula: false,
        parecer: 'x',
        decididaPorId: anulou,
      },
      decididaEm: quando,
    });
    for (const pessoa of [gravou, alterou, propos, anulou])
      expect((await propor(projeto, pessoa)).body.message).toBe(M.jaJulgou);
    expect((await propor(projeto, presente)).status).toBe(201);
  });

  it('[C-L1] needs an agreement when the absence is over by the day', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    await w.novoAfastamento(dono.id);
    await propor(projeto, nova.id, { causa: 'afastamento', dia: '2026-05-14' });
    await responder(nova, projeto);
    await updateRows(t, 'afastamento', { fim: '2026-05-13' }, { professorId: dono.id });
    await em('2026-05-14T12:00:00Z', () => efetivarTransferencias(t.deps));
    expect(await coordenadorDe(projeto)).toBe(dono.id);
    const { naoPassouEm } = await rowOf(t, 'transferencia', { projetoId: projeto });
    expect(naoPassouEm).not.toBeNull();
  });

  it('[C-L1] is refused for its evaluator, for oneself, beyond the limit, and twice', async () => {
    const avaliador = await w.novaPessoa('avaliador');
    const { projeto, edital } = await w.novoAprovado({ avaliador });
    const recusa = async (pessoa: number | null, mudancas: object = {}) =>
      (await propor(projeto, pessoa, mudancas)).body;
    const cheia = await w.novaPessoa();
    expect((await recusa(avaliador.id)).message).toBe(M.jaJulgou);
    expect((await recusa(adm.id)).message).toBe(M.naoASiMesmo);
    expect((await recusa(null, { dia: '2026-05-12', motivo: '' })).errors).toEqual({
      pessoa: M.escolhaAPessoa,
      dia: M.diaInvalido('2026-05-13', '2027-05-13'),
      motivo: M.escrevaOMotivo,
    });
    for (const dia of ['2027-05-14', '2099-01-01', '2027-02-30']) {
      expect((await recusa(cheia.id, { dia })).errors).toEqual({
        dia: 'Escolha o dia em que a coordenação passa, de 13/05/2026 a 13/05/2027',
      });
    }
    await w.novoProjeto(cheia.id, edital);
    await updateRows(t, 'edital', { limitePorCoordenador: 1 }, { id: edital });
    expect((await recusa(cheia.id)).message).toBe(MENSAGENS_EDITAL.limitePorCoordenador);
    await propor(projeto, (await w.novaPessoa()).id);
    expect((await recusa((await w.novaPessoa()).id)).message).toBe(M.jaHaTransferencia);
  });

  it('[C-L1] keeps the unit of the submission, and each declaration names the period of the coordination', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const nova = await w.novaPessoa();
    const { unidadeId } = await rowOf(t, 'professor', { id: dono.id });
    await envia(dono, 'POST', 'declaracao', { papel: 'COORDENADOR', projeto });
    await propor(projeto, nova.id);
    await responder(nova, projeto);
    await responder(dono, projeto);
    expect((await rowOf(t, 'projeto', { id: projeto })).unidadeDaSubmissaoId).toBe(unidadeId);
    const { participacoesDe } = await import('../declaracao/participacoes-queries.ts');
    const periodo = async (pessoa: number) =>
      (await participacoesDe(t.deps.database.db, pessoa))
        .filter(({ papel }) => papel === 'COORDENADOR')
        .map((uma) => (uma as unknown as { vigencia: { inicio: string; fim: string } }).vigencia);
    expect((await periodo(dono.id)).map(({ fim }) => fim)).toEqual(['2026-05-12']);
    expect((await periodo(nova.id)).map(({ inicio }) => inicio)).toEqual(['2026-05-13']);
    const nomeNaDeclaracao = async (quem: Pessoa) => {
      const { body } = await envia(quem, 'POST', 'declaracao', { papel: 'COORDENADOR', projeto });
      return (body as unknown as { nome: string }).nome;
    };
    for (const quem of [dono, nova]) {
      expect(await nomeNaDeclaracao(quem)).toBe((await rowOf(t, 'professor', { id: quem.id })).nome);
    }
  });

  it('[C-L1] keeps it in the old coordinator’s list and search, with the day and without its students', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const aluno = 'Zulmira Peregrina';
    await w.novoInstrutor(projeto, { nome: aluno });
    const nova = await w.novaPessoa();
    await w.novaTransferencia(projeto, nova.id, { causa: 'falecimento', responderAte: null });
    const lista = async (quem: Pessoa, de = quem) =>
      (await envia(quem, 'GET', `projeto/projetos_submetidos/${de.id}`)).body as unknown as {
        id: number;
        alunos: { nome: string }[];
        coordenaramAntes: object[];
      }[];
    const busca = async (quem: Pessoa, q: string | number) => {
      const { projetos, instrutores } = (await envia(quem, 'GET', `busca?q=${q}`)).body as unknown as Record<
        string,
        { achados: { id: number }[] }
      >;
      return [projetos?.achados.map(({ id }) => id), instrutores?.achados.length];
    };
    expect([await busca(dono, projeto), await busca(dono, aluno)]).toEqual([
      [[projeto], 0],
      [[], 1],
    ]);
    await responder(nova, projeto);
    const coordenaramAntes = [{ id: dono.id, desde: null, ate: '2026-05-12' }];
    expect(await lista(dono)).toMatchObject([{ id: projeto, alunos: [], coordenaramAntes }]);
    expect(await lista(nova)).toMatchObject([{ id: projeto, alunos: [{ nome: aluno }], coordenaramAntes }]);
    expect(await lista(adm, dono)).toMatchObject([{ id: projeto, alunos: [{ nome: aluno }] }]);
    expect([await busca(dono, projeto), await busca(dono, aluno)]).toEqual([
      [[projeto], 0],
      [[], 0],
    ]);
    expect([await busca(nova, projeto), await busca(nova, aluno)]).toEqual([
      [[projeto], 0],
      [[], 1],
    ]);
  });

  it('[C-L1] prints on the PDFs of the project and of a report who coordinated it when', async () => {
    const cena = await umProjetoComRelatorios(t, w);
    const { projeto, dono } = cena;
    const nova = await w.novaPessoa('coordenador', { nome: 'Bia Reis' });
    expect((await envia(dono, 'POST', 'relatorios-disciplinas/salvar', asDisciplinas(cena))).status).toBe(
      200,
    );
    await propor(projeto, nova.id, { dia: '2026-05-20' });
    await responder(nova, projeto);
    // The old coordinator does not answer, so it takes effect later than proposed.
    await em('2026-05-24T12:00:00Z', () => efetivarTransferencias(t.deps));
    const { nome } = await rowOf(t, 'professor', { id: dono.id });
    const dito = squeeze(`Coordenação ${nome}, até 23/05/2026; Bia Reis, desde 24/05/2026`);
    for (const [quem, caminho] of [
      [dono, `gerar-pdf/${projeto}`],
      [nova, `relatorios-disciplinas/pdf/${projeto}`],
    ] as const) {
      const r = await fetch(`${t.url}/api/${caminho}`, {
        headers: { authorization: `Bearer ${quem.token}` },
      });
      expect([caminho, r.status]).toEqual([caminho, 200]);
      expect((await readPdf(new Uint8Array(await r.arrayBuffer()))).compact).toContain(dito);
    }
  });
});
