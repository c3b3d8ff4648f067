import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { abrirFolha, celula } from '../../support/scenes/folha-de-frequencia.ts';
import { enviarDocumentos } from '../../support/scenes/instrutores.ts';
import { type Conta, loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'passagem-da-coordenacao', relogio: '2026-11-16T13:00:00Z' });

test('[C-L1] hands over a project in the middle of its year: hours and documents continue, each declaration names its period', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const projeto = quem.exemplos.emAndamento;
  const dona = quem.contaPara({ path: '/frequencia/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const nova = doTipo(contas, 'coordenador').find(({ nome }) => nome !== dona.nome);
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, dona);
  const { data: alunos } = await client.listarInstrutores({ params: { id: projeto } });
  const aluno = alunos.find(
    ({ situacaoInstrutor, fimVinculo }) => situacaoInstrutor === 'REGULAR' && fimVinculo === null,
  );
  if (nova === undefined || aluno === undefined) throw new Error('the demonstration has nobody there');

  await test.step('an administrator proposes it', async () => {
    await retomar(page, administradora);
    await page.goto(`/projetos/${projeto}/coordenacao`);
    await page.getByRole('button', { name: 'Passar a coordenação' }).click();
    const dialogo = page.getByRole('dialog', { name: M.desejaTransferir });
    await dialogo.getByRole('combobox', { name: 'Pessoa' }).fill(nova.nome);
    await page.getByRole('option', { name: new RegExp(`^${nova.nome}`) }).click();
    await dialogo.getByLabel('Por que passa').selectOption('pedido');
    await dialogo.getByLabel('A partir de').fill('2026-11-16');
    await dialogo.getByLabel('Motivo').fill('Assume a direção do instituto.');
    await dialogo.getByRole('button', { name: 'Propor' }).click();
    await expectAviso(page, M.transferenciaProposta);
  });

  await test.step('the new coordinator accepts, the old one agrees', async () => {
    const responde = async (pessoa: Conta, sim: string, pergunta: string) => {
      await retomar(page, pessoa);
      await page.goto('/convites_da_coordenacao');
      await page.getByRole('button', { name: new RegExp(`^${sim} , projeto ${projeto}$`) }).click();
      await responder(page, pergunta, sim);
      await expectAviso(page, M.transferenciaAceita);
    };
    await responde(nova, 'Aceitar', M.desejaAssumir);
    await responde(dona, 'Concordar', M.desejaDeixar);
  });

  await test.step('the old one finds it in the list, and reads all but the students', async () => {
    await page.goto('/projetos_submetidos');
    const linha = page.getByRole('row').filter({ hasText: 'coordenado por você até 15/11/2026' });
    await expect(linha).toBeVisible();
    await pageReady(page);
    await expectAccessible(page, '/projetos_submetidos', 'cheia', 'handed over');
    await linha.getByRole('rowheader').getByRole('link').click();
    const partes = page.getByRole('navigation', { name: 'Partes do projeto' });
    await expect(partes.getByRole('link')).toHaveText([
      ...['Proposta', 'Avaliação e resultado', 'Relatórios', 'Documentos'],
    ]);
    for (const parte of await partes.getByRole('link').allTextContents()) {
      await partes.getByRole('link', { name: parte, exact: true }).click();
      await expect(partes.getByRole('link', { name: parte, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await pageReady(page);
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(aluno.nome);
    }
    for (const fechada of ['instrutores', 'frequencia']) {
      await page.goto(`/projetos/${projeto}/${fechada}`);
      await pageReady(page);
      await expect(page.locator('main')).not.toContainText(aluno.nome);
      await expect(page.locator('main')).toContainText(/não encontrad/u);
    }
  });

  await test.step('the new one registers hours and sends a document that came back', async () => {
    await recusarTermo(app.url, administradora, aluno.id);
    await retomar(page, nova);
    await abrirFolha(page, projeto);
    await celula(page, 'outubro', aluno.nome).fill('41');
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expectAviso(page, MENSAGENS_FREQUENCIA.registradas);
    await page.goto(`/instrutores/${projeto}`);
    await trocarTermo(page);
  });

  await test.step('each declaration says until when, and from when', async () => {
    for (const [pessoa, dito] of [
      [dona, /coordenou o projeto .*, de .* a novembro de 2026\./u],
      [nova, /coordena o projeto .*, desde novembro de 2026\./u],
    ] as const) {
      const dela = await loggedIn(app.url, pessoa);
      const { codigo } = await dela.client.emitirDeclaracao({ body: { papel: 'COORDENADOR', projeto } });
      await page.goto(`/declaracao/${codigo}`);
      await expect(page.getByText(dito)).toContainText(pessoa.nome);
    }
  });
});

async function recusarTermo(url: string, administradora: Conta, instrutor: number): Promise<void> {
  const { client } = await loggedIn(url, administradora);
  const { versao } = await client.lerInstrutor({ params: { id: instrutor } });
  const recusa = {
    documento: 'termo_compromisso',
    situacao: 'RECUSADO',
    motivo: 'Falta a assinatura.',
  } as const;
  await client.conferirDocumento({ params: { id: instrutor }, body: recusa, ifMatch: versao });
}

async function trocarTermo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Enviar outro documento \(Termo de compromisso/ }).click();
  await enviarDocumentos(page, ['termo_compromisso']);
  await page.getByRole('button', { name: 'Trocar o documento' }).click();
  await expectAviso(page, MENSAGENS_INSTRUTOR.documentoTrocado);
}
