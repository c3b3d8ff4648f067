import { DIAS_DO_TOKEN_PROPOSTOS, NOME_DO_TOKEN_MAXIMO } from '@instrutoria/domain/conta/limits.ts';
import { NOMES_DAS_PARTES_DO_TOKEN, NOMES_DOS_ALCANCES } from '@instrutoria/domain/conta/messages.ts';
import {
  ALCANCES_DO_TOKEN,
  type EscopoDoToken,
  PARTES_DO_TOKEN,
  type ParteDoToken,
  problemasDoToken,
} from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { useCriarToken } from '../api.ts';
import { problemasDaSenhaAtual, SenhaAtualInput } from '../offered/senha-atual-input.tsx';

const DIAS = [30, 90, 180, 365];

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The secret; undefined when the answer was lost and a repetition brought none. */
  readonly onCreated: (token: string | undefined) => void;
}

/** Name, what the token may do in each part, how long it is valid, and the password of who creates it. */
export function CriarToken({ opened, onClose, onCreated }: Props) {
  const [nome, setNome] = useState('');
  const [partes, setPartes] = useState<Partial<Record<ParteDoToken, EscopoDoToken>>>({});
  const [dias, setDias] = useState(DIAS_DO_TOKEN_PROPOSTOS);
  const [senhaAtual, setSenhaAtual] = useState('');
  const errors = useFormErrors();
  const criar = useCriarToken();

  const submit = async () => {
    const escopos = PARTES_DO_TOKEN.flatMap((parte) => partes[parte] ?? []);
    const problemas = [...problemasDoToken({ nome, escopos, dias }), ...problemasDaSenhaAtual(senhaAtual)];
    if (errors.show(problemas)) return;
    try {
      const { token } = await criar.mutateAsync({ nome, escopos, dias, senhaAtual });
      setSenhaAtual('');
      setNome('');
      setPartes({});
      onCreated(token);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <FormModal
      title="Criar uma chave"
      submit="Criar"
      opened={opened}
      busy={criar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <TextInput
          {...errors.field('nome')}
          data-autofocus
          label="Nome"
          description="Onde ela será usada, por exemplo: planilha da pró-reitoria"
          withAsterisk
          aria-required
          maxLength={NOME_DO_TOKEN_MAXIMO}
          value={nome}
          onChange={(event) => {
            errors.clear('nome');
            setNome(event.currentTarget.value);
          }}
        />
        <fieldset>
          <legend>O que o programa pode fazer</legend>
          {PARTES_DO_TOKEN.map((parte, i) => (
            <NativeSelect
              key={parte}
              {...(i === 0 ? errors.field('escopos') : {})}
              label={NOMES_DAS_PARTES_DO_TOKEN[parte]}
              value={partes[parte] ?? ''}
              onChange={(event) => {
                errors.clear('escopos');
                const escolhido = event.currentTarget.value;
                const escopo = ALCANCES_DO_TOKEN.map((alcance): EscopoDoToken => `${parte}:${alcance}`).find(
                  (um) => um === escolhido,
                );
                setPartes(({ [parte]: _antes, ...outras }) =>
                  escopo === undefined ? outras : { ...outras, [parte]: escopo },
                );
              }}
              data={[
                { value: '', label: 'nada' },
                ...ALCANCES_DO_TOKEN.map((alcance) => ({
                  value: `${parte}:${alcance}`,
                  label: NOMES_DOS_ALCANCES[alcance],
                })),
              ]}
            />
          ))}
        </fieldset>
        <NativeSelect
          {...errors.field('dias')}
          label="Validade"
          value={String(dias)}
          onChange={(event) => setDias(Number(event.currentTarget.value))}
          data={DIAS.map((n) => ({ value: String(n), label: `${n} dias` }))}
        />
        <SenhaAtualInput errors={errors} value={senhaAtual} onChange={setSenhaAtual} />
      </Stack>
    </FormModal>
  );
}
