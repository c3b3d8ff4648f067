import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { type ContagemDosRecursos, contagemDosRecursosQuery } from '../api.ts';
import { ListaFiltrada, useFiltroDosRecursos } from '../components/lista-filtrada.tsx';
import { PrazoDosRecursos } from '../components/prazo-dos-recursos.tsx';
import { quantosRecursos } from '../components/recursos-do-edital.ts';

export default function EditalRecursos() {
  return (
    <PaginaDoEdital parte="recursos">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital}
              aqui={(codigo) =>
                codigo === 'RECURSO_PENDENTE' ? `/editais/${edital.id}/recursos?situacao=pendente` : undefined
              }
            />,
          )}
          {foiPublicado(edital) ? (
            <Recursos edital={edital} />
          ) : (
            <Notice title="Este edital ainda não recebe recursos">
              Os coordenadores podem pedir recurso depois que o resultado é publicado.
            </Notice>
          )}
        </>
      )}
    </PaginaDoEdital>
  );
}

function Recursos({ edital }: { readonly edital: Edital }) {
  const query = useQuery(contagemDosRecursosQuery(edital.id));
  return (
    <>
      <PrazoDosRecursos edital={edital} />
      <QueryState query={query}>{(contagem) => <Lista edital={edital.id} contagem={contagem} />}</QueryState>
    </>
  );
}

function Lista({ edital, contagem }: { readonly edital: number; readonly contagem: ContagemDosRecursos }) {
  const filtro = useFiltroDosRecursos();
  const { pendentes, aDecidir } = quantosRecursos(contagem);
  const [primeiro] = contagem.proximos;
  const daqui = `/editais/${edital}/recursos`;
  if (contagem.editais.length === 0) return <EmptyState title={`${M.nenhum} neste edital.`} />;
  return (
    <Stack gap="sm">
      <ListaFiltrada
        caption="Recursos do edital"
        edital={edital}
        contagem={contagem}
        filtro={filtro}
        caminho={({ id }) => `${daqui}/${id}`}
        ato={
          primeiro === undefined ? (
            <Text>
              {pendentes === 0
                ? 'Todos foram decididos.'
                : 'Outra pessoa da comissão decide os que estão pendentes.'}
            </Text>
          ) : (
            <Button component={Link} to={`${daqui}/${primeiro}`}>
              {aDecidir === 1
                ? 'Decidir o que está pendente'
                : `Decidir o primeiro de ${contado(aDecidir, 'pendente', 'pendentes')}`}
            </Button>
          )
        }
      />
    </Stack>
  );
}
