import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECISAO as A } from '@instrutoria/domain/decisao/messages.ts';
import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Reuniao = AnswerOf<Api['lerSessaoDaComissao']>;
type Item = Reuniao['itens'][number];
type NaLista = AnswerOf<Api['listarSessoesDaComissao']>;
type Comissao = AnswerOf<Api['lerComissao']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador', { nome: 'Ada da Comissão' });
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
const recusa = async (r: Promise<Problem>) => {
  const { status, body } = await r;
  return [status, body.code, body.errors === undefined ? body.message : body.errors];
};
const ler = async (quem: Pessoa, id: number) => (await envia<Reuniao>(quem, 'GET', `/api/sessao/${id}`)).body;
const agir = (id: number, ato: string, body?: unknown, quem: Pessoa = adm, versao?: number) =>
  envia<Reuniao & ErrorBody>(quem, 'POST', `/api/sessao/${id}/${ato}`, body, versao);
const decidir = (id: number, projeto: number, body: object, quem: Pessoa = adm, versao?: number) =>
  envia<Item & ErrorBody>(quem, 'PUT', `/api/sessao/${id}/item/${projeto}/decisao`, body, versao);
const anotar = (id: number, projeto: number, anotacao: string, quem: Pessoa = adm, versao?: number) =>
  envia<Item & ErrorBody>(quem, 'PUT', `/api/sessao/${id}/item/${projeto}/anotacao`, { anotacao }, versao);
const baixar = (quem: Pessoa, id: number, qual: 'pdf' | 'texto', query = '') =>
  envia(quem, 'GET', `/api/sessao/${id}/ata/${qual}${query}`);
const vagas = (remunerados: number, voluntarios: number, motivo = '', mesa = 1) => ({
  remunerados,
  voluntarios,
  motivo,
  mesa,
});

/** Three projects by total, the second coordinated by `dono`; members: the administrator and these. */
async function cena(membros: readonly Pessoa[] = [], dono?: Pessoa) {
  const edital = await w.novoEditalEm('decisao');
  const projetos: number[] = [];
  for (const [i, adequacao] of [40, 30, 20].entries()) {
    const { projeto } = await w.novoAvaliado(edital, {
      ...(i === 1 && dono !== undefined ? { dono } : {}),
      aprovacao: { pontuacaoAdequacaoCoerencia: adequacao },
    });
    projetos.push(projeto);
  }
  const aberta = await envia<Reuniao & ErrorBody>(adm, 'POST', `/api/edital/${edital}/sessoes`, {
    local: ' Sala 12 ',
    membros: [adm.id, ...membros.map(({ id }) => id)],
  });
  expect([aberta.status, aberta.body.message]).toEqual([201, undefined]);
  const [um = 0, dois = 0, tres = 0] = projetos;
  return { edital, projetos, um, dois, tres, id: aberta.body.id, sessao: aberta.body };
}

