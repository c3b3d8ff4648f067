import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarDia } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { todosDoEditalQuery } from '../../avaliacao/api.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { AnoDoEdital } from '../../painel/offered/graficos-do-edital.tsx';
import { folhaQuery, folhasQuery } from '../api.ts';
import { FolhaDoEdital } from '../components/folha-do-edital.tsx';
import { MesesDaVigencia } from '../components/meses-da-vigencia.tsx';
import { useFiltroDaFolha } from '../components/use-filtro-da-folha.ts';

const paga = (edital: Edital) => foiPublicado(edital) && !ehPreliminar(edital);

export default function EditalPagamento() {
  return (
    <PaginaDoEdital parte="pagamento">
      {(edital, quadro) => (
        <>
          {quadro(paga(edital) ? null : <ProximoAto edital={edital} />)}
          {paga(edital) ? (
            <Stack gap="lg">
              <Pagamento edital={edital} />
              <AnoDoEdital edital={edital.id} waiting={<Loading />} />
            </Stack>
          ) : (
            <Notice title="Este edital ainda não paga bolsas">
              As bolsas são pagas a partir do início da vigência, em {formatarDia(edital.vigenciaInicio)}, aos
              instrutores dos projetos aprovados
              {ehPreliminar(edital) ? ' no resultado final. O de agora é preliminar.' : '.'}
            </Notice>
          )}
        </>
      )}
    </PaginaDoEdital>
  );
}

function Pagamento({ edital }: { readonly edital: Edital }) {
  const folhas = useQuery(folhasQuery);
  const filtro = useFiltroDaFolha();
  const { mes } = filtro.values;
  const daVigencia = (um: string) =>
    um >= edital.vigenciaInicio.slice(0, 7) && um <= edital.vigenciaFim.slice(0, 7);
  return (
    <QueryState query={folhas}>
      {(todas) => {
        const meses = todas.filter((folha) => daVigencia(folha.mes));
        if (meses.length === 0) {
          return (
            <EmptyState title="Nenhum mês deste edital tem folha de pagamento.">
              A primeira aparece quando um bolsista começa.
            </EmptyState>
          );
        }
        return (
          <Stack gap="lg">
            <Part
              title="Meses da vigência"
              actions={
                <Button size="sm" variant="default" component={Link} to={`/verba?edital=${edital.id}`}>
                  Verba
                </Button>
              }
            >
              <Text mb="sm">
                A folha de um mês é uma só para todos os editais, e estas somas também. Escolha um mês para
                ler os lançamentos deste edital; cada leitura fica no registro de acessos.
              </Text>
              <MesesDaVigencia folhas={meses} aberto={mes} />
            </Part>
            {mes !== undefined && meses.some((folha) => folha.mes === mes) && (
              <Mes edital={edital.id} mes={mes} filtro={filtro} />
            )}
          </Stack>
        );
      }}
    </QueryState>
  );
}

function Mes(props: {
  readonly edital: number;
  readonly mes: string;
  readonly filtro: ReturnType<typeof useFiltroDaFolha>;
}) {
  const { edital, mes, filtro } = props;
  // Each reading writes an audit row, so it is loaded only on request.
  const folha = useQuery({ ...folhaQuery(mes), refetchOnWindowFocus: false });
  const projetos = useQuery(todosDoEditalQuery(edital));
  return (
    <QueryState query={projetos}>
      {({ data, total = data.length }) => {
        const daqui = new Set(data.map(({ id }) => id));
        return (
          <>
            {total > data.length && (
              <Notice
                kind="warning"
                title={`Só os primeiros ${data.length} de ${total} projetos estão abaixo`}
              />
            )}
            <QueryState query={folha} label={`A folha de ${mes}`}>
              {(lida) => (
                <FolhaDoEdital
                  key={mes}
                  filtro={filtro}
                  folha={{
                    ...lida,
                    lancamentos: lida.lancamentos.filter(({ projeto }) => daqui.has(projeto.id)),
                  }}
                />
              )}
            </QueryState>
          </>
        );
      }}
    </QueryState>
  );
}
