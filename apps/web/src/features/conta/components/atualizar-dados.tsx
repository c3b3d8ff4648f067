import { MENSAGENS_CONTA, ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { normalizarEmail, problemasDaAtualizacao } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import type { Professor } from '@instrutoria/domain/conta/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { SaveOrLeave } from '../../../ui/dialogs/save-or-leave.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { programasQuery } from '../../programa/api.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { useAtualizarProfessor } from '../api.ts';
import { SenhaAtualInput } from '../offered/senha-atual-input.tsx';
import { type DadosDoProfessor, dadosDe, paraEnvio, ROTULOS_DOS_DADOS } from './dados-do-professor.ts';
import { ProfessorFields } from './professor-fields.tsx';

/** The save ends the session, so the login follows (E-CONTA-6). */
export function AtualizarDados({ pessoa }: { readonly pessoa: Professor }) {
  const [values, setValues] = useState(() => dadosDe(pessoa));
  const errors = useFormErrors(ROTULOS_DOS_DADOS);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const unidades = useQuery(unidadesQuery);
  const programas = useQuery(programasQuery);
  const salvar = useAtualizarProfessor();
  const change = (changes: Partial<DadosDoProfessor>) => setValues((old) => ({ ...old, ...changes }));
  const novoEmail = normalizarEmail(values.email) !== normalizarEmail(pessoa.email);

  const submit = async () => {
    const body = paraEnvio(values);
    const semSenha =
      novoEmail && values.senhaAtual === ''
        ? [{ campo: 'senhaAtual', codigo: 'SENHA_ATUAL', mensagem: MENSAGENS_CONTA.senhaAtualParaEmail }]
        : [];
    if (errors.show([...problemasDaAtualizacao({ ...body, foto: pessoa.foto }), ...semSenha])) return;
    if (!(await confirm(MENSAGENS_CONTA.desejaSalvarDados))) return;
    const senhaAtual = novoEmail ? values.senhaAtual : undefined;
    try {
      await salvar.mutateAsync({ ...body, senhaAtual, versao: pessoa.versao });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(MENSAGENS_CONTA.atualizado);
    await navigate('/login', { replace: true });
  };

  return (
    <Panel title={ROTULOS_CONTA.dadosPessoais}>
      <Form label={ROTULOS_CONTA.dadosPessoais} busy={salvar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
        {programas.isError && (
          <ProblemNotice error={programas.error} onRetry={() => void programas.refetch()} />
        )}
        <RequiredHint />
        <ProfessorFields
          values={values}
          onChange={change}
          errors={errors}
          unidades={unidades.data ?? []}
          programas={programas.data ?? []}
          comRg
        />
        {novoEmail && (
          <SenhaAtualInput
            errors={errors}
            description="Necessária para mudar o e-mail"
            value={values.senhaAtual}
            onChange={(senhaAtual) => change({ senhaAtual })}
          />
        )}
        <SaveOrLeave save="Atualizar" busy={salvar.isPending} leave={ROTULOS_CONTA.cancelar} to="/menu" />
      </Form>
    </Panel>
  );
}
