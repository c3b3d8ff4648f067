import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { diferenca } from '../../testing/database/estado.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1 } from '../../testing/world/avaliacoes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Feito = AnswerOf<Api['designarVarios']>;
type Ato = 'designar' | 'lembrar' | 'substituir';

const OITO_DIAS = 8 * 86_400_000;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function fazer(edital: number, ato: Ato, projetos: readonly number[], avaliador?: number) {
  const body = { projetos, ...(avaliador === undefined ? {} : { avaliador }) };
  const r = await send<Feito>(t.url, 'POST', `/api/edital/${edital}/${ato}`, { token: adm.token, body });
  expect([r.status, r.status === 200 ? '' : r.text]).toEqual([200, '']);
  return r.body.linhas.map(({ projeto, resultado, mensagem }) => [projeto, resultado, mensagem]);
}

const avaliadorDe = async (projetoId: number) =>
  (await findRow(t, 'projetoAprovacao', { projetoId }))?.avaliadorId ?? null;

/** The addresses of the mails sent during the act. */
async function cartasDe(ato: () => Promise<unknown>, quantas: number): Promise<string[]> {
  const antes = (await t.emailsAte(0)).length;
  await ato();
  const todas = await t.emailsAte(antes + quantas);
  return todas.slice(antes).map(({ para }) => para);
}
const enderecoDe = async ({ id }: Pessoa) => (await findRow(t, 'professor', { id }))?.email;

/** The act writes no row. */
async function semEfeito(ato: () => Promise<unknown>): Promise<void> {
  const mudado = await diferenca(t, ato);
  expect(Object.entries(mudado).filter(([, n]) => n !== 0)).toEqual([]);
}

async function umEdital(quantos: number) {
  const edital = await w.novoEditalEm('avaliacao');
  const dono = await w.novaPessoa();
  const projetos: number[] = [];
  for (let i = 0; i < quantos; i += 1) projetos.push(await w.novoProjeto(dono.id, edital));
  return { edital, dono, projetos };
}

describe('designating in many', () => {
  it('designates where it can and gives the reason for every other row, in the requested order', async () => {
    const { edital, dono, projetos } = await umEdital(3);
    const [primeiro = 0, segundo = 0, alheio = 0] = projetos;
    const avaliador = await w.novaPessoa('avaliador');
    await w.designar(alheio, (await w.novaPessoa('avaliador')).id);
    const meu = await w.novoProjeto(adm.id, edital);
    const deOutroEdital = await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao'));
    const rascunho = await w.novoProjeto(dono.id, edital, { ehRascunho: true });
    const colabora = await w.novoProjeto(dono.id, edital);
    await w.novoColaborador(colabora, avaliador.id);
    const desconhecido = MENSAGENS_PROJETO.projetoNaoEncontrado;
    const pedidos = [segundo, meu, alheio, deOutroEdital, rascunho, colabora, 2_000_000_000, primeiro];
    expect(await fazer(edital, 'designar', pedidos, avaliador.id)).toEqual([
      [segundo, 'feito', MENSAGENS_DESIGNACAO.designado],
      [meu, 'recusado', M.voceParticipa],
      [alheio, 'recusado', MENSAGENS_DESIGNACAO.jaTemAvaliador],
      [deOutroEdital, 'recusado', desconhecido],
      [rascunho, 'recusado', desconhecido],
      [colabora, 'recusado', MENSAGENS_DESIGNACAO.participa],
      [2_000_000_000, 'recusado', desconhecido],
      [primeiro, 'feito', MENSAGENS_DESIGNACAO.designado],
    ]);
    expect(await Promise.all([primeiro, segundo, deOutroEdital, meu].map(avaliadorDe))).toEqual([
      ...[avaliador.id, avaliador.id],
      ...[null, null],
    ]);
  });

  it('[C-L6] changes nothing when repeated; each row is audited, and all together send one mail', async () => {
    const { edital, projetos } = await umEdital(2);
    const avaliador = await w.novaPessoa('avaliador');
    const email = await enderecoDe(avaliador);
    const designar = () => fazer(edital, 'designar', [...projetos, ...projetos], avaliador.id);
    expect(await cartasDe(designar, 1)).toEqual([email]);
    const atos = await rowsOf(t, 'auditoria', { acao: 'designarAvaliador' });
    expect(atos.slice(-2).map(({ pessoaId, depois }) => [pessoaId, depois])).toEqual(
      projetos.map((projeto) => [adm.id, { projeto, avaliador: avaliador.id }]),
    );
    await semEfeito(async () =>
      expect(await fazer(edital, 'designar', projetos, avaliador.id)).toEqual(
        projetos.map((projeto) => [projeto, 'jaEstava', MENSAGENS_DESIGNACAO.mesmoAvaliador]),
      ),
    );
  });

  it('is refused project by project while the call is open, and for a person who is no evaluator', async () => {
    const { edital, projetos } = await umEdital(1);
    const coordenador = await w.novaPessoa();
    const [projeto] = projetos;
    expect(await fazer(edital, 'designar', projetos, coordenador.id)).toEqual([
      [projeto, 'recusado', MENSAGENS_DESIGNACAO.nenhumProfessor],
    ]);
    await updateRows(t, 'edital', { fase: 'submissao', fim: '2026-12-31' }, { id: edital });
    expect(await fazer(edital, 'designar', projetos, (await w.novaPessoa('avaliador')).id)).toEqual([
      [projeto, 'recusado', M.espereFechar],
    ]);
    expect(await avaliadorDe(projeto ?? 0)).toBeNull();
  });

  it('designates one evaluator for each project when two act at once, with correct results for both', async () => {
    const { edital, projetos } = await umEdital(6);
    const [um, dois] = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    const respostas = await Promise.all([
      fazer(edital, 'designar', projetos, um.id),
      fazer(edital, 'designar', projetos.toReversed(), dois.id),
    ]);
    for (const projeto of projetos) {
      const [deUm, deDois] = respostas.map((linhas) => linhas.find(([id]) => id === projeto)?.[1]);
      const avaliador = await avaliadorDe(projeto);
      expect([deUm, deDois]).toEqual(avaliador === um.id ? ['feito', 'recusado'] : ['recusado', 'feito']);
      expect([um.id, dois.id]).toContain(avaliador);
    }
  });

  it("stores no row when the caller's session ends after the request was authorised (T-B18)", async () => {
    const { edital, projetos } = await umEdital(2);
    const avaliador = await w.novaPessoa('avaliador');
    const { id, token } = await w.novaPessoa('administrador');
    const outra = await t.deps.database.pool.connect();
    try {
      await outra.query('begin');
      // Not committed yet: readers of the session still find it, and the first row waits for this one.
      await outra.query('update sessao set encerrada_em = now() where professor_id = $1', [id]);
      const body = { projetos, avaliador: avaliador.id };
      const pedido = send(t.url, 'POST', `/api/edital/${edital}/designar`, { token, body });
      await untilWaiting(t);
      await outra.query('commit');
      expect((await pedido).status).toBe(401);
    } finally {
      outra.release();
    }
    expect(await Promise.all(projetos.map(avaliadorDe))).toEqual([null, null]);
  });
});

