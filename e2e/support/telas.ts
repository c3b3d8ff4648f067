import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { chamadas, type NomeDaChamada } from '@instrutoria/contract/calls.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** A line of the browser's route table, as far as a visitor needs it. */
interface Rota {
  readonly path: string;
  readonly title: string;
  readonly who: 'todos' | 'entrou' | NomeDaChamada;
}

/** A screen of the product, and the kind of person who visits it (null: without a login). */
export interface Tela {
  readonly path: string;
  readonly title: string;
  readonly tipo: TipoDeUsuario | null;
}

// By a computed name: the journeys read the table as data and do not take the pages' types with it.
const table = new URL('../../apps/web/src/app/routes.ts', import.meta.url).href;

/** Every screen of the route table. */
export async function todasAsTelas(): Promise<readonly Tela[]> {
  const { ROTAS } = (await import(table)) as { readonly ROTAS: readonly Rota[] };
  return ROTAS.map(({ path, title, who }) => ({ path, title, tipo: quemVisita(who) }));
}

function quemVisita(who: Rota['who']): TipoDeUsuario | null {
  if (who === 'todos') return null;
  if (who === 'entrou') return 'coordenador';
  const tipo = TIPOS_DE_USUARIO.find((candidate) => tipoPodeChamar(chamadas[who].acesso, candidate));
  if (tipo === undefined) throw new Error(`nobody may call ${who}`);
  return tipo;
}

/** The ids that stand for the parameters of a path. */
export interface Exemplos {
  readonly projeto: number;
  readonly edital: number;
  readonly professor: number;
}

/** What the parameter of a path names, by the path's first word. */
const registros: Readonly<Record<string, keyof Exemplos>> = {
  projetos_submetidos: 'projeto',
  detalhes_projeto: 'projeto',
  edital: 'edital',
  editais: 'edital',
};

/** The path with its parameters filled in; throws for a path whose parameter nobody has explained above. */
export function caminhoDe({ path }: Pick<Tela, 'path'>, exemplos: Exemplos): string {
  if (!path.includes(':')) return path;
  const [, word = ''] = /^\/?([^/]+)/.exec(path) ?? [];
  const registro = registros[word];
  if (registro === undefined)
    throw new Error(`${path}: say in e2e/support/telas.ts what its parameter names`);
  return path.replace(/:[^/]+/, String(exemplos[registro]));
}
