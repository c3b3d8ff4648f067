import { Anchor, Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { api } from '../../../lib/server/api.ts';
import { iniciarCom } from '../../../lib/session/log-in.ts';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { aposEntrar, safeReturn } from '../../../lib/session/safe-return.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { CpfField } from '../components/cpf-field.tsx';
import { SenhaField } from '../components/senha-field.tsx';

export default function EntrarComoInstrutor() {
  const token = useResetToken();
  return (
    <OpenPage narrow>
      <PageHeader title="Entrar como aluno instrutor" />
      {token !== null && <PeloLink key={token} token={token} />}
      <PedirLink />
    </OpenPage>
  );
}

function PeloLink({ token }: { readonly token: string }) {
  const [trocar, setTrocar] = useState(false);
  const [senha, setSenha] = useState('');
  const errors = useFormErrors();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const entrar = useMutation({ mutationFn: api.entrarPorLink });
  const submit = async () => {
    const vazia = { campo: 'senha', codigo: 'CAMPOS_VAZIOS', mensagem: 'Escreva a nova senha' };
    if (errors.show(trocar && senha === '' ? [vazia] : [])) return;
    try {
      await iniciarCom((await entrar.mutateAsync({ body: { token, ...(trocar ? { senha } : {}) } })).token);
      const target = safeReturn(search.get('voltar'), globalThis.location.origin);
      await navigate(aposEntrar(target, 'estudante'), { replace: true });
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Você abriu o link do e-mail">
      <Form label="Entrar pelo link" keeps busy={entrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Checkbox
          label="Escolher uma nova senha"
          checked={trocar}
          onChange={(event) => setTrocar(event.currentTarget.checked)}
        />
        {trocar && <SenhaField label="Nova senha" nova value={senha} onChange={setSenha} errors={errors} />}
        <FormActions>
          <Button type="submit" loading={entrar.isPending}>
            Entrar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

function PedirLink() {
  const [cpf, setCpf] = useState('');
  const errors = useFormErrors();
  const pedir = useMutation({ mutationFn: api.pedirLinkDoEstudante });
  const submit = async () => {
    pedir.reset();
    const vazio = { campo: 'cpf', codigo: 'CAMPOS_VAZIOS', mensagem: 'Escreva o seu CPF' };
    if (errors.show(cpf === '' ? [vazio] : [])) return;
    try {
      await pedir.mutateAsync({ body: { cpf } });
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Receber um link por e-mail">
      <Form label="Receber um link" keeps busy={pedir.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {pedir.isSuccess && (
          <Notice kind="success" live>
            {pedir.data.message}
          </Notice>
        )}
        <CpfField value={cpf} onChange={setCpf} errors={errors} />
        <FormActions>
          <Button type="submit" variant="default" loading={pedir.isPending}>
            Receber um link
          </Button>
          <Anchor component={Link} to="/login">
            Tenho senha: entrar com CPF e senha
          </Anchor>
        </FormActions>
      </Form>
    </Panel>
  );
}
