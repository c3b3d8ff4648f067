import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { diferenca } from '../../testing/database/estado.ts';
import { findRow, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Decisao = AnswerOf<Api['lerDecisao']>;
type Feito = AnswerOf<Api['decidirVarios']>;
type Linha = BodyInputOf<Api['decidirVarios']>['linhas'][number];

const MUDOU = 'Este registro foi alterado por outra pessoa. Recarregue a página.';

let t: TestApp;
let w: World;
let pres: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  pres = await w.novaPessoa('PRESIDENTE_COMISSAO');
});
afterAll(() => t.close());

async function ler(edital: number, quem = pres): Promise<Decisao> {
  const r = await send<Decisao>(t.url, 'GET', `/api/edital/${edital}/decisao`, { token: quem.token });
  expect(r.status).toBe(200);
  return r.body;
}
async function salvar(edital: number, linhas: readonly Linha[], quem = pres) {
  const r = await send<Feito>(t.url, 'POST', `/api/edital/${edital}/decisao`, {
    token: quem.token,
    body: { linhas },
  });
  expect([r.status, r.status === 200 ? '' : r.text]).toEqual([200, '']);
  return r.body.linhas.map(({ projeto, resultado, mensagem }) => [projeto, resultado, mensagem]);
}
const dar = (projeto: number, bolsas: number, voluntarios = 0, versao = 1): Linha => ({
  ...{ projeto, versao },
  ...{ remunerados_aprovados: bolsas, voluntarios_aprovados: voluntarios },
});
async function vagasDe(projetoId: number) {
  const linha = await findRow(t, 'projetoAprovacao', { projetoId });
  return [linha?.remuneradosAprovados, linha?.voluntariosAprovados, linha?.versao];
}

describe('reading the decision of a call', () => {
  it('shows the whole ranking in order, with shared positions and the tie-breaks of the others', async () => {
    const edital = await w.novoEditalEm('decisao', { limiteBolsas: 3 });
    const nota = (pontuacaoAdequacaoCoerencia: number, pontuacaoRelevanciaJustificativaClareza: number) => ({
      aprovacao: { pontuacaoAdequacaoCoerencia, pontuacaoRelevanciaJustificativaClareza },
    });
    const terceiro = await w.novoAvaliado(edital, nota(10, 10));
    const segundo = await w.novoAvaliado(edital, nota(11, 9));
    const primeiro = await w.novoAvaliado(edital, nota(30, 10));
    await w.novoAvaliado(edital, { dono: pres });
    const { limiteBolsas, linhas, proprios } = await ler(edital);
    expect([limiteBolsas, proprios]).toEqual([3, 1]);
    expect(linhas.map(({ projeto_id, posicao }) => [projeto_id, posicao])).toEqual([
      [primeiro.projeto, 1],
      [segundo.projeto, 2],
      [terceiro.projeto, 3],
    ]);
    expect([linhas[2]?.desempate, linhas[2]?.desempateCom]).toEqual([
      'pontuacaoAdequacaoCoerencia',
      segundo.projeto,
    ]);
    expect(linhas[0]).toMatchObject({ versao: 1, remunerados_aprovados: 0, voluntarios_aprovados: 0 });
    expect(linhas[0]?.unidade).toBeTruthy();
  });

  it('is empty before the decision, and afterwards shows what was granted', async () => {
    const antes = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(antes);
    expect((await ler(antes)).linhas).toEqual([]);
    const depois = await w.novoEditalEm('secretaria');
    await w.novoAvaliado(depois, { aprovacao: { remuneradosAprovados: 1 } });
    expect((await ler(depois)).linhas.map(({ remunerados_aprovados: n }) => n)).toEqual([1]);
  });
});

