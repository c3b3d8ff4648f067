import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSessao } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { hojeQuery, janelasQuery } from '../../janela/api.ts';
import { AvisoDaJanela } from '../../janela/offered/aviso-da-janela.tsx';
import { JanelaAberta } from '../../janela/offered/janela-aberta.tsx';
import { type Folha, folhaQuery } from '../api.ts';
import { AnoDaFolha } from '../components/ano-da-folha.tsx';
import { FormularioDaFolha } from '../components/formulario-da-folha.tsx';

/** Its coordinator writes it while the window is open (D23); others read it at any time. */
export function FolhaDoProjeto(props: {
  readonly projeto: { readonly id: number; readonly coordenador: { readonly id: number } };
}) {
  const { id, coordenador } = props.projeto;
  const eu = useSessao()?.usuario.id;
  if (coordenador.id !== eu) return <AFolha projeto={id} soLeitura />;
  return (
    <JanelaAberta janela="frequencia" projeto={id}>
      <AFolha projeto={id} soLeitura={false} />
    </JanelaAberta>
  );
}

function AFolha({ projeto, soLeitura }: { readonly projeto: number; readonly soLeitura: boolean }) {
  const [busca, setBusca] = useSearchParams();
  const pedido = Number(busca.get('ano'));
  const ano = Number.isInteger(pedido) && pedido >= 1000 && pedido <= 9999 ? pedido : null;
  const folha = useQuery(folhaQuery(projeto, ano));
  const hoje = useQuery(hojeQuery);
  return (
    <QueryState query={folha}>
      {(lida) => (
        <QueryState query={hoje}>
          {(agora) => (
            <Stack gap="lg">
              {!soLeitura && <PrazoDaFolha projeto={projeto} />}
              <AnoDaFolha
                folha={lida}
                soLeitura={soLeitura}
                onChange={(escolhido) => setBusca({ ano: String(escolhido) })}
              />
              <Corpo folha={lida} hoje={agora.slice(0, 10)} soLeitura={soLeitura} />
            </Stack>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function Corpo(props: { readonly folha: Folha; readonly hoje: string; readonly soLeitura: boolean }) {
  const { folha } = props;
  if (folha.linhas.length === 0) return <EmptyState title={MENSAGENS_INSTRUTOR.nenhum} />;
  return <FormularioDaFolha key={`${folha.projeto.id}-${folha.ano}`} {...props} />;
}

function PrazoDaFolha({ projeto }: { readonly projeto: number }) {
  const janelas = useQuery(janelasQuery(projeto));
  const estado = janelas.data?.find(({ janela }) => janela === 'frequencia');
  return estado === undefined ? null : <AvisoDaJanela estado={estado} de="O registro de frequência" />;
}
