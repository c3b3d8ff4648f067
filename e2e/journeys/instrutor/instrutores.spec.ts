import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import {
  digitarInstrutor,
  documentoNoDialogo,
  enviarDocumentos,
  linhaDe,
  maisAcoesDe,
} from '../../support/scenes/instrutores.ts';
import { loggedIn } from '../../support/server/api.ts';
import { emailPara } from '../../support/server/emails.ts';

test.use({ propria: 'instrutores' });
test.describe.configure({ mode: 'default' });

const DE_TODOS: readonly Documento[] = [
  'termo_compromisso',
  'declaracao_aluno_detentor',
  'historico_declaracao',
];
const EVA = { nome: 'Eva Nogueira', email: 'eva.nogueira@estudante.br' };
const LUIS = { nome: 'Luís Otávio Braga', email: 'luis.braga@estudante.br' };
const NARA = { nome: 'Nara Quintela', email: 'nara.quintela@estudante.br' };

test('works through a year of a project: ends of vínculos, each kind of instructor in the free places, documents, an absence', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const projeto = quem.exemplos.emAndamento;
  const tela = { path: '/instrutores/:id', title: '', tipo: 'coordenador' } as const;
  const dona = quem.contaPara(tela, 'coordenador');
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, dona);
  const { data: antes } = await client.listarInstrutores({ params: { id: projeto } });
  const { email } = await client.professorAtual();
  const volta = new RegExp(`/instrutores/${projeto}$`);

  await test.step('every place is taken: nobody can be added; all vínculos end, with day and reason', async () => {
    await retomar(page, dona);
    await page.goto(`/projetos_submetidos/${projeto}`);
    await page.getByRole('link', { name: 'Ver Instrutores' }).click();
    await expect(page.getByText('O cadastro de instrutores está aberto.')).toBeVisible();
    for (const { nome } of antes) {
      await maisAcoesDe(page, nome).click();
      await linhaDe(page, nome)
        .getByRole('button', { name: `Encerrar vínculo ${nome}` })
        .click();
      const dialog = page.getByRole('dialog', { name: M.desejaEncerrar });
      await expect(dialog.getByText(/um administrador pode retomar o vínculo/)).toContainText(nome);
      await dialog.getByLabel('Último dia do vínculo').fill('2999-01-01');
      await dialog.getByLabel('Motivo').fill('Concluiu o curso.');
      await dialog.getByRole('button', { name: 'Encerrar vínculo', exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(M.dataDoFimInvalida);
      await dialog.getByLabel('Último dia do vínculo').fill('');
      await dialog.getByRole('button', { name: 'Encerrar vínculo', exact: true }).click();
      await expectAviso(page, M.encerrado);
      await expect(linhaDe(page, nome)).toHaveCount(0);
    }
    await expect(page.getByText(M.nenhum, { exact: true })).toBeVisible();
  });

  await test.step('a grant holder without another grant: the fields that apply, every document, one looked at', async () => {
    await page.getByRole('link', { name: 'Adicionar instrutor' }).click();
    await digitarInstrutor(page, { ...EVA, cpf: '123', tipoAluno: 'BOLSISTA', acumulo: 'unica' });
    await expect(page.getByTestId('termo_anuencia-file')).toHaveCount(0);
    await enviarDocumentos(page, [...DE_TODOS, 'dados_bancarios']);
    await expectAccessible(page, '/cadastro_instrutor/:id', 'cheia', 'filled');
    const janela = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Ver comprovante bancário/ }).click();
    await (await janela).close();
    for (const [cpf, texto] of [
      ['123', M.cpfInvalido],
      ['111.444.777-36', M.cpfNaoConfere],
    ] as const) {
      await page.locator('#cpf').fill(cpf);
      await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText(texto);
    }
    await page.locator('#cpf').fill('111.444.777-35');
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expectAviso(page, M.salvo);
    await expect(page).toHaveURL(volta);
    await expect(linhaDe(page, EVA.nome)).not.toContainText(M.alunoIrregular);
    await expect(linhaDe(page, EVA.nome)).toContainText(M.aguardandoConferencia);
    await expect(page.getByText('bolsista 1 de', { exact: false })).toBeVisible();
  });

  await test.step('a grant holder with another grant brings the consent too; a reload keeps all but the e-mail', async () => {
    await page.getByRole('link', { name: 'Adicionar instrutor' }).click();
    await digitarInstrutor(page, {
      ...LUIS,
      cpf: '111.444.777-35',
      tipoAluno: 'BOLSISTA',
      acumulo: 'acumulavel',
    });
    await enviarDocumentos(page, DOCUMENTOS);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(M.jaEInstrutor);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('O que você digitou neste formulário foi recuperado')).toBeVisible();
    await expect(page.locator('#nome')).toHaveValue(LUIS.nome);
    await expect(page.locator('#email')).toHaveValue('');
    await expect(page.locator('#cpf')).toHaveValue('');
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(M.digiteTodosOsCampos);
    await page.locator('#email').fill(LUIS.email);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expectAviso(page, M.salvo);
    await expect(linhaDe(page, LUIS.nome)).toContainText('Bolsista');
  });

  await test.step('a volunteer in place of the one who left', async () => {
    await page.getByRole('link', { name: 'Adicionar instrutor' }).click();
    await digitarInstrutor(page, { ...NARA, tipoAluno: 'VOLUNTARIO' });
    await expect(page.locator('#acumulo')).toHaveCount(0);
    await expect(page.getByTestId('dados_bancarios-file')).toHaveCount(0);
    await enviarDocumentos(page, DE_TODOS);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expectAviso(page, M.salvo);
    await expect(linhaDe(page, NARA.nome)).toContainText('Voluntário');
  });

  await test.step('an update: another name and another proof; cancelling asks first', async () => {
    await maisAcoesDe(page, NARA.nome).click();
    await linhaDe(page, NARA.nome)
      .getByRole('link', { name: `Atualizar de ${NARA.nome}` })
      .click();
    await page.locator('#nome').fill('Outro nome');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await responder(page, M.desejaCancelar);
    await maisAcoesDe(page, NARA.nome).click();
    await linhaDe(page, NARA.nome)
      .getByRole('link', { name: `Atualizar de ${NARA.nome}` })
      .click();
    await expect(page.locator('#nome')).toHaveValue(NARA.nome);
    await page.locator('#nome').fill(`${NARA.nome} Sales`);
    await enviarDocumentos(page, ['historico_declaracao']);
    await expectAccessible(page, '/atualizar_instrutor/:instrutor_id/:projeto_id', 'cheia', 'changed');
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
    await expectAviso(page, M.atualizado);
    await expect(linhaDe(page, `${NARA.nome} Sales`)).toBeVisible();
  });

  await test.step('the administrator reads who left, refuses a document, and is asked before making her REGULAR', async () => {
    await retomar(page, administradora);
    await page.goto(`/instrutores/${projeto}`);
    await page.getByLabel('Mostrar também os vínculos encerrados').check();
    await expect(linhaDe(page, antes[0]?.nome ?? '')).toContainText(
      /vínculo encerrado em .*Concluiu o curso\./,
    );
    await page.getByRole('button', { name: `Documentos de ${LUIS.nome}`, exact: true }).click();
    const dele = page.getByRole('dialog', { name: `Documentos de ${LUIS.nome}`, exact: true });
    await expect(dele).toContainText(M.faltaOCpf);
    await page.keyboard.press('Escape');
    await page.getByLabel(`Situação de ${LUIS.nome}`).selectOption('REGULAR');
    await page.getByRole('button', { name: `Salvar a situação de ${LUIS.nome}` }).click();
    const pergunta = page.getByRole('dialog', { name: M.desejaRegularizar });
    await expect(pergunta).toContainText(/começa em .* de 20\d\d/);
    await pergunta.getByRole('button', { name: 'Cancelar' }).click();
    await maisAcoesDe(page, antes[0]?.nome ?? '').click();
    await page.getByRole('button', { name: `Retomar vínculo de ${antes[0]?.nome}` }).click();
    const retomada = page.getByRole('dialog', { name: M.desejaRetomar });
    await retomada.getByRole('button', { name: 'Retomar vínculo' }).click();
    await expect(retomada.getByRole('alert').first()).toContainText(M.escrevaPorQueRetoma);
    await retomada.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: `Documentos de ${EVA.nome}`, exact: true }).click();
    const dela = page.getByRole('dialog', { name: `Documentos de ${EVA.nome}`, exact: true });
    await expect(dela).toContainText('***.444.777-**');
    await dela.getByRole('button', { name: /^Ver o CPF inteiro/ }).click();
    await expect(dela).toContainText('111.444.777-35');
    const termo = documentoNoDialogo(page, EVA.nome, 'termo_compromisso');
    await termo.getByRole('button', { name: /^Recusar/ }).click();
    await termo.getByRole('button', { name: 'Recusar documento' }).click();
    await expect(termo.getByRole('alert')).toHaveText(M.escrevaOMotivo);
    await termo.getByLabel('Motivo da recusa').fill('Falta a sua assinatura.');
    await termo.getByRole('button', { name: 'Recusar documento' }).click();
    await expectAviso(page, M.conferido);
    await expect(termo).toContainText('recusado');
    for (const documento of [
      'declaracao_aluno_detentor',
      'historico_declaracao',
      'dados_bancarios',
    ] as const) {
      const item = documentoNoDialogo(page, EVA.nome, documento);
      await item.getByRole('button', { name: /^Em ordem/ }).click();
      await expectAviso(page, M.conferido);
      await expect(item).toContainText('em ordem');
    }
    await page.keyboard.press('Escape');
    await page.getByLabel(`Situação de ${EVA.nome}`).selectOption('REGULAR');
    await page.getByRole('button', { name: `Salvar a situação de ${EVA.nome}` }).click();
    const dialog = page.getByRole('dialog', { name: M.desejaTornarRegular });
    await expect(dialog).toContainText('Termo de compromisso: recusado');
    await expect(dialog).toContainText(M.faltaAMatricula);
    await dialog.getByRole('button', { name: 'Tornar REGULAR' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(M.documentosRecusados);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.reload();
    await expect(page.getByLabel(`Situação de ${EVA.nome}`)).toHaveValue('IRREGULAR');
    await emailPara(app, email, new RegExp(`^Documento recusado no projeto nº ${projeto}$`));
  });

  await test.step('the coordinator reads the reason first of all and sends another document', async () => {
    await retomar(page, dona);
    await page.goto(`/instrutores/${projeto}`);
    await expect(page.getByText('Falta a sua assinatura.')).toBeVisible();
    await maisAcoesDe(page, EVA.nome).click();
    await linhaDe(page, EVA.nome)
      .getByRole('link', { name: /^Atualizar/ })
      .click();
    await expect(page.getByText('Documento recusado: envie outro')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: /^Enviar outro documento \(Termo de compromisso/ }).click();
    await enviarDocumentos(page, ['termo_compromisso']);
    await page.getByRole('button', { name: 'Trocar o documento' }).click();
    await expectAviso(page, M.documentoTrocado);
    await expect(page.getByText('Falta a sua assinatura.')).toBeHidden();
  });

  await test.step('it is checked in the queue of all documents; she becomes REGULAR without a question', async () => {
    await retomar(page, administradora);
    await page.goto('/conferir_documentos');
    await page.getByRole('link', { name: EVA.nome, exact: true }).click();
    await page.getByRole('button', { name: /^Abrir Termo de compromisso/ }).click();
    const quadro = page.getByRole('region', { name: 'Conferência', exact: true });
    await quadro.getByRole('button', { name: /^Em ordem ?: Termo de compromisso/ }).click();
    await expectAviso(page, M.conferido);
    await expect(quadro.getByText(M.faltaAMatricula)).toBeVisible();
    await quadro.getByRole('button', { name: /^Completar CPF e matrícula/ }).click();
    await quadro.getByRole('button', { name: 'Salvar CPF e matrícula' }).click();
    await expect(quadro.getByRole('alert').first()).toContainText(M.nadaParaAlterar);
    await quadro.getByLabel('Matrícula do aluno').fill('2026123');
    await quadro.getByRole('button', { name: 'Salvar CPF e matrícula' }).click();
    await expectAviso(page, M.atualizado);
    await quadro
      .getByRole('button', { name: /^Tudo em ordem e tornar REGULAR com início em .* de 20\d\d/ })
      .click();
    await expectAviso(page, M.situacaoAlterada);
    await emailPara(app, email, /^Instrutor REGULAR a partir de /);
    await page.goto(`/instrutores/${projeto}`);
    await expect(linhaDe(page, EVA.nome)).toContainText(/começa em|frequentando/);
    await page.getByLabel(`Mês de início de ${EVA.nome}`).selectOption('2026-03');
    await page.getByRole('button', { name: `Salvar o mês de início de ${EVA.nome}` }).click();
    await expectAviso(page, M.mesAlterado);
    await expect(linhaDe(page, EVA.nome)).toContainText('frequentando');
  });

  await test.step('an absence: once, and she is irregular', async () => {
    await retomar(page, dona);
    await page.goto(
      `/atualizar_instrutor/${(await client.listarInstrutores({ params: { id: projeto } })).data.find(({ nome }) => nome === EVA.nome)?.id}/${projeto}`,
    );
    await expect(page.getByText(M.cpfFirmado, { exact: false })).toBeVisible();
    await page.goto(`/instrutores/${projeto}`);
    await maisAcoesDe(page, EVA.nome).click();
    await linhaDe(page, EVA.nome)
      .getByRole('button', { name: `Registrar ausência de ${EVA.nome}` })
      .click();
    await responder(page, M.desejaRegistrarAusencia);
    await expectAviso(page, M.ausenciaRegistrada);
    await expect(linhaDe(page, EVA.nome)).toContainText(M.alunoIrregular);
    await expect(linhaDe(page, EVA.nome).getByRole('button', { name: /^Registrar ausência/ })).toHaveCount(0);
  });
});

