import { NOMES_DOS_TIPOS } from '@instrutoria/domain/conta/messages.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../../ui/toast-store.ts';
import { useAlterarTipo } from '../api.ts';

/** One row's selector. A type that the screen does not offer is shown as it is, and can be changed away from. */
export function TipoDaPessoa(props: {
  readonly id: number;
  readonly nome: string;
  readonly tipo: TipoDeUsuario;
  readonly oferecidos: readonly TipoDeUsuario[];
}) {
  const { id, nome, tipo, oferecidos } = props;
  const [escolhido, setEscolhido] = useState(tipo);
  const alterar = useAlterarTipo();
  const opcoes = TIPOS_DE_USUARIO.filter((opcao) => oferecidos.includes(opcao) || opcao === tipo);

  const save = async () => {
    try {
      const { message } = await alterar.mutateAsync({ id, tipo: escolhido });
      notify.success(message);
    } catch (error) {
      setEscolhido(tipo);
      notify.failure(error);
    }
  };

  return (
    <Group gap="sm">
      <NativeSelect
        aria-label={`Tipo de ${nome}`}
        value={escolhido}
        onChange={(event) => {
          const novo = opcoes.find((opcao) => opcao === event.currentTarget.value);
          if (novo !== undefined) setEscolhido(novo);
        }}
        data={opcoes.map((opcao) => ({ value: opcao, label: NOMES_DOS_TIPOS[opcao] }))}
      />
      <Button
        variant="light"
        loading={alterar.isPending}
        disabled={escolhido === tipo}
        onClick={() => void save()}
      >
        Salvar<span className="sr-only"> o tipo de {nome}</span>
      </Button>
    </Group>
  );
}
