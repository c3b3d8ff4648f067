import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { EVENTO_MAXIMO, MOTIVO_DA_RETIRADA_MAXIMO } from '@instrutoria/domain/sorteio/limits.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import {
  oDiaChegou,
  problemasDaRetirada,
  problemasDoAnuncio,
} from '@instrutoria/domain/sorteio/rules/evento.ts';
import type { EventoDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useAnunciarEvento } from '../api.ts';

const ROTULOS = {
  evento: 'Qual evento',
  dia: 'Dia em que acontece',
  motivo: 'Por que o anterior é substituído',
} as const;

/** Announces the public event that will give the seed, before it happens. */
export default function AnunciarEvento(props: {
  readonly edital: number;
  /** 'yyyy-mm-dd'; '' while unknown, in which case only the server checks. */
  readonly hoje: string;
  /** The announced event that this one replaces. */
  readonly anterior: EventoDoSorteio | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { edital, hoje, anterior, opened, close } = props;
  const [evento, setEvento] = useState('');
  const [dia, setDia] = useState('');
  const [motivo, setMotivo] = useState('');
  const [naoAconteceu, setNaoAconteceu] = useState(false);
  const errors = useFormErrors(ROTULOS);
  const anunciar = useAnunciarEvento(edital);
  const enviar = async () => {
    if (
      errors.show([
        ...problemasDoAnuncio({ evento, dia }, hoje),
        ...problemasDaRetirada(anterior, { motivo }),
      ])
    )
      return;
    try {
      await anunciar.mutateAsync({ evento, dia, motivo, naoAconteceu });
      notify.success(M.anunciado);
      close();
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <FormModal
      title="Anunciar evento público"
      submit="Anunciar"
      opened={opened}
      busy={anunciar.isPending}
      errors={errors}
      onSubmit={enviar}
      onClose={close}
    >
      <Text>
        Todos os que entram no sistema leem o anúncio nas regras do edital. Ele não pode ser mudado. Outro só
        o substitui antes do dia dele, ou se ele não aconteceu, com o motivo. Os dois ficam à vista.
      </Text>
      <TextInput
        {...errors.field('evento')}
        label={ROTULOS.evento}
        description="De que parte dele vem o número do sorteio, por exemplo: Loteria Federal, concurso 6017, 1º prêmio"
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={EVENTO_MAXIMO}
        value={evento}
        onChange={(event) => {
          errors.clear('evento');
          setEvento(event.currentTarget.value);
        }}
      />
      <TextInput
        {...errors.field('dia')}
        label={ROTULOS.dia}
        description="De amanhã em diante; o número só se escreve a partir desse dia"
        type="date"
        withAsterisk
        min={hoje === '' ? undefined : somarDias(hoje, 1)}
        value={dia}
        onChange={(event) => {
          errors.clear('dia');
          setDia(event.currentTarget.value);
        }}
      />
      {anterior !== null && (
        <TextInput
          {...errors.field('motivo')}
          label={ROTULOS.motivo}
          description={`Todos leem. O que está anunciado: ${anterior.evento}`}
          withAsterisk
          autoComplete="off"
          maxLength={MOTIVO_DA_RETIRADA_MAXIMO}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      )}
      {anterior !== null && hoje !== '' && oDiaChegou(anterior, hoje) && (
        <Checkbox
          label="O evento anunciado não aconteceu"
          checked={naoAconteceu}
          onChange={(event) => {
            errors.clear();
            setNaoAconteceu(event.currentTarget.checked);
          }}
        />
      )}
    </FormModal>
  );
}
