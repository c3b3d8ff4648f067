import '@mantine/core/styles/Radio.layer.css';
import { VERSAO_DO_AVISO } from '@instrutoria/domain/estudante/limits.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { Anchor, Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { iniciarCom } from '../../../lib/session/log-in.ts';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { CpfField } from '../components/cpf-field.tsx';
import { SenhaField } from '../components/senha-field.tsx';

export default function ConviteDoInstrutor() {
  const token = useResetToken();
  const convite = useQuery({
    queryKey: ['convite', token],
    queryFn: ({ signal }) => api.lerConvite({ body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
  });
  return (
    <OpenPage narrow>
      <PageHeader title="Convite de instrutor" />
      {token === null ? (
        <Notice kind="warning" title="Abra de novo o link do convite">
          Esta página precisa do link que enviamos por e-mail.
        </Notice>
      ) : (
        <QueryState query={convite} label="Lendo o convite">
          {(lido) => <Aceitar token={token} convite={lido} />}
        </QueryState>
      )}
    </OpenPage>
  );
}

function Aceitar(props: {
  readonly token: string;
  readonly convite: Awaited<ReturnType<typeof api.lerConvite>>;
}) {
  const { token, convite } = props;
  const errors = useFormErrors();
  const navigate = useNavigate();
  const entrou = useSessao() !== null;
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const [porSenha, setPorSenha] = useState(true);
  const [leu, setLeu] = useState(false);
  const aceitar = useMutation({ mutationFn: api.aceitarConvite });
  const pedeSenha = !convite.temConta && !entrou;

  const submit = async () => {
    const faltas = [
      ...(cpf === '' ? [{ campo: 'cpf', codigo: 'CAMPOS_VAZIOS', mensagem: 'Escreva o seu CPF' }] : []),
      ...(pedeSenha && porSenha && senha === ''
        ? [
            {
              campo: 'senha',
              codigo: 'CAMPOS_VAZIOS',
              mensagem: 'Escolha uma senha, ou entre por link no e-mail',
            },
          ]
        : []),
      ...(leu ? [] : [{ campo: 'aviso', codigo: 'AVISO_NAO_LIDO', mensagem: M.leiaOAviso }]),
    ];
    if (errors.show(faltas)) return;
    try {
      const comSenha = pedeSenha && porSenha ? { senha } : {};
      const { token: sessao } = await aceitar.mutateAsync({
        body: { token, cpf, aviso: VERSAO_DO_AVISO, ...comSenha },
      });
      if (sessao !== null) await iniciarCom(sessao);
      await navigate('/aluno', { replace: true });
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Stack gap="lg">
      <Panel title={convite.projeto}>
        <p>
          {convite.nome}, você é instrutor {NOMES_DOS_TIPOS_DE_ALUNO[convite.tipoAluno].toLowerCase()} deste
          projeto, que {convite.coordenador} coordena. Aceite para acompanhar documentos, horas e pagamentos.
          O convite vale até {formatarInstante(convite.valeAte)}.
        </p>
      </Panel>
      <Panel>
        <Form label="Aceitar o convite" busy={aceitar.isPending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          <CpfField value={cpf} onChange={setCpf} errors={errors} />
          {pedeSenha && (
            <Radio.Group
              label="Como você quer entrar depois?"
              value={porSenha ? 'senha' : 'link'}
              onChange={(como) => setPorSenha(como === 'senha')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="senha" label="Com CPF e senha" />
                <Radio value="link" label="Prefiro entrar por link no e-mail" />
              </Stack>
            </Radio.Group>
          )}
          {pedeSenha && porSenha && (
            <SenhaField label="Escolha uma senha" nova value={senha} onChange={setSenha} errors={errors} />
          )}
          <Checkbox
            {...errors.field('aviso')}
            checked={leu}
            onChange={(event) => {
              errors.clear('aviso');
              setLeu(event.currentTarget.checked);
            }}
            label="Li o aviso de privacidade"
            description={
              <Anchor component={Link} to="/privacidade" target="_blank" size="sm">
                Ler o aviso (abre em outra aba)
              </Anchor>
            }
          />
          <FormActions>
            <Button type="submit" loading={aceitar.isPending}>
              Aceitar e entrar
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </Stack>
  );
}