describe('deciding many by one save', () => {
  it('saves the rows that are valid and gives the reason for every other, in the requested order', async () => {
    const edital = await w.novoEditalEm('decisao');
    const um = await w.novoAvaliado(edital);
    const dois = await w.novoAvaliado(edital);
    const mudado = await w.novoAvaliado(edital, { aprovacao: { versao: 4, remuneradosAprovados: 1 } });
    const meu = await w.novoAvaliado(edital, { dono: pres });
    const deOutro = await w.novoAvaliado(await w.novoEditalEm('decisao'));
    const enviado = await w.novoEditalEm('secretaria');
    const tarde = await w.novoAvaliado(enviado);
    expect(
      await salvar(edital, [
        dar(dois.projeto, 2, 3),
        dar(mudado.projeto, 2, 0, 3),
        dar(meu.projeto, 1),
        dar(deOutro.projeto, 1),
        dar(um.projeto, 1, 1),
        dar(2_000_000_000, 1),
      ]),
    ).toEqual([
      [dois.projeto, 'feito', MENSAGENS_DECISAO.instrutoresSalvos],
      [mudado.projeto, 'recusado', MUDOU],
      [meu.projeto, 'recusado', M.voceParticipa],
      [deOutro.projeto, 'recusado', MENSAGENS_PROJETO.projetoNaoEncontrado],
      [um.projeto, 'feito', MENSAGENS_DECISAO.instrutoresSalvos],
      [2_000_000_000, 'recusado', MENSAGENS_PROJETO.projetoNaoEncontrado],
    ]);
    expect(await vagasDe(dois.projeto)).toEqual([2, 3, 2]);
    expect(await vagasDe(mudado.projeto)).toEqual([1, 0, 4]);
    expect(await vagasDe(meu.projeto)).toEqual([0, 0, 1]);
    expect(await salvar(enviado, [dar(tarde.projeto, 1)])).toEqual([
      [tarde.projeto, 'recusado', MENSAGENS_DECISAO.naoEstaNaDecisao],
    ]);
  });

  it('refuses a value out of bounds in its row', async () => {
    const edital = await w.novoEditalEm('decisao');
    const { projeto } = await w.novoAvaliado(edital);
    expect(await salvar(edital, [dar(projeto, 3)])).toEqual([
      [projeto, 'recusado', MENSAGENS_DECISAO.remuneradosForaDaFaixa],
    ]);
    expect(await salvar(edital, [dar(projeto, 1, 4)])).toEqual([
      [projeto, 'recusado', MENSAGENS_DECISAO.voluntariosForaDaFaixa],
    ]);
    expect(await vagasDe(projeto)).toEqual([0, 0, 1]);
  });

  it('changes nothing when repeated with the version of before; each saved row is audited', async () => {
    const edital = await w.novoEditalEm('decisao');
    const um = await w.novoAvaliado(edital);
    const dois = await w.novoAvaliado(edital);
    const linhas = [dar(um.projeto, 1, 1), dar(dois.projeto, 2, 2)];
    await salvar(edital, linhas);
    const atos = await rowsOf(t, 'auditoria', { acao: 'aprovarInstrutores' });
    expect(atos.slice(-2).map(({ registroId, pessoaId, depois }) => [registroId, pessoaId, depois])).toEqual([
      [um.aprovacao, pres.id, { remunerados_aprovados: 1, voluntarios_aprovados: 1 }],
      [dois.aprovacao, pres.id, { remunerados_aprovados: 2, voluntarios_aprovados: 2 }],
    ]);
    const mudado = await diferenca(t, async () =>
      expect(await salvar(edital, linhas)).toEqual([
        [um.projeto, 'jaEstava', MENSAGENS_DECISAO.instrutoresSalvos],
        [dois.projeto, 'jaEstava', MENSAGENS_DECISAO.instrutoresSalvos],
      ]),
    );
    expect(Object.entries(mudado).filter(([, n]) => n !== 0)).toEqual([]);
    expect(await vagasDe(um.projeto)).toEqual([1, 1, 2]);
  });

  it('moves scholarships at the limit from one to another, and refuses only what is above it', async () => {
    const edital = await w.novoEditalEm('decisao', { limiteBolsas: 3 });
    const cheio = await w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 2 } });
    const ganha = await w.novoAvaliado(edital);
    const ultimo = await w.novoAvaliado(edital);
    expect(
      await salvar(edital, [dar(ganha.projeto, 2), dar(ultimo.projeto, 2), dar(cheio.projeto, 1)]),
    ).toEqual([
      [ganha.projeto, 'feito', MENSAGENS_DECISAO.instrutoresSalvos],
      [ultimo.projeto, 'recusado', MENSAGENS_DECISAO.limiteDeBolsas],
      [cheio.projeto, 'feito', MENSAGENS_DECISAO.instrutoresSalvos],
    ]);
    const guardadas = await Promise.all([cheio, ganha, ultimo].map(({ projeto }) => vagasDe(projeto)));
    expect(guardadas.map(([bolsas]) => bolsas)).toEqual([1, 2, 0]);
  });

  it('keeps the limit when two save at once, and gives each of them correct results', async () => {
    const edital = await w.novoEditalEm('decisao', { limiteBolsas: 3 });
    const projetos: number[] = [];
    for (let i = 0; i < 6; i += 1) projetos.push((await w.novoAvaliado(edital)).projeto);
    const adm = await w.novaPessoa('administrador');
    const respostas = await Promise.all([
      salvar(
        edital,
        projetos.map((projeto) => dar(projeto, 1)),
      ),
      salvar(
        edital,
        projetos.toReversed().map((projeto) => dar(projeto, 1)),
        adm,
      ),
    ]);
    const dadas = await Promise.all(projetos.map(async (projeto) => (await vagasDe(projeto))[0] ?? 0));
    expect(dadas.reduce((soma, n) => soma + n, 0)).toBe(3);
    projetos.forEach((projeto, i) => {
      const ditos = respostas.map((linhas) => linhas.find(([id]) => id === projeto)?.[1]);
      if (dadas[i] === 0) expect(ditos).toEqual(['recusado', 'recusado']);
      else expect(ditos).toContain('feito');
    });
  });
});
