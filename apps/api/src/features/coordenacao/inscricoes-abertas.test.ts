import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { countOf, rowOf, updateRows } from '../../testing/rows.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';
import type { Pessoa } from '../../testing/world.ts';
import { efetivarTransferencias } from './use-cases/transferencia.ts';

let t: TestApp;
let c: Cena;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  adm = await c.w.novaPessoa('administrador');
});
afterAll(() => t.close());

const envia = (quem: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  c.envia(metodo, `/api/${caminho}`, body, { token: quem.token }) as Promise<Problem>;
const propor = (projeto: number, pessoa: number) =>
  envia(adm, 'POST', `projeto/${projeto}/transferencia`, {
    ...{ pessoa, causa: 'pedido', dia: '2026-05-13', motivo: 'Mudou de universidade.' },
  });
const responder = (quem: Pessoa, projeto: number) =>
  envia(quem, 'POST', `projeto/${projeto}/transferencia/responder`, { aceita: true });
const coordenadorDe = async (projeto: number) => (await rowOf(t, 'projeto', { id: projeto })).coordenadorId;

/** A project submitted to an open call, with a collaborator who has no account. */
async function enviado(edital = c.edital) {
  const naoCadastrado = await envia(c.dono, 'POST', 'professor_nao_cadastrado', {
    ...{ nome: 'Otávio Sem Conta', siape: '7654321', regimeTrabalho: '20h', unidade: c.unidade },
  });
  expect([naoCadastrado.status, naoCadastrado.body.errors]).toEqual([201, undefined]);
  const outro = (naoCadastrado.body as unknown as { id: number }).id;
  const corpo = await c.corpo({ edital, professores_colaboradores_nao_cadastrado: [outro] });
  const r = await envia(c.dono, 'POST', 'projeto', corpo);
  expect([r.status, r.body.errors]).toEqual([201, undefined]);
  return { projeto: (r.body as unknown as { id: number }).id, outro };
}

async function passar(projeto: number, de: Pessoa, para: Pessoa): Promise<void> {
  expect((await propor(projeto, para.id)).body).toEqual({ message: M.transferenciaProposta });
  await responder(para, projeto);
  await responder(de, projeto);
  expect(await coordenadorDe(projeto)).toBe(para.id);
}

describe('a coordination that passes while the call takes proposals (D61)', () => {
  it('[C-L1] lets the new coordinator correct the proposal with what it has, and can be handed back', async () => {
    const { projeto, outro } = await enviado();
    const { comprovanteId } = await rowOf(t, 'projeto', { id: projeto });
    const { comprovante } = await rowOf(t, 'comprovanteDeDisciplinas', { id: comprovanteId ?? 0 });
    const { disciplinaId } = await rowOf(t, 'comprovanteDisciplina', { comprovanteId: comprovanteId ?? 0 });
    const nova = await c.w.novaPessoa();
    const corrigir = (quem: Pessoa, mudancas: object) =>
      envia(quem, 'PUT', `projeto/${projeto}`, {
        ...{ titulo: 'Título corrigido', comprovante_disciplinas: comprovanteId },
        ...{ professores_colaboradores_nao_cadastrado: [outro], ...mudancas },
      });
    const refazerDisciplinas = (quem: Pessoa) =>
      envia(quem, 'POST', 'disciplina/adicionar', {
        comprovante,
        disciplinas_associadas: [{ id: disciplinaId }],
      });
    expect((await corrigir(nova, {})).status).toBe(404);
    expect((await refazerDisciplinas(nova)).status).toBe(422);
    await passar(projeto, c.dono, nova);
    expect((await corrigir(c.dono, {})).status).toBe(404);
    const corrigido = await corrigir(nova, {});
    expect([corrigido.status, corrigido.body.errors]).toEqual([200, undefined]);
    const pacote = await refazerDisciplinas(nova);
    expect([pacote.status, pacote.body.errors]).toEqual([201, undefined]);
    const { id } = pacote.body as unknown as { id: number };
    expect((await corrigir(nova, { comprovante_disciplinas: id })).status).toBe(200);
    expect(await countOf(t, 'submissaoPorConfirmar', { projetoId: projeto })).toBe(0);
    await passar(projeto, nova, c.dono);
    const devolvido = await corrigir(c.dono, { comprovante_disciplinas: id });
    expect([devolvido.status, devolvido.body.errors]).toEqual([200, undefined]);
    expect((await corrigir(nova, {})).status).toBe(404);
  });

  it('[C-L1] waits for the result when the agreement comes after the registrations, and shows that it waits', async () => {
    const edital = await c.w.novoEdital();
    const { projeto } = await enviado(edital);
    const nova = await c.w.novaPessoa();
    await propor(projeto, nova.id);
    await responder(nova, projeto);
    await updateRows(t, 'edital', { fim: '2026-05-12' }, { id: edital });
    expect((await responder(c.dono, projeto)).body).toEqual({ message: M.transferenciaNaoSeFez });
    const { body } = await envia(adm, 'GET', `projeto/${projeto}/coordenacao`);
    expect(body).toMatchObject({ transferencia: { naoPassou: { razao: 'semResultado' } } });
    const outra = await c.w.novoProjeto(c.dono.id, edital);
    expect((await propor(outra, nova.id)).body.message).toBe(M.soPorImpedimento);
    expect(await efetivarTransferencias(t.deps)).toBe(0);
    const publicado = { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() } as const;
    await updateRows(t, 'edital', publicado, { id: edital });
    expect(await efetivarTransferencias(t.deps)).toBe(1);
    expect(await coordenadorDe(projeto)).toBe(nova.id);
  });

  it('[C-L1] prevents withdrawing while a transfer is open, and keeps the draft after a transfer', async () => {
    const { projeto } = await enviado();
    const nova = await c.w.novaPessoa();
    await propor(projeto, nova.id);
    const retirar = (quem: Pessoa) => envia(quem, 'POST', `projeto/${projeto}/retirar`);
    expect((await retirar(c.dono)).body.message).toBe(M.retirarComPassagem);
    await responder(nova, projeto);
    await responder(c.dono, projeto);
    expect((await rowOf(t, 'projeto', { id: projeto })).unidadeDaSubmissaoId).not.toBeNull();
    expect((await retirar(nova)).status).toBe(200);
    expect((await rowOf(t, 'projeto', { id: projeto })).unidadeDaSubmissaoId).toBeNull();
    const excluido = await envia(nova, 'DELETE', `projeto/rascunho/excluir/${projeto}`);
    expect([excluido.status, excluido.body.message]).toEqual([409, MENSAGENS_PROJETO.rascunhoComHistorico]);
  });

  it('[C-L1] allows deleting the draft with its vice, former collaborators and refused transfers', async () => {
    const { projeto } = await enviado();
    const colega = await c.w.novaPessoa();
    await c.w.novaVice(projeto, colega.id);
    await propor(projeto, (await c.w.novaPessoa()).id);
    await envia(adm, 'POST', `projeto/${projeto}/transferencia/retirar`);
    expect((await envia(c.dono, 'POST', `projeto/${projeto}/retirar`)).status).toBe(200);
    expect((await envia(c.dono, 'DELETE', `projeto/rascunho/excluir/${projeto}`)).status).toBe(204);
    expect(await countOf(t, 'projeto', { id: projeto })).toBe(0);
  });
});
