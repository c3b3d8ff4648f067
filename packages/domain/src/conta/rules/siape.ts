import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, normalizarCodigo, problemaDeLinha } from '../../kernel/texto.ts';
import { SIAPE_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

// In a separate module, so that pages of projects do not load the list of passwords.
export function problemaDoSiape(siape: string): Problema | null {
  const codigo = normalizarCodigo(siape);
  if (contarCodePoints(codigo) > SIAPE_MAXIMO) {
    return problema('siape', 'SIAPE_LONGO', MENSAGENS_CONTA.siapeLongo);
  }
  return problemaDeLinha('siape', codigo, SIAPE_MAXIMO);
}
