import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { hojeQuery } from '../../janela/api.ts';
import { type BaremaLido, baremaQuery } from '../api.ts';
import { EditorDoBarema } from '../components/editor-do-barema.tsx';
import { porqueNaoMuda, retificaHoje } from '../components/mudanca-permitida.ts';

export default function MudarBarema() {
  return (
    <PaginaDoEdital parte="barema">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <Mudar edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Mudar({ edital }: { readonly edital: Edital }) {
  const barema = useQuery(baremaQuery(edital.id));
  const hoje = useQuery(hojeQuery).data;
  return (
    <QueryState query={barema}>
      {(lido) => (
        <Aberto
          edital={edital}
          lido={lido}
          porque={porqueNaoMuda(edital, lido)}
          retifica={retificaHoje(edital, hoje)}
        />
      )}
    </QueryState>
  );
}

function Aberto(props: {
  readonly edital: Edital;
  readonly lido: BaremaLido;
  readonly porque: string | null;
  readonly retifica: boolean;
}) {
  const { porque, edital } = props;
  const [antes] = useState(porque);
  // A call that closes during the editing leaves the form on the screen with a notice; the server refuses the
  // change.
  if (antes === null || porque === null) return <EditorDoBarema {...props} />;
  return (
    <Notice>
      {porque}. <Link to={`/editais/${edital.id}/barema`}>Ler o barema</Link>
    </Notice>
  );
}
