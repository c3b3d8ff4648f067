import { COMISSAO } from '../conta/policies.ts';
import type { Papel } from '../conta/types.ts';
import { MENSAGENS_CORRECAO } from '../correcao/messages.ts';
import { MENSAGENS_DECISAO } from '../decisao/messages.ts';
import { MENSAGENS_EDITAL } from '../edital/messages.ts';
import type { Edital, Fase } from '../edital/types.ts';
import { compararDias, diaNoFuso } from '../kernel/datas.ts';
import { impedimentos, type Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_RECURSO as M } from '../recurso/messages.ts';
import { type PrazoParaRecorrer, prazoParaRecorrer } from '../recurso/rules/prazo.ts';
import { MENSAGENS_SUPLENTE } from '../suplente/messages.ts';

export interface RecursosFeitos {
  readonly temPendente: boolean;
  /** An appeal was decided, and the project's row of the result has not changed since. */
  readonly jaDecidido: boolean;
  /** The last day to appeal against a change that others brought; null, or absent: none is open (D56). */
  readonly mudancaAte?: string | null | undefined;
  /**
   * Another change came while an appeal of the project is undecided; the days to contest it begin with the
   * decision (D56).
   */
  readonly mudancaAdiada?: boolean | undefined;
  /** The project left the call (D64). */
  readonly fora?: boolean | undefined;
}

type Publicado = Pick<Edital, 'fase' | 'fimRecursos' | 'finalEm'>;
interface ChamadoPorResponder {
  readonly hoje: string;
  /** The last day; null where no answer is asked for. */
  readonly prazo: string | null;
  /** The coordinator declines although an instructor is registered in the place. */
  readonly ocupado: boolean;
}
interface Solicitacao extends RecursosFeitos {
  readonly agora: Date;
  readonly fuso: string;
}

function prazoDe(edital: Publicado, { agora, fuso, ...feitos }: Solicitacao): PrazoParaRecorrer {
  return prazoParaRecorrer(edital, { hoje: diaNoFuso(agora, fuso), ...feitos });
}

export const MAQUINA_DO_RESULTADO: Maquina<
  Fase,
  Papel,
  Publicado,
  {
    solicitarRecurso: { readonly fatos: Solicitacao };
    responderChamado: { readonly fatos: ChamadoPorResponder };
    corrigirResultado: { readonly fatos: Pick<RecursosFeitos, 'fora' | 'temPendente'> };
  }
> = {
  estado: ({ fase }) => fase,
  atos: {
    solicitarRecurso: {
      quem: ['dono'],
      passos: { resultado: ['resultado'] },
      fora: () => ({ codigo: 'FORA_DO_RESULTADO', mensagem: M.foraDoResultado }),
      bloqueios: [
        {
          // This is checked before the deadline: the period to contest the change has not begun, so it is not
          // over.
          codigo: 'RECURSO_PENDENTE',
          mensagem: M.mudancaDepoisDaDecisao,
          quando: (_, { temPendente, mudancaAdiada = false, fora = false }) =>
            temPendente && mudancaAdiada && !fora,
        },
        {
          codigo: 'PRAZO_DE_RECURSOS',
          mensagem: M.prazoTerminou,
          // This also refuses appeals after a final result, which comes only after that day.
          quando: (edital, fatos) => !prazoDe(edital, fatos).aberto,
        },
        {
          codigo: 'FORA_DO_EDITAL',
          mensagem: MENSAGENS_EDITAL.saiuDoEdital,
          quando: (_, { fora = false }) => fora,
        },
        { codigo: 'RECURSO_PENDENTE', mensagem: M.jaPendente, quando: (_, { temPendente }) => temPendente },
        {
          codigo: 'RECURSO_JA_DECIDIDO',
          mensagem: M.jaHouveDecidido,
          quando: (edital, fatos) => fatos.jaDecidido && !prazoDe(edital, fatos).soMudanca,
        },
      ],
    },
    responderChamado: {
      quem: ['dono'],
      passos: { resultado: ['resultado'] },
      fora: () => ({ codigo: 'FORA_DO_RESULTADO', mensagem: MENSAGENS_DECISAO.soResultado }),
      bloqueios: [
        {
          codigo: 'SEM_CHAMADO',
          mensagem: MENSAGENS_SUPLENTE.semChamado,
          quando: (_, { prazo }) => prazo === null,
        },
        {
          codigo: 'CHAMADO_VENCIDO',
          mensagem: MENSAGENS_SUPLENTE.chamadoVencido,
          quando: (_, { prazo, hoje }) => prazo !== null && compararDias(hoje, prazo) > 0,
        },
        {
          codigo: 'CHAMADO_OCUPADO',
          mensagem: MENSAGENS_SUPLENTE.chamadoComInstrutor,
          quando: (_, { ocupado }) => ocupado,
        },
      ],
    },
    corrigirResultado: {
      quem: COMISSAO,
      passos: { resultado: ['resultado'] },
      fora: () => ({ codigo: 'FORA_DO_RESULTADO', mensagem: MENSAGENS_DECISAO.soResultado }),
      bloqueios: [
        {
          codigo: 'FORA_DO_EDITAL',
          mensagem: MENSAGENS_EDITAL.saiuDoEdital,
          quando: (_, { fora = false }) => fora,
        },
        {
          codigo: 'RECURSO_PENDENTE',
          mensagem: MENSAGENS_CORRECAO.recursoPendente,
          quando: (_, { temPendente }) => temPendente,
        },
      ],
    },
  },
};

/** Whether an appeal may be made now, until when and against what, or why not. */
export function podeSolicitarRecurso(
  edital: Publicado,
  fatos: Solicitacao,
): Omit<PrazoParaRecorrer, 'aberto'> & { readonly pode: boolean; readonly motivo: string | null } {
  const [primeiro] = impedimentos(MAQUINA_DO_RESULTADO, edital, 'solicitarRecurso', fatos);
  if (primeiro !== undefined) return { pode: false, motivo: primeiro.mensagem, ate: null, soMudanca: false };
  const { ate, soMudanca } = prazoDe(edital, fatos);
  return { pode: true, motivo: null, ate, soMudanca };
}
