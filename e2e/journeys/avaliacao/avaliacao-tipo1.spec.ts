import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { perguntaDeEncerrar, perguntaDeIniciarDecisao } from '@instrutoria/domain/edital/rules/perguntas.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { avaliarOsOutros, comissaoDe } from '../../support/scenes/edital-em-avaliacao.ts';
import { loggedIn } from '../../support/server/api.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

test.use({ propria: 'avaliacao' });

const MOTIVO = 'Orientei a tese do coordenador e não me sinto à vontade para avaliar o projeto dele.';
const PARECER =
  'Proposta clara, com um diagnóstico próprio. As oficinas pedem metas que se possam verificar.';
const PEDIDO = 'O critério de adequação não considerou o diagnóstico da segunda semana.';
const RESPOSTA = 'A comissão releu o diagnóstico e reviu a nota de adequação.';

test('keeps ranking, situation, mails, trail and public page of a TIPO I call consistent, from its close to an accepted appeal', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [coordenadora] = doTipo(contas, 'coordenador');
  const [administradora] = doTipo(contas, 'administrador');
  const [presidente] = doTipo(contas, 'PRESIDENTE_COMISSAO');
  const [secretaria] = doTipo(contas, 'secretaria');
  const comissao = await comissaoDe(app.url, contas);
  const dona = await loggedIn(app.url, coordenadora);
  const { email } = await dona.client.professorAtual();
  const seus = await dona.client.listarProjetosSubmetidos({ params: { coordinatorId: dona.id } });
  const projeto = seus.find(({ edital }) => edital?.aberto);
  if (projeto?.edital === undefined || projeto.edital === null) throw new Error('she has no open project');
  const { id, titulo, edital } = projeto;
  const [primeiro, segundo] = comissao.avaliadores;
  if (primeiro === undefined || segundo === undefined) throw new Error('two evaluators are needed');
  const adm = comissao.administradora.client;
  const linha = () => page.getByRole('row').filter({ hasText: titulo });

  await test.step('the administrator closes the call', async () => {
    await retomar(page, administradora);
    await page.goto('/administracao/editais');
    await page.getByRole('button', { name: `Encerrar inscrições do ${edital.nome}` }).click();
    await responder(page, perguntaDeEncerrar(edital.nome), 'Encerrar');
    await expectAviso(page, MENSAGENS_EDITAL.inscricoesEncerradas);
    await expect(
      page.getByRole('row').filter({ has: page.getByText(edital.nome, { exact: true }) }),
    ).toContainText('Avaliação');
  });

  await test.step('designates by SIAPE; the evaluator gets a mail, refuses and says why', async () => {
    await page.goto('/designar_avaliadores');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await linha()
      .getByRole('button', { name: /^Designar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Designar avaliador' });
    const { email: para, nome, siape } = await primeiro.client.professorAtual();
    await dialog.getByRole('textbox', { name: 'SIAPE' }).fill(siape);
    await expect(dialog.getByRole('combobox', { name: 'Nome do avaliador' })).toHaveValue(nome);
    await expect(dialog.getByText(/projetos designados, \d+ por concluir/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectAviso(page, MENSAGENS_DESIGNACAO.designado);
    await expect(linha()).toContainText(nome);
    const carta = await emailPara(app, para, new RegExp(`^Avaliação do projeto nº ${id}$`));

    await retomar(page, primeiro.conta);
    await page.goto(linkDo(carta, 'aceitar_projeto').pathname);
    await page.getByRole('button', { name: R.nao, exact: true }).click();
    const recusa = page.getByRole('dialog', { name: M.desejaRecusar, exact: true });
    await recusa.getByRole('textbox', { name: 'Motivo da recusa' }).fill(MOTIVO);
    await recusa.getByRole('button', { name: R.sim, exact: true }).click();
    await expectAviso(page, M.recusado);
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('the list shows the reason; another evaluator is designated by name', async () => {
    await retomar(page, administradora);
    await page.goto('/designar_avaliadores');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(linha()).toContainText(MOTIVO);
    await linha()
      .getByRole('button', { name: /^Designar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Designar avaliador' });
    const { nome, siape } = await segundo.client.professorAtual();
    await dialog.getByRole('combobox', { name: 'Nome do avaliador' }).fill(nome);
    await page.getByRole('option', { name: `${nome} · ${siape}` }).click();
    await expect(dialog.getByRole('textbox', { name: 'SIAPE' })).toHaveValue(siape);
    await dialog.getByRole('button', { name: 'Designar', exact: true }).click();
    await expectAviso(page, MENSAGENS_DESIGNACAO.designado);
    await page.goto('/finalizar_avaliacoes');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(page.getByText(M.naoSubmetidosAAvaliacao)).toBeVisible();
  });

  await test.step('the evaluator accepts', async () => {
    await retomar(page, segundo.conta);
    await page.goto('/projetos_avaliar');
    await expect(linha()).toContainText(R.nao);
    const { id: aprovacao } = await segundo.client.lerAprovacaoDoProjeto({ params: { projectId: id } });
    await page.goto(`/aceitar_projeto/${aprovacao}`);
    await page.getByRole('button', { name: R.sim, exact: true }).click();
    await responder(page, M.desejaAceitar);
    await expectAviso(page, M.aceito);
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('phase 1: what is above a cap is brought down, the total follows', async () => {
    await page.goto('/projetos_avaliar');
    await linha().getByRole('link', { name: titulo }).click();
    await page.getByRole('link', { name: 'Avaliar uma fase por vez' }).click();
    // Waits for the phase's page: the project's page has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Notas da fase 1' })).toBeVisible();
    await darNota(page, 'pontuacaoAdequacaoCoerencia', '45', '40');
    await darNota(page, 'pontuacaoAdequacaoCoerencia', '26,5');
    await darNota(page, 'pontuacaoRelevanciaJustificativaClareza', '20');
    await darNota(page, 'pontuacaoMetodologiaAtividades', '15');
    await expect(page.getByText('Total da fase 1: —')).toBeVisible();
    await darNota(page, 'pontuacaoOrganizacaoTextual', '8');
    await expect(page.getByText('Total da fase 1: 69,5')).toBeVisible();
    await page.getByLabel('Parecer').fill(PARECER);
    await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Notas da fase 2 \(taxa de sucesso média, TSD: / }),
    ).toBeVisible();
  });

  await test.step('phase 2: the recommendation, then his own scores; the evaluation is concluded', async () => {
    await expect(page.getByText(M.recomendacao)).toBeVisible();
    const apoio = page.locator('#pontuacaoApoioDisciplina');
    await page.getByText('Como foram calculadas').click();
    const recomendado = /(\d+) = 200 × \(1 − taxa de sucesso média/.exec(
      await page.locator('main').innerText(),
    );
    await expect(apoio).toHaveValue(recomendado?.[1] ?? 'no recommendation');
    await darNota(page, 'pontuacaoNaturezaDisciplinas', '200,1', '200');
    await darNota(page, 'pontuacaoApoioDisciplina', '100');
    await darNota(page, 'pontuacaoNaturezaDisciplinas', '100');
    await darNota(page, 'pontuacaoCaracteristicaDisciplinas', '75');
    await expect(page.getByText('Total da fase 2: 275')).toBeVisible();
    await expect(page.getByText('Total do projeto: 344,5 de 650')).toBeVisible();
    await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
    await responder(page, M.desejaAvaliar);
    await expectAviso(page, M.concluida);
    await expect(page).toHaveURL(/\/projetos_avaliar$/);
    await expect(linha()).toContainText(R.sim);
  });

  await test.step('the decision of the counts begins after all others were evaluated', async () => {
    await avaliarOsOutros(comissao, edital.id, [id]);
    await retomar(page, administradora);
    await page.goto('/finalizar_avaliacoes');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(page.getByText(M.todosAvaliados, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await responder(page, perguntaDeIniciarDecisao(edital.nome), 'Iniciar a decisão');
    await expectAviso(page, MENSAGENS_DECISAO.decisaoIniciada);
  });
  const [antes, depois] = await naOrdem(adm, edital.id, id);

  await test.step('the president grants counts: more than asked for is pointed out; to the secretariat', async () => {
    await retomar(page, presidente);
    await page.goto(`/aprovacao_instrutores?edital=${edital.id}`);
    const voluntarios = page.getByLabel(`Voluntários aprovados em ${titulo}`);
    await voluntarios.fill('3');
    await expect(linha().getByText('acima do pedido')).toBeVisible();
    await voluntarios.fill('1');
    await expect(linha().getByText('acima do pedido')).toBeHidden();
    await page.getByLabel(`Bolsistas aprovados em ${titulo}`).fill('1');
    await linha()
      .getByRole('button', { name: /^Salvar/ })
      .click();
    await responder(page, MENSAGENS_DECISAO.desejaSalvarInstrutores);
    await expectAviso(page, MENSAGENS_DECISAO.instrutoresSalvos);
    const deste = page.getByRole('region', { name: edital.nome, exact: true });
    await expect(deste.getByText(/^1 bolsas? aprovadas? de \d+ pedidas$/)).toBeVisible();
    await deste.getByRole('button', { name: R.enviarASecretaria }).click();
    await expect(page.getByRole('dialog')).toContainText('Bolsas aprovadas: 1');
    await responder(page, MENSAGENS_DECISAO.desejaEnviarASecretaria, 'Enviar');
    await expectAviso(page, MENSAGENS_DECISAO.enviadoASecretaria);
  });

  await test.step('the coordinator sees nothing of it yet', async () => {
    await retomar(page, coordenadora);
    await page.goto(`/projetos_submetidos/${id}`);
    await expect(page.getByText('SUBMETIDO', { exact: true })).toBeVisible();
    await expect(page.getByText('Parecer')).toBeHidden();
    await page.goto(`/resultados/${edital.id}`);
    await expect(page.getByText(titulo)).toBeHidden();
  });

  await test.step('the secretariat publishes', async () => {
    await retomar(page, secretaria);
    await page.goto(`/listar-projetos-avaliados-secretaria?edital=${edital.id}`);
    await expect(linha()).toContainText('APROVADO PARCIALMENTE');
    const espera = page.getByRole('note').filter({ hasText: `${edital.nome} espera o envio` });
    await espera.getByRole('button', { name: R.enviarAosCoordenadores }).click();
    await responder(page, MENSAGENS_DECISAO.desejaEnviarAosCoordenadores, 'Enviar');
    await expectAviso(page, MENSAGENS_DECISAO.enviadoAosCoordenadores);
    const carta = await emailPara(app, email, /^Resultado: /);
    expect(carta.text).toContain(`nº ${id}`);
  });

  await test.step('the coordinator reads scores and parecer, not who wrote it, and appeals', async () => {
    await retomar(page, coordenadora);
    await page.goto(`/projetos_submetidos/${id}`);
    const avaliacao = page.getByRole('region', { name: 'Avaliação', exact: true });
    for (const nota of ['26,5', '20', '15', '8', '344,5']) {
      await expect(avaliacao.getByText(nota, { exact: true }).first()).toBeVisible();
    }
    await expect(avaliacao).toContainText('1 bolsista e 1 voluntário');
    await expect(avaliacao).toContainText(PARECER);
    await expect(page.getByText('APROVADO PARCIALMENTE', { exact: true })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(segundo.usuario.nome);
    await page.getByRole('link', { name: 'Solicitar recurso' }).click();
    await editor(page, 'Justificativa do Recurso').fill(PEDIDO);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expectAviso(page, MENSAGENS_RECURSO.enviado);
    await expect(page).toHaveURL(new RegExp(`/projetos_submetidos/${id}$`));
    await expect(page.getByRole('region', { name: 'Recursos' })).toContainText('Pendente');
  });

  await test.step('the president sees the effect before he saves, and accepts with another score', async () => {
    await retomar(page, presidente);
    await page.goto('/recursos');
    await page.getByRole('link', { name: titulo, exact: true }).click();
    const recurso = page.getByRole('region', { name: titulo, exact: true });
    await expect(recurso).toContainText(PEDIDO);
    await digitar(recurso.getByLabel('Adequação e coerência'), '35');
    await digitar(recurso.getByLabel('Bolsistas aprovados'), '2');
    await expect(recurso.getByText('Total: 353, antes 344,5')).toBeVisible();
    await recurso.getByRole('button', { name: 'Ver o efeito no ranque' }).click();
    const efeito = recurso.getByRole('status').filter({ hasText: 'Se o recurso for aceito assim' });
    await expect(efeito).toContainText(`Total: 344,5 → 353. Posição: ${antes}º → ${depois}º.`);
    await expect(efeito).toContainText('Situação: APROVADO PARCIALMENTE → APROVADO.');
    await recurso.getByRole('button', { name: /^Aceitar/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await editor(page, 'Parecer').fill(RESPOSTA);
    await dialog.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await responder(page, MENSAGENS_RECURSO.desejaAceitar);
    await expectAviso(page, MENSAGENS_RECURSO.aceito);
    await expect(recurso.getByText(/^Aceito em /)).toBeVisible();
  });

  await test.step('ranking, situation, mail, public page and trail agree', async () => {
    await emailPara(app, email, new RegExp(`^Recurso do projeto nº ${id} aceito$`));
    const [agora] = await naOrdem(adm, edital.id, id);
    expect(agora).toBe(depois);
    await retomar(page, coordenadora);
    await page.goto(`/projetos_submetidos/${id}`);
    await expect(page.getByText('APROVADO', { exact: true })).toBeVisible();
    const recursos = page.getByRole('region', { name: 'Recursos' });
    await expect(recursos).toContainText(RESPOSTA);
    await expect(recursos.getByRole('row').filter({ hasText: 'Adequação e coerência' })).toContainText(
      /26,5.*35.*\+8,5/s,
    );
    await page.goto(`/resultados/${edital.id}`);
    await expect(linha().first()).toContainText(/353.*2 bolsistas e 1 voluntário.*APROVADO/s);

    await retomar(page, administradora);
    await page.goto('/ranque_tipo1');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(linha().first()).toContainText(new RegExp(`${depois}º.*353`, 's'));
    const [decidido] = await dona.client.listarRecursosDoProjeto({ params: { projectId: id } });
    await page.goto('/administracao/auditoria');
    await page.getByRole('textbox', { name: 'Registro' }).fill(`recurso:${decidido?.id}`);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    const atos = page.getByRole('table', { name: 'Atos' }).getByRole('row');
    await expect(atos.filter({ hasText: 'aceitou um recurso' })).toContainText(presidente.nome);
    await expect(atos.filter({ hasText: 'solicitou um recurso' })).toContainText(coordenadora.nome);
    await expect(atos).toHaveCount(3);
    await atos.filter({ hasText: 'aceitou um recurso' }).locator('summary').click();
    await expect(page.getByText('pontuacaoAdequacaoCoerencia: 26.5 → 35')).toBeVisible();
  });
});

/** Types over a score and leaves it: it then shows `fica`. */
async function darNota(page: Page, criterio: string, digitada: string, fica = digitada): Promise<void> {
  await digitar(page.locator(`#${criterio}`), digitada, fica);
}

async function digitar(campo: Locator, digitado: string, fica = digitado): Promise<void> {
  await campo.fill(digitado);
  await campo.blur();
  await expect(campo).toHaveValue(fica);
}

/** The project's position in its call, and the position that a total of 353 would have. */
async function naOrdem(
  client: Awaited<ReturnType<typeof loggedIn>>['client'],
  edital: number,
  projeto: number,
): Promise<[antes: number, depois: number]> {
  const linhas = await client.ranqueTipoI({ body: { edital }, query: { pagina: '1', por_pagina: '50' } });
  const acima = linhas.filter(({ projeto_id, total }) => projeto_id !== projeto && (total ?? 0) > 353);
  const propria = linhas.find(({ projeto_id }) => projeto_id === projeto);
  return [propria?.posicao ?? 0, acima.length + 1];
}
