import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDoFim } from '@instrutoria/domain/pagamento/rules/cadastro-de-valores.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEncerrarValor, type ValorDaBolsa } from '../api.ts';
import { MesField } from './mes-field.tsx';

/** The page below has a field 'mesFim'. */
const CAMPO = 'ultimoMes';

export default function EncerrarValorModal(props: {
  readonly valor: ValorDaBolsa;
  readonly valores: readonly ValorDaBolsa[];
  readonly hoje: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { valor, valores, hoje, opened, onClose } = props;
  const [mesFim, setMesFim] = useState(valor.mesFim ?? '');
  const errors = useFormErrors();
  const encerrar = useEncerrarValor();
  const guardado = (um: ValorDaBolsa) => ({ ...um, editalId: um.edital?.id ?? null });
  const submit = async () => {
    const problemas = problemasDoFim(guardado(valor), mesFim, valores.map(guardado));
    if (errors.show(problemas.map((um) => ({ ...um, campo: CAMPO })))) return;
    try {
      await encerrar.mutateAsync({ id: valor.id, mesFim });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.valorEncerrado);
    onClose();
  };
  return (
    <FormModal
      title="Último mês deste valor"
      opened={opened}
      busy={encerrar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      submit="Salvar"
    >
      <Text>
        {reais(valor.centavos)} desde {formatarMes(valor.mesInicio)}. Cadastre depois o valor dos meses
        seguintes.
      </Text>
      <MesField
        {...errors.field(CAMPO)}
        label="Último mês"
        withAsterisk
        hoje={hoje}
        vazio="Escolha o mês"
        value={mesFim}
        onMes={(mes) => {
          errors.clear(CAMPO);
          setMesFim(mes);
        }}
      />
    </FormModal>
  );
}
