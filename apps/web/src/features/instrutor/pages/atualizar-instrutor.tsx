import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { type Instrutor, useAtualizarInstrutor } from '../api.ts';
import { corpoDe, digitadoDe } from '../components/cadastro/instrutor-digitado.ts';
import { InstrutorForm } from '../components/cadastro/instrutor-form.tsx';
import { NoProjetoAprovado } from '../components/no-projeto-aprovado.tsx';

function idDe(texto: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(texto ?? '') ? Number(texto) : 0;
}

export default function AtualizarInstrutor() {
  const { instrutor_id, projeto_id } = useParams();
  return (
    <NoProjetoAprovado id={idDe(projeto_id)} title="Atualizar instrutor">
      {({ projeto, instrutores, vagas }) => {
        const instrutor = instrutores.find(({ id }) => id === idDe(instrutor_id));
        return instrutor === undefined ? (
          <div role="alert">
            <EmptyState title={M.naoEncontrado} />
          </div>
        ) : (
          <Atualizacao key={instrutor.id} lido={instrutor} projeto={projeto.id} vagas={vagas} />
        );
      }}
    </NoProjetoAprovado>
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
