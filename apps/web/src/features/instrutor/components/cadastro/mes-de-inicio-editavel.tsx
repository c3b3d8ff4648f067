import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, useAlterarMesInicio } from '../../api.ts';
import { MesSelect } from './mes-select.tsx';

export function MesDeInicioEditavel({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, versao, nome, mesInicio } = instrutor;
  const [escolhido, setEscolhido] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  const alterar = useAlterarMesInicio();
  const mes = escolhido ?? mesInicio ?? '';

  const save = async () => {
    try {
      notify.success((await alterar.mutateAsync({ id, versao, mesInicio: mes })).message);
      setEscolhido(undefined);
      // The focused button disappears.
      select.current?.focus();
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <Group gap="xs">
      <MesSelect
        ref={select}
        instrutor={instrutor}
        aria-label={`Mês de início de ${nome}`}
        value={mes}
        onChange={setEscolhido}
      />
      {mes !== (mesInicio ?? '') && (
        <Button variant="light" size="sm" loading={alterar.isPending} onClick={() => void save()}>
          Salvar<span className="sr-only"> o mês de início de {nome}</span>
        </Button>
      )}
    </Group>
  );
}
