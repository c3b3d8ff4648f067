import { NOMES_DAS_PARTES } from '@instrutoria/domain/homologacao/messages.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { type Homologacao, homologacaoQuery } from '../api.ts';
import { AtosDaAdministracao } from '../components/atos-da-administracao.tsx';
import { prazoDe, TagDoEstado } from '../components/estado-da-homologacao.tsx';
import { HistoricoDaHomologacao } from '../components/historico.tsx';
import { Recorrer } from '../components/recorrer.tsx';

/** A project's state, the acts of the reader, and its history: for its coordinator and the administration. */
export function HomologacaoDoProjeto(props: { readonly projeto: number; readonly teclas?: boolean }) {
  const { projeto, teclas = false } = props;
  const homologacao = useQuery(homologacaoQuery(projeto));
  const hoje = useQuery(agoraQuery);
  return (
    <QueryState query={homologacao}>
      {(lida) => (
        <QueryState query={hoje}>
          {(agora) => (
            <Stack key={lida.projeto} gap="lg">
              <Panel title="Situação na homologação">
                <Stack gap="sm">
                  <Situacao homologacao={lida} />
                  <AtosDaAdministracao homologacao={lida} hoje={agora.slice(0, 10)} teclas={teclas} />
                </Stack>
              </Panel>
              {lida.podeRecorrer && <Recorrer homologacao={lida} />}
              <Panel title="O que aconteceu">
                <HistoricoDaHomologacao historico={lida.historico} />
              </Panel>
            </Stack>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function Situacao({ homologacao }: { readonly homologacao: Homologacao }) {
  const { projeto, secoes, motivo, podeCorrigir } = homologacao;
  const prazo = prazoDe(homologacao);
  return (
    <>
      <Text component="div">
        <TagDoEstado estado={homologacao.estado} /> {prazo}
      </Text>
      {motivo !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{motivo}</Text>}
      {secoes.length > 0 && (
        <Text>O que corrigir: {secoes.map((uma) => NOMES_DAS_PARTES[uma]).join(', ')}.</Text>
      )}
      {podeCorrigir && (
        <div>
          <Button component={Link} to={`/projetos/${projeto}/correcao`}>
            Corrigir o projeto
          </Button>
        </div>
      )}
    </>
  );
}
