import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { entradaLocalQuery, useAlterarEntradaLocal } from '../api.ts';

/** The people who may still log in with CPF and password. */
export function EntradaLocal() {
  const query = useQuery(entradaLocalQuery);
  const alterar = useAlterarEntradaLocal();
  const errors = useFormErrors();
  const [escolhidas, setEscolhidas] = useState<readonly number[] | null>(null);
  if (query.isError) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return null;
  const { versao, desligada, excecoes, administradores, podeDesligar } = query.data;
  const marcadas = escolhidas ?? excecoes.map(({ id }) => id);

  const save = async (desligar: boolean) => {
    errors.clear();
    try {
      await alterar.mutateAsync({ versao, desligada: desligar, excecoes: [...marcadas] });
      notify.success(MENSAGENS_PORTA.entradaLocalSalva);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Entrada com CPF e senha">
      <Stack>
        <ErrorSummary {...errors.summary} />
        <p>
          {desligada
            ? 'Desligada para quem a instituição conhece. Contas que nenhuma porta conhece continuam entrando por senha.'
            : 'Ligada para todas as contas.'}
        </p>
        {!desligada && !podeDesligar && <Notice>{MENSAGENS_PORTA.semDuasEntradas}</Notice>}
        <fieldset>
          <legend>Administradores que continuam entrando por senha</legend>
          {administradores.map(({ id, nome }) => (
            <Checkbox
              key={id}
              label={nome}
              checked={marcadas.includes(id)}
              onChange={(event) =>
                setEscolhidas(
                  event.currentTarget.checked ? [...marcadas, id] : marcadas.filter((um) => um !== id),
                )
              }
            />
          ))}
        </fieldset>
        {(desligada || podeDesligar) && (
          <FormActions>
            {desligada && (
              <Button loading={alterar.isPending} onClick={() => void save(false)}>
                Ligar para todas
              </Button>
            )}
            {!desligada && (
              <Button loading={alterar.isPending} onClick={() => void save(true)}>
                Desligar
              </Button>
            )}
          </FormActions>
        )}
      </Stack>
    </Panel>
  );
}
