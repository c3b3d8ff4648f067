import { porQueSemInstrutores, projetoDoInstrutor } from '@instrutoria/domain/instrutor/policies.ts';
import { temVaga } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { JanelaAberta } from '../../janela/offered/janela-aberta.tsx';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { type Instrutor, instrutoresQuery } from '../api.ts';
import { vagasDe } from './cadastro/vagas-do-projeto.tsx';

/** A form about instructors: of the coordination of an approved project, while their registration is open. */
export function ComCadastroAberto(props: {
  readonly projeto: Projeto;
  readonly title: string;
  readonly children: (instrutores: readonly Instrutor[], vagas: string) => ReactNode;
}) {
  const { projeto, title, children } = props;
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const porQue = porQueSemInstrutores(projetoDoInstrutor(projeto));
  const recebe = coordena && projeto.encerramento === null && porQue === null;
  const instrutores = useQuery({ ...instrutoresQuery(projeto.id, false), enabled: recebe });
  if (!coordena)
    return (
      <div role="alert">
        <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
      </div>
    );
  if (projeto.encerramento !== null) return <AvisoDeEncerramento projeto={projeto} />;
  if (porQue !== null) return <Notice title={porQue} />;
  return (
    <Part title={title}>
      <QueryState query={instrutores}>
        {(lista) => (
          <JanelaAberta janela="cadastroInstrutor" projeto={projeto.id}>
            <Stack gap="lg">{children(lista, vagasLivres(projeto, lista))}</Stack>
          </JanelaAberta>
        )}
      </QueryState>
    </Part>
  );
}

function vagasLivres(projeto: Projeto, instrutores: readonly Instrutor[]): string {
  const { aprovadas, ocupadas } = vagasDe(projeto, instrutores);
  const livres = (tipo: Instrutor['tipoAluno']) =>
    temVaga(tipo, aprovadas, ocupadas) ? aprovadas[tipo] - ocupadas[tipo] : 0;
  return `Vagas livres: ${livres('BOLSISTA')} de bolsista, ${livres('VOLUNTARIO')} de voluntário`;
}
