import type { NomeDaRota } from '@instrutoria/contract/api.ts';
import { sondasDaAuditoria } from './auditoria.ts';
import { sondasDaAvaliacao } from './avaliacao.ts';
import { sondasDosCadastros } from './cadastros.ts';
import { sondasDaConfiguracao } from './configuracao.ts';
import { sondasDaConta } from './conta.ts';
import { sondasDaDecisao } from './decisao.ts';
import { sondasDaDeclaracao } from './declaracao.ts';
import { sondasDoEdital } from './edital.ts';
import { sondasDaFrequencia } from './frequencia.ts';

<<<<<<< HEAD

import { sondasDoInstrutor } from './instrutor.ts';

=======

import { sondasDaJanela } from './janela.ts';

>>>>>>> b6e7f31 (Windows on the server: extensions, calendar, simulated date, settings with their reason; every edge and every minute of their turn (T-J1, T-J2, T-J5, T-J7, T-J8, T-J9))

import { sondasDoPagamento } from './pagamento.ts';
import type { Probe } from './probe.ts';
import { sondasDoProjeto } from './projeto.ts';
import { sondasDoRecurso } from './recurso.ts';
import { sondasDoRelatorio } from './relatorio.ts';
import { sondasDoSistema } from './sistema.ts';

/** How every call of the contract is probed; a call without a probe does not type-check. */
export const sondas = {
  ...sondasDaConta,
  ...sondasDosCadastros,
  ...sondasDaConfiguracao,
  ...sondasDoEdital,
  ...sondasDoProjeto,
  ...sondasDaAvaliacao,
  ...sondasDoRecurso,
  ...sondasDoInstrutor,
  ...sondasDaFrequencia,
  ...sondasDoRelatorio,
  ...sondasDoPagamento,
  ...sondasDaDeclaracao,
  ...sondasDaAuditoria,
  ...sondasDaDecisao,
  ...sondasDaJanela,
  ...sondasDoSistema,
} as unknown as Readonly<Record<NomeDaRota, Probe>>;
