import type { Aprovacao } from '@instrutoria/domain/avaliacao/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { findRow, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import type { CenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let c: CenaDaAvaliacao;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  c = umaCenaDaAvaliacao(t, adm, w);
});
afterAll(() => t.close());
beforeEach(() => c.fecharTodos());

const P = '/api/projeto_aprovacao';
interface Candidato {
  readonly id: number;
  readonly designados: number;
  readonly pendentes: number;
  readonly impedimento: string | null;
  readonly avisos: readonly string[];
  readonly motivoDaRecusa: string | null;
}
interface NaoDesignado {
  readonly id: number;
  readonly temAvaliador: boolean;
  readonly recusas: readonly { readonly avaliador: { readonly id: number }; readonly motivo: string }[];
}
const designar = (projeto: number, avaliador: number) =>
  c.envia(adm, 'POST', `${P}/designar`, { avaliador: { id: avaliador }, projeto: { id: projeto } });
const naoDesignados = async (edital: number) =>
  (await c.envia<NaoDesignado[]>(adm, 'GET', `${P}/projetos_nao_designados/${edital}`)).body;
const candidatos = async (projeto: number, busca = '') =>
  (await c.envia<Candidato[]>(adm, 'GET', `${P}/candidatos/${projeto}?busca=${encodeURIComponent(busca)}`))
    .body;
async function aprovacaoDe(projeto: number) {
  const linha = await findRow(t, 'projetoAprovacao', { projetoId: projeto });
  return linha ?? null;
}

describe('a refusal (D15)', () => {
  it("frees the project, keeps the reason, ends the evaluator's access at once and answers the same again", async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
    const um = await w.novaPessoa('avaliador', { nome: 'Recusa Silva' });
    const dois = await w.novaPessoa('avaliador');
    expect((await designar(projeto, um.id)).status).toBe(201);
    const { id = 0 } = (await aprovacaoDe(projeto)) ?? {};
    expect(await naoDesignados(edital)).toEqual([]);

    const motivo = '  Orientei o coordenador.  ';
    const recusar = () => c.envia(um, 'DELETE', `${P}/recusar_avaliacao/${id}`, { motivo });
    expect((await recusar()).status).toBe(204);
    expect(await aprovacaoDe(projeto)).toBeNull();
    expect((await recusar()).status).toBe(204);
    expect(await naoDesignados(edital)).toMatchObject([
      {
        id: projeto,
        temAvaliador: false,
        recusas: [{ avaliador: { id: um.id, nome: 'Recusa Silva' }, motivo: motivo.trim() }],
      },
    ]);
    expect(await candidatos(projeto, 'Recusa Silva')).toMatchObject([
      { impedimento: null, avisos: ['Já recusou avaliar este projeto'], motivoDaRecusa: motivo.trim() },
    ]);
    for (const caminho of [`${P}/${id}`, `${P}/projeto/${projeto}`]) {
      expect((await c.envia(um, 'GET', caminho)).status).toBe(404);
    }
    expect((await c.envia(um, 'POST', `${P}/salvar_fase1`, { id, ...NOTAS_FASE1 })).status).toBe(403);

    expect((await designar(projeto, dois.id)).status).toBe(201);
    expect((await aprovacaoDe(projeto))?.avaliadorId).toBe(dois.id);
    expect((await recusar()).status).toBe(204);
    expect((await aprovacaoDe(projeto))?.avaliadorId).toBe(dois.id);
    const linhas = await rowsOf(t, 'auditoria', { acao: 'recusarAvaliacao' });
    expect(linhas.map(({ registroId, depois }) => [registroId, depois])).toEqual([
      [id, { motivo: motivo.trim() }],
    ]);
  });

  it('may follow an acceptance as long as nothing is scored', async () => {
    const { aprovacao, avaliador } = await c.designado();
    expect((await c.envia(avaliador, 'PATCH', `${P}/aceitar_avaliacao/${aprovacao}`)).status).toBe(200);
    const recusar = async (headers: Record<string, string>) =>
      (await c.envia(avaliador, 'DELETE', `${P}/recusar_avaliacao/${aprovacao}`, undefined, headers)).status;
    expect(await recusar({})).toBe(409);
    expect(await recusar({ 'if-match': '"1"' })).toBe(412);
    expect(await recusar({ 'if-match': '"2"' })).toBe(204);
  });
});

