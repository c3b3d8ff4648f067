import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contexto } from '../../context.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { editalComHomologacao } from '../../testing/world/cena-da-homologacao.ts';
import { pedidoDeSorteio } from '../../testing/world/cena-do-sorteio.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { emLote } from './lote-repository.ts';
import { escreverCarta, juntarCartasEsquecidas } from './repository.ts';

type Cartas = AnswerOf<Api['listarCartasDoProjeto']>;
type Sorteio = AnswerOf<Api['sortear']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

async function envia<T>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown): Promise<T> {
  const r = await send<T>(t.url, metodo, caminho, { token, body });
  expect([r.status, r.text]).toEqual([200, r.text]);
  return r.body;
}

async function umEdital(quantos: number) {
  const edital = await w.novoEditalEm('avaliacao');
  const dono = await w.novaPessoa();
  const projetos: number[] = [];
  for (let i = 0; i < quantos; i += 1) projetos.push(await w.novoProjeto(dono.id, edital));
  return { edital, dono, projetos };
}

/** Mails sent to this person, once the queue is empty. */
async function mailsDe(pessoa: Pessoa) {
  const { email } = await rowOf(t, 'professor', { id: pessoa.id });
  return (await t.emailsAte(0)).filter(({ para }) => para === email);
}
const cartasDe = (quem: Pessoa, projeto: number) =>
  envia<Cartas>(quem, 'GET', `/api/projeto/${projeto}/emails`);

