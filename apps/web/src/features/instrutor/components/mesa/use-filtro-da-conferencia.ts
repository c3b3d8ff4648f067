import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FiltroDaConferencia } from '../../api.ts';

const numero = (texto: string | null) =>
  texto !== null && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : undefined;

/** The list's filters are in the address and are passed on to the page of one instructor. */
export function useFiltroDaConferencia() {
  const [lidos, setLidos] = useSearchParams();
  const noEndereco = useMemo(
    () => ({
      filtro: {
        edital: numero(lidos.get('edital')),
        busca: lidos.get('busca')?.trim().slice(0, 200) ?? '',
        pendentes: lidos.get('todos') !== 'sim',
      } satisfies FiltroDaConferencia,
      pagina: numero(lidos.get('pagina')) ?? 1,
    }),
    [lidos],
  );
  const mudar = useCallback(
    ({ edital, busca, pendentes }: FiltroDaConferencia, pagina: number) =>
      setLidos(
        {
          ...(edital === undefined ? {} : { edital: String(edital) }),
          ...(busca === '' ? {} : { busca }),
          ...(pendentes ? {} : { todos: 'sim' }),
          ...(pagina === 1 ? {} : { pagina: String(pagina) }),
        },
        { replace: true },
      ),
    [setLidos],
  );
  const semPagina = new URLSearchParams(lidos);
  semPagina.delete('pagina');
  const texto = semPagina.toString();
  return { noEndereco, mudar, search: texto === '' ? '' : `?${texto}` };
}
