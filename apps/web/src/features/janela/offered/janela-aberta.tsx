import type { NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { formatarPrazoEm } from '../../../lib/format/format.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { janelasQuery } from '../api.ts';

/**
 * Otherwise leads to the menu, with a notice. Checked once, at entry, so that a window that closes later
 * removes no form (T-J7).
 */
export function JanelaAberta(props: {
  readonly janela: NomeDaJanela;
  readonly projeto: number;
  readonly children: ReactNode;
}) {
  const { janela: nome, projeto, children } = props;
  const janelas = useQuery(janelasQuery(projeto));
  const [entrou, setEntrou] = useState(false);
  const esta = janelas.data?.find(({ janela }) => janela === nome);
  const aberta = esta?.aberta === true;
  useEffect(() => {
    if (aberta) setEntrou(true);
  }, [aberta]);
  if (entrou || aberta) return children;
  return (
    <QueryState query={janelas}>
      {() => <Fechada texto={esta?.texto ?? ''} abreEm={esta?.abreEm ?? null} />}
    </QueryState>
  );
}

function Fechada({ texto, abreEm }: { readonly texto: string; readonly abreEm: string | null }) {
  useEffect(() => {
    notify.info(abreEm === null ? texto : `${texto}. Abre em ${formatarPrazoEm(abreEm)}.`);
  }, [texto, abreEm]);
  return <Navigate to="/menu" replace />;
}