test('[C-A5] lets the administrator take back a vínculo that was ended by mistake', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const projeto = quem.exemplos.emAndamento;
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  const params = { id: projeto };
  const { data } = await client.listarInstrutores({ params, query: { encerrados: 'true' } });
  const sai = data.find(({ fimVinculo, tipoAluno }) => fimVinculo !== null && tipoAluno === 'BOLSISTA');
  const ocupa = data.find(({ fimVinculo, tipoAluno }) => fimVinculo === null && tipoAluno === 'BOLSISTA');
  if (sai === undefined || ocupa === undefined) throw new Error('nobody left');
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const coordenadora = await loggedIn(app.url, dona);
  await coordenadora.client.encerrarInstrutor({ params: { id: ocupa.id }, body: { motivo: 'troca' } });
  await retomar(page, administradora);
  await page.goto(`/instrutores/${projeto}?encerrados=true`);
  await maisAcoesDe(page, ocupa.nome).click();
  await page.getByRole('button', { name: `Retomar vínculo de ${ocupa.nome}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: M.desejaRetomar });
  await dialog.getByLabel('Motivo').fill('Foi encerrado por engano.');
  await dialog.getByRole('button', { name: 'Retomar vínculo' }).click();
  await expectAviso(page, M.retomado);
  await expect(page.getByLabel(`Situação de ${ocupa.nome}`)).toBeVisible();
});
