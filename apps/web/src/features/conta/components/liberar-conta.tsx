import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { Button } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useLiberarConta } from '../api.ts';

export function LiberarConta({ id, nome }: { readonly id: number; readonly nome: string }) {
  const confirm = useConfirm();
  const liberar = useLiberarConta();

  const act = async () => {
    const detail = `Quem erra a senha muitas vezes tem de esperar. Liberar a conta de ${nome} acaba com essa espera; a senha continua a mesma.`;
    if (!(await confirm(M.desejaLiberar, { detail, yes: 'Liberar', no: 'Cancelar' }))) return;
    try {
      notify.success((await liberar.mutateAsync(id)).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button size="sm" variant="subtle" px={4} loading={liberar.isPending} onClick={() => void act()}>
      Liberar<span className="sr-only"> a conta de {nome}</span>
    </Button>
  );
}
