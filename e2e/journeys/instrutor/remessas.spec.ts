import { readFile } from 'node:fs/promises';
import { MENSAGENS_BANCO } from '@instrutoria/domain/banco/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { type Conta, loggedIn } from '../../support/server/api.ts';
import type { App } from '../../support/server/app.ts';
import { emailPara, linkDo } from '../../support/server/emails.ts';

test.use({ propria: 'remessas' });

/**
 * A coordinator writes another account for a student of the last closed sheet. Answers the sheet's month, the cents that
 * each student is due, and the link that asks the student about it.
 */
async function comContas(app: App, administradora: Conta, coordenadores: readonly Conta[]) {
  const { client } = await loggedIn(app.url, administradora);
  const fechada = (await client.listarFolhasDePagamento({ query: {} })).find((um) => um.fechada);
  if (fechada === undefined) throw new Error('no closed sheet in the demonstration');
  const { mes } = fechada;
  const { lancamentos } = await client.lerFolhaDePagamento({ params: { mes } });
  const pagos = lancamentos.filter(({ pago, valor }) => pago && valor !== null);
  const devido = new Map<string, number>();
  for (const { instrutor, valor } of pagos) {
    devido.set(instrutor.cpf ?? '', (devido.get(instrutor.cpf ?? '') ?? 0) + (valor ?? 0));
  }
  for (const coordenador of coordenadores) {
    const { client: dele, id } = await loggedIn(app.url, coordenador);
    const projetos = await dele.listarProjetosSubmetidos({ params: { coordinatorId: id } });
    const seu = pagos.find(({ projeto }) => projetos.some((um) => um.id === projeto.id));
    if (seu === undefined) continue;
    const { id: instrutor, cpf } = seu.instrutor;
    const { versao } = await dele.lerContaBancaria({ params: { id: instrutor } });
    await dele.guardarContaBancaria({
      params: { id: instrutor },
      ifMatch: versao,
      body: {
        ...{ banco: '001', agencia: '1584-9', conta: `${100_000 + instrutor}`, digito: '0' },
        ...{ tipo: 'corrente', cpfDoTitular: cpf ?? '', motivo: 'Mudou de banco.' },
      },
    });
    const { email } = await dele.lerInstrutor({ params: { id: instrutor } });
    const link = linkDo(await emailPara(app, email, /^Confira a conta/), 'conta-da-bolsa').hash;
    return { mes, devido, link };
  }
  throw new Error('no coordinator of a paid student has an account');
}

async function campo(
  registro: Locator,
  n: number,
  dado: string,
  posicao: number,
  tamanho: number,
): Promise<void> {
  await registro.getByRole('button', { name: 'Acrescentar campo' }).click();
  const linha = registro.getByRole('group', { name: `Campo ${n}` });
  await linha.getByLabel('Dado').selectOption(dado);
  await linha.getByLabel('Posição').fill(String(posicao));
  await linha.getByLabel('Tamanho').fill(String(tamanho));
}

async function baixar(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar o arquivo' }).click();
  return readFile(await (await download).path(), 'latin1');
}

const somaDe = (linhas: readonly string[], de: number, ate: number) =>
  linhas.reduce((soma, linha) => soma + Number(linha.slice(de - 1, ate)), 0);

