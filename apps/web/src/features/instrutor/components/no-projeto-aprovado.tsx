import { porQueSemInstrutores, projetoDoInstrutor } from '@instrutoria/domain/instrutor/policies.ts';
import { temVaga } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useVolta } from '../../../lib/from-project.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { JanelaAberta } from '../../janela/offered/janela-aberta.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { type Instrutor, instrutoresQuery } from '../api.ts';
import { vagasDe } from './cadastro/vagas-do-projeto.tsx';

export interface NoProjeto {
  readonly projeto: Projeto;
  readonly instrutores: readonly Instrutor[];
  readonly vagas: string;
}

export function NoProjetoAprovado(props: {
  readonly id: number;
  readonly title: string;
  readonly children: (dados: NoProjeto) => ReactNode;
}) {
  const { id, title, children } = props;
  const volta = useVolta(`/projetos/${id}/instrutores`, `/instrutores/${id}`);
  const eu = useSessao()?.usuario.id;
  const projeto = useProjeto(id);
  const instrutores = useQuery(instrutoresQuery(id, false));
  const dado = projeto.data;
  const sumiu =
    id === 0 ||
    (projeto.error instanceof ApiError && projeto.error.status === 404) ||
    (dado !== undefined && !agePeloProjeto(dado, eu));
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: 'Início', to: '/menu' },
          { label: 'Instrutores do projeto', to: volta },
        ]}
        {...(sumiu || dado === undefined ? {} : { description: dado.titulo })}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={projeto}>
          {(lido) =>
            lido.encerramento !== null ? (
              <AvisoDeEncerramento projeto={lido} />
            ) : porQueSemInstrutores(projetoDoInstrutor(lido)) === null ? (
              <QueryState query={instrutores}>
                {(lista) => (
                  <JanelaAberta janela="cadastroInstrutor" projeto={id}>
                    <Stack gap="lg">
                      {children({ projeto: lido, instrutores: lista, vagas: vagasLivres(lido, lista) })}
                    </Stack>
                  </JanelaAberta>
                )}
              </QueryState>
            ) : (
              <Notice title={porQueSemInstrutores(projetoDoInstrutor(lido)) ?? ''} />
            )
          }
        </QueryState>
      )}
    </>
  );
}

function vagasLivres(projeto: Projeto, instrutores: readonly Instrutor[]): string {
  const { aprovadas, ocupadas } = vagasDe(projeto, instrutores);
  const livres = (tipo: Instrutor['tipoAluno']) =>
    temVaga(tipo, aprovadas, ocupadas) ? aprovadas[tipo] - ocupadas[tipo] : 0;
  return `Vagas livres: ${livres('BOLSISTA')} de bolsista, ${livres('VOLUNTARIO')} de voluntário`;
}