describe('mails', () => {
  it('[C-C6] go to the new evaluator, the replaced one, and each late one once a day; late ones are listed', async () => {
    const edital = await w.novoEditalEm('avaliacao', { nome: 'Edital 2026 dos e-mails' });
    const dono = await w.novaPessoa();
    const titulo = 'Monitoria de Álgebra';
    const projeto = await w.novoProjeto(dono.id, edital, { titulo });
    const [um, dois] = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    const endereco = async ({ id }: Pessoa) => (await rowOf(t, 'professor', { id })).email;
    const [deUm, deDois] = [await endereco(um), await endereco(dois)];
    const deles = async () => (await t.emailsAte(0)).filter(({ para }) => para === deUm || para === deDois);

    await designar(projeto, um.id);
    const { id = 0 } = (await aprovacaoDe(projeto)) ?? {};
    const [designacao] = await deles();
    expect([designacao?.para, designacao?.assunto]).toEqual([deUm, `Avaliação do projeto nº ${projeto}`]);
    expect(designacao?.texto).toContain(titulo);
    expect(designacao?.texto).toContain(`/aceitar_projeto/${id}`);

    const trocado = await c.envia(adm, 'POST', `${P}/substituir/${id}`, { avaliador: dois.id });
    expect([trocado.status, trocado.body]).toEqual([200, { message: 'avaliador substituído' }]);
    const troca = (await deles()).slice(1);
    expect(new Set(troca.map(({ para }) => para))).toEqual(new Set([deUm, deDois]));
    expect(troca.find(({ para }) => para === deUm)?.assunto).toMatch(/^Você não avalia mais/);

    const outro = await w.novoDesignado(edital, { avaliador: dois, dono });
    await w.novoAvaliado(edital, { avaliador: um, dono });
    const lembrar = async () => (await c.envia(adm, 'POST', `${P}/lembrar/${edital}`)).body;
    const atrasos = async (quem = adm) => {
      const { body } = await c.envia<{ projeto: { id: number }; atraso: unknown }[]>(
        quem,
        'GET',
        `${P}/projetos?edital=${edital}`,
      );
      return new Map(body.map(({ projeto: { id }, atraso }) => [id, atraso]));
    };
    // Designated minutes ago, so nothing is late.
    expect(new Set((await atrasos()).values())).toEqual(new Set([null]));
    expect(await lembrar()).toEqual({ message: 'Nenhum avaliador para lembrar hoje' });
    await updateRows(t, 'edital', { prazoAvaliacao: '2026-05-12' }, { id: edital });
    const atrasada = { dias: 1, desde: 'prazo' };
    const deQuem = [projeto, outro.projeto];
    const tarde = await atrasos();
    expect(deQuem.map((id) => tarde.get(id))).toEqual(
      Array.from({ length: 2 }, () => ({ ...atrasada, lembradoHoje: false })),
    );
    // A finished assessment is never late, and only the administrator sees who is late.
    expect([...tarde.values()].filter((atraso) => atraso !== null)).toHaveLength(2);
    expect(new Set((await atrasos(dois)).values())).toEqual(new Set([null]));
    expect(await lembrar()).toEqual({ message: 'lembretes enviados' });
    expect((await atrasos()).get(projeto)).toEqual({ ...atrasada, lembradoHoje: true });
    expect(await lembrar()).toEqual({ message: 'Nenhum avaliador para lembrar hoje' });
    const lembrete = (await deles())[3];
    expect([lembrete?.para, lembrete?.assunto]).toEqual([deDois, 'Você tem 2 projetos por avaliar']);
    for (const numero of [projeto, outro.projeto]) expect(lembrete?.texto).toContain(`Projeto nº ${numero},`);

    const antes = t.clock.agora();
    t.clock.definir('2026-05-14T00:00:00.000Z');
    const { token } = await w.abrirSessao(adm.id, 'administrador');
    const amanha = await c.envia({ ...adm, token }, 'POST', `${P}/lembrar/${edital}`);
    expect(amanha.body).toEqual({ message: 'lembretes enviados' });
    t.clock.definir(antes);
    expect(await deles()).toHaveLength(5);
  });
});

