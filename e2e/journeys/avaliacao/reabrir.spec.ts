import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, fase1, fechar, novosAvaliadores } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });
test.describe.configure({ mode: 'default' });

const TITULO = 'Química reaberta';
const MOTIVO = 'A nota de metodologia não confere com o parecer.';

test('returns a concluded assessment to its evaluator, who sees the reason by phone and the former scores', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const edital = await novoEdital(comissao, 'da Reabertura');
  const dona = await novaPessoa(app.url, 'Dona da Química');
  const corpo = await propostaCompleta(dona, edital.id);
  const { id: projeto } = await dona.client.submeterProjeto({ body: { ...corpo, titulo: TITULO } });
  await fechar(comissao, edital.id);
  // Nobody else's tasks stand before this one at home.
  const [avaliador] = await novosAvaliadores(comissao, ['Rita Prates']);
  if (avaliador === undefined) throw new Error('nobody evaluates');
  const { client: adm } = comissao.administradora;
  await adm.designarAvaliador({ body: { projeto, avaliador: avaliador.id } });
  const { id } = await avaliador.client.lerAprovacaoDoProjeto({ params: { projectId: projeto } });
  if (id === null) throw new Error('the project has no approval');
  const fase2 = {
    ...{
      pontuacaoApoioDisciplina: 100,
      pontuacaoNaturezaDisciplinas: 100,
      pontuacaoCaracteristicaDisciplinas: 75,
    },
  };
  await avaliador.client.salvarFase1({ body: { id, ...fase1(5), parecer: 'Proposta clara.' } });
  if (edital.tipoProjeto === 'TIPO I') await avaliador.client.salvarFase2({ body: { id, ...fase2 } });
  await avaliador.client.avaliar({ params: { id } });

  await test.step('the administrator says why, in the list of the call', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await pageReady(page);
    await page.getByRole('button', { name: `Reabrir a avaliação do projeto nº ${projeto}` }).click();
    const dialogo = page.getByRole('dialog', { name: 'Reabrir a avaliação' });
    await expect(dialogo).toContainText(TITULO);
    await dialogo.getByRole('button', { name: 'Reabrir' }).click();
    await expect(dialogo.getByText(A.escrevaPorQueReabre).last()).toBeVisible();
    await dialogo.getByLabel(/^Motivo/).fill(MOTIVO);
    await dialogo.getByRole('button', { name: 'Reabrir' }).click();
    await expectAviso(page, A.reaberta);
  });

  await test.step('the concluded assessment is read on the page of the project', async () => {
    await page.goto(`/projetos/${projeto}/administracao`);
    await pageReady(page);
    await page.getByText(/^Versão concluída em/).click();
    await expect(page.getByText('Proposta clara.')).toBeVisible();
    await expect(page.getByText(MOTIVO)).toBeVisible();
    await expectAccessible(page, '/projetos/:id/administracao', 'cheia');
  });

  await test.step('the evaluator reads of it by phone on the first page, finds the scores and concludes again', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await retomar(page, avaliador);
    await page.goto('/menu');
    await pageReady(page);
    await expect(page.getByText('Rever e concluir de novo a avaliação').first()).toBeVisible();
    await page.goto(`/avaliacao_projetos/${projeto}`);
    await pageReady(page);
    await page.getByRole('tab', { name: 'Avaliação' }).click();
    await expect(page.getByText(/^A administração reabriu esta avaliação em/)).toBeVisible();
    await expect(page.getByText(`Motivo: ${MOTIVO}`)).toBeVisible();
    const nota = page.getByRole('textbox', { name: /^Metodologia e atividades/ });
    await expect(nota).toHaveValue('15');
    await nota.fill('10');
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
    await expectAviso(page, A.concluida);
    const [versao] = await avaliador.client.lerVersoesDaAvaliacao({ params: { id } });
    const agora = await avaliador.client.lerAprovacao({ params: { id } });
    expect([agora.ja_foi_avaliado, (versao?.total ?? 0) - (agora.total ?? 0)]).toEqual([true, 5]);
  });
});
