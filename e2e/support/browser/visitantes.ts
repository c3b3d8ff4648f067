import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { doTipo } from '../scenes/contas.ts';
import { type Conta, clientOf, loggedIn } from '../server/api.ts';
import type { App } from '../server/app.ts';
import type { Exemplos, Tela } from './telas.ts';

/** The code of no declaration. */
const CODIGO_DESCONHECIDO = '00000-00000-00000-00000-000000';

/** The accounts that visit the screens, and the records that fill their paths. */
export interface Visitantes {
  readonly exemplos: Exemplos;
  readonly contaPara: (tela: Tela, tipo: TipoDeUsuario) => Conta;
}

/** The id of no record. */
export const desconhecido = 999_999_999;

interface Achado<Chaves extends keyof Exemplos> {
  readonly conta: Conta;
  readonly exemplos: Pick<Exemplos, Chaves>;
}

const procurados = new WeakMap<object, Promise<Visitantes>>();

/**
 * In the demonstration: people whose records fill the screens; else the existing accounts, and ids of no
 * record. Found once for each server.
 */
export function visitantes(app: Pick<App, 'url'>, contas: readonly Conta[]): Promise<Visitantes> {
  const achados = procurados.get(app) ?? procurar(app.url, contas);
  // Keyed by the server itself: a later one may listen at the same address.
  procurados.set(app, achados);
  return achados;
}

async function procurar(url: string, contas: readonly Conta[]): Promise<Visitantes> {
  const coordenadores = doTipo(contas, 'coordenador');
  const proposta = await comProposta(url, coordenadores);
  const recorrente = await comResultado(url, coordenadores);
  const emAndamento = await comInstrutores(url, coordenadores);
  const avaliador = await comAvaliacoes(url, doTipo(contas, 'avaliador'));
  const publicado = await comVersoes(url);
  const editalEmDecisao = await emDecisao(url, doTipo(contas, 'administrador')[0]);
  const sessao = await umaSessao(url, doTipo(contas, 'administrador')[0]);
  const recurso = await pendente(url, doTipo(contas, 'administrador')[0], publicado.publicado);
  const comRascunho = await comRascunhos(url, coordenadores);
  return {
    exemplos: {
      ...proposta.exemplos,
      ...recorrente.exemplos,
      ...emAndamento.exemplos,
      ...avaliador.exemplos,
      ...publicado,
      editalEmDecisao,
      sessao,
      recurso,
      ...(await umaRemessa(url, doTipo(contas, 'administrador')[0])),
      capitulo: 'coordenador',
    },
    contaPara: ({ path }, tipo) => {
      if (tipo === 'avaliador') return avaliador.conta;
      if (tipo !== 'coordenador') return doTipo(contas, tipo)[0];
      if (path === '/rascunhos_salvos') return comRascunho;
      if (/instrutor|^\/frequencia|^\/relatorio_|^\/projetos\//.test(path)) return emAndamento.conta;
      return path.startsWith('/solicitar_recurso') ? recorrente.conta : proposta.conta;
    },
  };
}

/** The last closed sheet, and its last remessa. */
async function umaRemessa(
  url: string,
  administradora: Conta,
): Promise<Pick<Exemplos, 'folhaFechada' | 'remessa'>> {
  const { client } = await loggedIn(url, administradora);
  const fechada = (await client.listarFolhasDePagamento({ query: {} })).find((um) => um.fechada);
  if (fechada === undefined) return { folhaFechada: '2026-03', remessa: desconhecido };
  const { remessas } = await client.lerRemessasDaFolha({ params: { mes: fechada.mes } });
  const [ultima] = remessas;
  if (ultima !== undefined) return { folhaFechada: fechada.mes, remessa: ultima.id };
  // The demonstration sends nothing: one that was paid without a file.
  const diaDoPagamento = (await client.dataAtual()).slice(0, 10);
  const { id } = await client.gerarRemessa({
    params: { mes: fechada.mes },
    body: { forma: 'mao', diaDoPagamento },
  });
  return { folhaFechada: fechada.mes, remessa: id };
}

/** The last meeting of the committee. */
async function umaSessao(url: string, administradora: Conta): Promise<number> {
  const { client } = await loggedIn(url, administradora);
  const [ultima] = await client.listarSessoesDaComissao({ query: {} });
  return ultima?.id ?? desconhecido;
}

/** The call that was published last, and the last version of its result. */
async function comVersoes(url: string): Promise<Pick<Exemplos, 'publicado' | 'versao'>> {
  const client = clientOf(url);
  const [publicado] = await client.listarResultados();
  if (publicado === undefined) return { publicado: desconhecido, versao: 1 };
  const versoes = await client.listarVersoes({ params: { editalId: publicado.id } });
  return { publicado: publicado.id, versao: versoes.at(-1)?.numero ?? 1 };
}

type Contas = readonly [Conta, ...Conta[]];

/** A teacher with a project of the open call. */
async function comProposta(url: string, contas: Contas): Promise<Achado<'projeto' | 'edital'>> {
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    const projetos = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
    const aberto = projetos.find(({ edital }) => edital?.aberto);
    if (aberto !== undefined) {
      return { conta, exemplos: { projeto: aberto.id, edital: aberto.edital?.id ?? desconhecido } };
    }
  }
  return { conta: contas[0], exemplos: { projeto: desconhecido, edital: desconhecido } };
}

