import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { segredoDaPorta } from '../../../lib/session/door.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { programasQuery } from '../../programa/api.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { type DadosDoProfessor, paraEnvio, ROTULOS_DOS_DADOS, SEM_DADOS } from './dados-do-professor.ts';
import { FotoField } from './foto-field.tsx';
import { ProfessorFields } from './professor-fields.tsx';

type Concluida = AnswerOf<Api['concluirEntrada']>;
type Entrou = Extract<Concluida, { readonly situacao: 'entrou' }>;

/** The registration without what the provider has said, and without a password. */
export function PrimeiroAcesso({
  semConta,
  onEntrou,
}: {
  readonly semConta: Exclude<Concluida, Entrou>;
  readonly onEntrou: (entrou: Entrou) => Promise<void>;
}) {
  const { codigo, nome, email, cpfDito, emailDito, unidade } = semConta;
  const [values, setValues] = useState<DadosDoProfessor>({
    ...SEM_DADOS,
    nome: nome ?? '',
    email: email ?? '',
    unidade: unidade === null ? '' : String(unidade.id),
  });
  const [sending, setSending] = useState(false);
  const errors = useFormErrors(ROTULOS_DOS_DADOS);
  const unidades = useQuery(unidadesQuery);
  const programas = useQuery(programasQuery);
  const cadastrar = useMutation({ mutationFn: api.cadastrarPelaInstituicao });
  const change = (changes: Partial<DadosDoProfessor>) => setValues((old) => ({ ...old, ...changes }));

  const submit = async () => {
    errors.clear();
    const { rg: _rg, ...dados } = paraEnvio(values);
    const foto = values.foto ?? undefined;
    try {
      const body = { ...dados, foto, codigo, segredo: segredoDaPorta() };
      await onEntrou(await cadastrar.mutateAsync({ body }));
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Panel>
      <Form label="Primeiro acesso" busy={cadastrar.isPending || sending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
        <RequiredHint />
        <FotoField
          required
          value={values.foto}
          onChange={(foto) => {
            errors.clear('foto');
            change({ foto });
          }}
          error={errors.field('foto').error}
          onBusy={setSending}
        />
        <ProfessorFields
          values={values}
          onChange={change}
          errors={errors}
          unidades={unidades.data ?? []}
          programas={programas.data ?? []}
          comRg={false}
          ditos={{ nome: nome !== null, cpf: cpfDito, email: emailDito, unidade: unidade !== null }}
        />
        <FormActions>
          <Button type="submit" loading={cadastrar.isPending} disabled={sending}>
            Criar a conta e entrar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
