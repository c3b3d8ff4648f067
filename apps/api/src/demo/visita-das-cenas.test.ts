import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repetirSorteio } from '../adapters/sorteio/repetir.ts';
import { violations } from '../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type Reply, send } from '../testing/client.ts';
import { readPdf, squeeze } from '../testing/documents/read-pdf.ts';
import { rowOf } from '../testing/rows.ts';
import { entrar } from '../testing/world/contas.ts';
import { REGRAS } from './content.ts';
import { seedDemo } from './seed.ts';

const AGORA = '2028-02-29T09:30:00Z';
const ADMINISTRADORA = 'Cláudia Regina Portela';
const PRESIDENTE = 'Fernando Augusto Lisboa';
const SECRETARIA = 'Silvana Matoso Pereira';
const SAMUEL = 'Samuel Abreu Castanho';
const MONICA = 'Mônica Teixeira Rangel';
const ROSANGELA = 'Rosângela Macedo Cruz';
let t: TestApp;
const tokens = new Map<string, string>();
const editais = new Map<string, number>();

beforeAll(async () => {
  t = await createTestApp();
  t.clock.definir(AGORA);
  const { contas } = await seedDemo(t.deps);
  for (const { nome, cpf, senha } of contas) tokens.set(nome, (await entrar(t, cpf, senha)).body.token);
  const todos = await ler<readonly { id: number; nome: string }[]>(ADMINISTRADORA, '/api/edital');
  for (const { id, nome } of todos) editais.set(nome.replace(/^Edital \d{4} /, ''), id);
});
afterAll(() => t.close());

const edital = (nome: string) => editais.get(nome) ?? 0;
const ESCOLAS = 'de Instrutoria em Escolas Públicas';
const NOTURNO = 'de Instrutoria nos Cursos Noturnos';
const PERMANENCIA = 'de Instrutoria para a Permanência Estudantil';
const INTERDISCIPLINAR = 'de Instrutoria em Projetos Interdisciplinares';
const INOVACAO = 'de Instrutoria em Inovação Pedagógica';
const LABORATORIOS = 'de Instrutoria em Laboratórios de Ensino';
const LICENCIATURAS = 'de Instrutoria em Licenciaturas';

async function pedir<T>(quem: string | null, metodo: string, caminho: string, body?: unknown): Promise<T> {
  const token = quem === null ? null : tokens.get(quem);
  const resposta: Reply<T> = await send(t.url, metodo, caminho, { token, body });
  expect(resposta.status, `${metodo} ${caminho}: ${resposta.text}`).toBeLessThan(300);
  return resposta.body;
}
const ler = <T>(quem: string | null, caminho: string) => pedir<T>(quem, 'GET', caminho);

interface Tarefa {
  readonly codigo: string;
  readonly edital: number | null;
  readonly atrasada: boolean;
}
async function tarefas(quem: string, onde: string): Promise<readonly string[]> {
  const { tarefas: todas } = await ler<{ tarefas: readonly Tarefa[] }>(quem, '/api/tarefas');
  const daqui = todas.filter((tarefa) => tarefa.edital === edital(onde));
  expect(daqui.filter(({ atrasada }) => atrasada)).toEqual([]);
  return daqui.map(({ codigo }) => codigo).sort();
}

interface Item {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly decisao: { readonly motivo: string } | null;
  readonly impedidos: readonly { readonly nome: string }[];
  readonly mesa: { readonly versao: number };
}
interface Reuniao {
  readonly id: number;
  readonly edital: { readonly id: number };
  readonly estado: string;
  readonly itens: readonly Item[];
}
async function reuniaoDe(quem: string, onde: string): Promise<Reuniao> {
  const todas = await ler<readonly Reuniao[]>(quem, '/api/sessoes');
  const uma = todas.find((reuniao) => reuniao.edital.id === edital(onde));
  return ler(quem, `/api/sessao/${uma?.id}`);
}

interface Na {
  readonly projeto_id: number;
  readonly posicao: number | null;
  readonly total: number;
  readonly desempate: string | null;
  readonly suplente?: number | null;
}
interface Resultado {
  readonly versao: { readonly preliminar?: true };
  readonly projetos: readonly Na[];
  readonly recursos?: object;
}
const publicado = (onde: string) => ler<Resultado>(null, `/api/publico/resultados/${edital(onde)}`);

interface NaMesa {
  readonly id: number;
  readonly status: string;
  readonly edital: { readonly id: number };
  readonly criterios: readonly string[];
  readonly relatoria: string;
  readonly relator: { readonly nome: string } | null;
}
async function mesa(): Promise<readonly NaMesa[]> {
  const todos = await ler<readonly NaMesa[]>(PRESIDENTE, '/api/recurso/mesa');
  return todos.filter((um) => um.edital.id === edital(NOTURNO));
}