/** A teacher with drafts. */
async function comRascunhos(url: string, contas: Contas): Promise<Conta> {
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    if ((await client.listarRascunhos({ params: { professorId: id } })).length > 0) return conta;
  }
  return contas[0];
}

/** A teacher who may appeal against a published result. */
async function comResultado(url: string, contas: Contas): Promise<Achado<'resultado'>> {
  const hoje = (await clientOf(url).dataAtual()).slice(0, 10);
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    const projetos = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
    const publicado = projetos.find(
      ({ edital }) => edital?.fase === 'resultado' && (edital.fimRecursos ?? '9') >= hoje,
    );
    if (publicado === undefined) continue;
    const aprovacao = await client.lerAprovacaoDoProjeto({ params: { projectId: publicado.id } });
    return { conta, exemplos: { resultado: aprovacao.id ?? desconhecido } };
  }
  return { conta: contas[0], exemplos: { resultado: desconhecido } };
}

/** An evaluator with phase 1 of one project saved, and another approval to answer. */
async function comAvaliacoes(
  url: string,
  contas: Contas,
): Promise<Achado<'emAvaliacao' | 'designacao' | 'editalEmAvaliacao'>> {
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    const suas = (await client.listarAvaliacoesDoAvaliador({ params: { professorId: id } })).filter(
      ({ ja_foi_avaliado }) => ja_foi_avaliado === false,
    );
    const comecada = suas.find(
      ({ projeto, pontuacaoOrganizacaoTextual }) =>
        projeto.tipoProjeto === 'TIPO I' && pontuacaoOrganizacaoTextual !== null,
    );
    // With several evaluators, a project's approval names none of them.
    const espera = suas.find(({ aceito, projeto }) => aceito === false && projeto.tipoProjeto === 'TIPO I');
    if (comecada !== undefined && espera !== undefined) {
      const designacao = espera.id ?? desconhecido;
      const { id: emAvaliacao, edital } = comecada.projeto;
      return { conta, exemplos: { emAvaliacao, designacao, editalEmAvaliacao: edital.id } };
    }
  }
  return {
    conta: contas[0],
    exemplos: { emAvaliacao: desconhecido, designacao: desconhecido, editalEmAvaliacao: desconhecido },
  };
}

async function emDecisao(url: string, conta: Conta): Promise<number> {
  const { client } = await loggedIn(url, conta);
  return (await client.listarTodosOsEditais()).find(({ fase }) => fase === 'decisao')?.id ?? desconhecido;
}

/** A pending appeal of a call. */
async function pendente(url: string, conta: Conta, edital: number): Promise<number> {
  const { client } = await loggedIn(url, conta);
  const espera = (await client.listarRecursos()).find(
    ({ status, projetoAprovacao }) => status === 'PENDENTE' && projetoAprovacao.projeto.edital.id === edital,
  );
  return espera?.id ?? desconhecido;
}

/** A teacher whose approved project has instructors. */
async function comInstrutores(
  url: string,
  contas: Contas,
): Promise<Achado<'codigo' | 'emAndamento' | 'instrutor'>> {
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    for (const projeto of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      if (projeto.edital?.fase !== 'resultado') continue;
      const { data } = await client.listarInstrutores({ params: { id: projeto.id } });
      const regular = data.find(({ situacaoInstrutor }) => situacaoInstrutor === 'REGULAR');
      if (regular === undefined) continue;
      const { codigo } = await client.emitirDeclaracao({
        body: { papel: 'COORDENADOR', projeto: projeto.id },
      });
      return { conta, exemplos: { emAndamento: projeto.id, instrutor: regular.id, codigo } };
    }
  }
  return {
    conta: contas[0],
    exemplos: { emAndamento: desconhecido, instrutor: desconhecido, codigo: CODIGO_DESCONHECIDO },
  };
}
