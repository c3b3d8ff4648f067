import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { Anchor, Button, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { configuracaoQuery, modelosDeEmailQuery, useSalvarConfiguracao } from '../api.ts';
import { EditorDoEmail } from '../components/editor-do-email.tsx';
import { mudancaPorExtenso } from '../components/mudanca-do-email.ts';

const CRUMBS = [{ label: 'Administração', to: '/administracao' }];
const AQUI = '/administracao/textos_dos_emails';

/** The mails whose text the institution may change; with ?email= one of them. */
export default function TextosDosEmails() {
  const modelos = useQuery(modelosDeEmailQuery);
  const [busca] = useSearchParams();
  const nome = busca.get('email');
  const modelo = modelos.data?.find((um) => um.nome === nome);
  if (modelo !== undefined) {
    return (
      <>
        <PageHeader
          title={modelo.titulo}
          crumbs={[...CRUMBS, { label: 'Textos dos e-mails', to: AQUI }]}
          description={modelo.quando}
        />
        <Panel>
          <EditorDoEmail key={modelo.nome} modelo={modelo} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Textos dos e-mails"
        crumbs={CRUMBS}
        description="O que dizem os e-mails do sistema. Um texto mudado vale para os próximos; os que já esperam na fila saem como foram escritos."
      />
      <Stack gap="lg">
        <FimDosEmails />
        <QueryState query={modelos}>
          {(todos) => (
            <DataTable
              caption="E-mails com texto que se pode mudar"
              rows={todos}
              rowKey={(um) => um.nome}
              columns={[
                {
                  key: 'titulo',
                  title: 'E-mail',
                  rowHeader: true,
                  cell: (um) => (
                    <Anchor component={Link} to={`${AQUI}?email=${um.nome}`}>
                      {um.titulo}
                    </Anchor>
                  ),
                },
                { key: 'quando', title: 'Quando sai, e a quem', cell: (um) => um.quando },
                { key: 'texto', title: 'Texto', cell: mudancaPorExtenso },
              ]}
              empty={null}
            />
          )}
        </QueryState>
        <p>
          Os outros e-mails dizem uma coisa ou outra conforme o caso, ou tratam de vários projetos: o texto
          deles não muda, mas terminam com o que se escreve acima.
        </p>
      </Stack>
    </>
  );
}

function FimDosEmails() {
  const configuracao = useQuery(configuracaoQuery);
  return (
    <QueryState query={configuracao}>
      {({ fimDosEmails, versao }) => <FormDoFim key={versao} salvo={fimDosEmails} versao={versao} />}
    </QueryState>
  );
}

function FormDoFim({ salvo, versao }: { readonly salvo: string; readonly versao: number }) {
  const [fim, setFim] = useState(salvo);
  const errors = useFormErrors({ fimDosEmails: 'No fim de todos os e-mails' });
  const salvar = useSalvarConfiguracao();
  const submit = async () => {
    try {
      await salvar.mutateAsync({ fimDosEmails: fim, versao });
      notify.success(M.modeloDeEmailSalvo);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel>
      <Form label="Fim dos e-mails" busy={salvar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Textarea
          {...errors.field('fimDosEmails')}
          label="No fim de todos os e-mails"
          description="Como falar com a instituição, por exemplo. Cada linha é um parágrafo; pode ficar vazio"
          rows={3}
          resize="vertical"
          value={fim}
          onChange={(event) => {
            errors.clear('fimDosEmails');
            setFim(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={salvar.isPending}>
            Salvar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
