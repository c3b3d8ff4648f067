import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio, temCaracterNaoGuardavel } from '../../kernel/texto.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

/** What a mailed link is to its account now (D51). */
export type EstadoDoLink = 'vale' | 'jaConfirmado' | 'deOutroEndereco' | 'usado' | 'vencido';

/**
 * What becomes of a pressed link. An address that stands confirmed already is told so whatever the link: whoever
 * presses twice, or the older of two mails, has done nothing wrong.
 */
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

/** The refusal of a link that does not do. */
export const RECUSAS_DO_LINK = {
  deOutroEndereco: problema('token', 'LINK_DE_OUTRO_ENDERECO', M.linkDeOutroEndereco),
  usado: problema('token', 'LINK_USADO', M.linkDeConfirmacaoUsado),
  vencido: problema('token', 'LINK_VENCIDO', M.linkDeConfirmacaoVencido),
  desconhecido: problema('token', 'LINK_DESCONHECIDO', M.linkDeConfirmacaoDesconhecido),
} as const;

/** An administrator who confirms by hand says how he knows; it stands in the audit. */
export function problemasDaConfirmacao(motivo: string | null | undefined): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_NECESSARIO', M.motivoDaConfirmacao)];
  return temCaracterNaoGuardavel(motivo ?? '')
    ? [problema('motivo', 'CARACTER_PROIBIDO', 'O texto tem caracteres que não são permitidos')]
    : [];
}