describe('a visitor of the calls with other rules of judgement', () => {
  it('finds the rules of content/regras.json in force in each of these calls, and only there', async () => {
    const porRegras: number[] = [];
    for (const id of editais.values()) {
      const { versao } = await ler<{ versao: number }>(ROSANGELA, `/api/edital/${id}/regras`);
      if (versao > 1) porRegras.push(id);
    }
    expect(porRegras).toHaveLength(Object.keys(REGRAS).length);
  });

  it('finds the usual call first among the open ones, and in the other a barema corrected once, with its reason', async () => {
    const abertos = await ler<readonly { nome: string; tipoProjeto: string }[]>(
      ROSANGELA,
      '/api/projeto/editais_abertos',
    );
    expect(abertos.map(({ nome }) => nome.replace(/^Edital \d{4} /, ''))).toEqual([
      'de Instrutoria em Ensino de Graduação',
      INOVACAO,
    ]);
    const lido = await ler<{
      barema: { criterios: readonly { peso: number }[]; desempates: readonly string[] };
      retificacoes: readonly { motivo: string; antes: { criterios: readonly { peso: number }[] } }[];
    }>(ROSANGELA, `/api/edital/${edital(INOVACAO)}/barema`);
    expect(lido.barema.criterios.map(({ peso }) => peso)).toEqual([3, 4, 2, 1]);
    expect(lido.barema.desempates.at(-1)).toBe('sorteio');
    expect(lido.retificacoes).toMatchObject([{ motivo: expect.stringContaining('pró-reitoria') }]);
    expect(lido.retificacoes[0]?.antes.criterios.map(({ peso }) => peso)).toEqual([3, 3, 2, 2]);
  });

  it('finds homologação in progress: projects to mark, to correct, to hear an appeal for, and to assess', async () => {
    const id = edital(INTERDISCIPLINAR);
    expect(await ler(ADMINISTRADORA, `/api/edital/${id}/homologacao/contagem`)).toMatchObject({
      ligada: true,
      projetos: { pendente: 0, homologado: 5, devolvido: 1, reenviado: 1, naoHomologado: 0, emRecurso: 1 },
    });
    expect(await tarefas(ADMINISTRADORA, INTERDISCIPLINAR)).toEqual([
      'PROJETOS_A_HOMOLOGAR',
      'PROJETOS_SEM_AVALIADOR',
      'RECURSOS_DA_HOMOLOGACAO',
    ]);
    expect(await tarefas(ROSANGELA, INTERDISCIPLINAR)).toEqual(['CORRECAO_A_ENVIAR']);
    expect(await tarefas(SAMUEL, INTERDISCIPLINAR)).toEqual(['AVALIACAO_A_CONCLUIR']);
    expect(await tarefas(MONICA, INTERDISCIPLINAR)).toEqual(['CONVITE_A_RESPONDER']);
  });

  it('finds three evaluators a project: all concluded and combined, far apart, waiting, one refused', async () => {
    const projetos = await ler<
      readonly {
        titulo: string;
        recusas: readonly unknown[];
        avaliacao: {
          id: number;
          ja_foi_avaliado: boolean;
          divergente: boolean;
          avaliadores: readonly object[];
        };
      }[]
    >(ADMINISTRADORA, `/api/edital/${edital(LABORATORIOS)}/projetos`);
    const dito = projetos.map(({ titulo, recusas, avaliacao }) => {
      const { avaliadores, ja_foi_avaliado, divergente } = avaliacao;
      const estado = divergente ? 'divergente' : ja_foi_avaliado ? 'combinado' : 'espera';
      return `${titulo.split(' ')[0]}: ${avaliadores.length} ${estado}, ${recusas.length} recusa`;
    });
    expect(dito.toSorted()).toEqual([
      'Bancada: 3 divergente, 0 recusa',
      'Caderno: 1 espera, 1 recusa',
      'Laboratório: 3 espera, 0 recusa',
      'Medir: 3 combinado, 0 recusa',
    ]);
    const medir = projetos.find(({ titulo }) => titulo.startsWith('Medir'))?.avaliacao.id ?? 0;
    // (8.5 + 8 + 9) / 3 × 4 + 23 / 3 × 3 + 7.5 × 3
    expect(await ler(ADMINISTRADORA, `/api/projeto_aprovacao/${medir}`)).toMatchObject({ total: 79.501 });
    expect(await ler(MONICA, `/api/projeto_aprovacao/avaliacoes/${medir}`)).toMatchObject([
      { numero: 2, avaliador: null, total: 78.5 },
      { numero: 3, avaliador: null, total: 81 },
    ]);
    expect(await tarefas(ADMINISTRADORA, LABORATORIOS)).toEqual([
      'AVALIADOR_QUE_RECUSOU',
      'TOTAIS_DIVERGENTES',
    ]);
    expect(await tarefas(SAMUEL, LABORATORIOS)).toEqual(['CONVITE_A_RESPONDER']);
  });

  it('finds a draw that is proposed and not designated, and that anybody can repeat', async () => {
    const { tentativas } = await ler<{ tentativas: readonly { id: number; projetos: number }[] }>(
      ADMINISTRADORA,
      `/api/edital/${edital(INTERDISCIPLINAR)}/sorteios`,
    );
    expect(tentativas).toMatchObject([{ estado: 'proposta', projetos: 2, designados: 0 }]);
    const guardado = await rowOf(t, 'sorteio', { id: tentativas[0]?.id ?? 0 });
    expect(await repetirSorteio(guardado as unknown as Parameters<typeof repetirSorteio>[0])).toBe('igual');
  });

  it('finds a meeting with half of its agenda left, ties that the barema broke, and excluded members', async () => {
    const reuniao = await reuniaoDe(PRESIDENTE, ESCOLAS);
    expect(reuniao.estado).toBe('aberta');
    expect(reuniao.itens.map(({ decisao }) => decisao !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(reuniao.itens.flatMap(({ impedidos }) => impedidos.map(({ nome }) => nome))).toEqual([
      'Tereza Amaral Viana',
    ]);
    expect(reuniao.itens[2]?.decisao?.motivo).toMatch(/escolas/);
    expect((await reuniaoDe(MONICA, ESCOLAS)).id).toBe(reuniao.id);
    const ranque = await pedir<readonly Na[]>(
      ADMINISTRADORA,
      'POST',
      '/api/projeto_aprovacao/ranque_tipoii',
      {
        edital: edital(ESCOLAS),
      },
    );
    expect(ranque.map(({ posicao }) => posicao)).toEqual([1, 2, 3, 4, 5, 6]);
    const totais = ranque.map(({ total }) => total);
    expect(totais).toEqual([86.5, 81.5, 81.5, 71, 71, 60]);
    const porque = ranque.map(({ desempate }) => desempate).filter((um) => um !== null);
    expect(porque.some((um) => /vínculo com a escola/i.test(um))).toBe(true);
    expect(porque.some((um) => /sorte/i.test(um))).toBe(true);
    expect(await tarefas(PRESIDENTE, ESCOLAS)).toEqual(['ENVIO_A_SECRETARIA', 'NUMEROS_A_DECIDIR']);
  });

  it('finds minutes of an interrupted meeting, and a result for the secretary to publish', async () => {
    const { id, estado } = await reuniaoDe(PRESIDENTE, LICENCIATURAS);
    expect(estado).toBe('encerrada');
    const texto = await send(t.url, 'GET', `/api/sessao/${id}/ata/texto`, { token: tokens.get(PRESIDENTE) });
    expect(texto.text).toContain('Queda da rede no prédio.');
    expect(texto.text).toContain('Não participaram deste item: Tereza Amaral Viana.');
    expect(await tarefas(SECRETARIA, LICENCIATURAS)).toEqual(['RESULTADO_A_PUBLICAR']);
  });

  it('finds a preliminary result with appeals by criterion, decided and pending, and numbers of their outcomes', async () => {
    const resultado = await publicado(NOTURNO);
    expect(resultado.versao.preliminar).toBe(true);
    expect(resultado.recursos).toMatchObject({
      total: 7,
      pendentes: 2,
      decididos: { aceitos: 1, emParte: 1, recusados: 3 },
    });
    const recursos = await mesa();
    expect(recursos.filter(({ status }) => status === 'PENDENTE')).toHaveLength(2);
    expect(recursos.filter(({ criterios }) => criterios.length > 0)).toHaveLength(6);
    const minutas = recursos
      .flatMap(({ relator, relatoria }) => (relator === null ? [] : [relatoria]))
      .sort();
    expect(minutas).toEqual(['designada', 'entregue']);
    expect(await tarefas(SAMUEL, NOTURNO)).toEqual(['MINUTA_A_ENTREGAR']);
    const dele = recursos.find(({ relator }) => relator?.nome === SAMUEL)?.id;
    expect(await ler(SAMUEL, `/api/recurso/${dele}/relatoria`)).toMatchObject({
      minuta: { versao: 1, decisao: 'aceitar' },
      recurso: { anexos: [{ nome: 'presenca-no-acervo.pdf' }] },
    });
    // Not before the rapporteur hands it over.
    expect(await ler(PRESIDENTE, `/api/recurso/${dele}/relatoria`)).toMatchObject({ minuta: null });
  });

  it('finds a final result, a suplente called for a returned scholarship, and the next one’s turn', async () => {
    const resultado = await publicado(PERMANENCIA);
    expect(resultado.versao.preliminar).toBeUndefined();
    const lista = await ler<{
      suplentes: readonly { projeto_id: number; ato: string | null }[];
      proximo: number;
      livres: number;
    }>(ADMINISTRADORA, `/api/edital/${edital(PERMANENCIA)}/suplentes`);
    expect(lista.suplentes.map(({ ato }) => ato)).toEqual(['CHAMADO', null]);
    expect(lista).toMatchObject({ livres: 2, proximo: lista.suplentes[1]?.projeto_id });
    expect(await tarefas(ADMINISTRADORA, PERMANENCIA)).toEqual([
      'DOCUMENTOS_A_CONFERIR',
      'SUPLENTE_A_CHAMAR',
    ]);
  });

  it('[C-L1] finds a project handed over, in the old coordinator’s list, with both names in the project and its PDF', async () => {
    const { id: eu } = await ler<{ id: number }>(SAMUEL, '/api/professor/professor');
    interface Seu {
      readonly id: number;
      readonly coordenador: { readonly nome: string };
      readonly coordenaramAntes: readonly { readonly nome: string; readonly ate: string }[];
    }
    const seus = await ler<readonly Seu[]>(SAMUEL, `/api/projeto/projetos_submetidos/${eu}`);
    const passado = seus.find(({ coordenaramAntes }) => coordenaramAntes.length > 0);
    expect(passado).toMatchObject({
      coordenador: { nome: 'Joaquim Serpa Figueiredo' },
      coordenaramAntes: [{ nome: SAMUEL, ate: '2028-02-14' }],
    });
    const pdf = await fetch(`${t.url}/api/gerar-pdf/${passado?.id}`, {
      headers: { authorization: `Bearer ${tokens.get(SAMUEL)}` },
    });
    const { compact } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(compact).toContain(
      squeeze(`${SAMUEL}, até 14/02/2028; Joaquim Serpa Figueiredo, desde 15/02/2028`),
    );
    expect(
      (await send(t.url, 'GET', `/api/projeto/instrutores/${passado?.id}`, { token: tokens.get(SAMUEL) }))
        .status,
    ).toBe(404);
  });

  it('[C-L2] finds an abandoned project whose place went to a suplente, and [C-L3] a proposal received late by permission', async () => {
    const lista = await ler<{ devolveram: readonly { titulo: string; em: string }[] }>(
      ADMINISTRADORA,
      `/api/edital/${edital(PERMANENCIA)}/suplentes`,
    );
    expect(lista.devolveram.map(({ em }) => em).sort()).toEqual(['2028-02-17', '2028-02-19']);
    const saude = await ler<readonly { titulo: string; tardia?: string | null }[]>(
      ADMINISTRADORA,
      `/api/edital/${edital('de Instrutoria em Ciências da Vida e da Saúde')}/projetos`,
    );
    expect(JSON.stringify(saude)).toContain('recebida fora do prazo, ordem nº 1018842-77');
  });

  it('allows one further act in each call, and breaks no invariant', async () => {
    const { itens, id: reuniao } = await reuniaoDe(PRESIDENTE, ESCOLAS);
    const item = itens.find(({ decisao }) => decisao === null);
    await pedir(PRESIDENTE, 'PUT', `/api/sessao/${reuniao}/item/${item?.projeto.id}/decisao`, {
      remunerados: 1,
      voluntarios: 0,
      motivo: 'O segundo item espera a carta da escola.',
      mesa: item?.mesa.versao,
    });
    const entregue = (await mesa()).find(({ relatoria }) => relatoria === 'entregue')?.id;
    const { minuta } = await ler<{ minuta: object }>(PRESIDENTE, `/api/recurso/${entregue}/relatoria`);
    await pedir(PRESIDENTE, 'POST', '/api/recurso/aceitar', { id: entregue, ...minuta });
    const id = edital(PERMANENCIA);
    const { proximo } = await ler<{ proximo: number }>(ADMINISTRADORA, `/api/edital/${id}/suplentes`);
    await pedir(ADMINISTRADORA, 'POST', `/api/edital/${id}/suplentes/chamar`, {
      projeto: proximo,
      bolsas: 1,
    });
    await pedir(SECRETARIA, 'PATCH', '/api/secretaria_projetos', { edital: edital(LICENCIATURAS) });
    expect((await publicado(LICENCIATURAS)).projetos.map(({ suplente }) => suplente)).toContain(1);
    expect(await violations(t.deps.database.pool)).toEqual([]);
  });
});