describe('opening (E-SESSAO-1)', () => {
  it('copies the agenda from the ranking, with the proposal of the decision table', async () => {
    const { sessao: reuniao, projetos, edital, um, id } = await cena();
    expect(reuniao).toMatchObject({ numero: 1, estado: 'aberta', local: 'Sala 12', versao: 1 });
    expect(reuniao.itens.map(({ projeto }) => projeto.id)).toEqual(projetos);
    // Later changes of the table do not change the agenda.
    await envia(adm, 'POST', '/api/projeto/atualizar_instrutores_aprovados', {
      id: um,
      remunerados_aprovados: 1,
      voluntarios_aprovados: 2,
    });
    const [primeiro] = (await ler(adm, id)).itens;
    expect([primeiro?.proposta, primeiro?.mesa]).toEqual([
      { remunerados: 0, voluntarios: 0 },
      { remunerados: 1, voluntarios: 2, versao: 2 },
    ]);
    expect(
      (await envia<NaLista>(adm, 'GET', `/api/sessoes?edital=${edital}`)).body.map((uma) => uma.id),
    ).toEqual([id]);
  });

  it('allows one at a time, in decisao only, with people of the committee', async () => {
    const { edital } = await cena();
    const abrir = (qual: number, body: object) =>
      recusa(envia(adm, 'POST', `/api/edital/${qual}/sessoes`, body));
    const certo = { local: 'Sala 12', membros: [adm.id] };
    expect(await abrir(edital, certo)).toEqual([409, 'JA_ABERTA', M.jaAberta]);
    const comissao = (await envia<Comissao>(adm, 'GET', `/api/edital/${edital}/comissao`)).body;
    expect([comissao.podeAbrir, comissao.porque]).toEqual([false, M.jaAberta]);
    expect(comissao.pessoas.find(({ id }) => id === adm.id)).toMatchObject({
      ...{ nome: expect.any(String), siape: expect.stringMatching(/^\d{7}$/), unidade: expect.any(String) },
    });
    expect(await abrir(await w.novoEditalEm('avaliacao'), certo)).toEqual([
      409,
      'FORA_DA_DECISAO',
      M.foraDaDecisao,
    ]);
    const vazio = await w.novoEditalEm('decisao');
    expect(await abrir(vazio, certo)).toEqual([409, 'SEM_ITENS', M.semItens]);
    expect(await abrir(vazio, {})).toEqual([
      422,
      'TEXTO_VAZIO',
      { local: M.localVazio, membros: M.membrosVazios },
    ]);
    expect(await abrir(vazio, { local: 'Sala 12\ufffe', membros: [adm.id] })).toEqual([
      422,
      'CARACTER_PROIBIDO',
      { local: caractereRecusado('Sala 12', '\ufffe') },
    ]);
    const coordenador = await w.novaPessoa();
    expect(await abrir(vazio, { local: 'Sala', membros: [coordenador.id] })).toEqual([
      422,
      'PESSOA_DESCONHECIDA',
      { membros: M.membroDesconhecido },
    ]);
  });

  it('opens one when two administrators try at once', async () => {
    const edital = await w.novoEditalEm('decisao');
    await w.novoAvaliado(edital);
    const outra = await w.novaPessoa('administrador');
    const respostas = await Promise.all(
      [adm, outra].map((quem) =>
        envia(quem, 'POST', `/api/edital/${edital}/sessoes`, { local: 'Sala', membros: [quem.id] }),
      ),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await countOf(t, 'sessaoDaComissao', { editalId: edital })).toBe(1);
  });
});

