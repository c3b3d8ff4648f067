import {
  NOMES_DAS_SITUACOES_DO_INSTRUTOR as NOMES,
  situacaoNaTela,
} from '@instrutoria/domain/instrutor/messages.ts';
import { SITUACOES_DO_INSTRUTOR, type SituacaoDoInstrutor } from '@instrutoria/domain/instrutor/types.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Instrutor, useAlterarSituacao } from '../api.ts';

const RegularizarModal = lateDialog(
  () => import('./regularizar-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** The situation that administrators can change; REGULAR asks for its month and shows what forbids it. */
export function SituacaoEditavel({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, versao, nome, situacaoInstrutor } = instrutor;
  const [escolhida, setEscolhida] = useState<SituacaoDoInstrutor>();
  const select = useRef<HTMLSelectElement>(null);
  const alterar = useAlterarSituacao();
  // As it was when the dialog opened, so that a refusal does not close it.
  const regularizar = useEditor<Instrutor>();

  const end = () => {
    setEscolhida(undefined);
    // The focused button disappears.
    select.current?.focus();
  };
  const save = async () => {
    if (escolhida === undefined) return;
    if (escolhida === 'REGULAR') {
      regularizar.open(instrutor);
      return;
    }
    try {
      notify.success((await alterar.mutateAsync({ id, versao, situacaoInstrutor: escolhida })).message);
    } catch (error) {
      notify.failure(error);
    }
    end();
  };

  return (
    <Group gap="xs">
      <NativeSelect
        ref={select}
        aria-label={`Situação de ${nome}`}
        w={instrutor.aguardandoConferencia ? '13.5rem' : '9.5rem'}
        value={escolhida ?? situacaoInstrutor}
        onChange={(event) => {
          const nova = SITUACOES_DO_INSTRUTOR.find((cada) => cada === event.currentTarget.value);
          setEscolhida(nova === situacaoInstrutor ? undefined : nova);
        }}
        data={SITUACOES_DO_INSTRUTOR.map((value) => ({
          value,
          label: value === situacaoInstrutor ? situacaoNaTela(instrutor) : NOMES[value],
        }))}
      />
      {escolhida !== undefined && (
        <Button variant="light" size="sm" loading={alterar.isPending} onClick={() => void save()}>
          Salvar<span className="sr-only"> a situação de {nome}</span>
        </Button>
      )}
      <Suspense>
        {regularizar.record !== null && (
          <RegularizarModal
            key={`regularizar-${regularizar.turn}`}
            instrutor={regularizar.record}
            opened={regularizar.opened}
            onClose={regularizar.close}
            onDone={end}
          />
        )}
      </Suspense>
    </Group>
  );
}
