import { chamadasDaAuditoria } from './auditoria/calls.ts';
import { chamadasDaAvaliacao } from './avaliacao/calls.ts';
import { chamadasDoAviso } from './aviso/calls.ts';
import { chamadasDaConfiguracao } from './configuracao/calls.ts';
import { chamadasDaConta } from './conta/calls.ts';
import { chamadasDaDeclaracao } from './declaracao/calls.ts';
import { chamadasDoEdital } from './edital/calls.ts';
import { chamadasDaFrequencia } from './frequencia/calls.ts';
import { chamadasDoInstrutor } from './instrutor/calls.ts';
import { chamadasDaJanela } from './janela/calls.ts';
import { chamadasDoPagamento } from './pagamento/calls.ts';
import { chamadasDoPainel } from './painel/calls.ts';
import { chamadasDoPrograma } from './programa/calls.ts';
import { chamadasDoProjeto } from './projeto/calls.ts';
import { chamadasDoRecurso } from './recurso/calls.ts';
import { chamadasDoRelatorio } from './relatorio/calls.ts';
import { chamadasDoResultado } from './resultado/calls.ts';
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
  ...chamadasDoResultado,
  ...chamadasDoInstrutor,
  ...chamadasDaFrequencia,
  ...chamadasDoRelatorio,
  ...chamadasDaJanela,
  ...chamadasDoPagamento,
  ...chamadasDaDeclaracao,
  ...chamadasDoPainel,
  ...chamadasDaAuditoria,
  ...chamadasDoSistema,
} as const;
export type NomeDaChamada = keyof typeof chamadas;
