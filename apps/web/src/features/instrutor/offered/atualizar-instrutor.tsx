import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { type Instrutor, useAtualizarInstrutor } from '../api.ts';
import { corpoDe, digitadoDe } from '../components/cadastro/instrutor-digitado.ts';
import { InstrutorForm } from '../components/cadastro/instrutor-form.tsx';
import { ComCadastroAberto } from '../components/com-cadastro-aberto.tsx';

export function AtualizarInstrutor(props: { readonly projeto: Projeto; readonly instrutor: number }) {
  const { projeto, instrutor } = props;
  return (
    <ComCadastroAberto projeto={projeto} title="Atualizar instrutor">
      {(instrutores, vagas) => {
        const lido = instrutores.find(({ id }) => id === instrutor);
        return lido === undefined ? (
          <div role="alert">
            <EmptyState title={M.naoEncontrado} />
          </div>
        ) : (
          <Atualizacao key={lido.id} lido={lido} projeto={projeto.id} vagas={vagas} />
        );
      }}
    </ComCadastroAberto>
  );
}

function Atualizacao(props: { readonly lido: Instrutor; readonly projeto: number; readonly vagas: string }) {
  const { lido, projeto, vagas } = props;
  // As it was when the form opened: a refetch must not hide others' changes (T-G5).
  const [instrutor] = useState(lido);
  const atualizar = useAtualizarInstrutor();
  const inicial = digitadoDe(instrutor);
  const antes = corpoDe(inicial);
  return (
    <Stack gap="lg">
      {lido.versao !== instrutor.versao && (
        <Notice kind="warning" live title="Este instrutor foi alterado enquanto o formulário estava aberto">
          Recarregue a página para ver a alteração; o que você digitou é recuperado.
        </Notice>
      )}
      <InstrutorForm
        projeto={projeto}
        instrutor={instrutor}
        inicial={inicial}
        vagas={vagas}
        save={(corpo) =>
          atualizar.mutateAsync({
            id: instrutor.id,
            versao: instrutor.versao,
            ...Object.fromEntries(
              Object.entries(corpo).filter(([campo, valor]) => valor !== antes[campo as keyof typeof antes]),
            ),
          })
        }
      />
    </Stack>
  );
}
