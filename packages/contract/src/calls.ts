import { chamadasDaAuditoria } from './auditoria/calls.ts';
import { chamadasDaAvaliacao } from './avaliacao/calls.ts';
import { chamadasDoAviso } from './aviso/calls.ts';
import { chamadasDaConfiguracao } from './configuracao/calls.ts';
import { chamadasDaConta } from './conta/calls.ts';
import { chamadasDoEdital } from './edital/calls.ts';
import { chamadasDoPainel } from './painel/calls.ts';
import { chamadasDoPrograma } from './programa/calls.ts';
import { chamadasDoProjeto } from './projeto/calls.ts';
import { chamadasDoRecurso } from './recurso/calls.ts';
import { chamadasDoSistema } from './sistema/calls.ts';
import { chamadasDaUnidade } from './unidade/calls.ts';

/** Every call of the product as plain data: the browser loads this and no schema. */
export const chamadas = {
  ...chamadasDaConta,
  ...chamadasDaUnidade,
  ...chamadasDoPrograma,
  ...chamadasDoAviso,
  ...chamadasDaConfiguracao,
  ...chamadasDoEdital,
  ...chamadasDoProjeto,
  ...chamadasDaAvaliacao,
  ...chamadasDoRecurso,
  ...chamadasDoPainel,
  ...chamadasDaAuditoria,
  ...chamadasDoSistema,
} as const;
export type NomeDaChamada = keyof typeof chamadas;
