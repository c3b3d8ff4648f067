import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useSessao } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { hojeQuery, janelasQuery } from '../../janela/api.ts';
import { AvisoDaJanela } from '../../janela/offered/aviso-da-janela.tsx';
import { JanelaAberta } from '../../janela/offered/janela-aberta.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { type Folha, folhaQuery } from '../api.ts';
import { AnoDaFolha } from '../components/ano-da-folha.tsx';
import { FormularioDaFolha } from '../components/formulario-da-folha.tsx';

export default function Frequencia() {
  const id = useIdOfPath();
  const eu = useSessao()?.usuario.id;
  const projeto = useProjeto(id);
  const sumiu = id === 0 || (projeto.error instanceof ApiError && projeto.error.status === 404);
  const volta = `/projetos_submetidos/${id}`;
  return (
    <>
      <PageHeader
        title="Frequência dos instrutores"
        crumbs={[
          { label: 'Início', to: '/menu' },
          ...(sumiu ? [] : [{ label: 'Projeto submetido', to: volta }]),
        ]}
        {...(projeto.data === undefined ? {} : { description: projeto.data.titulo })}
        {...(sumiu
          ? {}
          : {
              actions: (
                <Button variant="default" component={Link} to={volta}>
                  Voltar
                </Button>
              ),
            })}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={projeto}>
          {({ coordenador }) =>
            coordenador.id === eu ? (
              <JanelaAberta janela="frequencia" projeto={id}>
                <AFolha projeto={id} soLeitura={false} />
              </JanelaAberta>
            ) : (
              <AFolha projeto={id} soLeitura />
            )
          }
        </QueryState>
      )}
    </>
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
