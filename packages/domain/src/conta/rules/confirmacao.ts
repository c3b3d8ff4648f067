import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

export type EstadoDoLink = 'vale' | 'jaConfirmado' | 'deOutroEndereco' | 'usado' | 'vencido';

/** A confirmed address gives the same answer for any link, so a second click is no error. */
export function estadoDoLink(
  link: { readonly email: string; readonly expiraEm: Date; readonly usadaEm: Date | null },
  conta: { readonly email: string; readonly confirmado: boolean },
  agora: Date,
): EstadoDoLink {
  if (link.email !== conta.email) return 'deOutroEndereco';
  if (conta.confirmado) return 'jaConfirmado';
  if (link.usadaEm !== null) return 'usado';
  return link.expiraEm.getTime() > agora.getTime() ? 'vale' : 'vencido';
}

export const RECUSAS_DO_LINK = {
  deOutroEndereco: problema('token', 'LINK_DE_OUTRO_ENDERECO', M.linkDeOutroEndereco),
  usado: problema('token', 'LINK_USADO', M.linkDeConfirmacaoUsado),
  vencido: problema('token', 'LINK_VENCIDO', M.linkDeConfirmacaoVencido),
  desconhecido: problema('token', 'LINK_DESCONHECIDO', M.linkDeConfirmacaoDesconhecido),
} as const;

/** An administrator who confirms by hand says how they know; the audit keeps it. */
export function problemasDaConfirmacao(motivo: string | null | undefined): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_NECESSARIO', M.motivoDaConfirmacao)];
  return reunir(problemaDeCaractere('motivo', motivo));
}
