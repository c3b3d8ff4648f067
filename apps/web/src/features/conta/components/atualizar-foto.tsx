import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Professor } from '@instrutoria/domain/conta/types.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useAtualizarProfessor } from '../api.ts';
import { Foto } from './foto.tsx';
import { FotoField } from './foto-field.tsx';

export function AtualizarFoto({ pessoa }: { readonly pessoa: Professor }) {
  const [foto, setFoto] = useState<string | null>(null);
  const errors = useFormErrors();
  const confirm = useConfirm();
  const salvar = useAtualizarProfessor();

  const save = async () => {
    if (foto === null || !(await confirm(MENSAGENS_CONTA.desejaSalvarFoto))) return;
    try {
      await salvar.mutateAsync({ id: pessoa.id, versao: pessoa.versao, foto });
      setFoto(null);
      notify.success(MENSAGENS_CONTA.fotoAtualizada);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Panel title="Foto de perfil">
      <ErrorSummary {...errors.summary} />
      <Group align="flex-start" gap="lg">
        <Foto id={pessoa.id} foto={pessoa.foto} nome={pessoa.nome} />
        <div style={{ flex: '1 1 15rem', minWidth: 0 }}>
          <FotoField value={foto} onChange={setFoto} error={errors.field('foto').error} />
          {foto !== null && (
            <Button mt="sm" loading={salvar.isPending} onClick={() => void save()}>
              Salvar foto
            </Button>
          )}
        </div>
      </Group>
    </Panel>
  );
}
