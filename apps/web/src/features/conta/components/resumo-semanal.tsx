import { MENSAGENS_CONTA as M, ROTULOS_CONTA as R } from '@instrutoria/domain/conta/messages.ts';
import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { resumoSemanalQuery, useAlterarResumoSemanal } from '../api.ts';

/** The setting behind the link in the weekly digest. */
export function ResumoSemanal() {
  const query = useQuery(resumoSemanalQuery);
  const alterar = useAlterarResumoSemanal();
  const mudar = async (recebe: boolean) => {
    try {
      await alterar.mutateAsync(recebe);
      notify.success(recebe ? M.resumoLigado : M.resumoDesligado);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="Resumo da semana">
      <Text mb="md">
        Um e-mail por semana, com o que está na sua página inicial. Quando você não tem nada para fazer, ele
        não é enviado. Os outros avisos do sistema chegam da mesma forma, com ou sem o resumo.
      </Text>
      <QueryState query={query} label="Lendo se você recebe o resumo">
        {({ recebe }) => (
          <Checkbox
            label={R.receberResumo}
            checked={alterar.isPending ? alterar.variables : recebe}
            disabled={alterar.isPending}
            onChange={(event) => void mudar(event.currentTarget.checked)}
          />
        )}
      </QueryState>
    </Panel>
  );
}
