import type { NecessidadeDaChamada, ParteDoToken } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { rotasDoAcompanhamento } from './acompanhamento/contrato.ts';
import { rotasDaAuditoria } from './auditoria/contrato.ts';
import { rotasDaAvaliacao } from './avaliacao/contrato.ts';
import { rotasDoAviso } from './aviso/contrato.ts';
import { rotasDoBarema } from './barema/contrato.ts';
import { rotasDaCoordenacao } from './coordenacao/contrato.ts';
import { rotasDaCorrecao } from './correcao/contrato.ts';
import { rotasDaDecisao } from './decisao/contrato.ts';
import { rotasDaDeclaracao } from './declaracao/contrato.ts';
import { rotasDaDesignacao } from './designacao/contrato.ts';
import { rotasDaDesistencia } from './desistencia/contrato.ts';
import { rotasDaDisciplina } from './disciplina/contrato.ts';
import { rotasDoEdital } from './edital/contrato.ts';
import { rotasDaFrequencia } from './frequencia/contrato.ts';
import { rotasDaHomologacao } from './homologacao/contrato.ts';
import { rotasDoImpedimento } from './impedimento/contrato.ts';
import { rotasDoInstrutor } from './instrutor/contrato.ts';
import { rotasDaJanela } from './janela/contrato.ts';
import { rotasDoPagamento } from './pagamento/contrato.ts';
import { rotasDoPainel } from './painel/contrato.ts';
import { rotasDoPrograma } from './programa/contrato.ts';
import { rotasDoProjeto } from './projeto/contrato.ts';
import { rotasDaPublicacao } from './publicacao/contrato.ts';
import { rotasDoRanque } from './ranque/contrato.ts';
import { rotasDoRecurso } from './recurso/contrato.ts';
import { rotasDoRelatorio } from './relatorio/contrato.ts';
import { rotasDoResultado } from './resultado/contrato.ts';
import { rotasDaReuniao } from './reuniao/contrato.ts';
import type { Route } from './route.ts';
import { rotasDoSorteio } from './sorteio/contrato.ts';
import { rotasDoSuplente } from './suplente/contrato.ts';
import { rotasDaUnidade } from './unidade/contrato.ts';

/** No token reaches accounts, imports, the package of a whole call, settings, the installation, the search over everything and the desk of tasks. */
const ROTAS_DA_PARTE: Readonly<Record<ParteDoToken, readonly Readonly<Record<string, Route>>[]>> = {
  editais: [rotasDaUnidade, rotasDoPrograma, rotasDoAviso, rotasDoEdital, rotasDoBarema, rotasDaJanela],
  projetos: [
    rotasDoProjeto,
    rotasDaDisciplina,
    rotasDoAcompanhamento,
    rotasDaCoordenacao,
    rotasDaDesistencia,
  ],
  avaliacao: [
    rotasDaDesignacao,
    rotasDaAvaliacao,
    rotasDoRanque,
    rotasDaDecisao,
    rotasDoImpedimento,
    rotasDoSorteio,
    rotasDaHomologacao,
    rotasDaReuniao,
  ],
  resultados: [rotasDoRecurso, rotasDoResultado, rotasDaPublicacao, rotasDaCorrecao, rotasDoSuplente],
  instrutores: [rotasDoInstrutor, rotasDaFrequencia, rotasDoRelatorio, rotasDaDeclaracao],
  pagamento: [rotasDoPagamento],
  administracao: [rotasDoPainel, rotasDaAuditoria],
};

const PARTE_DA_ROTA: ReadonlyMap<Route, ParteDoToken> = new Map(
  Object.entries(ROTAS_DA_PARTE).flatMap(([parte, areas]) =>
    areas.flatMap((rotas) => Object.values(rotas).map((rota) => [rota, parte as ParteDoToken] as const)),
  ),
);

/** Reads that are asked for by POST; whatever else is no GET changes or stores something, audited by this call or not. */
const LEITURAS_POR_POST: ReadonlySet<Route> = new Set<Route>([
  rotasDoProjeto.procurarNomes,
  rotasDoRanque.ranqueTipoI,
  rotasDoRanque.ranqueTipoII,
  rotasDoRecurso.simularRecurso,
  rotasDaCorrecao.simularCorrecao,
  rotasDoInstrutor.gerarModelo,
]);

/** What a personal token must be allowed to make this call; null: no token may. */
export function necessidadeDaChamada(route: Route): NecessidadeDaChamada | null {
  const parte = PARTE_DA_ROTA.get(route);
  if (parte === undefined) return null;
  const muda = route.method !== 'GET' && !LEITURAS_POR_POST.has(route);
  return { parte, alcance: muda ? 'escrita' : 'leitura' };
}
