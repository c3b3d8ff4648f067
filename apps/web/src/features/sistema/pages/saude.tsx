import { mensagensEsperam } from '@instrutoria/domain/sistema/messages.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarQuando } from '../../../lib/format/format.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PendenciasDaInstalacao } from '../../instalacao/offered/pendencias-da-instalacao.tsx';
import {
  avisosDoSistemaQuery,
  emailsMortosQuery,
  partesQuery,
  type Situacao,
  situacaoQuery,
} from '../api.ts';
import { AvisosDoSistema } from '../components/avisos-do-sistema.tsx';
import { Copias } from '../components/copias.tsx';
import { EmailsMortos } from '../components/emails-mortos.tsx';
import { InstalacaoEmNumeros } from '../components/instalacao-em-numeros.tsx';
import { LerDeNovo } from '../components/ler-de-novo.tsx';
import { PartesDoSistema } from '../components/partes-do-sistema.tsx';
import { UltimaLeitura } from '../components/ultima-leitura.tsx';

export default function Saude() {
  const avisos = useQuery(avisosDoSistemaQuery);
  const partes = useQuery(partesQuery);
  const situacao = useQuery(situacaoQuery);
  const mortos = useQuery(emailsMortosQuery);
  const emails = situacao.data?.emails;
  return (
    <>
      <PageHeader
        title="Saúde do sistema"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="O que funciona, o que não funciona, e o que fazer."
        actions={
          <LerDeNovo
            lidoEm={Math.min(...[avisos, partes, situacao, mortos].map((uma) => uma.dataUpdatedAt))}
          />
        }
      />
      <PendenciasDaInstalacao />
      <Stack gap="lg">
        <Panel title="Avisos">
          <UltimaLeitura query={avisos}>{(dados) => <AvisosDoSistema avisos={dados} />}</UltimaLeitura>
        </Panel>
        <Panel title="Partes do sistema">
          <UltimaLeitura query={partes}>
            {(dados, lidoEm) => (
              <PartesDoSistema partes={dados.partes} esperando={emails?.esperando} lidoEm={lidoEm} />
            )}
          </UltimaLeitura>
        </Panel>
        <Panel title="E-mails">
          {emails !== undefined && <NaFila {...emails} lidoEm={new Date(situacao.dataUpdatedAt)} />}
          <UltimaLeitura query={mortos}>
            {(dados, lidoEm) => <EmailsMortos emails={dados} quantos={emails?.mortos} lidoEm={lidoEm} />}
          </UltimaLeitura>
        </Panel>
        <Panel title="Cópias de segurança">
          <UltimaLeitura query={situacao}>
            {(dados, lidoEm) => <Copias {...dados} lidoEm={lidoEm} />}
          </UltimaLeitura>
        </Panel>
        <Panel title="Esta instalação">
          <UltimaLeitura query={situacao}>{(dados) => <InstalacaoEmNumeros {...dados} />}</UltimaLeitura>
        </Panel>
      </Stack>
    </>
  );
}

function NaFila({ esperando, esperandoDesde, lidoEm }: Situacao['emails'] & { readonly lidoEm: Date }) {
  return (
    <Text mb="md">
      {mensagensEsperam(
        esperando,
        esperandoDesde === null ? undefined : formatarQuando(esperandoDesde, lidoEm),
      )}
    </Text>
  );
}
