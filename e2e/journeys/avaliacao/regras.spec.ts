import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, designar, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });

const MOTIVO = 'A resolução do conselho pede que a nota se explique.';

test('requires opinions of a length in an open call: the evaluator sees the limit, teachers see the reason', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const { id: edital } = await novoEdital(comissao, 'das Regras', { tipoProjeto: 'TIPO I' });
  const dona = await novaPessoa(app.url);
  const { id: projeto } = await dona.client.submeterProjeto({ body: await propostaCompleta(dona, edital) });

  await test.step('the effect is seen while it is chosen, and a correction needs its reason', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital}`);
    await page.getByRole('link', { name: 'Configuração', exact: true }).click();
    const parecer = page.getByRole('group', { name: 'Tamanho do parecer' });
    await parecer.getByText('Como funciona').click();
    await expect(parecer).toContainText('basta para concluir');
    await parecer.getByLabel('Mínimo de caracteres').fill('40');
    await expect(parecer).toContainText('não basta, e a avaliação não é concluída');
    const previa = page.getByRole('region', { name: 'Como fica' });
    await expect(previa.getByText('Pelo menos 40 caracteres.')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    const pergunta = page.getByRole('dialog', { name: /^Salvar as alterações/ });
    await expectAccessible(page, '/editais/:id/configuracao', 'cheia', 'the question');
    await pergunta.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(pergunta.getByText(M.escrevaOMotivo).first()).toBeVisible();
    await pergunta.getByLabel('Motivo').fill(MOTIVO);
    await pergunta.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, M.atualizado);
    await page.getByRole('link', { name: 'Ler como todos leem' }).click();
    await expect(page.getByText('Pelo menos 40 caracteres.', { exact: true })).toBeVisible();
    await expectAccessible(page, '/editais/:id/regras', 'cheia', 'after a correction');
  });

  await test.step('the evaluator reads the limit at the opinion, and its error beside it', async () => {
    await fechar(comissao, edital);
    const { avaliador } = await designar(comissao, projeto);
    await retomar(page, avaliador.conta);
    await page.goto(`/avaliacao_projetos/${projeto}`);
    await pageReady(page);
    const parecer = page.getByLabel('Parecer');
    await expect(page.getByText('Este edital pede pelo menos 40 caracteres.')).toBeVisible();
    await page.locator('#pontuacaoAdequacaoCoerencia').fill('33');
    for (const vazia of await page.locator('input[id^="pontuacao"]').all()) {
      if ((await vazia.inputValue()) === '') await vazia.fill('1');
    }
    await parecer.fill('Curto.');
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: A.parecerCurto })).toBeVisible();
    await expect(parecer).toHaveValue('Curto.');
    await page.getByRole('link', { name: 'Regras do edital' }).click();
    await expect(page).toHaveURL(`/editais/${edital}/regras`);
  });

  await test.step('a teacher reads the reason on a phone, and changes nothing', async () => {
    await retomar(page, doTipo(contas, 'coordenador')[0]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/editais/${edital}/regras`);
    await expect(page.getByText(MOTIVO)).toBeVisible();
    await expect(page.getByText('Tamanho do parecer: antes O parecer pode ficar vazio')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mudar na configuração' })).toHaveCount(0);
  });

  await test.step('next year’s call is made like this one, with its rules; what was typed stays', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto('/administracao/editais');
    await page.getByRole('link', { name: 'Novo edital' }).click();
    const form = page.getByRole('form', { name: 'Novo edital' });
    await form.getByLabel('Limite de bolsas').fill('77');
    await form.getByLabel('Como o edital').selectOption(String(edital));
    await expect(form.getByLabel('Limite de bolsas')).toHaveValue('77');
    const nome = form.getByLabel('Nome');
    await expect(nome).toHaveValue(/ 20\d\d /);
    await nome.fill(`${await nome.inputValue()}, outra vez`);
    const chamado = await nome.inputValue();
    await form.getByRole('button', { name: 'Criar o edital' }).click();
    await expect(page).toHaveURL(/\/editais\/\d+\/configuracao$/);
    const novo = (await client.listarTodosOsEditais()).find((um) => um.nome === chamado);
    expect(novo?.limiteBolsas).toBe(77);
    const { regras } = await client.lerRegrasDoEdital({ params: { id: novo?.id ?? 0 } });
    expect(regras.parecerMinimo).toBe(40);
  });
});
