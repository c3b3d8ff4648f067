import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useSessao } from '../../../lib/session/session.ts';
import { Sheet } from '../../../ui/page/sheet.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { regrasQuery } from '../../edital/api.ts';
import { useNomesDoProjeto } from '../api.ts';
import { ditoDoComprovante, ListaDeNomes } from '../components/pessoas/lista-de-nomes.tsx';

/** Names that were sent in a call without names, shown to its administrator. */
export function NomesEnviados({ projeto }: { readonly projeto: Projeto }) {
  const usuario = useSessao()?.usuario;
  const { coordenador, professores_colaboradores, edital, ehRascunho } = projeto;
  const participa = [coordenador, ...professores_colaboradores].some(({ id }) => id === usuario?.id);
  if (usuario?.tipo !== 'administrador' || participa || ehRascunho || edital === null) return null;
  return <DoEdital id={projeto.id} edital={edital.id} />;
}

function DoEdital({ id, edital }: { readonly id: number; readonly edital: number }) {
  const query = useQuery(regrasQuery(edital));
  return (
    <QueryState query={query}>
      {({ regras }) => (regras.anonimato === 'ambos' ? <Achados id={id} /> : null)}
    </QueryState>
  );
}

function Achados({ id }: { readonly id: number }) {
  const query = useNomesDoProjeto(id);
  return (
    <Sheet title="Onde o projeto diz quem o escreveu">
      <QueryState query={query}>
        {({ achados, comprovante }) => (
          <>
            <p>
              {achados.length === 0
                ? 'Nos textos e no comprovante não apareceu nome, SIAPE, e-mail nem Lattes da equipe.'
                : 'O avaliador lê isto, que foi enviado assim mesmo. Ele não vê esta lista.'}
            </p>
            <ListaDeNomes achados={achados} />
            {ditoDoComprovante(comprovante) !== null && <p>{ditoDoComprovante(comprovante)}</p>}
          </>
        )}
      </QueryState>
    </Sheet>
  );
}
