import { expect, test } from '../../support/fixtures.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { comissaoDe, novosAvaliadores, umCriterio } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

// Its clock goes on to the end of a year.
test.use({ propria: 'julgamento-inteiro' });

const CODIGOS = ['merito', 'alcance'] as const;
/** A barema with a total of 100. */
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
/** Each project: its author, its title, and the scores of her three evaluators. */
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
const porExtenso = (n: number) => n.toLocaleString('pt-BR', { maximumFractionDigits: 3 });

/** Computes the expected total independently: the median of each criterion, by the weights. */
function totalDe(dadas: readonly Notas[]): number {
  const mediana = (i: 0 | 1) => {
    const ordenadas = dadas.map((notas) => notas[i]).toSorted((a, b) => a - b);
    const meio = ordenadas.length / 2;
    const dos = ordenadas.length % 2 === 1 ? [Math.floor(meio)] : [meio - 1, meio];
    return dos.reduce((soma, n) => soma + (ordenadas[n] ?? 0), 0) / dos.length;
  };
  return mediana(0) * 6 + mediana(1) * 4;
}

/** The total of all four evaluators, one of them as concluded after the reopening. */
const TOTAL_DA_QUIMICA = totalDe([
  [8, 9],
  [7, 8],
  [6, 6.5],
  [7.5, 8],
]);

