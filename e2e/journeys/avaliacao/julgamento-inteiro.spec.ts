import { readFile } from 'node:fs/promises';
import { MENSAGENS_AVALIACAO as A, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { perguntaDePublicarFinal } from '@instrutoria/domain/edital/rules/perguntas.ts';
import { MENSAGENS_RECURSO as MR } from '@instrutoria/domain/recurso/messages.ts';
import { MENSAGENS_REUNIAO as S } from '@instrutoria/domain/reuniao/messages.ts';
import { MENSAGENS_SUPLENTE as MU } from '@instrutoria/domain/suplente/messages.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { comissaoDe, novosAvaliadores, umCriterio } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'julgamento-inteiro' });

const CODIGOS = ['merito', 'alcance'] as const;
/** Out of 100. */
const BAREMA = {
  criterios: [umCriterio(CODIGOS[0], 'Mérito', 6), umCriterio(CODIGOS[1], 'Alcance', 4)],
  ...{ totalMinimo: 30, desempates: ['submissao', 'sorteio'], semente: 'Loteria Federal 6001' },
};
const REGRAS = {
  anonimato: 'ambos',
  avaliadores: 3,
  combinacao: 'mediana',
  divergencia: 25,
  homologacao: true,
  resultadoPreliminar: true,
  suplentes: true,
  recursoPorCriterio: true,
  sorteioPublico: true,
} as const;

type Notas = readonly [merito: number, alcance: number];
/** The author, and what her three evaluators give. */
const PROJETOS: readonly (readonly [autora: string, titulo: string, notas: readonly Notas[]])[] = [
  [
    'Guiomar Quintanilha',
    'Química em muitas leituras',
    [
      [8, 9],
      [7, 8],
      [4, 5],
    ],
  ],
  [
    'Iolanda Pederneiras',
    'Mapas de perto',
    [
      [9, 9],
      [9, 8.5],
      [8.5, 9],
    ],
  ],
  [
    'Nair Sobreira',
    'Contas de cabeça',
    [
      [6, 6],
      [6, 5.5],
      [6.5, 6],
    ],
  ],
];
const NOMES = new RegExp(PROJETOS.map(([autora]) => autora.split(' ')[1]).join('|'));
const porExtenso = (n: number) => n.toLocaleString('pt-BR', { maximumFractionDigits: 3 });

/** Reckoned here again: the median of each criterion, by the weights. */
function totalDe(dadas: readonly Notas[]): number {
  const mediana = (i: 0 | 1) => {
    const ordenadas = dadas.map((notas) => notas[i]).toSorted((a, b) => a - b);
    const meio = ordenadas.length / 2;
    const dos = ordenadas.length % 2 === 1 ? [Math.floor(meio)] : [meio - 1, meio];
    return dos.reduce((soma, n) => soma + (ordenadas[n] ?? 0), 0) / dos.length;
  };
  return mediana(0) * 6 + mediana(1) * 4;
}

test('a call judged with everything: homologação, draw of three without names, a fourth, one reopened, what if, meeting, preliminary result, an appeal against a criterion, the final result, a suplente called', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const [administradora] = doTipo(contas, 'administrador');
  const edital = await novoEdital(comissao, 'de Tudo', {
    ...{
      limiteBolsas: 2,
      fimRecursos: daquiA(30),
      publicacao: daquiA(22),
      encerramentoSemInstrutores: daquiA(75),
    },
    ...{ vigenciaInicio: daquiA(40), vigenciaFim: daquiA(340) },
  });
  const params = { id: edital.id };
  const motivo = 'A resolução pede.';
  await adm.mudarBarema({ params, body: { barema: BAREMA, motivo }, ifMatch: 1 });
  await adm.mudarRegrasDoEdital({ params, body: { ...REGRAS, motivo } });
  const donas = await Promise.all(PROJETOS.map(([autora]) => novaPessoa(app.url, autora)));
  const projetos: { readonly id: number; readonly titulo: string }[] = [];
  for (const [n, dona] of donas.entries()) {
    const titulo = PROJETOS[n]?.[1] ?? '';
    const body = { ...(await propostaCompleta(dona, edital.id)), titulo };
    projetos.push({ ...(await dona.client.submeterProjeto({ body })), titulo });
  }
  const [quimica, mapas, calculo] = projetos;
  const [guiomar, , nair] = donas;
  if (!quimica || !mapas || !calculo || !guiomar || !nair) throw new Error('three projects were sent');
  const avaliadores = await novosAvaliadores(comissao, [
    'Ana Prates',
    'Bruno Telles',
    'Clara Nunes',
    'Davi Rangel',
  ]);
  await adm.encerrarInscricoes({ params, ifMatch: edital.versao });
  const linha = (titulo: string) => page.getByRole('row').filter({ hasText: titulo });
  const dialogo = page.getByRole('dialog');

  await test.step('homologação: all three at once', async () => {
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/homologacao`);
    await pageReady(page);
    for (const { titulo } of projetos) await linha(titulo).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Homologar…', exact: true }).click();
    await dialogo.getByRole('button', { name: 'Homologar', exact: true }).click();
    const feito = page.getByRole('dialog', { name: 'Feito: 3 projetos' });
    await feito.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText('3 homologados')).toBeVisible();
  });

  await test.step('three of each are drawn from the seed of an event announced before, and designated', async () => {
    const body = { evento: 'Loteria Federal, concurso 6012', dia: daquiA(1) };
    await adm.anunciarEventoDoSorteio({ params, body });
    await adm.simularData({ body: { instante: `${daquiA(1)}T12:00:00.000Z` } });
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/distribuir`);
    const form = page.getByRole('form', { name: 'Distribuir' });
    await form.getByLabel('De onde vem o número do sorteio').selectOption('evento');
    await form.getByLabel(/^Número do sorteio/).fill('40213');
    await form.getByRole('button', { name: 'Sortear', exact: true }).click();
    const proposta = page.getByRole('table', { name: 'A proposta', exact: true });
    await expect(proposta.locator('tbody tr')).toHaveCount(9);
    await page.getByRole('button', { name: /^Designar \d+ / }).click();
    await dialogo.getByRole('button', { name: 'Designar', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Feito: / })
      .getByRole('button', { name: 'Fechar' })
      .last()
      .click();
    await expect(page.getByText('Nenhum projeto espera avaliador.')).toBeVisible();
  });

  /** Three evaluators whose passwords are known replace those drawn. */
  const daVez = avaliadores.slice(0, 3);
  for (const { avaliacao } of await adm.listarDesignacoes({ params: { editalId: edital.id } })) {
    if (avaliacao === null) throw new Error('a project was not drawn');
    const sorteados = avaliacao.avaliadores ?? [];
    const livres = daVez.filter(({ id }) => !sorteados.some((um) => um.id === id));
    for (const { id: de } of sorteados) {
      if (daVez.some(({ id }) => id === de)) continue;
      const avaliador = livres.pop()?.id ?? 0;
      await adm.substituirAvaliador({ params: { id: avaliacao.id }, body: { de, avaliador } });
    }
  }
  const aprovacoes = new Map<number, number>();
  const concluir = async (n: number, projeto: number, notas: Notas) => {
    const avaliador = avaliadores[n];
    if (avaliador === undefined) throw new Error(`there is no evaluator ${n}`);
    const { id } = await avaliador.client.lerAprovacaoDoProjeto({ params: { projectId: projeto } });
    if (id === null) throw new Error('no assignment');
    aprovacoes.set(projeto, id);
    await avaliador.client.salvarFase1({
      body: {
        ...{ id, parecer: `Leitura número ${n + 1}.` },
        notas: CODIGOS.map((codigo, i) => ({ criterio: codigo, valor: notas[i] ?? 0 })),
      },
    });
    await avaliador.client.avaliar({ params: { id } });
  };

  await test.step('an evaluator sees no name, and concludes; so do the others', async () => {
    const [ana] = avaliadores;
    if (ana === undefined) throw new Error('no evaluator');
    await retomar(page, ana);
    await page.goto(`/avaliacao_projetos/${quimica.id}`);
    await pageReady(page);
    expect(await page.content()).not.toMatch(NOMES);
    await page.getByRole('textbox', { name: /^Mérito/ }).fill('8');
    await page.getByRole('textbox', { name: /^Alcance/ }).fill('9');
    await page.getByLabel('Parecer', { exact: true }).fill('Leitura número 1.');
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await dialogo.getByRole('button', { name: 'Sim', exact: true }).click();
    await expectAviso(page, A.concluida);
    for (const [p, { id }] of projetos.entries()) {
      for (const [n, notas] of (PROJETOS[p]?.[2] ?? []).entries()) {
        if (p > 0 || n > 0) await concluir(n, id, notas);
      }
    }
  });

  await test.step('one is far apart: a fourth is asked for; one is reopened and concluded anew', async () => {
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}`);
    await pageReady(page);
    await expect(linha(quimica.titulo)).toContainText('totais divergentes');
    await page.getByRole('link', { name: /^Ver lado a lado/ }).click();
    await page.getByRole('button', { name: 'Pedir mais um avaliador…' }).click();
    await dialogo.getByLabel('SIAPE').fill(avaliadores[3]?.siape ?? '');
    await dialogo.getByRole('button', { name: 'Pedir', exact: true }).click();
    await expectAviso(page, MENSAGENS_DESIGNACAO.maisUm);
    await concluir(3, quimica.id, [7.5, 8]);
    await page.reload();
    await page.getByRole('button', { name: 'Reabrir a avaliação de Clara Nunes' }).click();
    await dialogo.getByLabel(/^Motivo/).fill('O parecer é melhor do que as notas.');
    await dialogo.getByRole('button', { name: 'Reabrir' }).click();
    await expectAviso(page, A.reaberta);
    await concluir(2, quimica.id, [6, 6.5]);
    const { total } = await adm.lerAprovacao({ params: { id: aprovacoes.get(quimica.id) ?? 0 } });
    expect(total).toBe(
      totalDe([
        [8, 9],
        [7, 8],
        [6, 6.5],
        [7.5, 8],
      ]),
    );
  });

  await adm.iniciarDecisao({ body: params });
  const { linhas } = await adm.lerDecisao({ params });
  expect(linhas.map(({ projeto_id }) => projeto_id)).toEqual([mapas.id, quimica.id, calculo.id]);

  await test.step('what if: two scholarships in order, applied and saved', async () => {
    await page.goto(`/editais/${edital.id}/decisao`);
    await page.getByRole('button', { name: 'E se…' }).click();
    const cenario = page.getByRole('region', { name: 'E se…', exact: true });
    await expect(cenario.getByText(/^2 bolsas dadas, 0 livres/)).toBeVisible();
    await cenario.getByRole('button', { name: 'Aplicar à tabela' }).click();
    await page
      .getByRole('region', { name: 'Bolsas e mudanças' })
      .getByRole('button', { name: /^Salvar/ })
      .click();
    await expectAviso(page, MENSAGENS_DECISAO.instrutoresSalvos);
  });

  await test.step('the committee keeps two as proposed and takes the volunteer of the third away; minutes', async () => {
    await page.getByRole('link', { name: 'Sessões', exact: true }).click();
    await page.getByLabel(/^Local/).fill('Sala dos conselhos');
    await page.getByRole('checkbox', { name: new RegExp(`^${administradora.nome} ·`) }).check();
    await page.getByRole('button', { name: 'Abrir a sessão' }).click();
    await expectAviso(page, S.aberta);
    await page.getByRole('button', { name: 'Começar pelo primeiro item' }).click();
    const naTela = ({ titulo }: { readonly titulo: string }) =>
      expect(page.getByRole('heading', { level: 2, name: titulo })).toBeVisible();
    for (const um of [mapas, quimica]) {
      await naTela(um);
      await page.keyboard.press('m');
      await expectAviso(page, S.decidido);
    }
    await naTela(calculo);
    await page.getByLabel(/^Voluntários/).fill('0');
    await page.getByLabel(/^Motivo da mudança/).fill('A turma já tem dois voluntários.');
    await page.getByRole('button', { name: /^Decidir/ }).click();
    await expectAviso(page, S.decidido);
    await page.getByRole('button', { name: 'Voltar à pauta' }).click();
    await page.getByRole('button', { name: 'Encerrar e fazer a ata…' }).click();
    await dialogo.getByRole('button', { name: 'Encerrar a sessão' }).click();
    await expectAviso(page, S.encerrada);
    const espera = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar o texto, versão 1' }).click();
    const ata = await readFile(await (await espera).path(), 'utf8');
    for (const { titulo } of projetos) expect(ata).toContain(titulo);
    expect(ata).toContain('Motivo: A turma já tem dois voluntários.');
  });

  await test.step('the preliminary result; the third appeals against one criterion', async () => {
    await adm.enviarASecretaria({ body: params });
    await retomar(page, doTipo(contas, 'secretaria')[0]);
    await page.goto(`/editais/${edital.id}/resultado`);
    await page.getByRole('button', { name: R.enviarAosCoordenadores }).click();
    await responder(page, MENSAGENS_DECISAO.desejaEnviarAosCoordenadores, 'Enviar');
    await expectAviso(page, MENSAGENS_DECISAO.enviadoAosCoordenadores);
    await expect(page.getByText(/^Resultado preliminar\. Em vigor: versão 1, /)).toBeVisible();
    await retomar(page, { ...nair, tipo: 'coordenador' });
    await page.goto(`/solicitar_recurso/${aprovacoes.get(calculo.id)}`);
    await page.getByRole('checkbox', { name: /^Alcance/ }).check();
    await page.getByRole('textbox', { name: 'Razões: Alcance' }).fill('São seis turmas, não três.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    // With the number of the receipt.
    await expect(page.getByText(MR.enviado)).toBeVisible();
  });

  await test.step('accepted: the criterion rises, the others stay', async () => {
    const [recurso] = await nair.client.listarRecursosDoProjeto({ params: { projectId: calculo.id } });
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/recursos/${recurso?.id}`);
    const alcance = page.getByRole('region', { name: 'Alcance', exact: true });
    await alcance.getByLabel('Decisão sobre este critério').selectOption('Acolher');
    await alcance.getByRole('textbox', { name: 'Alcance' }).fill('7,5');
    await alcance.getByRole('textbox', { name: 'Razões da decisão' }).fill('São seis.');
    await page.getByRole('button', { name: /^Aceitar o recurso/ }).click();
    const parecer = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await parecer.getByRole('textbox', { name: 'Parecer' }).fill('Acolhido.');
    await parecer.getByRole('button', { name: 'Aceitar' }).click();
    await responder(page, MR.desejaAceitar);
    await expectAviso(page, MR.aceito);
    const depois = await adm.lerAprovacao({ params: { id: aprovacoes.get(calculo.id) ?? 0 } });
    expect([depois.total, depois.notas?.map(({ valor }) => valor)]).toEqual([66, [6, 7.5]]);
  });

  await test.step('past the last day of appeals the final result', async () => {
    await adm.simularData({ body: { instante: `${daquiA(31)}T12:00:00.000Z` } });
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/resultado`);
    await page.getByRole('button', { name: 'Publicar o resultado final', exact: true }).click();
    await responder(page, perguntaDePublicarFinal(edital.nome), 'Publicar');
    await expectAviso(page, E.finalPublicado);
    await expect(page.getByText(/^Resultado final\. Em vigor: versão 3, /)).toBeVisible();
  });

  await test.step('a project without instructors gives its scholarship back: the suplente is called', async () => {
    await adm.simularData({ body: { instante: `${daquiA(75)}T12:00:00.000Z` } });
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/resultado`);
    await page.getByRole('button', { name: 'Chamar o 1º suplente' }).click();
    const chamada = page.getByRole('dialog', { name: 'Chamar o 1º suplente' });
    await chamada.getByLabel('Bolsas').fill('1');
    await chamada.getByRole('button', { name: 'Chamar', exact: true }).click();
    await expectAviso(page, MU.suplenteChamado);
    await page.goto(`/resultados/${edital.id}`);
    const sorteio = page.getByRole('region', { name: /^Sorteio \d+$/ });
    await expect(sorteio).toContainText('Número do sorteio: 40213, de: Loteria Federal, concurso 6012');
    await sorteio.locator('summary').filter({ hasText: 'Projetos designados' }).click();
    await expect(sorteio.getByRole('row').filter({ hasText: calculo.titulo })).toContainText(/[0-9a-f]{8}/);
    for (const { nome } of await adm.listarAvaliadores()) await expect(sorteio).not.toContainText(nome);
    await expect(linha(calculo.titulo).first()).toContainText(/66.*suplente nº 1, chamado em /s);
    await expect(linha(quimica.titulo).first()).toContainText(
      porExtenso(
        totalDe([
          [8, 9],
          [7, 8],
          [6, 6.5],
          [7.5, 8],
        ]),
      ),
    );
  });
});
