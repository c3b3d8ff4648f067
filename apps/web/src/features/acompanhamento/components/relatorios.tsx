import { coordenouAte } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { porQueSemInstrutores, projetoDoInstrutor } from '@instrutoria/domain/instrutor/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DO_PROJETO } from '../../../lib/from-project.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { instrutoresQuery } from '../../instrutor/api.ts';
import { janelasQuery } from '../../janela/api.ts';
import { AvisoDaJanela } from '../../janela/offered/aviso-da-janela.tsx';
import { RelatorioDasDisciplinas } from '../../relatorio/offered/relatorio-das-disciplinas.tsx';
import { RelatorioDasDisciplinasEmPdf } from '../../relatorio/offered/relatorios-em-pdf.tsx';

/**
 * A former coordinator reads only the report of the disciplines, since the others are about students (D61).
 */
export function Relatorios({ projeto }: { readonly projeto: Projeto }) {
  const coordenou = coordenouAte(projeto, useSessao()?.usuario.id) !== null;
  return coordenou ? (
    <RelatorioDasDisciplinasEmPdf projeto={projeto} />
  ) : (
    <TodosOsRelatorios projeto={projeto} />
  );
}

/** The reports of a project, in the order of writing: the disciplines first (D29). */
function TodosOsRelatorios({ projeto }: { readonly projeto: Projeto }) {
  const { id } = projeto;
  const janelas = useQuery(janelasQuery(id));
  const instrutores = useQuery(instrutoresQuery(id, false));
  const estado = janelas.data?.find(({ janela }) => janela === 'relatorios');
  const porQue = porQueSemInstrutores(projetoDoInstrutor(projeto));
  if (porQue !== null) return <Notice title={porQue} />;
  return (
    <Stack gap="lg">
      {estado !== undefined && <AvisoDaJanela estado={estado} de="O envio dos relatórios" />}
      <div>
        <RelatorioDasDisciplinas projetoId={id} />
      </div>
      <QueryState query={instrutores}>
        {(lista) => (
          <ul>
            {lista.map((instrutor) => (
              <li key={instrutor.id}>
                <Anchor
                  component={Link}
                  to={`/relatorio_atividades/${instrutor.id}/${id}`}
                  state={DO_PROJETO}
                >
                  {`Relatório de atividades de ${instrutor.nome}`}
                </Anchor>
              </li>
            ))}
            <li>
              <Anchor component={Link} to={`/relatorio_coordenador/${id}`} state={DO_PROJETO}>
                Relatório do coordenador
              </Anchor>
            </li>
          </ul>
        )}
      </QueryState>
    </Stack>
  );
}
