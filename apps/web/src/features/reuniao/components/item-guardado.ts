import type { Keeping } from '../../../lib/drafts/draft.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';

export interface Digitado extends Readonly<Record<string, string | number | null>> {
  readonly remunerados: number | null;
  readonly voluntarios: number | null;
  readonly motivo: string;
  readonly anotacao: string;
}

const ehNumero = (valor: unknown): valor is number | null => valor === null || typeof valor === 'number';
const ehTexto = (valor: unknown): valor is string => typeof valor === 'string';

/** A typed item stays in this browser until it is saved. */
export const itemGuardado = (reuniao: number, projeto: number): Keeping<Digitado, number> => ({
  key: ownKey('sessao', `${reuniao}-${projeto}`),
  pause: 300,
  read: (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { valores, versao, em } = kept as Readonly<Record<string, unknown>>;
    if (typeof valores !== 'object' || valores === null || !ehTexto(em) || typeof versao !== 'number') {
      return undefined;
    }
    const { remunerados, voluntarios, motivo, anotacao } = valores as Readonly<Record<string, unknown>>;
    if (!ehNumero(remunerados) || !ehNumero(voluntarios) || !ehTexto(motivo) || !ehTexto(anotacao)) {
      return undefined;
    }
    return { version: versao, values: { remunerados, voluntarios, motivo, anotacao }, at: em };
  },
  write: ({ values, version, at }) => ({ valores: values, versao: version, em: at }),
});
