import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { diaDoInstante } from '../../../lib/format/format.ts';
import { thisBuild } from '../../../lib/offline-pages.ts';
import { ownKey, writeOwn } from '../../../lib/session/own-draft.ts';
import { allKeys, readJson } from '../../../lib/session/storage.ts';

type Lidos = AnswerOf<Api['lerMeusDias']>;
type DeAntes = Lidos & { readonly lidosEm: string };

const CHAVE = 'diasLidos';

interface Guardados {
  /** Another build may read the answer differently. */
  readonly programa: string;
  readonly em: string;
  readonly lidos: Lidos;
}

function ehDestePrograma(value: unknown): value is Guardados {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'programa') === thisBuild();
}

/** Keeps the answer on this device, for the person logged in. */
export function guardarDiasLidos(lidos: Lidos): void {
  const em = new Date().toISOString();
  writeOwn(ownKey(CHAVE, lidos.vinculo.id), { programa: thisBuild(), em, lidos } satisfies Guardados);
}

function ler(chave: string): DeAntes | undefined {
  const guardados = readJson(chave, ehDestePrograma);
  if (guardados === undefined) return undefined;
  const { lidos, em } = guardados;
  const hoje = diaDoInstante(new Date().toISOString());
  return { ...lidos, hoje: hoje > lidos.hoje ? hoje : lidos.hoje, lidosEm: em };
}

/** What this device read last of a vínculo, with the present day. */
export function diasLidos(vinculo: number): DeAntes | undefined {
  return ler(ownKey(CHAVE, vinculo));
}

export function todosOsDiasLidos(): DeAntes[] {
  const meus = `${ownKey(CHAVE)}:`;
  return allKeys().flatMap((chave) => (chave.startsWith(meus) ? (ler(chave) ?? []) : []));
}