test('writes a layout, sends a closed sheet by it and by CNAB 240, and reads a return with two failures', async ({
  page,
  contas,
  app,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { mes, devido, link } = await comContas(app, administradora, doTipo(contas, 'coordenador'));
  await page.goto(`/conta-da-bolsa${link}`);
  await page.getByRole('button', { name: 'Não é minha', exact: true }).click();
  await expect(page.getByText(MENSAGENS_BANCO.contaNaoMinha)).toBeVisible();
  await expectAccessible(page, '/conta-da-bolsa', 'cheia');
  await page.getByRole('button', { name: 'Enganei-me: a conta é minha' }).click();
  await expect(page.getByText(MENSAGENS_BANCO.contaMinha)).toBeVisible();
  await retomar(page, administradora);
  await page.goto(`/folha_pagamento?mes=${mes}`);
  await page.getByRole('link', { name: 'Remessas (não enviada)' }).click();
  await expect(page.getByRole('heading', { name: `Remessas de ${mesPorExtenso(mes)}` })).toBeVisible();

  await page.getByRole('link', { name: 'Layouts' }).click();
  await page.getByRole('button', { name: 'Novo layout de largura fixa' }).click();
  await page.getByLabel(/^Nome do layout/).fill('Lista de credores');
  await page.getByLabel('Tamanho da linha').fill('40');
  const detalhe = page.getByRole('group', { name: 'Pagamento (registro 2)' });
  await campo(detalhe, 2, 'cpf', 2, 11);
  await campo(detalhe, 3, 'valor', 12, 12);
  await expect(detalhe.getByText('O campo cobre posições do campo CPF, na 2')).toBeVisible();
  await detalhe.getByRole('group', { name: 'Campo 3' }).getByLabel('Posição').fill('13');
  await campo(page.getByRole('group', { name: 'Rodapé (registro 3)' }), 2, 'quantidadeDePagamentos', 2, 6);
  await campo(page.getByRole('group', { name: 'Rodapé (registro 3)' }), 3, 'soma', 8, 15);
  await expect(page.getByRole('region', { name: 'Exemplo do arquivo' })).toContainText(
    '9000002000000000105050',
  );
  await expectAccessible(page, '/layouts_de_remessa', 'cheia');
  await page.getByRole('button', { name: 'Salvar o layout' }).click();
  await expectAviso(page, M.layoutSalvo);

  await page.goto(`/remessas/${mes}`);
  await page.getByLabel('Forma').selectOption('fixo');
  await page.getByLabel('Layout', { exact: true }).selectOption({ label: 'Lista de credores' });
  // The sheet was conferred with the account of before.
  await expect(page.getByText(/^A conta mudou em .* vai para a conta conferida/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Gerar remessa' }).click();
  await responder(page, 'Gerar a remessa?', 'Gerar');
  await expect(page.getByRole('heading', { name: 'Remessa 1' })).toBeVisible();
  const linhas = (await baixar(page)).split('\r\n').slice(0, -1);
  expect(linhas.every((linha) => linha.length === 40)).toBe(true);
  const detalhes = linhas.filter((linha) => linha.startsWith('1'));
  expect(detalhes.length).toBeGreaterThan(2);
  for (const linha of detalhes) expect(devido.get(linha.slice(1, 12))).toBe(Number(linha.slice(12, 24)));
  const soma = somaDe(detalhes, 13, 24);
  expect(linhas.at(-1)?.slice(0, 22)).toBe(
    `9${String(detalhes.length).padStart(6, '0')}${String(soma).padStart(15, '0')}`,
  );
  await expect(page.getByText(reais(soma)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar a remessa' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Cancelar a remessa 1' });
  await dialogo.getByLabel(/^Motivo/).fill('O setor pediu o CNAB.');
  await dialogo.getByRole('button', { name: 'Cancelar a remessa' }).click();
  await expectAviso(page, M.cancelada);

  await page.goto('/pagador');
  for (const [rotulo, texto] of [
    ['Nome da instituição', 'Universidade'],
    ['CNPJ', '11.222.333/0001-81'],
    ['Convênio', '123456'],
    ['Agência', '1234'],
    ['Conta', '98765'],
    ['Dígito da conta', '4'],
  ] as const) {
    await page.getByLabel(new RegExp(`^${rotulo}( \\*)?$`)).fill(texto);
  }
  await page.getByRole('button', { name: 'Salvar os dados do pagador' }).click();
  await expectAviso(page, M.pagadorSalvo);

  await page.goto(`/remessas/${mes}`);
  await expectAccessible(page, '/remessas/:mes', 'cheia');
  await page.getByRole('button', { name: 'Gerar remessa' }).click();
  await responder(page, 'Gerar a remessa?', 'Gerar');
  await expect(page.getByRole('heading', { name: 'Remessa 2' })).toBeVisible();
  const cnab = (await baixar(page)).split('\r\n').slice(0, -1);
  expect(cnab.every((linha) => linha.length === 240)).toBe(true);
  const pagamentos = cnab.filter((linha) => linha[7] === '3' && linha[13] === 'A');
  expect(somaDe(pagamentos, 120, 134)).toBe(soma);
  expect(
    somaDe(
      cnab.filter((linha) => linha[7] === '5'),
      24,
      41,
    ),
  ).toBe(soma);

  let n = -1;
  const retorno = cnab.map((linha) => {
    if (linha[7] === '0') return `${linha.slice(0, 142)}2${linha.slice(143)}`;
    if (!pagamentos.includes(linha)) return linha;
    n += 1;
    return `${linha.slice(0, 230)}${(['Z9', 'AN'][n] ?? '00').padEnd(10)}`;
  });
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'retorno.ret', mimeType: 'text/plain' },
    buffer: Buffer.from(`${retorno.join('\r\n')}\r\n`, 'latin1'),
  });
  await page.getByRole('button', { name: 'Conferir o retorno' }).click();
  await expect(page.getByText('Nada foi gravado ainda.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'fica devolvida' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Gravar o resultado' }).click();
  await expectAviso(page, M.resultadoSalvo);
  await expect(page.getByRole('cell', { name: 'devolvida: conta encerrada' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'devolvida: conta ou dígito inválido' })).toBeVisible();
  await expect(
    page.getByText(`${contado(pagamentos.length - 2, 'paga', 'pagas')}, 2 devolvidas`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, '/remessas/:mes/:id', 'cheia');
  await page.goto(`/folha_pagamento?mes=${mes}`);
  await expect(page.getByRole('link', { name: 'Remessas (enviada)' })).toBeVisible();
});
