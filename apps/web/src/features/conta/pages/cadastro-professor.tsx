import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { SENHA_MAXIMO, SENHA_MINIMO } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA, ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Anchor, Button, PasswordInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { api } from '../../../lib/server/api.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { programasQuery } from '../../programa/api.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import {
  type DadosDoProfessor,
  paraEnvio,
  ROTULOS_DOS_DADOS,
  SEM_DADOS,
} from '../components/dados-do-professor.ts';
import { FotoField } from '../components/foto-field.tsx';
import { ProfessorFields } from '../components/professor-fields.tsx';
import { regrasDoCadastro } from '../components/regras-da-senha.ts';

export default function CadastroProfessor() {
  const [values, setValues] = useState(SEM_DADOS);
  const [sending, setSending] = useState(false);
  const errors = useFormErrors(ROTULOS_DOS_DADOS);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const unidades = useQuery(unidadesQuery);
  const programas = useQuery(programasQuery);
  const cadastrar = useMutation({ mutationFn: api.cadastrarProfessor });
  const change = (changes: Partial<DadosDoProfessor>) => setValues((old) => ({ ...old, ...changes }));

  const submit = async () => {
    const body = { ...paraEnvio(values), foto: values.foto ?? undefined, senha: values.senha };
    try {
      const { problemasDoCadastro } = await regrasDoCadastro();
      if (errors.show(problemasDoCadastro(body))) return;
      await cadastrar.mutateAsync({ body: { ...body, rg: undefined } });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(MENSAGENS_CONTA.cadastroRealizado);
    await navigate('/login');
  };
  const cancel = async () => {
    if (await confirm(MENSAGENS_CONTA.desejaCancelar)) await navigate('/login');
  };

  return (
    <OpenPage>
      <PageHeader
        title={ROTULOS_CONTA.dadosPessoais}
        description={
          <>
            Cadastro de professor. Veja antes{' '}
            <Anchor component={Link} to="/privacidade">
              para que serve cada dado
            </Anchor>
            .
          </>
        }
      />
      <Panel>
        <Form label={ROTULOS_CONTA.dadosPessoais} busy={cadastrar.isPending || sending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          {unidades.isError && (
            <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />
          )}
          {programas.isError && (
            <ProblemNotice error={programas.error} onRetry={() => void programas.refetch()} />
          )}
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
          />
          <PasswordInput
            {...errors.field('senha')}
            label={ROTULOS_DOS_DADOS.senha}
            description={`De ${SENHA_MINIMO} a ${SENHA_MAXIMO} caracteres. Não use senhas comuns nem seu nome, CPF, SIAPE ou e-mail.`}
            withAsterisk
            aria-required
            autoComplete="new-password"
            value={values.senha}
            onChange={(event) => {
              errors.clear('senha');
              change({ senha: event.currentTarget.value });
            }}
          />
          <FormActions>
            <Button type="submit" loading={cadastrar.isPending} disabled={sending}>
              {ROTULOS_CONTA.salvar}
            </Button>
            <Button variant="default" onClick={() => void cancel()}>
              {ROTULOS_CONTA.cancelar}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </OpenPage>
  );
}
