import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { podeRelatar } from '@instrutoria/domain/relatorio/maquina.ts';
import { MENSAGENS_RELATORIO as M, ROTULOS_RELATORIO as R } from '@instrutoria/domain/relatorio/messages.ts';
import { arquivoDoCoordenador } from '@instrutoria/domain/relatorio/rules/nome-do-arquivo.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { instituicaoQuery } from '../../configuracao/api.ts';
import { alunosQuery, disciplinasRelatadasQuery, pdfAcessivel, relatorioDoCoordenadorQuery } from '../api.ts';
import { AvisoDaJanela, FaltaORelatorioDasDisciplinas } from '../components/avisos-do-relatorio.tsx';
import { BotoesDoPdf } from '../components/botoes-do-pdf.tsx';
import { FolhaDoCoordenador, TITULO_DO_COORDENADOR } from '../components/folha-do-coordenador.tsx';
import { FormularioDoCoordenador } from '../components/formulario-do-coordenador.tsx';
import { joinQueries } from '../components/join-queries.ts';
import { SituacaoDoRelatorio, useSituacaoDoRelatorio } from '../components/situacao-do-relatorio.tsx';
import { alunosDoRelatorio } from '../components/valores-do-coordenador.ts';

export function RelatorioDoCoordenador({ projeto }: { readonly projeto: Projeto }) {
  const ehCoordenador = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const folha = useRef<HTMLElement>(null);
  const [aberto, setAberto] = useState(false);
  const situacao = useSituacaoDoRelatorio({ projeto: projeto.id, especie: 'COORDENADOR' });
  const query = joinQueries({
    relatorio: useQuery(relatorioDoCoordenadorQuery(projeto.id)),
    disciplinas: useQuery(disciplinasRelatadasQuery(projeto.id)),
    alunos: useQuery(alunosQuery(projeto.id)),
    instituicao: useQuery(instituicaoQuery),
  });
  return (
    <Part title={R.gerarDoCoordenador}>
      <QueryState query={query}>
        {({ relatorio, disciplinas, alunos, instituicao }) => (
          <Stack gap="lg">
            <SituacaoDoRelatorio situacao={situacao} />
            {ehCoordenador && !podeRelatar('salvarRelatorioCoordenador', disciplinas) && (
              <FaltaORelatorioDasDisciplinas projeto={projeto.id} />
            )}
            {ehCoordenador &&
              !situacao.aprovado &&
              podeRelatar('salvarRelatorioCoordenador', disciplinas) && (
                <>
                  {!situacao.corrige && <AvisoDaJanela projeto={projeto.id} />}
                  <div>
                    <Button onClick={() => setAberto(true)}>
                      {relatorio === null ? 'Preencher relatório' : 'Atualizar'}
                    </Button>
                  </div>
                  <FormularioDoCoordenador
                    projeto={projeto.id}
                    alunos={alunosDoRelatorio(alunos, relatorio)}
                    relatorio={relatorio}
                    opened={aberto}
                    onClose={() => setAberto(false)}
                  />
                </>
              )}
            <Panel title={R.visualizar}>
              {relatorio === null ? (
                <div role="status">
                  <EmptyState title={M.nenhumDoCoordenador} />
                </div>
              ) : (
                <Stack gap="lg">
                  <BotoesDoPdf
                    folha={folha}
                    titulo={`${TITULO_DO_COORDENADOR}: ${projeto.titulo}`}
                    arquivo={arquivoDoCoordenador(projeto.coordenador.nome)}
                    acessivel={() => pdfAcessivel.coordenador(projeto.id)}
                  />
                  <FolhaDoCoordenador
                    ref={folha}
                    cabecalho={{ instituicao, projeto }}
                    relatorio={relatorio}
                  />
                </Stack>
              )}
            </Panel>
          </Stack>
        )}
      </QueryState>
    </Part>
  );
}
