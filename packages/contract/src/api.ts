import { rotasDoAviso } from './aviso/routes.ts';
import { rotasDaConfiguracao } from './configuracao/routes.ts';
import { rotasDaConta } from './conta/routes.ts';
import { rotasDoEdital } from './edital/routes.ts';
import { rotasDoPrograma } from './programa/routes.ts';
import { rotasDoProjeto } from './projeto/routes.ts';
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
  ...rotasDoSistema,
} as const;
export type Api = typeof rotas;
export type NomeDaRota = keyof Api;
