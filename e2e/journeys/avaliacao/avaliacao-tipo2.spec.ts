import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { avaliarOsOutros, comissaoDe, designar, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { IDEIA, propostaCompleta } from '../../support/scenes/proposta.ts';
import { emailPara } from '../../support/server/emails.ts';

test.use({ propria: 'avaliacao' });

test('has no phase 2 and the ranking II in a TIPO II call, where a rejected appeal changes nothing', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const [presidente] = doTipo(contas, 'PRESIDENTE_COMISSAO');
  const edital = await adm.criarEdital({
    body: {
      nome: `Edital ${daquiA(0).slice(0, 4)} de Acolhida`,
      tipoProjeto: 'TIPO II',
      inicio: daquiA(-1),
      fim: daquiA(20),
    },
  });
  const dona = await novaPessoa(app.url, 'Quitéria Barros Leal');
  const vizinho = await novaPessoa(app.url, 'Anselmo Pires Rocha');
  const corpo = await propostaCompleta(dona, edital.id);
  const { id } = await dona.client.submeterProjeto({ body: corpo });
  const outra = await propostaCompleta(vizinho, edital.id);
  await vizinho.client.submeterProjeto({ body: { ...outra, titulo: 'Roda de acolhida' } });
  await fechar(comissao, edital.id);
  const { avaliador } = await designar(comissao, id);
  const linha = () => page.getByRole('row').filter({ hasText: IDEIA.titulo });

  await test.step('the evaluator finishes in phase 1, which has no phase 2, and sees the ranking II', async () => {
    await retomar(page, avaliador.conta);
    await page.goto(`/notas_fase2?projeto=${id}`);
    await expect(page.getByText(M.soTipoI)).toBeVisible();
    await page.getByRole('link', { name: 'Notas da fase 1', exact: true }).click();
    const notas = {
      AdequacaoCoerencia: '38',
      RelevanciaJustificativaClareza: '28,5',
      MetodologiaAtividades: '19',
    };
    for (const [criterio, nota] of Object.entries(notas))
      await page.locator(`#pontuacao${criterio}`).fill(nota);
    await page.locator('#pontuacaoOrganizacaoTextual').fill('9');
    await expect(page.getByText('Total da fase 1: 94,5')).toBeVisible();
    await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('O parecer está vazio');
    await responder(page, M.desejaAvaliar, 'Não');
    await page.getByLabel('Parecer').fill('Boa proposta.');
    await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
    await responder(page, M.desejaAvaliar);
    await expectAviso(page, M.concluida);
    await expect(page).toHaveURL(/\/ranque_tipo2$/);
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(linha()).toContainText('94,5');
  });

  await test.step('the rest of the way to publication', async () => {
    await avaliarOsOutros(comissao, edital.id, [id]);
    await adm.iniciarDecisao({ body: { id: edital.id } });
    await adm.aprovarInstrutores({ body: { id, remunerados_aprovados: 1, voluntarios_aprovados: 0 } });
    await adm.enviarASecretaria({ body: { id: edital.id } });
    await adm.publicarResultados({ body: { edital: edital.id } });
    await emailPara(app, dona.email, /^Resultado: /);
  });

  await test.step('she appeals', async () => {
    await retomar(page, { ...dona, tipo: 'coordenador' });
    await page.goto(`/projetos_submetidos/${id}`);
    await page.getByRole('link', { name: 'Solicitar recurso' }).click();
    await editor(page, 'Justificativa do Recurso').fill('Peço um voluntário a mais para as turmas da noite.');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expectAviso(page, MENSAGENS_RECURSO.enviado);
  });

  await test.step('the president rejects it after a question', async () => {
    await retomar(page, presidente);
    await page.goto('/recursos');
    await page.getByRole('link', { name: IDEIA.titulo, exact: true }).click();
    const recurso = page.getByRole('region', { name: IDEIA.titulo, exact: true });
    await expect(recurso.getByLabel('Apoio a disciplinas')).toHaveCount(0);
    await recurso.getByRole('button', { name: /^Recusar/ }).click();
    const parecer = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await parecer.locator('[contenteditable="true"]').fill('A comissão releu a proposta e mantém a nota.');
    await parecer.getByRole('button', { name: 'Recusar', exact: true }).click();
    await responder(page, MENSAGENS_RECURSO.desejaRecusar, 'Recusar');
    await expectAviso(page, MENSAGENS_RECURSO.recusado);
    await expect(recurso.getByText(/^Recusado em /)).toBeVisible();
  });

  await test.step('the result is unchanged, and she reads the answer', async () => {
    await emailPara(app, dona.email, new RegExp(`^Recurso do projeto nº ${id} recusado$`));
    await retomar(page, { ...dona, tipo: 'coordenador' });
    await page.goto(`/projetos_submetidos/${id}`);
    await expect(page.getByRole('region', { name: 'Recursos' })).toContainText('Recusado');
    await expect(page.getByText('APROVADO PARCIALMENTE', { exact: true })).toBeVisible();
    await page.goto(`/resultados/${edital.id}`);
    await expect(linha()).toContainText(/94,5.*1 bolsista e nenhum voluntário.*APROVADO PARCIALMENTE/s);
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto('/ranque_tipo2');
    await page.getByRole('combobox', { name: 'Edital', exact: true }).selectOption(String(edital.id));
    await expect(linha()).toContainText(/1º.*94,5/s);
  });
});
