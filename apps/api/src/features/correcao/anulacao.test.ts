import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, DECIDIDO } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
let autora: Pessoa;
let outra: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  autora = await c.w.novaPessoa('administrador');
  outra = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

interface Resposta {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}
const como = async (quem: Pessoa): Promise<Pessoa> => ({
  ...quem,
  ...(await c.w.abrirSessao(quem.id, quem.tipo)),
});
const enviar = async (quem: Pessoa, caminho: string, corpo: object) =>
  c.envia<Resposta>(await como(quem), 'POST', `/api/${caminho}`, corpo);

/** A published project with two scholarships, one of them with a student whose hours are stored. */
async function comBolsas() {
  const p = await c.w.novoAprovado({ remunerados: 2, voluntarios: 0 });
  const primeiro = await c.w.novoInstrutor(p.projeto);
  const segundo = await c.w.novoInstrutor(p.projeto);
  return { ...p, primeiro, segundo };
}
const numeros = { ...DECIDIDO, remunerados_aprovados: 2, pontuacaoMetodologiaAtividades: 17.5 };
const propor = (projetoAprovacao: number, mudancas: object = {}, quem = autora) =>
  enviar(quem, 'resultado/anulacao', {
    projetoAprovacao,
    justificativa: 'A nota foi somada duas vezes.',
    ...numeros,
    remunerados_aprovados: 1,
    ...mudancas,
  });
const responder = (quem: Pessoa, projeto: number, resposta = 'A soma está certa.') =>
  enviar(quem, `projeto/${projeto}/anulacao/resposta`, { resposta });
const decidir = (quem: Pessoa, projeto: number, corpo: object = {}) =>
  enviar(quem, `projeto/${projeto}/anulacao/decisao`, { anula: true, parecer: 'Procede.', ...corpo });
const lida = async (quem: Pessoa, projeto: number) =>
  (
    await c.envia<{
      anulacao: { podeResponder: boolean; podeDecidir: boolean; anula: boolean | null } | null;
    }>(await como(quem), 'GET', `/api/projeto/${projeto}/anulacao`)
  ).body.anulacao;
const bolsas = async (projetoId: number) =>
  (await rowOf(t, 'projetoAprovacao', { projetoId })).remuneradosAprovados;

