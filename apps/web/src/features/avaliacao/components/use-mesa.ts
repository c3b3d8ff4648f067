import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/avaliacao/types.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** By what the table is ordered; the server has the same list. */
const ORDENS = ['id', 'titulo', 'coordenador', 'unidade', 'avaliador', 'situacao'] as const;
const ehId = (texto: string) => /^[1-9]\d{0,8}$/.test(texto);
const um = (lista: readonly string[]) => (texto: string) => lista.includes(texto);

/** What the address may hold, and of what form; anything else in it is as if it were not there. */
const CAMPOS = {
  busca: (texto: string) => texto.trim() !== '' && texto.length <= 200,
  unidade: ehId,
  programa: (texto: string) => texto.length <= 200,
  situacao: um(ANDAMENTOS_PROCURADOS),
  avaliador: ehId,
  impedimento: um(['sim']),
  ordem: um(ORDENS.flatMap((ordem) => [ordem, `-${ordem}`])),
  pagina: (texto: string) => /^[1-9]\d{0,4}$/.test(texto),
} as const;
type Campo = keyof typeof CAMPOS;
const NOMES = Object.keys(CAMPOS) as Campo[];

export type Mesa = Readonly<Partial<Record<Campo, string>>>;

/** What the table shows stands in the address: reloaded, or sent to somebody, it is the same. */
export function useMesa() {
  const [lidos, setLidos] = useSearchParams();
  const mesa = useMemo<Mesa>(
    () =>
      Object.fromEntries(
        NOMES.flatMap((campo) => {
          const texto = lidos.get(campo);
          return texto !== null && texto !== '' && CAMPOS[campo](texto) ? [[campo, texto]] : [];
        }),
      ),
    [lidos],
  );
  /** Undefined takes the field away. Anything but another page begins at the first. */
  const mudar = useCallback(
    (mudancas: { readonly [C in Campo]?: string | undefined }) =>
      setLidos(
        (antes) => {
          const depois = new URLSearchParams(antes);
          for (const [campo, texto] of Object.entries({ pagina: undefined, ...mudancas })) {
            if (texto === undefined || texto === '') depois.delete(campo);
            else depois.set(campo, texto);
          }
          return depois;
        },
        { replace: true },
      ),
    [setLidos],
  );
  return { mesa, mudar };
}