describe('candidates (D15)', () => {
  it('are listed with their load, what forbids them and what advises against them', async () => {
    const unidadeId = await w.novaUnidade();
    const dono = await w.novaPessoa('avaliador', { unidadeId });
    const nome = `Aval${dono.id}`;
    const novo = (dados = {}) => w.novaPessoa('avaliador', { nome: `${nome} x`, ...dados });
    // Three calls before this one; only two of them count for earlier work together.
    const velhos: number[] = [];
    for (const mes of ['01', '02', '03']) {
      velhos.push(await w.novoEditalEm('arquivado', { inicio: `2019-${mes}-01`, fim: `2019-${mes}-20` }));
    }
    const edital = await w.novoEditalEm('avaliacao', { inicio: '2019-04-01', fim: '2019-04-20' });
    const projeto = await w.novoProjeto(dono.id, edital);
    const vizinho = await novo({ unidadeId });
    const membro = await novo();
    await w.novoColaborador(projeto, membro.id);
    const colega = await novo();
    const antigo = await novo();
    for (const [pessoa, editalId] of [
      [antigo, velhos[0]],
      [colega, velhos[1]],
    ] as const) {
      await w.novoColaborador(await w.novoProjeto(dono.id, editalId ?? 0), pessoa.id);
    }
    const avaliado = await novo();
    await w.novoAvaliado(velhos[2] ?? 0, { dono: avaliado, avaliador: dono });
    const ocupado = await novo();
    await w.novoDesignado(edital, { avaliador: ocupado });
    await w.novoAvaliado(edital, { avaliador: ocupado });
    await w.novoAvaliado(velhos[2] ?? 0, { avaliador: ocupado });
    await w.novaPessoa('coordenador', { nome: `${nome} coordena` });

    const lidos = new Map((await candidatos(projeto, nome)).map((um) => [um.id, um]));
    const de = ({ id }: Pessoa) => {
      const { designados, pendentes, impedimento, avisos } = lidos.get(id) ?? ({} as Candidato);
      return [designados, pendentes, impedimento, avisos];
    };
    expect([...lidos.keys()].sort()).toEqual(
      [vizinho, membro, colega, antigo, avaliado, ocupado].map(({ id }) => id).sort(),
    );
    expect(de(vizinho)).toEqual([0, 0, null, ['Trabalha na mesma unidade do coordenador']]);
    expect(de(membro)).toEqual([
      0,
      0,
      'O avaliador participa deste projeto',
      ['Colaborou com o coordenador neste edital ou nos dois anteriores'],
    ]);
    expect(de(colega)).toEqual([
      0,
      0,
      null,
      ['Colaborou com o coordenador neste edital ou nos dois anteriores'],
    ]);
    expect(de(antigo)).toEqual([0, 0, null, []]);
    expect(de(avaliado)).toEqual([
      0,
      0,
      null,
      ['O coordenador avalia ou avaliou um projeto deste professor'],
    ]);
    expect(de(ocupado)).toEqual([2, 1, null, []]);
    expect([...lidos.keys()].at(-1)).toBe(ocupado.id);
  });
});

describe('an evaluator whose type changes (D30)', () => {
  it('loses the assignment, is listed for replacement, gets no reminder and causes a warning before the decision', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { aprovacao, avaliador } = await w.novoDesignado(edital);
    const ler = async () =>
      (await c.envia<{ avaliadorSemDireito: boolean }[]>(adm, 'GET', `${P}/projetos?edital=${edital}`)).body;
    expect(await ler()).toMatchObject([{ avaliadorSemDireito: false }]);
    const tipo = { id: avaliador.id, tipo: 'coordenador' };
    expect((await c.envia(adm, 'POST', '/api/professor/tipo', tipo)).body).toEqual({
      message: 'atualizado com sucesso',
    });
    const { token } = await w.abrirSessao(avaliador.id, 'coordenador');
    expect((await c.envia({ ...avaliador, token }, 'GET', `${P}/${aprovacao}`)).status).toBe(404);
    const salvar = await c.envia({ ...avaliador, token }, 'POST', `${P}/salvar_fase1`, {
      id: aprovacao,
      ...NOTAS_FASE1,
    });
    expect(salvar.status).toBe(403);
    expect(await ler()).toMatchObject([{ avaliadorSemDireito: true }]);
    expect((await c.envia(adm, 'POST', `${P}/lembrar/${edital}`)).body).toEqual({
      message: 'Nenhum avaliador para lembrar hoje',
    });
    const { body } = await c.envia<{ avisos: { codigo: string }[] }>(
      adm,
      'GET',
      `/api/edital/${edital}/pendencias`,
    );
    expect(body.avisos).toMatchObject([
      {
        codigo: 'AVALIADORES_SEM_DIREITO',
        mensagem: 'Há avaliadores que não podem mais avaliar e precisam ser substituídos',
        quantidade: 1,
        tela: '/designar_avaliadores',
      },
    ]);
  });
});

