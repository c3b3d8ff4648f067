import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { problemasDoNomeSocial } from '@instrutoria/domain/conta/rules/nome-social.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { professorAtualQuery, useAlterarNomeSocial } from '../api.ts';

/** Set, changed and removed by the person: without proof, reason or question. */
export function NomeSocial() {
  const query = useQuery(professorAtualQuery);
  return (
    <Panel title="Nome social">
      <Text mb="md">
        É o nome com que as pessoas conhecem você. O sistema o mostra em toda parte no lugar do nome civil,
        também nos resultados e nas atas de antes. Não é preciso documento nem motivo, ninguém é avisado, e
        você pode mudar ou retirar o nome quando quiser. O nome civil fica guardado e só você o vê aqui; a
        administração só o lê se escrever para quê, e você vê quem leu em “Quem abriu os meus documentos”.
      </Text>
      <QueryState query={query} label="Lendo o seu nome">
        {(pessoa) => <FormDoNome key={pessoa.versao} pessoa={pessoa} />}
      </QueryState>
    </Panel>
  );
}

function FormDoNome({ pessoa }: { readonly pessoa: AnswerOf<Api['professorAtual']> }) {
  const { versao, nomeCivil } = pessoa;
  const guardado = nomeCivil === null ? '' : pessoa.nome;
  const [nome, setNome] = useState(guardado);
  const errors = useFormErrors({ nome: 'Nome social' });
  const alterar = useAlterarNomeSocial();
  const salvar = async (novo: string | null) => {
    if (errors.show(problemasDoNomeSocial(novo))) return;
    try {
      await alterar.mutateAsync({ nome: novo, versao });
      notify.success(novo === null ? M.nomeSocialRetirado : M.nomeSocialSalvo);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Form label="Nome social" busy={alterar.isPending} onSubmit={() => salvar(nome)}>
      <ErrorSummary {...errors.summary} />
      <TextInput
        {...errors.field('nome')}
        label="Nome social"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          nomeCivil === null ? `Hoje o sistema mostra ${pessoa.nome}.` : `O seu nome civil é ${nomeCivil}.`
        }
        autoComplete="off"
        value={nome}
        onChange={(event) => {
          errors.clear('nome');
          setNome(event.currentTarget.value);
        }}
      />
      <FormActions>
        <Button type="submit" loading={alterar.isPending} disabled={nomeCivil !== null && nome === guardado}>
          Salvar o nome social
        </Button>
        {nomeCivil !== null && (
          <Button variant="default" disabled={alterar.isPending} onClick={() => void salvar(null)}>
            Retirar o nome social
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
