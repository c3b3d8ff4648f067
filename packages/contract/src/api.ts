import { rotasDaAuditoria } from './auditoria/routes.ts';
import { rotasDaAvaliacao } from './avaliacao/routes.ts';
import { rotasDoAviso } from './aviso/routes.ts';
import { rotasDaConfiguracao } from './configuracao/routes.ts';
import { rotasDaConta } from './conta/routes.ts';
import { rotasDoEdital } from './edital/routes.ts';
import { rotasDoPainel } from './painel/routes.ts';
import { rotasDoPrograma } from './programa/routes.ts';
import { rotasDoProjeto } from './projeto/routes.ts';
import { rotasDoRecurso } from './recurso/routes.ts';
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
  ...rotasDoPainel,
  ...rotasDaAuditoria,
  ...rotasDoSistema,
} as const;
export type Api = typeof rotas;
export type NomeDaRota = keyof Api;
