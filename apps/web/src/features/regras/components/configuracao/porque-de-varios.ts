import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';

/** The reason that most of several fields share; null: no two share one. */
export function maisComum(porques: readonly (string | null)[]): string | null {
  const vezes = Map.groupBy(
    porques.filter((um) => um !== null),
    (um) => um,
  );
  const [mais] = [...vezes].toSorted(([, a], [, b]) => b.length - a.length);
  return mais !== undefined && mais[1].length > 1 ? mais[0] : null;
}

const DEPOIS: Readonly<Record<string, string>> = {
  [M.regraSoAteAAvaliacao]: 'a avaliação terminou',
  [M.regraSoAteADecisao]: 'a decisão terminou',
  [M.regraSoAteAPublicacao]: 'o resultado foi publicado',
};

/** A reason said of several fields; `todos`: of all that stand there, else of those with a lock. */
export function porqueDeVarios(porque: string, todos: boolean): string {
  if (porque === M.soNasInscricoes)
    return `${todos ? 'Estes campos só mudam' : 'Com cadeado: só muda'} enquanto o edital recebe projetos`;
  const depois = DEPOIS[porque];
  if (depois === undefined) return porque;
  return `${todos ? 'Estas regras não mudam' : 'Com cadeado: não muda'} depois que ${depois}`;
}
