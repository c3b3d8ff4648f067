import type { Executor } from '../../../db/connection/transaction.ts';
import { type ProjetoDoPacote, projetosDoPacote } from '../queries.ts';
import type { Leitor, Lido } from './leituras.ts';

const valor = (lido: Lido<unknown>): unknown => ('dados' in lido ? lido.dados : null);

/** CPFs and the bank's document are only in the payment sheet and in their own calls (T-F3). */
const SEM = new Set(['cpf', 'rg', 'nomeCivil', 'dados_bancarios']);
const semDocumentos = (nome: string, dado: unknown): unknown => (SEM.has(nome) ? undefined : dado);

/** One project with everything about it, by the names of the API; null for what the reader does not get. */
async function projetoInteiro(ler: Leitor, { id, propria }: ProjetoDoPacote): Promise<object> {
  const dono = { id, propria };
  return {
    projeto: valor(await ler.dados('lerProjeto', { params: { id }, dono })),
    cronogramas: valor(await ler.dados('lerCronogramas', { params: { projectId: id }, dono })),
    avaliacao: valor(await ler.dados('lerAprovacaoDoProjeto', { params: { projectId: id }, dono })),
    recursos: valor(await ler.dados('listarRecursosDoProjeto', { params: { projectId: id }, dono })),
    instrutores: valor(
      await ler.dados('listarInstrutores', { params: { id }, query: { encerrados: 'true' }, dono }),
    ),
    frequencias: valor(await ler.dados('listarFrequencias', { params: { id }, dono })),
    relatorioDasDisciplinas: valor(await ler.dados('lerRelatorioDisciplinas', { params: { id }, dono })),
    relatorioDoCoordenador: valor(await ler.dados('lerRelatorioCoordenador', { params: { id }, dono })),
  };
}

/** dados.json, written while it is read: one project at a time is in memory. */
export async function* dadosEmJson(
  db: Executor,
  ler: Leitor,
  editalId: number,
  leitorId: number,
): AsyncGenerator<string> {
  const params = { id: editalId };
  const edital = await ler.dados('lerConfiguracaoDoEdital', { params });
  const versoes = await ler.dados('listarVersoes', { params: { editalId } });
  yield `{"edital":${JSON.stringify(valor(edital))},\n"versoesDoResultado":${JSON.stringify(valor(versoes))},\n"projetos":[`;
  let antes = '\n';
  for await (const projeto of projetosDoPacote(db, editalId, leitorId)) {
    yield antes + JSON.stringify(await projetoInteiro(ler, projeto), semDocumentos);
    antes = ',\n';
  }
  yield '\n]}\n';
}