describe('the coordinator’s view of the assessment (D20)', () => {
  it('is the same until publication, byte for byte and header for header, with an approval and without one', async () => {
    const edital = await w.novoEditalEm('decisao');
    const dono = await w.novaPessoa();
    const projeto = await w.novoProjeto(dono.id, edital);
    const ler = async () => {
      const r = await c.envia<Aprovacao>(dono, 'GET', `${P}/projeto/${projeto}`);
      return [r.status, [...r.headers].filter(([nome]) => nome !== 'date'), r.text];
    };
    const sem = await ler();
    const avaliador = await w.novaPessoa('avaliador');
    const id = await w.novaAprovacaoConcluida(projeto, avaliador.id, {
      parecer: '<p>Segredo</p>',
      remuneradosAprovados: 1,
    });
    expect(await ler()).toEqual(sem);
    expect(JSON.stringify(sem)).not.toMatch(/etag/i);
    const unico = await c.envia(dono, 'GET', `${P}/${id}`);
    const desconhecido = await c.envia(dono, 'GET', `${P}/2000000000`);
    expect([unico.status, unico.text]).toEqual([404, desconhecido.text]);
  });

  it('contains scores, parecer and situation after publication, and never the evaluator', async () => {
    const edital = await w.novoEditalEm('resultado');
    const avaliador = await w.novaPessoa('avaliador', { nome: 'Anônima Avaliadora' });
    const aprovacao = { situacao: 'APROVADO', parecer: '<p>Bom.</p>', remuneradosAprovados: 1 };
    const d = await w.novoAvaliado(edital, { avaliador, aprovacao });
    const colaborador = await w.novaPessoa('administrador');
    await w.novoColaborador(d.projeto, colaborador.id);
    for (const quem of [d.dono, colaborador]) {
      for (const caminho of [`projeto/${d.projeto}`, `${d.aprovacao}`]) {
        const { body, text } = await c.envia<Aprovacao>(quem, 'GET', `${P}/${caminho}`);
        expect(body).toMatchObject({
          id: d.aprovacao,
          situacao: 'APROVADO',
          situacaoExibida: 'APROVADO PARCIALMENTE',
          ...NOTAS_FASE1,
          total: 380.5,
          parecer: '<p>Bom.</p>',
          avaliador: null,
          foiAvaliador: false,
        });
        expect(text).not.toContain('Anônima');
      }
    }
  });
});

describe('GET projetos', () => {
  it("leaves the reader's own projects out until publication, and their evaluator out for good", async () => {
    const quem = await w.novaPessoa('avaliador');
    const [decidindo, publicado] = [await w.novoEditalEm('decisao'), await w.novoEditalEm('resultado')];
    for (const edital of [decidindo, publicado]) await w.novoAvaliado(edital, { dono: quem });
    const listar = async (edital: number, mais = '') =>
      (await c.envia<unknown[]>(quem, 'GET', `${P}/projetos?edital=${edital}${mais}`)).body;
    expect(await listar(decidindo)).toEqual([]);
    expect(await listar(publicado)).toMatchObject([{ avaliador: null, total: 380.5, foiAvaliador: false }]);
    expect(await listar(publicado, '&busca=Pessoa&ordem=avaliador')).toHaveLength(1);
  });

  it('is searched by title, coordinator and evaluator, sorted and paginated', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const ana = await w.novaPessoa('coordenador', { nome: 'Ângela Souza' });
    const bia = await w.novaPessoa('avaliador', { nome: 'Bia Lopes' });
    const um = await w.novoDesignado(edital, { dono: ana, projeto: { titulo: 'Zoologia' } });
    const dois = await w.novoDesignado(edital, { avaliador: bia, projeto: { titulo: 'Álgebra 100%' } });
    const listar = async (query: string) => {
      const r = await c.envia<{ projeto: { id: number } }[]>(
        adm,
        'GET',
        `${P}/projetos?edital=${edital}&${query}`,
      );
      return [r.body.map(({ projeto }) => projeto.id), r.headers.get('x-total-count')];
    };
    expect(await listar('ordem=titulo')).toEqual([[dois.projeto, um.projeto], '2']);
    expect(await listar('ordem=-titulo&pagina=2&por_pagina=1')).toEqual([[dois.projeto], '2']);
    expect(await listar('busca=angela')).toEqual([[um.projeto], '1']);
    expect(await listar('busca=BIA')).toEqual([[dois.projeto], '1']);
    expect(await listar('busca=100%25')).toEqual([[dois.projeto], '1']);
    expect((await c.envia(adm, 'GET', `${P}/projetos?ordem=total`)).status).toBe(422);
    expect((await c.envia(adm, 'GET', `${P}/projetos?fase=x`)).status).toBe(400);
  });
});
