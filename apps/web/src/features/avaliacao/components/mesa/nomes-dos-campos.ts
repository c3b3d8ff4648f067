import type { FaseDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';

/** Scores and their opinions, as people call them. */
export function nomesDosCampos(fases: readonly FaseDaAvaliacao[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fases.flatMap(({ criterios }) =>
      criterios.flatMap(({ campo, nome, parecer }) => [
        [campo, nome],
        ...(parecer === null ? [] : [[parecer, `Por que esta nota em “${nome}”`]]),
      ]),
    ),
  );
}
