import { ROTAS_DO_ACOMPANHAMENTO } from '../features/acompanhamento/routes.ts';
import { ROTAS_DA_AJUDA } from '../features/ajuda/routes.ts';
import { ROTAS_DA_AUDITORIA } from '../features/auditoria/routes.ts';
import { ROTAS_DA_AVALIACAO } from '../features/avaliacao/routes.ts';
import { ROTAS_DO_AVISO } from '../features/aviso/routes.ts';
import { ROTAS_DO_BANCO } from '../features/banco/routes.ts';
import { ROTAS_DA_CONFIGURACAO } from '../features/configuracao/routes.ts';
import { ROTAS_DA_CONTA } from '../features/conta/routes.ts';
import { ROTAS_DA_CONTESTACAO } from '../features/contestacao/routes.ts';
import { ROTAS_DA_COORDENACAO } from '../features/coordenacao/routes.ts';
import { ROTAS_DA_CORRECAO } from '../features/correcao/routes.ts';
import { ROTAS_DA_DECISAO } from '../features/decisao/routes.ts';
import { ROTAS_DA_DECLARACAO } from '../features/declaracao/routes.ts';
import { ROTAS_DA_DESIGNACAO } from '../features/designacao/routes.ts';
import { ROTAS_DO_EDITAL } from '../features/edital/routes.ts';
import { ROTAS_DO_ESTUDANTE } from '../features/estudante/routes.ts';
import { ROTAS_DO_FATOR } from '../features/fator/routes.ts';
import { ROTAS_DA_HOMOLOGACAO } from '../features/homologacao/routes.ts';
import { ROTAS_DO_IMPEDIMENTO } from '../features/impedimento/routes.ts';
import { ROTAS_DA_IMPORTACAO } from '../features/importacao/routes.ts';
import { ROTAS_DO_INICIO } from '../features/inicio/routes.ts';
import { ROTAS_DA_INSTALACAO } from '../features/instalacao/routes.ts';
import { ROTAS_DO_INSTRUTOR } from '../features/instrutor/routes.ts';
import { ROTAS_DA_JANELA } from '../features/janela/routes.ts';
import { ROTAS_DO_PAGAMENTO } from '../features/pagamento/routes.ts';
import { ROTAS_DO_PAINEL } from '../features/painel/routes.ts';
import { ROTAS_DA_PORTA } from '../features/porta/routes.ts';
import { ROTAS_DO_PROGRAMA } from '../features/programa/routes.ts';
import { ROTAS_DO_PROJETO } from '../features/projeto/routes.ts';
import { ROTAS_DA_PUBLICACAO } from '../features/publicacao/routes.ts';
import { ROTAS_DO_RANQUE } from '../features/ranque/routes.ts';
import { ROTAS_DO_RECURSO } from '../features/recurso/routes.ts';
import { ROTAS_DAS_REGRAS } from '../features/regras/routes.ts';
import { ROTAS_DO_RELATORIO } from '../features/relatorio/routes.ts';
import { ROTAS_DA_REMESSA } from '../features/remessa/routes.ts';
import { ROTAS_DO_RESULTADO } from '../features/resultado/routes.ts';
import { ROTAS_DA_REUNIAO } from '../features/reuniao/routes.ts';
import { ROTAS_DO_SISTEMA } from '../features/sistema/routes.ts';
import { ROTAS_DO_SORTEIO } from '../features/sorteio/routes.ts';
import { ROTAS_DO_TERMO } from '../features/termo/routes.ts';
import { ROTAS_DA_UNIDADE } from '../features/unidade/routes.ts';
import { ROTAS_DO_WEBHOOK } from '../features/webhook/routes.ts';
import type { Rota } from './route-table.ts';

/** Every screen, one line each in its area (E-GERAL-4). Journeys use it too. */
export const ROTAS: readonly Rota[] = [
  ...ROTAS_DA_CONTA,
  ...ROTAS_DA_PORTA,
  ...ROTAS_DO_FATOR,
  ...ROTAS_DA_INSTALACAO,
  ...ROTAS_DO_INICIO,
  ...ROTAS_DO_PROJETO,
  ...ROTAS_DO_ACOMPANHAMENTO,
  ...ROTAS_DA_DESIGNACAO,
  ...ROTAS_DO_SORTEIO,
  ...ROTAS_DA_AVALIACAO,
  ...ROTAS_DA_DECISAO,
  ...ROTAS_DO_RANQUE,
  ...ROTAS_DO_RESULTADO,
  ...ROTAS_DO_IMPEDIMENTO,
  ...ROTAS_DA_COORDENACAO,
  ...ROTAS_DA_HOMOLOGACAO,
  ...ROTAS_DA_REUNIAO,
  ...ROTAS_DA_PUBLICACAO,
  ...ROTAS_DO_RECURSO,
  ...ROTAS_DA_CORRECAO,
  ...ROTAS_DA_JANELA,
  ...ROTAS_DO_INSTRUTOR,
  ...ROTAS_DO_BANCO,
  ...ROTAS_DO_PAGAMENTO,
  ...ROTAS_DO_RELATORIO,
  ...ROTAS_DA_CONTESTACAO,
  ...ROTAS_DA_REMESSA,
  ...ROTAS_DA_DECLARACAO,
  ...ROTAS_DO_PAINEL,
  ...ROTAS_DA_AUDITORIA,
  ...ROTAS_DO_SISTEMA,
  ...ROTAS_DO_WEBHOOK,
  ...ROTAS_DO_EDITAL,
  ...ROTAS_DAS_REGRAS,
  ...ROTAS_DO_AVISO,
  ...ROTAS_DA_IMPORTACAO,
  ...ROTAS_DA_UNIDADE,
  ...ROTAS_DO_PROGRAMA,
  ...ROTAS_DA_CONFIGURACAO,
  ...ROTAS_DO_ESTUDANTE,
  ...ROTAS_DO_TERMO,
  ...ROTAS_DA_AJUDA,
];
