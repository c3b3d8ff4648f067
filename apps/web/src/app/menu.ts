import { type GrupoDoMenu, menuDe } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Tarefas } from '../features/tarefa/api.ts';
import type { Rota } from './route-table.ts';
import { podeVer } from './who.ts';

/** The groups of a type (E-GERAL-5), with the entries whose page exists and may be seen. */
export function menuVisivel(tipo: TipoDeUsuario, rotas: readonly Rota[]): readonly GrupoDoMenu[] {
  const visivel = (caminho: string) => rotas.some(({ path, who }) => path === caminho && podeVer(who, tipo));
  return menuDe(tipo)
    .map(({ titulo, entradas }) => ({
      titulo,
      entradas: entradas.filter(({ caminho }) => visivel(caminho)),
    }))
    .filter(({ entradas }) => entradas.length > 0);
}

/** The entry of the page that is shown: its own, else the nearest place above it. */
export function entradaAtual(caminhos: readonly string[], pathname: string): string | undefined {
  const aqui = ehInicio(pathname) ? '/menu' : pathname;
  return caminhos
    .filter((caminho) => aqui === caminho || aqui.startsWith(`${caminho}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** The home page has two addresses. */
export function ehInicio(pathname: string): boolean {
  return pathname === '/' || pathname === '/menu';
}

/** The evaluator's list leads to these. */
const DA_LISTA_DO_AVALIADOR = /^\/(?:aceitar_projeto|avaliacao_projetos)\//;

/** How much waits behind each entry, and all of it behind the home page; what opens later waits for nobody (E-GERAL-7). */
export function aEspera(
  caminhos: readonly string[],
  { deAgora, tarefas }: Pick<Tarefas, 'deAgora' | 'tarefas'>,
): ReadonlyMap<string, number> {
  const conta = new Map([['/menu', deAgora]]);
  for (const { caminho, espera, quantos } of tarefas) {
    const lugar = DA_LISTA_DO_AVALIADOR.test(caminho) ? '/projetos_avaliar' : caminho;
    const entrada = entradaAtual(caminhos, lugar);
    if (espera || entrada === undefined) continue;
    conta.set(entrada, (conta.get(entrada) ?? 0) + (quantos ?? 1));
  }
  return conta;
}
