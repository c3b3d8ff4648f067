import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractereNoMarkup, textoPuro } from '../../kernel/texto.ts';
import { FEEDBACK_MAXIMO, MENSAGEM_DO_RECURSO_MAXIMO } from '../limits.ts';
import { MENSAGENS_RECURSO as M } from '../messages.ts';

/** `vazio`: the error for an empty text; null where it may be empty. */
export function problemasDoTexto(
  campo: string,
  texto: string,
  {
    vazio,
    maximo,
    longo,
  }: { readonly vazio: string | null; readonly maximo: number; readonly longo: string },
): Problema[] {
  const deCaractere = problemaDeCaractereNoMarkup(campo, texto);
  if (deCaractere !== null) return [deCaractere];
  return reunir(
    vazio !== null && estaVazio(textoPuro(texto)) ? problema(campo, 'TEXTO_VAZIO', vazio) : null,
    contarCodePoints(texto) > maximo ? problema(campo, 'TEXTO_LONGO', longo) : null,
  );
}

/** The message may be empty when criteria with their own reasons are contested. */
export function problemasDaMensagem(
  mensagem: string | null | undefined,
  { obrigatoria = true }: { readonly obrigatoria?: boolean } = {},
): Problema[] {
  return problemasDoTexto('mensagem', mensagem ?? '', {
    vazio: obrigatoria ? M.mensagemVazia : null,
    maximo: MENSAGEM_DO_RECURSO_MAXIMO,
    longo: M.mensagemMaxima,
  });
}

/** Accepting and refusing both need reasons (D21). */
export function problemasDoFeedback(feedback: string | null | undefined): Problema[] {
  return problemasDoTexto('feedback', feedback ?? '', {
    vazio: M.parecerVazio,
    maximo: FEEDBACK_MAXIMO,
    longo: M.parecerMaximo,
  });
}
