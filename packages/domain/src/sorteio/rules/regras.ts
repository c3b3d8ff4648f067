import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { PESO_MAXIMO, PESO_PADRAO } from '../limits.ts';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import { DESEJOS_DO_SORTEIO, type PesosDoSorteio } from '../types.ts';

/** A call's rules for the draw of its evaluators (E-REGRAS-10). */
export interface RegrasDoSorteio {
  /** Nobody assesses a project whose coordinator is of their own unit, whether drawn or chosen by hand. */
  readonly avaliadorDeOutraUnidade: boolean;
  /** The weight of each wish, 0 to `PESO_MAXIMO`. */
  readonly pesosDoSorteio: PesosDoSorteio;
  /** The result publishes how evaluators were drawn, with codes in place of names (E-AVALIACAO-20). */
  readonly sorteioPublico: boolean;
}

export const REGRAS_DO_SORTEIO_PADRAO: RegrasDoSorteio = {
  avaliadorDeOutraUnidade: false,
  pesosDoSorteio: {
    afinidade: PESO_PADRAO,
    carga: PESO_PADRAO,
    unidades: PESO_PADRAO,
    repeticao: PESO_PADRAO,
    reciprocidade: PESO_PADRAO,
  },
  sorteioPublico: false,
};

export function problemasDosPesos(pesos: PesosDoSorteio): Problema[] {
  return reunir(
    ...DESEJOS_DO_SORTEIO.map((desejo) => {
      const peso = pesos[desejo];
      return Number.isInteger(peso) && peso >= 0 && peso <= PESO_MAXIMO
        ? null
        : problema(`pesosDoSorteio.${desejo}`, 'PESO_INVALIDO', M.pesoInvalido);
    }),
  );
}
