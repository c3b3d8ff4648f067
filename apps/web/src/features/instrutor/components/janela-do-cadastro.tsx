import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { formatarInstante } from '../../../lib/format.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { janelasQuery } from '../api.ts';

/**
 * Lets in while instructors may be registered; else to the menu, with a notice that says when (D23). Judged once, on
 * the way in: a window that closes while the form is open takes nothing away (T-J7).
 */
export function JanelaDoCadastro({
  projeto,
  children,
}: {
  readonly projeto: number;
  readonly children: ReactNode;
}) {
  const janelas = useQuery(janelasQuery(projeto));
  const [entrou, setEntrou] = useState(false);
  const cadastro = janelas.data?.find(({ janela }) => janela === 'cadastroInstrutor');
  const aberta = cadastro?.aberta === true;
  useEffect(() => {
    if (aberta) setEntrou(true);
  }, [aberta]);
  if (entrou || aberta) return children;
  return (
    <QueryState query={janelas}>
      {() => <Fechada texto={cadastro?.texto ?? ''} abreEm={cadastro?.abreEm ?? null} />}
    </QueryState>
  );
}

function Fechada({ texto, abreEm }: { readonly texto: string; readonly abreEm: string | null }) {
  useEffect(() => {
    notify.info(abreEm === null ? texto : `${texto}. Abre em ${formatarInstante(abreEm)}.`);
  }, [texto, abreEm]);
  return <Navigate to="/menu" replace />;
}