describe('an act on many', () => {
  it('[C-L6] sends the old and the new evaluator one mail each, which names every project with its link', async () => {
    const { edital } = await umEdital(0);
    const [antigo, novo] = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    const feitos = [];
    for (let i = 0; i < 3; i += 1) feitos.push(await w.novoDesignado(edital, { avaliador: antigo }));
    const projetos = feitos.map(({ projeto }) => projeto);
    await envia(adm, 'POST', `/api/edital/${edital}/substituir`, { projetos, avaliador: novo.id });
    const [dispensa, ...maisDispensas] = await mailsDe(antigo);
    const [designacao, ...maisDesignacoes] = await mailsDe(novo);
    expect([maisDispensas, maisDesignacoes]).toEqual([[], []]);
    expect(dispensa?.assunto).toBe('Você não avalia mais 3 projetos');
    expect(designacao?.assunto).toBe('Avaliação de 3 projetos');
    for (const { projeto, aprovacao } of feitos) {
      expect(dispensa?.texto).toContain(`Número: ${projeto}\n`);
      expect(designacao?.texto).toMatch(
        new RegExp(`Número: ${projeto}\\n(.+\\n)+\\n.*\\n.*aceitar_projeto/${aprovacao}\\n`),
      );
    }
  });

  it('[C-L6] sends the coordinator of several returned projects one mail, each with its day and link', async () => {
    const dono = await w.novaPessoa();
    const edital = await editalComHomologacao(t, w);
    const projetos = [await w.novoProjeto(dono.id, edital), await w.novoProjeto(dono.id, edital)];
    const ate = new Date(t.clock.agora().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const marca = { marca: 'devolvido', motivo: 'Falta o método', secoes: ['resumo'], ate };
    await envia(adm, 'POST', `/api/edital/${edital}/homologacao`, { ...marca, projetos });
    const [um, ...mais] = await mailsDe(dono);
    expect(mais).toEqual([]);
    expect(um?.assunto).toBe('Seus projetos precisam de correção');
    for (const projeto of projetos) {
      expect(um?.texto).toMatch(
        new RegExp(
          `Projeto: nº ${projeto}, (.+\\n)+Motivo: Falta o método\\n(.+\\n)+\\n.*\\n.*/projetos/${projeto}/correcao\\n`,
        ),
      );
    }
  });

  it('[C-L6] designates a whole draw with one mail to each evaluator', async () => {
    const { edital, projetos } = await umEdital(4);
    // A draw takes all evaluators that exist.
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { tipo: 'avaliador' });
    const avaliadores = [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')];
    const { id, proposta } = await envia<Sorteio>(
      adm,
      'POST',
      `/api/edital/${edital}/sorteios`,
      await pedidoDeSorteio(t, edital),
    );
    const linhas = (proposta?.linhas ?? []).flatMap(({ projeto, avaliadores: dele }) =>
      dele.map((um) => ({ projeto: projeto.id, avaliador: um.id })),
    );
    expect(linhas.map(({ projeto }) => projeto)).toEqual(projetos);
    await envia(adm, 'POST', `/api/sorteio/${id}/designar`, { linhas });
    for (const avaliador of avaliadores) {
      expect((await mailsDe(avaliador)).map(({ assunto }) => assunto)).toEqual(['Avaliação de 2 projetos']);
    }
  });
});

describe('an act that dies between two rows', () => {
  /**
   * Simulates a process that is killed before the row `ate`: nothing after it is done, and no mail is joined.
   */
  async function morre(projetos: readonly number[], pessoa: Pessoa, morrerEm: number): Promise<void> {
    const { id, tipo, sessao } = adm;
    const ctx = {
      deps: t.deps,
      db: t.deps.database.db,
      usuario: { id, tipo, sessao, token: null, faltaFator: false },
      estudante: null,
      agora: t.clock.agora(),
      endereco: '127.0.0.1',
      navegador: '',
      alvo: null,
      disseVersao: false,
      exigirVersao: () => undefined,
      exigirVersaoDaLinha: () => undefined,
    } satisfies Contexto;
    const morte = new Error('killed');
    await expect(
      emLote(ctx, projetos, async (um, projeto) => {
        if (projeto === morrerEm) throw morte;
        await escreverCarta(um, 'designacao', {
          pessoaId: pessoa.id,
          fatos: { aprovacao: projeto, projeto: { id: projeto, titulo: 'Um título' }, edital: 'Um edital' },
        });
        return { resultado: 'feito', mensagem: '' };
      }),
    ).rejects.toBe(morte);
  }

  it('[C-L6] loses no mail and sends none twice: a job joins the written ones once, in any number of processes', async () => {
    const { projetos } = await umEdital(3);
    const avaliador = await w.novaPessoa('avaliador');
    await morre(projetos, avaliador, projetos[2] ?? 0);
    // Another process may still be working on it.
    await juntarCartasEsquecidas(t.deps);
    expect(await mailsDe(avaliador)).toEqual([]);
    t.clock.avancar(180_000);
    await Promise.all([1, 2, 3].map(() => juntarCartasEsquecidas(t.deps)));
    await juntarCartasEsquecidas(t.deps);
    const mails = await mailsDe(avaliador);
    expect(mails.map(({ assunto }) => assunto)).toEqual(['Avaliação de 2 projetos']);
    expect(mails[0]?.texto).toContain(`Número: ${projetos[1]}\n`);
    expect(mails[0]?.texto).not.toContain(`Número: ${projetos[2]}\n`);
  });

  it('[C-L6] sends nothing to an account that was closed meanwhile, and stores none of it', async () => {
    const { projetos } = await umEdital(2);
    const avaliador = await w.novaPessoa('avaliador');
    const antes = (await t.emailsAte(0)).length;
    await morre(projetos, avaliador, projetos[1] ?? 0);
    await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: avaliador.id });
    t.clock.avancar(180_000);
    await juntarCartasEsquecidas(t.deps);
    expect((await t.emailsAte(0)).length).toBe(antes);
    expect(await rowsOf(t, 'cartaDoProjeto', { pessoaId: avaliador.id })).toEqual([]);
  });
});

describe('the mails of a project', () => {
  it('[C-L4] shows on each project of a joined mail when it was sent: to administrators for every person, to others their own', async () => {
    const { edital, dono, projetos } = await umEdital(2);
    const avaliador = await w.novaPessoa('avaliador');
    await envia(adm, 'POST', `/api/edital/${edital}/designar`, { projetos, avaliador: avaliador.id });
    await t.emailsAte(0);
    const { nome } = await rowOf(t, 'professor', { id: avaliador.id });
    for (const projeto of projetos) {
      await expect
        .poll(() => cartasDe(adm, projeto))
        .toEqual([
          {
            especie: 'designacao',
            para: nome,
            criadaEm: t.clock.real().toISOString(),
            enviadaEm: t.clock.real().toISOString(),
            falhouEm: null,
          },
        ]);
      expect(await cartasDe(dono, projeto)).toEqual([]);
    }
  });
});
