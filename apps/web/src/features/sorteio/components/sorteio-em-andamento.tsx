import { Button, Text } from '@mantine/core';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Tentativa, useCancelarSorteio } from '../api.ts';
import classes from './distribuir.module.css';

/** The progress of a running draw, started here or elsewhere. */
export function SorteioEmAndamento({ tentativa }: { readonly tentativa: Tentativa }) {
  const cancelar = useCancelarSorteio();
  const parar = async () => {
    try {
      await cancelar.mutateAsync(tentativa.id);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <div className={classes.acts}>
      <Text role="status">
        Sorteio {tentativa.id} em andamento: {tentativa.passos.toLocaleString('pt-BR')} passos.
      </Text>
      <Button size="sm" variant="default" loading={cancelar.isPending} onClick={() => void parar()}>
        Cancelar o sorteio
      </Button>
    </div>
  );
}
