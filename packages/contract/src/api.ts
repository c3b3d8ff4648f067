import { rotasDaAuditoria } from './auditoria/routes.ts';
import { rotasDaAvaliacao } from './avaliacao/routes.ts';
import { rotasDoAviso } from './aviso/routes.ts';
import { rotasDaConfiguracao } from './configuracao/routes.ts';
import { rotasDaConta } from './conta/routes.ts';
import { rotasDaDeclaracao } from './declaracao/routes.ts';
import { rotasDoEdital } from './edital/routes.ts';
import { rotasDaFrequencia } from './frequencia/routes.ts';
import { rotasDoInstrutor } from './instrutor/routes.ts';
import { rotasDaJanela } from './janela/routes.ts';
import { rotasDoPagamento } from './pagamento/routes.ts';
import { rotasDoPainel } from './painel/routes.ts';
import { rotasDoPrograma } from './programa/routes.ts';
import { rotasDoProjeto } from './projeto/routes.ts';
import { rotasDoRecurso } from './recurso/routes.ts';
import { rotasDoRelatorio } from './relatorio/routes.ts';
import { rotasDoResultado } from './resultado/routes.ts';
import { rotasDoSistema } from './sistema/routes.ts';
import { rotasDaUnidade } from './unidade/routes.ts';

/** The whole agreement: every call with its schemas. The server binds it; OpenAPI is printed from it. */
export const rotas = {
  ...rotasDaConta,
  ...rotasDaUnidade,
  ...rotasDoPrograma,
  ...rotasDoAviso,
  ...rotasDaConfiguracao,
  ...rotasDoEdital,
  ...rotasDoProjeto,
  ...rotasDaAvaliacao,
  ...rotasDoRecurso,
  ...rotasDoResultado,
  ...rotasDoInstrutor,
  ...rotasDaFrequencia,
  ...rotasDoRelatorio,
  ...rotasDaJanela,
  ...rotasDoPagamento,
  ...rotasDaDeclaracao,
  ...rotasDoPainel,
  ...rotasDaAuditoria,
  ...rotasDoSistema,
} as const;
export type Api = typeof rotas;
export type NomeDaRota = keyof Api;
