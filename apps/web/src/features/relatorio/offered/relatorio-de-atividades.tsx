import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { podeRelatar } from '@instrutoria/domain/relatorio/maquina.ts';
import { MENSAGENS_RELATORIO as M, ROTULOS_RELATORIO as R } from '@instrutoria/domain/relatorio/messages.ts';
import { arquivoDaAtividade } from '@instrutoria/domain/relatorio/rules/nome-do-arquivo.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { instituicaoQuery } from '../../configuracao/api.ts';
import { alunoQuery, disciplinasRelatadasQuery, pdfAcessivel, relatorioDeAtividadeQuery } from '../api.ts';
import { AvisoDaJanela } from '../components/avisos-do-relatorio.tsx';
import { BotoesDoPdf } from '../components/botoes-do-pdf.tsx';
import { FolhaDaAtividade, TITULO_DA_ATIVIDADE } from '../components/folha-da-atividade.tsx';
import { FormularioDaAtividade } from '../components/formulario-da-atividade.tsx';
import { joinQueries } from '../components/join-queries.ts';
import { SituacaoDoRelatorio, useSituacaoDoRelatorio } from '../components/situacao-do-relatorio.tsx';

/** The activity report; without the discipline report it redirects to the instructors (D29). */
export function RelatorioDeAtividades(props: { readonly projeto: Projeto; readonly instrutor: number }) {
  const { projeto, instrutor } = props;
  const ehCoordenador = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const folha = useRef<HTMLElement>(null);
  const [aberto, setAberto] = useState(false);
  const navigate = useNavigate();
  const situacao = useSituacaoDoRelatorio({ projeto: projeto.id, especie: 'ATIVIDADES', instrutor });
  const query = joinQueries({
    relatorio: useQuery(relatorioDeAtividadeQuery(instrutor)),
    relatadas: useQuery(disciplinasRelatadasQuery(projeto.id)),
    aluno: useQuery(alunoQuery(instrutor)),
    instituicao: useQuery(instituicaoQuery),
  });
  const relatadas = query.data?.relatadas;
  const faltam = relatadas !== undefined && !podeRelatar('salvarRelatorioAtividade', relatadas);
  useEffect(() => {
    if (!faltam) return;
    notify.error(M.preenchaAntesDisciplinas);
    void navigate(`/instrutores/${projeto.id}`, { replace: true });
  }, [faltam, navigate, projeto.id]);
  if (faltam) return null;
  return (
    <Part title={TITULO_DA_ATIVIDADE}>
      <QueryState query={query}>
        {({ relatorio, relatadas, aluno, instituicao }) =>
          aluno.projeto.id !== projeto.id ? (
            <div role="alert">
              <EmptyState title={M.alunoDeOutroProjeto} />
            </div>
          ) : (
            <Stack gap="lg">
              <SituacaoDoRelatorio situacao={situacao} />
              {ehCoordenador && !situacao.aprovado && (
                <>
                  {!situacao.corrige && <AvisoDaJanela projeto={projeto.id} />}
                  <div>
                    <Button onClick={() => setAberto(true)}>
                      {relatorio === null ? 'Preencher relatório' : 'Atualizar'}
                      <span className="sr-only"> de {aluno.nome}</span>
                    </Button>
                  </div>
                  <FormularioDaAtividade
                    instrutor={instrutor}
                    relatadas={relatadas}
                    relatorio={relatorio}
                    opened={aberto}
                    onClose={() => setAberto(false)}
                  />
                </>
              )}
              <Panel title={`${R.visualizar} ${aluno.nome}`}>
                {relatorio === null ? (
                  <div role="status">
                    <EmptyState title={M.nenhumDaAtividade} />
                  </div>
                ) : (
                  <Stack gap="lg">
                    <BotoesDoPdf
                      folha={folha}
                      titulo={`${TITULO_DA_ATIVIDADE}: ${aluno.nome}`}
                      arquivo={arquivoDaAtividade(aluno.nome)}
                      acessivel={() => pdfAcessivel.atividade(instrutor)}
                    />
                    <FolhaDaAtividade
                      ref={folha}
                      cabecalho={{ instituicao, projeto }}
                      relatorio={relatorio}
                    />
                  </Stack>
                )}
              </Panel>
            </Stack>
          )
        }
      </QueryState>
    </Part>
  );
}