/** Other journeys test the screen of each act; this one makes the acts work together in one call. */
test('judges a whole call: homologação, draw of three, a fourth, one reopened, meeting, preliminary result, an appeal against a criterion, the final result, a suplente called', async ({
  page,
  app,
  contas,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm, id: administradora } = comissao.administradora;
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
  const emDia = (dias: number) => adm.simularData({ body: { instante: `${daquiA(dias)}T12:00:00.000Z` } });
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
  const [, , nair] = donas;
  if (!quimica || !mapas || !calculo || !nair) throw new Error('three projects were sent');
  const avaliadores = await novosAvaliadores(comissao, [
    'Ana Prates',
    'Bruno Telles',
    'Clara Nunes',
    'Davi Rangel',
  ]);
  await adm.encerrarInscricoes({ params, ifMatch: edital.versao });
  await adm.marcarHomologacaoEmVarios({
    params,
    body: { projetos: projetos.map(({ id }) => id), marca: 'homologado' },
  });

  await test.step('three of each are drawn from the seed of an event announced before, and designated', async () => {
    const { id: evento } = await adm.anunciarEventoDoSorteio({
      params,
      body: { evento: 'Loteria Federal, concurso 6012', dia: daquiA(1) },
    });
    await emDia(1);
    const { id, proposta } = await adm.sortear({
      params,
      body: { cargaMaxima: PROJETOS.length, origem: 'evento', semente: '40213', evento },
    });
    const linhas = (proposta?.linhas ?? []).flatMap(({ projeto, avaliadores: deste }) =>
      deste.map(({ id: avaliador }) => ({ projeto: projeto.id, avaliador })),
    );
    expect(linhas).toHaveLength(9);
    await adm.designarSorteio({ params: { id }, body: { linhas } });
  });

  /** Replaces the drawn evaluators by three whose passwords are known. */
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
  const aprovacaoDe = (projeto: number) => ({ id: aprovacoes.get(projeto) ?? 0 });
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
  for (const [p, { id }] of projetos.entries()) {
    for (const [n, notas] of (PROJETOS[p]?.[2] ?? []).entries()) await concluir(n, id, notas);
  }

  await test.step('one is far apart: a fourth is asked for; one is reopened and concluded anew', async () => {
    const [, , clara, davi] = avaliadores;
    const desta = { params: aprovacaoDe(quimica.id) };
    await adm.pedirMaisUmAvaliador({ ...desta, body: { avaliador: davi?.id } });
    await concluir(3, quimica.id, [7.5, 8]);
    await adm.reabrirAvaliacao({
      ...desta,
      body: { motivo: 'O parecer é melhor do que as notas.', avaliador: clara?.id },
    });
    await concluir(2, quimica.id, [6, 6.5]);
    expect((await adm.lerAprovacao(desta)).total).toBe(TOTAL_DA_QUIMICA);
  });

  await adm.iniciarDecisao({ body: params });
  const { linhas } = await adm.lerDecisao({ params });
  expect(linhas.map(({ projeto_id }) => projeto_id)).toEqual([mapas.id, quimica.id, calculo.id]);
  await adm.decidirVarios({
    params,
    body: {
      linhas: linhas.map(({ projeto_id: projeto, versao }) => ({
        ...{ projeto, versao, voluntarios_aprovados: 1 },
        remunerados_aprovados: projeto === calculo.id ? 0 : 1,
      })),
    },
  });

  await test.step('the committee keeps two as proposed and takes the volunteer of the third away; minutes', async () => {
    const reuniao = await adm.abrirSessaoDaComissao({
      params,
      body: { local: 'Sala dos conselhos', membros: [administradora] },
    });
    for (const { projeto, proposta, mesa } of reuniao.itens) {
      const deCalculo = projeto.id === calculo.id;
      await adm.decidirItemDaSessao({
        params: { id: reuniao.id, projeto: projeto.id },
        body: {
          ...{ ...proposta, mesa: mesa.versao },
          ...(deCalculo ? { voluntarios: 0, motivo: 'A turma já tem dois voluntários.' } : {}),
        },
      });
    }
    await adm.encerrarSessaoDaComissao({ params: { id: reuniao.id } });
    const ata = await (await adm.baixarTextoDaAta({ params: { id: reuniao.id } })).text();
    for (const { titulo } of projetos) expect(ata).toContain(titulo);
    expect(ata).toContain('Motivo: A turma já tem dois voluntários.');
  });

  await test.step('an appeal against one criterion of the preliminary result: it rises, the other stays', async () => {
    await adm.enviarASecretaria({ body: params });
    await adm.publicarResultados({ body: { edital: edital.id } });
    const desta = { params: aprovacaoDe(calculo.id) };
    const { id } = await nair.client.solicitarRecurso({
      body: {
        projetoAprovacao: desta.params.id,
        criterios: [{ criterio: 'alcance', mensagem: '<p>São seis turmas, não três.</p>' }],
      },
    });
    await adm.aceitarRecurso({
      body: {
        ...{ id, feedback: '<p>Acolhido.</p>' },
        notas: [
          { criterio: 'merito', valor: 6 },
          { criterio: 'alcance', valor: 7.5 },
        ],
        criterios: [{ criterio: 'alcance', acolhido: true, feedback: '<p>São seis.</p>' }],
        ...{ remunerados_aprovados: 0, voluntarios_aprovados: 0 },
      },
    });
    const depois = await adm.lerAprovacao(desta);
    expect([depois.total, depois.notas?.map(({ valor }) => valor)]).toEqual([66, [6, 7.5]]);
  });

  await test.step('the final result; a project without instructors gives its scholarship back: the suplente is called', async () => {
    await emDia(31);
    await adm.publicarResultadoFinal({ params });
    await emDia(75);
    await adm.chamarSuplente({ params, body: { projeto: calculo.id, bolsas: 1 } });
  });

  await test.step('everybody reads the draw without names, the combined totals and who was called', async () => {
    await page.goto(`/resultados/${edital.id}`);
    const linha = (titulo: string) => page.getByRole('row').filter({ hasText: titulo });
    const sorteio = page.getByRole('region', { name: /^Sorteio \d+$/ });
    await expect(sorteio).toContainText('Número do sorteio: 40213, de: Loteria Federal, concurso 6012');
    await sorteio.locator('summary').filter({ hasText: 'Projetos designados' }).click();
    await expect(sorteio.getByRole('row').filter({ hasText: calculo.titulo })).toContainText(/[0-9a-f]{8}/);
    for (const { nome } of await adm.listarAvaliadores()) await expect(sorteio).not.toContainText(nome);
    await expect(linha(calculo.titulo).first()).toContainText(/66.*suplente nº 1, chamado em /s);
    await expect(linha(quimica.titulo).first()).toContainText(porExtenso(TOTAL_DA_QUIMICA));
  });
});
