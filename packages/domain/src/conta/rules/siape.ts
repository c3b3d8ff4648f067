import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, normalizarTexto, problemaDeNome } from '../../kernel/texto.ts';
import { SIAPE_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

// Apart from rules.ts, whose passwords' list no page of a project should load.
/** What is wrong with a filled SIAPE: more than 7 characters, or characters that no name may have. */
export function problemaDoSiape(siape: string): Problema | null {
  if (contarCodePoints(normalizarTexto(siape)) > SIAPE_MAXIMO) {
    return problema('siape', 'SIAPE_LONGO', MENSAGENS_CONTA.siapeLongo);
  }
  return problemaDeNome('siape', siape, SIAPE_MAXIMO);
}
