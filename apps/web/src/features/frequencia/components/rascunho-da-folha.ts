import type { Keeping } from '../../../lib/drafts/draft.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { readJson } from '../../../lib/session/storage.ts';
import type { Folha } from '../api.ts';
import { chaveDaCelula, chaveDoMotivo, type Digitadas, type Versoes } from './horas-digitadas.ts';

interface RascunhoDaFolha {
  readonly digitadas: Digitadas;
  readonly versoes: Versoes;
  readonly em: string;
}

const ehRegistro = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ehRascunho(value: unknown): value is RascunhoDaFolha {
  if (!ehRegistro(value)) return false;
  const { digitadas, versoes, em } = value;
  return (
    typeof em === 'string' &&
    ehRegistro(digitadas) &&
    Object.values(digitadas).every((um) => typeof um === 'string') &&
    ehRegistro(versoes) &&
    Object.values(versoes).every((um) => Number.isInteger(um))
  );
}

const chaveDoRascunho = ({ projeto, ano }: Folha) => ownKey('frequencia', projeto.id, ano);

export interface HorasQueFicaram {
  readonly nome: string;
  readonly mes: number;
  readonly texto: string;
}

/**
 * Stored cells of months that are closed now: the registered hours count, and the person sees what they had
 * typed.
 */
export function emMesesFechados(folha: Folha): HorasQueFicaram[] {
  const kept = readJson(chaveDoRascunho(folha), ehRascunho);
  if (kept === undefined) return [];
  return folha.linhas.flatMap(({ instrutor }) =>
    folha.mesesFechados.flatMap((mes) => {
      const texto = kept.digitadas[chaveDaCelula(instrutor.id, mes)];
      return texto === undefined ? [] : [{ nome: instrutor.nome, mes, texto }];
    }),
  );
}

/** The stored cells that can still be filled in, without closed months. */
function queVoltam(folha: Folha, digitadas: Digitadas): Digitadas {
  const podem = new Set(
    folha.linhas.flatMap(({ instrutor, celulas }) =>
      celulas
        .filter(({ mes, editavel }) => editavel && !folha.mesesFechados.includes(mes))
        .flatMap(({ mes }) => [chaveDaCelula(instrutor.id, mes), chaveDoMotivo(instrutor.id, mes)]),
    ),
  );
  return Object.fromEntries(Object.entries(digitadas).filter(([chave]) => podem.has(chave)));
}

function versoesDeQuem(versoes: Versoes, digitadas: Readonly<Record<string, unknown>>): Versoes {
  const instrutores = new Set(Object.keys(digitadas).map((chave) => chave.split(':')[0]));
  return Object.fromEntries(Object.entries(versoes).filter(([quem]) => instrutores.has(quem)));
}

/** Stores only typed cells, with their versions, because the rest may change meanwhile. */
export const folhaGuardada = (folha: Folha): Keeping<Digitadas, Versoes> => ({
  key: chaveDoRascunho(folha),
  pause: 0,
  read: (kept, { values, version }) => {
    if (!ehRascunho(kept)) return undefined;
    const digitadas = queVoltam(folha, kept.digitadas);
    if (Object.keys(digitadas).length === 0) return undefined;
    return {
      values: { ...values, ...digitadas },
      version: { ...version, ...versoesDeQuem(kept.versoes, digitadas) },
      at: kept.em,
    };
  },
  write: ({ version, at }, digitadas) => ({
    digitadas,
    versoes: versoesDeQuem(version, digitadas),
    em: at,
  }),
});
