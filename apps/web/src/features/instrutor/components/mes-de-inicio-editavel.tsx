import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { notify } from '../../../ui/toast-store.ts';
import { type Instrutor, useAlterarMesInicio } from '../api.ts';

/** The administrator's control of the first month of a tie. */
export function MesDeInicioEditavel({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, versao, nome, mesInicio } = instrutor;
  const [digitado, setDigitado] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const alterar = useAlterarMesInicio();
  const mes = digitado ?? mesInicio ?? '';

  const save = async () => {
    try {
      notify.success((await alterar.mutateAsync({ id, versao, mesInicio: mes })).message);
      setDigitado(undefined);
      // The button that had the focus goes away.
      input.current?.focus();
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <Group gap="xs">
      <TextInput
        ref={input}
        // A picker of months shows them in the browser's language, and Firefox has none.
        placeholder="aaaa-mm"
        maxLength={7}
        w="7rem"
        aria-label={`Mês de início de ${nome}`}
        value={mes}
        onChange={(event) => setDigitado(event.currentTarget.value)}
      />
      {mes !== (mesInicio ?? '') && (
        <Button variant="light" size="sm" loading={alterar.isPending} onClick={() => void save()}>
          Salvar<span className="sr-only"> o mês de início de {nome}</span>
        </Button>
      )}
    </Group>
  );
}
