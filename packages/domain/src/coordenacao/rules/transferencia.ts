import { foiPublicado } from '../../avaliacao/policies.ts';
import { MENSAGENS_EDITAL } from '../../edital/messages.ts';
import type { Edital } from '../../edital/types.ts';
import { compararDias, ehDiaValido, somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { acimaDoLimite } from '../../projeto/maquina.ts';
import { DIAS_ADIANTE, DIAS_PARA_RESPONDER } from '../limits.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type {
  CausaDaTransferencia,
  LacosDoConvidado,
  RazaoDeNaoPassar,
  TransferenciaAberta,
} from '../types.ts';
import { problemasDoMotivo } from './afastamento.ts';

function problemaDoDia(dia: string, hoje: string): Problema | null {
  const ultimo = somarDias(hoje, DIAS_ADIANTE);
  const vale = ehDiaValido(dia) && compararDias(dia, hoje) >= 0 && compararDias(dia, ultimo) <= 0;
  return vale ? null : problema('dia', 'DIA_INVALIDO', M.diaInvalido(hoje, ultimo));
}

/**
 * Errors in a proposed transfer. `hoje` is null on a screen that does not know the day yet; the server checks
 * it.
 */
export function problemasDaTransferencia(
  pedido: {
    readonly pessoa: number | null;
    readonly causa: CausaDaTransferencia | null;
    readonly dia: string;
    readonly motivo: string;
  },
  hoje: string | null,
): Problema[] {
  const { pessoa, causa, dia, motivo } = pedido;
  return reunir(
    pessoa === null ? problema('pessoa', 'CAMPOS_VAZIOS', M.escolhaAPessoa) : null,
    causa === null ? problema('causa', 'CAMPOS_VAZIOS', M.escolhaACausa) : null,
    hoje === null ? null : problemaDoDia(dia, hoje),
    ...problemasDoMotivo(motivo),
  );
}

/**
 * By agreement a coordination passes while the call takes proposals, and from the result on; in between it
 * passes only for other causes.
 */
function cabePorAcordo({ aberto, fase }: Pick<Edital, 'aberto' | 'fase'>): boolean {
  return aberto || foiPublicado({ fase });
}

/** Throws 409 where the call or the coordinator's presence does not allow a transfer for this cause (D61). */
export function exigirCausaPossivel(
  causa: CausaDaTransferencia,
  { edital, afastado }: { readonly edital: Pick<Edital, 'aberto' | 'fase'>; readonly afastado: boolean },
): void {
  if (edital.fase === 'arquivado') {
    throw new DomainError('conflito', 'EDITAL_ARQUIVADO', MENSAGENS_EDITAL.arquivado);
  }
  if (causa === 'pedido' && !cabePorAcordo(edital)) {
    throw new DomainError('conflito', 'SO_POR_IMPEDIMENTO', M.soPorImpedimento);
  }
  if (causa === 'afastamento' && !afastado) {
    throw new DomainError('conflito', 'SEM_AFASTAMENTO', M.semAfastamento);
  }
}

/** The last day on which the old coordinator may refuse what is proposed today; null where they are not asked. */
export function ultimoDiaDaResposta(causa: CausaDaTransferencia, hoje: string): string | null {
  return causa === 'pedido' ? somarDias(hoje, DIAS_PARA_RESPONDER) : null;
}

/** Whether the old coordinator can still agree or refuse: their silence counts as agreement after the last day. */
export function podeResponderQuemDeixa(
  { concordou, respondeAte }: Pick<TransferenciaAberta, 'concordou' | 'respondeAte'>,
  hoje: string,
): boolean {
  return !concordou && respondeAte !== null && compararDias(hoje, respondeAte) <= 0;
}

interface Passagem {
  readonly de: { readonly id: number };
  readonly para: { readonly id: number };
  readonly transferencia: Pick<TransferenciaAberta, 'aceitou' | 'concordou' | 'respondeAte'>;
}

/** The answer that this person may give today: to take the coordination, or to agree to leave it; null: none. */
export function oQueResponde(
  { de, para, transferencia }: Passagem,
  quem: number,
  hoje: string,
): 'assumir' | 'deixar' | null {
  if (para.id === quem && !transferencia.aceitou) return 'assumir';
  return de.id === quem && podeResponderQuemDeixa(transferencia, hoje) ? 'deixar' : null;
}

/**
 * Whether a transfer takes effect today: its day has come, it was accepted, and the old coordinator, if
 * asked, agreed or did not answer in time.
 */
export function podeEfetivar(transferencia: TransferenciaAberta, hoje: string): boolean {
  const { aceitou, dia } = transferencia;
  return aceitou && !podeResponderQuemDeixa(transferencia, hoje) && compararDias(hoje, dia) >= 0;
}

/** The facts that decide whether a person may take the coordination of a project. */
export interface FatosDeQuemRecebe {
  /** null: there is no such person, or their account was closed. */
  readonly lacos: LacosDoConvidado | null;
  readonly edital: Pick<Edital, 'aberto' | 'fase' | 'limitePorCoordenador'>;
  /** Their other projects in the call. */
  readonly enviados: number;
  /** Whether the present coordinator is on leave. */
  readonly afastado: boolean;
}

/**
 * Why a transfer does not take effect on its day, checked again because facts may have changed since it was
 * accepted. null: nothing forbids it, or its day has not come.
 */
export function razaoDeNaoPassar(
  { causa, dia }: Pick<TransferenciaAberta, 'causa' | 'dia'>,
  { lacos, edital, enviados, afastado }: FatosDeQuemRecebe,
  hoje: string,
): RazaoDeNaoPassar | null {
  if (compararDias(hoje, dia) < 0) return null;
  if (lacos === null) return 'contaEncerrada';
  if (lacos.julgou) return 'jaJulgou';
  if (causa === 'pedido' && !cabePorAcordo(edital)) return 'semResultado';
  // The coordinator is back, and was never asked to agree.
  if (causa === 'afastamento' && !afastado) return 'semAfastamento';
  return acimaDoLimite({ edital, enviados }) === null ? null : 'limite';
}
