import { NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery, configuracaoQuery, instituicaoQuery } from '../../configuracao/api.ts';
import { janelasSemProjetoQuery } from '../api.ts';
import { DataSimulada } from '../components/data-simulada.tsx';
import { DiasDasJanelas } from '../components/dias-das-janelas.tsx';
import { NovaProrrogacao, Prorrogacoes } from '../components/prorrogacoes.tsx';
import { AssinarCalendario } from '../offered/assinar-calendario.tsx';
import { AvisoDaJanela } from '../offered/aviso-da-janela.tsx';

export default function Janelas() {
  const janelas = useQuery(janelasSemProjetoQuery);
  const configuracao = useQuery(configuracaoQuery);
  const instituicao = useQuery(instituicaoQuery);
  const hoje = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        title="Prazos e prorrogações"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Quando se cadastram instrutores, se registra a frequência e se enviam relatórios."
      />
      <AssinarCalendario />
      <Stack gap="lg">
        <QueryState query={janelas}>
          {(todas) => (
            <Stack gap="sm">
              {todas.map((estado) => (
                <AvisoDaJanela key={estado.janela} estado={estado} de={NOMES_DAS_JANELAS[estado.janela]} />
              ))}
            </Stack>
          )}
        </QueryState>
        {instituicao.data?.demonstracao === true && <DataSimulada simulada={instituicao.data.dataSimulada} />}
        <QueryState query={hoje}>{(agora) => <NovaProrrogacao hoje={agora.slice(0, 10)} />}</QueryState>
        <Prorrogacoes />
        <QueryState query={configuracao}>
          {(atual) => <DiasDasJanelas key={atual.versao} configuracao={atual} />}
        </QueryState>
      </Stack>
    </>
  );
}
