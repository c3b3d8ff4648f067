import type { FaseDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';

/** The names of scores and opinions for people. */
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
