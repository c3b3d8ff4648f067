import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, normalizarCodigo, problemaDeNome } from '../../kernel/texto.ts';
import { SIAPE_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

// Apart from rules.ts, whose passwords' list no page of a project should load.
/** What is wrong with a filled SIAPE: more than 7 characters, or characters that no name may have. */
export function problemaDoSiape(siape: string): Problema | null {
  const codigo = normalizarCodigo(siape);
  if (contarCodePoints(codigo) > SIAPE_MAXIMO) {
    return problema('siape', 'SIAPE_LONGO', MENSAGENS_CONTA.siapeLongo);
  }
  return problemaDeNome('siape', codigo, SIAPE_MAXIMO);
}