describe('an item (E-SESSAO-2)', () => {
  it('is decided in the meeting and in the decision table, or in neither', async () => {
    const { id, um } = await cena();
    expect(await recusa(decidir(id, um, vagas(2, 1)))).toEqual([
      422,
      'TEXTO_VAZIO',
      { motivo: M.motivoDaMudanca },
    ]);
    expect((await recusa(decidir(id, um, vagas(3, 0, 'Três'))))[0]).toBe(422);
    expect((await rowOf(t, 'itemDaSessao', { projetoId: um })).decididoEm).toBeNull();
    const feito = await decidir(id, um, vagas(2, 1, ' Duas turmas '));
    expect([feito.status, feito.body]).toEqual([
      200,
      expect.objectContaining({
        versao: 2,
        decisao: { remunerados: 2, voluntarios: 1, motivo: 'Duas turmas' },
        mesa: { remunerados: 2, voluntarios: 1, versao: 2 },
      }),
    ]);
    const { remuneradosAprovados, voluntariosAprovados } = await rowOf(t, 'projetoAprovacao', {
      projetoId: um,
    });
    expect([remuneradosAprovados, voluntariosAprovados]).toEqual([2, 1]);
  });

  it('is decided once by two administrators who saw the same version, after any change of the table', async () => {
    const { id, um } = await cena();
    const outra = await w.novaPessoa('administrador');
    const respostas = await Promise.all([
      decidir(id, um, vagas(2, 0, 'Um motivo'), adm, 1),
      decidir(id, um, vagas(1, 0, 'Outro motivo'), outra, 1),
    ]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const { remunerados } = await rowOf(t, 'itemDaSessao', { projetoId: um });
    expect((await rowOf(t, 'projetoAprovacao', { projetoId: um })).remuneradosAprovados).toBe(remunerados);
    // Somebody changed the table in the meantime: an unseen value is not overwritten.
    await updateRows(t, 'projetoAprovacao', { versao: 9 }, { projetoId: um });
    expect((await decidir(id, um, vagas(0, 0), adm, 2)).status).toBe(412);
    expect((await decidir(id, um, vagas(0, 0, '', 9), adm, 2)).status).toBe(200);
  });

  it('keeps the limit of the call', async () => {
    const { id, um, dois, edital } = await cena();
    await updateRows(t, 'edital', { limiteBolsas: 2 }, { id: edital });
    expect((await decidir(id, um, vagas(2, 0, 'Sim'))).status).toBe(200);
    expect(await recusa(decidir(id, dois, vagas(1, 0, 'Sim')))).toEqual([
      409,
      'LIMITE_DE_BOLSAS',
      A.limiteDeBolsas,
    ]);
    expect((await rowOf(t, 'itemDaSessao', { projetoId: dois })).decididoEm).toBeNull();
  });

  it('keeps the limit of the unit, if the call has one', async () => {
    const dono = await w.novaPessoa();
    const { id, um, dois, edital } = await cena([], dono);
    const { coordenadorId } = await rowOf(t, 'projeto', { id: um });
    const { unidadeId } = await rowOf(t, 'professor', { id: dono.id });
    await updateRows(t, 'professor', { unidadeId }, { id: coordenadorId });
    const regras = { editalId: edital, versao: 2, motivo: null, autorId: adm.id, criadoEm: t.clock.agora() };
    await insertInto(t, 'regrasDoEdital', { ...regras, regras: { bolsasPorUnidade: 2 } });
    expect((await decidir(id, um, vagas(2, 0, 'Sim'))).status).toBe(200);
    expect(await recusa(decidir(id, dois, vagas(1, 0, 'Sim')))).toEqual([
      409,
      'LIMITE_DA_UNIDADE',
      A.limiteDaUnidade,
    ]);
  });

  it('stores notes by version', async () => {
    const { id, um } = await cena();
    const { body } = await anotar(id, um, ' Lido ', adm, 1);
    expect([body.anotacao, body.versao, body.decisao]).toEqual(['Lido', 2, null]);
    expect((await anotar(id, um, 'Outra', adm, 1)).status).toBe(412);
    expect(await recusa(anotar(id, um, 'a'.repeat(4001)))).toEqual([
      422,
      'TEXTO_LONGO',
      { anotacao: M.anotacaoMaxima },
    ]);
    const { projeto } = await w.novoAvaliado(await w.novoEditalEm('decisao'));
    expect(await recusa(anotar(id, projeto, 'De outro edital'))).toEqual([
      404,
      'NAO_ENCONTRADO',
      M.itemNaoEncontrado,
    ]);
  });

  it('waits while the meeting is suspended, with a notice', async () => {
    const { id, um } = await cena();
    expect(await recusa(agir(id, 'suspender', { motivo: ' ' }))).toEqual([
      422,
      'TEXTO_VAZIO',
      { motivo: M.motivoVazio },
    ]);
    expect((await agir(id, 'suspender', { motivo: 'Almoço' })).body.estado).toBe('suspensa');
    expect(await recusa(decidir(id, um, vagas(0, 0)))).toEqual([409, 'SESSAO_SUSPENSA', M.naoEstaAberta]);
    expect(await recusa(anotar(id, um, 'x'))).toEqual([409, 'SESSAO_SUSPENSA', M.naoEstaAberta]);
    expect((await agir(id, 'retomar')).body.estado).toBe('aberta');
    expect((await decidir(id, um, vagas(0, 0))).status).toBe(200);
    expect(await recusa(agir(id, 'cancelar', { motivo: 'Engano' }))).toEqual([
      409,
      'HA_DECIDIDOS',
      M.haDecididos,
    ]);
  });

  it('is refused once the call has left decisao, when only the meeting can be closed', async () => {
    const { id, um, edital } = await cena();
    await updateRows(t, 'edital', { fase: 'secretaria' }, { id: edital });
    expect(await recusa(decidir(id, um, vagas(0, 0)))).toEqual([
      409,
      'EDITAL_FORA_DA_DECISAO',
      M.editalForaDaDecisao,
    ]);
    expect((await agir(id, 'encerrar')).body.estado).toBe('encerrada');
  });
});

describe('a person excluded from an item (E-SESSAO-3)', () => {
  const visto = ({ itens }: Reuniao) => itens.map(({ projeto }) => projeto.id);

  it.each(['administrador', 'PRESIDENTE_COMISSAO', 'avaliador'] as const)(
    'is the coordinator, a collaborator and a declarer of type %s, who see nothing of it; the others see who is excluded',
    async (tipo) => {
      const dono = await w.novaPessoa(tipo, { nome: `Dona ${tipo}` });
      const colabora = await w.novaPessoa(tipo, { nome: `Colaboradora ${tipo}` });
      const declara = await w.novaPessoa('avaliador', { nome: `Declarante ${tipo}` });
      const livre = await w.novaPessoa('avaliador');
      const { id, um, dois, tres } = await cena([dono, colabora, declara, livre], dono);
      await w.novoColaborador(dois, colabora.id);
      await declarado(t, declara.id, { pessoa: dono.id });
      for (const quem of [dono, colabora, declara]) {
        const lida = await ler(quem, id);
        expect(visto(lida)).toEqual([um, tres]);
        expect(lida.podeLerAta).toBe(false);
      }
      for (const quem of [livre, adm]) {
        const [, segundo] = (await ler(quem, id)).itens;
        expect(segundo?.impedidos.map(({ nome }) => nome)).toEqual([
          `Colaboradora ${tipo}`,
          `Declarante ${tipo}`,
          `Dona ${tipo}`,
        ]);
      }
      if (tipo === 'avaliador') return;
      expect((await decidir(id, dois, vagas(2, 0, 'Para mim'), dono)).status).toBe(409);
      expect((await anotar(id, dois, 'Para mim', colabora)).status).toBe(409);
    },
  );

  it('does not see whether their projects are on the agenda', async () => {
    const dona = await w.novaPessoa('administrador');
    const declara = await w.novaPessoa('administrador');
    await declarado(t, declara.id, { pessoa: dona.id });
    const { id, dois, edital } = await cena([dona, declara], dona);
    const fora = await w.novoProjeto(dona.id, edital);
    const alheia = await cena([dona]);
    for (const quem of [dona, declara]) {
      for (const act of [
        (projeto: number) => anotar(id, projeto, 'Minha', quem),
        (projeto: number) => decidir(id, projeto, vagas(0, 0), quem),
      ]) {
        const naPauta = await recusa(act(dois));
        expect(await recusa(act(fora))).toEqual(naPauta);
        expect(naPauta[0]).toBe(409);
        expect(await recusa(act(alheia.um))).toEqual([404, 'NAO_ENCONTRADO', M.itemNaoEncontrado]);
      }
    }
  });

  it('cannot cancel in a call with their own project, decided or not, on the agenda or not, and closes instead', async () => {
    const dona = await w.novaPessoa('administrador');
    const declara = await w.novaPessoa('PRESIDENTE_COMISSAO');
    await declarado(t, declara.id, { pessoa: dona.id });
    const motivo = { motivo: 'Sem quórum' };
    const mundo = async (decidido: boolean, naPauta: boolean) => {
      const { id, dois, edital } = await cena([dona, declara], naPauta ? dona : undefined);
      if (!naPauta) await w.novoProjeto(dona.id, edital);
      if (decidido) expect((await decidir(id, dois, vagas(0, 0))).status).toBe(200);
      const ditos = [];
      for (const quem of [dona, declara]) {
        const { podeCancelar, podeEncerrar } = await ler(quem, id);
        ditos.push(podeCancelar, podeEncerrar, await recusa(agir(id, 'cancelar', motivo, quem)));
      }
      // A barred member can still end the meeting.
      expect((await agir(id, 'encerrar', undefined, dona)).body.estado).toBe('encerrada');
      return ditos;
    };
    const esperado = [false, true, [409, 'IMPEDIDO_NO_EDITAL', M.impedidoNaoCancela]];
    for (const decidido of [false, true]) {
      expect(await mundo(decidido, true)).toEqual([...esperado, ...esperado]);
    }
    expect(await mundo(false, false)).toEqual([...esperado, ...esperado]);
    const { id } = await cena([dona, declara]);
    expect((await ler(dona, id)).podeCancelar).toBe(true);
    expect((await agir(id, 'cancelar', motivo, dona)).body.estado).toBe('cancelada');
  });

  it('sees the same bytes with any note and decision on it, in every call and while the meeting ends', async () => {
    const dono = await w.novaPessoa('administrador');
    const chamadas = (id: number, edital: number) => [
      `/api/sessao/${id}`,
      `/api/sessoes?edital=${edital}`,
      `/api/sessao/${id}/ata/pdf`,
      `/api/sessao/${id}/ata/texto`,
    ];
    const mundo = async (agirNele: (id: number, projeto: number) => Promise<unknown>, fim: boolean) => {
      const { id, dois, edital } = await cena([dono], dono);
      await agirNele(id, dois);
      if (fim) expect((await agir(id, 'encerrar')).status).toBe(200);
      const lidas: string[] = [];
      for (const caminho of chamadas(id, edital)) {
        const { status, text } = await envia(dono, 'GET', caminho);
        lidas.push(`${status} ${text}`);
      }
      const { nome } = await rowOf(t, 'edital', { id: edital });
      const outros = await rowsOf(t, 'itemDaSessao', { sessaoId: id }, 'ordem');
      // Removes values that differ between two scenes and reveal nothing about the project.
      return [nome, ...outros.flatMap(({ projetoId, titulo }) => [titulo, `"id":${projetoId}`])].reduce(
        (texto, proprio, i) => texto.replaceAll(proprio, `<${i}>`),
        lidas
          .join('\n')
          .replaceAll(`"id":${id},`, '"id":<sessao>,')
          .replaceAll(`"id":${edital},`, '"id":<edital>,')
          .replace(/"ata":\{"numero":\d+/u, '"ata":{"numero":<ata>'),
      );
    };
    for (const fim of [false, true]) {
      const nada = await mundo(async () => undefined, fim);
      const muito = await mundo(async (id, projeto) => {
        await anotar(id, projeto, 'canário da anotação');
        await decidir(id, projeto, vagas(2, 3, 'canário do motivo'));
      }, fim);
      expect(muito).not.toContain('canário');
      expect(muito).toBe(nada);
    }
  });

  it('sees no meeting as coordinator or secretariat, and as evaluator only those with their own seat', async () => {
    const { id, edital } = await cena();
    for (const tipo of ['coordenador', 'secretaria'] as const) {
      const quem = await w.novaPessoa(tipo);
      for (const caminho of [`/api/sessao/${id}`, '/api/sessoes', `/api/sessao/${id}/ata/texto`]) {
        expect((await envia(quem, 'GET', caminho)).status).toBe(403);
      }
    }
    const avaliador = await w.novaPessoa('avaliador');
    expect(await recusa(envia(avaliador, 'GET', `/api/sessao/${id}`))).toEqual([
      404,
      'NAO_ENCONTRADO',
      M.naoEncontrada,
    ]);
    await agir(id, 'presencas', { pessoa: avaliador.id, presente: true });
    expect((await ler(avaliador, id)).itens).toHaveLength(3);
    expect((await envia<NaLista>(avaliador, 'GET', `/api/sessoes?edital=${edital}`)).body).toHaveLength(1);
    // The committee decides; evaluators only attend.
    expect((await ler(avaliador, id)).podeDecidir).toBe(false);
  });
});

describe('presences', () => {
  it('are stored with their time; an unchanged one changes nothing', async () => {
    const hugo = await w.novaPessoa('avaliador', { nome: 'Hugo Falcão' });
    const { id } = await cena([hugo]);
    for (const presente of [false, false, true]) await agir(id, 'presencas', { pessoa: hugo.id, presente });
    const { presencas } = await ler(adm, id);
    expect(presencas.filter(({ pessoa }) => pessoa.id === hugo.id).map(({ presente }) => presente)).toEqual([
      true,
      false,
      true,
    ]);
    const coordenador = await w.novaPessoa();
    expect(await recusa(agir(id, 'presencas', { pessoa: coordenador.id, presente: true }))).toEqual([
      422,
      'PESSOA_DESCONHECIDA',
      { pessoa: M.membroDesconhecido },
    ]);
  });
});

describe('the minutes (E-SESSAO-4)', () => {
  it('are made by closing: a text with its hash, and the same as a tagged PDF/A', async () => {
    const hugo = await w.novaPessoa('avaliador', { nome: 'Hugo Falcão' });
    const { id, um, dois, edital, projetos } = await cena([hugo], hugo);
    await anotar(id, um, 'Lida a carta do instituto');
    await decidir(id, um, vagas(2, 0, 'Duas turmas'), adm, 2);
    await decidir(id, dois, vagas(0, 0));
    const { body } = await agir(id, 'encerrar');
    const [ata] = body.atas;
    expect(ata).toMatchObject({ versao: 1, ano: 2026, motivo: null });
    const { text } = await baixar(adm, id, 'texto');
    const conferencia = await baixar(adm, id, 'texto', '?conferencia=true');
    const { texto: somado } = JSON.parse(conferencia.text) as { texto: string };
    expect(ata?.sha256).toBe(createHash('sha256').update(somado, 'utf8').digest('hex'));
    // A mark for each name: the name may change, and the hash stays valid.
    expect([text.includes('Ada da Comissão'), somado.includes('Ada da Comissão')]).toEqual([true, false]);
    for (const dito of [
      `Ata nº ${ata?.numero}/2026`,
      'Ada da Comissão',
      'Lida a carta do instituto',
      'Decidido: 2 bolsas e 0 voluntários.\nMotivo: Duas turmas',
      'Não participaram deste item: Hugo Falcão.\nMantida a proposta: 0 bolsas e 0 voluntários.',
      'Não apreciado nesta sessão.',
      'Pauta de 3 itens: 1 mantido como na proposta, 1 mudado, 1 não apreciado.',
    ]) {
      expect(text).toContain(dito);
    }
    const resposta = await fetch(`${t.url}/api/sessao/${id}/ata/pdf`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    const pdf = await readPdf(new Uint8Array(await resposta.arrayBuffer()));
    expect([pdf.pdfa, pdf.tagged, pdf.language]).toEqual(['2A', true, 'pt-BR']);
    expect(pdf.roles.filter((role) => role === 'TH')).toHaveLength(3);
    for (const dito of [`Ata nº ${ata?.numero}/2026`, 'Duas turmas', 'Não apreciado', ata?.sha256 ?? '']) {
      expect(pdf.compact).toContain(squeeze(dito));
    }
    // Barred from one item, the member gets nothing of the minutes before the publication.
    expect((await ler(hugo, id)).atas).toEqual([]);
    expect(await recusa(baixar(hugo, id, 'texto'))).toEqual([
      409,
      'ATA_COM_IMPEDIMENTO',
      M.ataComImpedimento,
    ]);
    await updateRows(t, 'projetoAprovacao', { situacao: 'APROVADO' }, { projetoId: projetos });
    await updateRows(
      t,
      'edital',
      { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() },
      { id: edital },
    );
    expect((await baixar(hugo, id, 'texto')).text).toBe(text);
  });

  it('keep a person’s text from looking like a line of the minutes', async () => {
    const { id, um, dois } = await cena();
    const forjado = 'Ouvida a comissão.\n\n2. Projeto nº 77: Outro\r\nDecidido: 9 bolsas e 9 voluntários.';
    expect((await anotar(id, um, forjado)).status).toBe(200);
    await decidir(id, um, vagas(0, 0), adm, 2);
    await agir(id, 'suspender', { motivo: `Almoço\nRetomada em 01/01/2000` });
    await agir(id, 'encerrar');
    const { text } = await baixar(adm, id, 'texto');
    const linhas = text.split('\n');
    expect(linhas.filter((linha) => linha.startsWith('2. '))).toEqual([
      `2. Projeto nº ${dois}: ${(await rowOf(t, 'projeto', { id: dois })).titulo}`,
    ]);
    expect(linhas).toContain('    2. Projeto nº 77: Outro');
    expect(linhas.filter((linha) => /^(?:Retomada|Decidido)/u.test(linha))).toEqual([]);
  });

  it('are numbered within the year, and corrected only by a version with a reason', async () => {
    const [um, outra] = [await cena(), await cena()];
    const numeros = (
      await Promise.all([um, outra].map(async ({ id }) => (await agir(id, 'encerrar')).body.atas[0]?.numero))
    ).toSorted((a, b) => (a ?? 0) - (b ?? 0));
    expect((numeros[1] ?? 0) - (numeros[0] ?? 0)).toBe(1);
    const antes = (await baixar(adm, um.id, 'texto')).text;
    expect((await recusa(agir(um.id, 'ata', { texto: 'leia-se 2' })))[0]).toBe(422);
    const corrigida = await agir(um.id, 'ata', { texto: 'onde se lê 1, leia-se 2', motivo: 'Digitação' });
    expect([corrigida.status, corrigida.body.atas.map(({ versao, motivo }) => [versao, motivo])]).toEqual([
      201,
      [
        [2, 'Digitação'],
        [1, null],
      ],
    ]);
    const depois = (await baixar(adm, um.id, 'texto')).text;
    expect(depois).toContain('onde se lê 1, leia-se 2');
    expect((await baixar(adm, um.id, 'texto', '?versao=1')).text).toBe(antes);
    expect((await baixar(adm, um.id, 'texto', '?versao=3')).status).toBe(404);
    await expect(updateRows(t, 'ata', { texto: 'x' }, { sessaoId: um.id })).rejects.toThrow('ata only grows');
  });

  it('do not exist for an open or cancelled meeting', async () => {
    const { id } = await cena();
    expect(await recusa(baixar(adm, id, 'pdf'))).toEqual([404, 'NAO_ENCONTRADO', M.ataNaoEncontrada]);
    expect(await recusa(agir(id, 'ata', { texto: 'x', motivo: 'x' }))).toEqual([
      409,
      'SESSAO_POR_ENCERRAR',
      M.naoTerminou,
    ]);
    expect((await agir(id, 'cancelar', { motivo: 'Sem quórum' })).body.estado).toBe('cancelada');
    expect(await recusa(agir(id, 'encerrar'))).toEqual([409, 'SESSAO_TERMINADA', M.jaTerminou]);
    expect((await baixar(adm, id, 'texto')).status).toBe(404);
  });
});