describe('replacing in many', () => {
  it('replaces like the single act, and gives the reason for each refused row', async () => {
    const { edital, projetos } = await umEdital(1);
    const [semNinguem = 0] = projetos;
    const antigo = await w.novaPessoa('avaliador');
    const novo = await w.novaPessoa('avaliador');
    const comNotas = await w.novoDesignado(edital, {
      avaliador: antigo,
      aprovacao: { aceito: true, ...NOTAS_FASE1 },
    });
    const pronto = await w.novoAvaliado(edital);
    const dele = await w.novoDesignado(edital, { avaliador: novo });
    const meu = await w.novoDesignado(edital, { dono: adm });
    const meuSemNinguem = await w.novoProjeto(adm.id, edital);
    const todos = [comNotas.projeto, pronto.projeto, dele.projeto, semNinguem, meu.projeto, meuSemNinguem];
    const substituir = () => fazer(edital, 'substituir', todos, novo.id);
    const esperadas = [
      [comNotas.projeto, 'feito', MENSAGENS_DESIGNACAO.avaliadorSubstituido],
      [pronto.projeto, 'recusado', M.jaConcluida],
      [dele.projeto, 'jaEstava', MENSAGENS_DESIGNACAO.mesmoAvaliador],
      [semNinguem, 'recusado', MENSAGENS_DESIGNACAO.aindaSemAvaliador],
      // The answer does not reveal to the coordinator whether the project has an evaluator (D20).
      [meu.projeto, 'recusado', M.voceParticipa],
      [meuSemNinguem, 'recusado', M.voceParticipa],
    ];
    const cartas = await cartasDe(async () => expect(await substituir()).toEqual(esperadas), 2);
    expect(new Set(cartas)).toEqual(new Set([await enderecoDe(antigo), await enderecoDe(novo)]));
    const linha = await findRow(t, 'projetoAprovacao', { id: comNotas.aprovacao });
    expect([linha?.avaliadorId, linha?.aceito, linha?.pontuacaoFase1]).toEqual([novo.id, false, null]);
    await semEfeito(substituir);
  });
});

describe('reminding in many', () => {
  it('mails each late evaluator once, whatever the number of their projects (D47)', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const avaliador = await w.novaPessoa('avaliador');
    const criadoEm = new Date(t.clock.agora().getTime() - OITO_DIAS);
    const um = await w.novoDesignado(edital, { avaliador, aprovacao: { criadoEm } });
    const dois = await w.novoDesignado(edital, { avaliador, aprovacao: { criadoEm } });
    const emDia = await w.novoDesignado(edital);
    const outroAtrasado = await w.novoDesignado(edital, { aprovacao: { criadoEm } });
    const pronto = await w.novoAvaliado(edital);
    const meu = await w.novoDesignado(edital, { dono: adm, aprovacao: { criadoEm } });
    const escolhidos = [um, dois, emDia, pronto, meu].map(({ projeto }) => projeto);
    const lembrar = () => fazer(edital, 'lembrar', escolhidos);
    const esperadas = [
      [um.projeto, 'feito', MENSAGENS_DESIGNACAO.lembreteEnviado],
      [dois.projeto, 'jaEstava', MENSAGENS_DESIGNACAO.jaLembrado],
      [emDia.projeto, 'recusado', MENSAGENS_DESIGNACAO.avaliacaoEmDia],
      [pronto.projeto, 'recusado', MENSAGENS_DESIGNACAO.avaliacaoEmDia],
      [meu.projeto, 'recusado', M.voceParticipa],
    ];
    const cartas = await cartasDe(async () => expect(await lembrar()).toEqual(esperadas), 1);
    expect(cartas).toEqual([await enderecoDe(avaliador)]);
    expect(await rowsOf(t, 'lembrete', { avaliadorId: outroAtrasado.avaliador.id })).toEqual([]);
    await semEfeito(lembrar);
  });
});