describe('a correction that lowers a result (D56)', () => {
  it('[C-G5] is proposed with its reason, announced, answered, and decided by somebody else', async () => {
    const { aprovacao, projeto, dono, primeiro, segundo } = await comBolsas();
    const corrigir = await enviar(autora, 'resultado/corrigir', {
      projetoAprovacao: aprovacao,
      justificativa: 'A soma.',
      ...numeros,
      remunerados_aprovados: 1,
    });
    expect([corrigir.status, corrigir.body.message.startsWith(M.naoPodeDiminuir)]).toEqual([409, true]);
    expect((await propor(aprovacao, { remunerados_aprovados: 2 })).body.message).toBe(M.naoDiminui);
    expect((await propor(aprovacao, { justificativa: ' ' })).status).toBe(422);
    const antes = (await t.emailsAte(0)).length;
    expect((await propor(aprovacao)).body.message).toBe(M.anulacaoProposta);
    const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
    expect(carta?.assunto).toBe(`Responda: proposta de anulação do resultado do projeto nº ${projeto}`);
    expect(carta?.texto).toContain('bolsistas: de 2 para 1');
    expect(await rowsOf(t, 'cartaDoProjeto', { projetoId: projeto })).toMatchObject([
      { especie: 'anulacao', pessoaId: dono.id },
    ]);
    expect(await bolsas(projeto)).toBe(2);
    expect((await propor(aprovacao)).body.message).toBe(M.anulacaoPendente);
    expect((await decidir(outra, projeto)).body.message).toBe(M.prazoDaAnulacaoCorre);
    expect(await lida(dono, projeto)).toMatchObject({ podeResponder: true, podeDecidir: false });
    expect((await responder(dono, projeto, ' ')).status).toBe(422);
    expect((await responder(dono, projeto)).body.message).toBe(M.anulacaoRespondida);
    expect((await responder(dono, projeto)).body.message).toBe(M.anulacaoJaRespondida);
    expect((await decidir(autora, projeto)).body.message).toBe(M.quemPropoeNaoDecide);
    expect((await decidir(outra, projeto, { parecer: ' ' })).body.errors).toEqual({
      parecer: M.parecerDaAnulacaoVazio,
    });
    expect(await lida(outra, projeto)).toMatchObject({ podeDecidir: true });
    expect((await decidir(outra, projeto)).body.message).toBe(M.resultadoAnulado);
    expect(await bolsas(projeto)).toBe(1);
    // The newest one has no place any more.
    const fins = await Promise.all([primeiro, segundo].map((id) => rowOf(t, 'instrutor', { id })));
    expect(fins.map(({ fim, motivoDoFim }) => [fim, motivoDoFim])).toEqual([
      [null, null],
      ['2026-05-13', 'Anulação do resultado do projeto'],
    ]);
    const { editalId } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
    const versoes = await rowsOf(t, 'resultadoVersao', { editalId: editalId ?? 0 }, 'numero');
    expect(versoes.map(({ motivo }) => motivo)).toEqual(['PUBLICACAO', 'ANULACAO']);
    // The public page and the mail use the same words.
    const pagina = await c.envia(null, 'GET', `/api/publico/resultados/${editalId}/pagina`);
    expect(pagina.text).toContain('Justificativa da anulação: ');
    expect(pagina.text).toContain('anulação');
    expect(pagina.text).not.toContain('Justificativa da correção');
    expect((await t.emailsAte(0)).at(-1)?.texto).toContain('anulou em parte o resultado publicado');
    expect((await decidir(outra, projeto)).body.message).toBe(M.semAnulacao);
  });

  it('[C-G5] is decided without an answer after ten days, and the result may stay as it is', async () => {
    const { aprovacao, projeto, dono } = await comBolsas();
    expect((await propor(aprovacao)).status).toBe(200);
    t.clock.definir('2026-05-23T12:00:00Z');
    expect((await decidir(outra, projeto)).body.message).toBe(M.prazoDaAnulacaoCorre);
    t.clock.definir('2026-05-24T12:00:00Z');
    expect((await responder(dono, projeto)).body.message).toBe(M.prazoDaRespostaTerminou);
    expect((await decidir(outra, projeto, { anula: false })).body.message).toBe(M.resultadoMantido);
    expect(await bolsas(projeto)).toBe(2);
    expect(await lida(dono, projeto)).toMatchObject({ anula: false, podeResponder: false });
    // Proposed again, it is a new proposal.
    expect((await propor(aprovacao)).status).toBe(200);
  });

  it('[C-G5] is refused to the evaluators, for a result that changed, and for one that is five years old', async () => {
    const { aprovacao, projeto, avaliador, dono, edital } = await comBolsas();
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: avaliador.id });
    const quemDeuNotas = { ...avaliador, tipo: 'administrador' } as const;
    expect((await propor(aprovacao, {}, quemDeuNotas)).status).toBe(409);
    expect((await propor(aprovacao)).status).toBe(200);
    expect((await decidir(quemDeuNotas, projeto)).status).toBe(409);
    expect((await responder(dono, projeto)).status).toBe(200);
    const maior = { pontuacaoApoioDisciplina: 110.5 };
    const sobe = { projetoAprovacao: aprovacao, justificativa: 'Faltou somar.', ...numeros, ...maior };
    expect((await enviar(outra, 'resultado/corrigir', sobe)).status).toBe(200);
    expect((await decidir(outra, projeto)).body.message).toBe(M.resultadoMudou);
    expect((await decidir(outra, projeto, { anula: false })).status).toBe(200);
    await updateRows(t, 'edital', { resultadoPublicadoEm: new Date('2021-05-12T12:00:00Z') }, { id: edital });
    expect((await propor(aprovacao)).body.message).toBe(M.anulacaoForaDoPrazo);
  });

  it('[C-G5] pays what students earned before, also when nothing is left of the result', async () => {
    const { aprovacao, projeto, dono, primeiro } = await comBolsas();
    await updateRows(t, 'instrutor', { mesInicio: '2026-04' }, { id: primeiro });
    const daFolha = async () => {
      const { body } = await c.envia<{ lancamentos: { instrutor: { id: number }; competencia: string }[] }>(
        await como(autora),
        'GET',
        '/api/pagamento/2026-05',
      );
      return body.lancamentos.filter(({ instrutor }) => instrutor.id === primeiro).map((l) => l.competencia);
    };
    const antes = await daFolha();
    expect(antes).not.toEqual([]);
    const nada = {
      pontuacaoAdequacaoCoerencia: 0,
      pontuacaoRelevanciaJustificativaClareza: 0,
      pontuacaoMetodologiaAtividades: 0,
      pontuacaoOrganizacaoTextual: 0,
      pontuacaoApoioDisciplina: 0,
      pontuacaoNaturezaDisciplinas: 0,
      pontuacaoCaracteristicaDisciplinas: 0,
      remunerados_aprovados: 0,
    };
    expect((await propor(aprovacao, nada)).status).toBe(200);
    expect((await responder(dono, projeto)).status).toBe(200);
    expect((await decidir(outra, projeto)).status).toBe(200);
    expect(await rowOf(t, 'projetoAprovacao', { projetoId: projeto })).toMatchObject({
      situacao: 'REPROVADO',
      remuneradosAprovados: 0,
    });
    expect((await rowOf(t, 'instrutor', { id: primeiro })).fim).toBe('2026-05-13');
    expect(await daFolha()).toEqual(antes);
  });
});
