import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDoProjeto } from '../../../lib/do-projeto.ts';
import { formatarDia, formatarInstante } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { type Recurso, recursosDoProjetoQuery } from '../api.ts';
import { AnexosDoRecurso } from '../components/anexos-do-recurso.tsx';
import { CriteriosDoRecurso } from '../components/criterios-do-recurso.tsx';
import { DiferencasDoRecurso } from '../components/recurso-decidido.tsx';

/** It names criteria, or brings documents. */
const temMais = ({ criterios, anexos }: Recurso) => criterios !== undefined || anexos !== undefined;

export function RecursosDoProjeto({
  aprovacao,
  ehCoordenador,
}: {
  readonly aprovacao: Aprovacao;
  readonly ehCoordenador: boolean;
}) {
  const { projeto } = aprovacao;
  const doProjeto = useDoProjeto();
  const recursos = useQuery(recursosDoProjetoQuery(projeto.id));
  if (aprovacao.id === null || !foiPublicado(projeto.edital)) return null;
  return (
    <Panel title="Recursos">
      <QueryState query={recursos}>
        {(lista) => {
          const { pode, motivo } = (ehCoordenador ? aprovacao.recurso : null) ?? {
            pode: false,
            motivo: null,
          };
          return (
            <Stack gap="md">
              {lista.length === 0 && <Text>Nenhum recurso foi solicitado.</Text>}
              {lista.map((recurso) => (
                <Notice
                  key={recurso.id}
                  kind={recurso.status === 'ACEITO' ? 'success' : 'info'}
                  title={`${temMais(recurso) ? `Recurso nº ${recurso.id}: ` : ''}${NOMES_DO_STATUS[recurso.status]}, solicitado em ${formatarInstante(recurso.criadoEm)}`}
                >
                  {recurso.mensagem !== '' && <RichText html={recurso.mensagem} />}
                  <CriteriosDoRecurso recurso={recurso} />
                  <AnexosDoRecurso recurso={recurso} />
                  {recurso.feedback !== null && recurso.feedback !== '' && (
                    <>
                      <Text fw={600}>Resposta</Text>
                      <RichText html={recurso.feedback} />
                    </>
                  )}
                  <DiferencasDoRecurso recurso={recurso} />
                </Notice>
              ))}
              {motivo !== null && <Text c="dimmed">{motivo}.</Text>}
              {pode && (
                <div>
                  <Button component={Link} to={`/solicitar_recurso/${aprovacao.id}`} state={doProjeto}>
                    Solicitar recurso
                  </Button>
                  {projeto.edital.fimRecursos !== null && (
                    <Text size="sm" c="dimmed" mt={4}>
                      até {formatarDia(projeto.edital.fimRecursos)}, o dia inteiro
                    </Text>
                  )}
                </div>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </Panel>
  );
}
