import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { MENSAGENS_RELATORIO as M, ROTULOS_RELATORIO as R } from '@instrutoria/domain/relatorio/messages.ts';
import { arquivoDasDisciplinas } from '@instrutoria/domain/relatorio/rules/nome-do-arquivo.ts';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { Modal } from '../../../ui/dialogs/modal.ts';
import { useLateOpened } from '../../../ui/drafts/use-late-opened.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery, instituicaoQuery } from '../../configuracao/api.ts';
import { useProjeto } from '../../projeto/api.ts';
import {
  type DisciplinaRelatada,
  disciplinasRelatadasQuery,
  type Instituicao,
  pdfAcessivel,
} from '../api.ts';
import { AvisoDaJanela } from './avisos-do-relatorio.tsx';
import { BotoesDoPdf } from './botoes-do-pdf.tsx';
import { FolhaDasDisciplinas, TITULO_DAS_DISCIPLINAS } from './folha-das-disciplinas.tsx';
import { FormularioDasDisciplinas } from './formulario-das-disciplinas.tsx';
import { joinQueries } from './join-queries.ts';
import { SituacaoDoRelatorio, useSituacaoDoRelatorio } from './situacao-do-relatorio.tsx';

export default function DisciplinasModal(props: {
  readonly projetoId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projetoId, opened, onClose } = props;
  const eu = useSessao()?.usuario.id;
  const situacao = useSituacaoDoRelatorio({ projeto: projetoId, especie: 'DISCIPLINAS' });
  const query = joinQueries({
    projeto: useProjeto(projetoId),
    relatadas: useQuery(disciplinasRelatadasQuery(projetoId)),
    hoje: useQuery(agoraQuery),
    instituicao: useQuery(instituicaoQuery),
  });
  return (
    <Modal
      opened={useLateOpened(opened)}
      onClose={onClose}
      title={TITULO_DAS_DISCIPLINAS}
      size="xl"
      closeOnClickOutside={false}
    >
      <QueryState query={query}>
        {({ projeto, relatadas, hoje, instituicao }) => (
          <Stack gap="lg">
            <SituacaoDoRelatorio situacao={situacao} />
            {agePeloProjeto(projeto, eu) && !situacao.aprovado && (
              <>
                {!situacao.corrige && <AvisoDaJanela projeto={projetoId} />}
                <FormularioDasDisciplinas
                  projeto={projeto}
                  relatadas={relatadas}
                  hoje={hoje}
                  onClose={onClose}
                />
              </>
            )}
            <Title order={2} size="h4">
              {R.visualizar}
            </Title>
            <Salvo projeto={projeto} relatadas={relatadas} instituicao={instituicao} />
          </Stack>
        )}
      </QueryState>
    </Modal>
  );
}

function Salvo(props: {
  readonly projeto: Projeto;
  readonly relatadas: readonly DisciplinaRelatada[];
  readonly instituicao: Instituicao;
}) {
  const { projeto, instituicao } = props;
  const folha = useRef<HTMLElement>(null);
  const [primeira, ...outras] = props.relatadas;
  if (primeira === undefined) return <EmptyState title={M.nenhumaDisciplina} />;
  return (
    <>
      <BotoesDoPdf
        folha={folha}
        titulo={`${TITULO_DAS_DISCIPLINAS}: ${projeto.titulo}`}
        arquivo={arquivoDasDisciplinas(projeto.id)}
        acessivel={() => pdfAcessivel.disciplinas(projeto.id)}
      />
      <FolhaDasDisciplinas
        ref={folha}
        cabecalho={{ instituicao, projeto }}
        relatadas={[primeira, ...outras]}
      />
    </>
  );
}
