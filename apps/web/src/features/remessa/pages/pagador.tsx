import { MENSAGENS_REMESSA as M, NOMES_DOS_SERVICOS } from '@instrutoria/domain/remessa/messages.ts';
import { arrumarPagador, problemasDoPagador } from '@instrutoria/domain/remessa/rules/pagador.ts';
import { SERVICOS_DO_PAGADOR, type ServicoDoPagador } from '@instrutoria/domain/remessa/types.ts';
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Banco, bancosQuery } from '../../banco/offered/bancos.ts';
import { type PagadorLido, pagadorQuery, useGuardarPagador } from '../api.ts';

const ROTULOS = {
  nome: 'Nome da instituição',
  cnpj: 'CNPJ',
  banco: 'Banco',
  agencia: 'Agência',
  digitoDaAgencia: 'Dígito da agência',
  conta: 'Conta',
  digito: 'Dígito da conta',
  convenio: 'Convênio',
  servico: 'Tipo de serviço',
  parametro: 'Parâmetro de transmissão',
  compromisso: 'Compromisso',
} as const;

export default function PagadorPage() {
  const pagador = useQuery(pagadorQuery);
  const bancos = useQuery(bancosQuery);
  return (
    <>
      <PageHeader
        title="Pagador das bolsas"
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Folha de pagamento', to: '/folha_pagamento' },
        ]}
        description="A conta da instituição e o contrato com o banco. Vão no arquivo CNAB 240; peça o convênio à agência."
      />
      <QueryState query={pagador}>
        {(lido) => (
          <QueryState query={bancos}>
            {(todos) => <PagadorForm key={lido.versao} lido={lido} bancos={todos} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

function PagadorForm({ lido, bancos }: { readonly lido: PagadorLido; readonly bancos: readonly Banco[] }) {
  const { versao, pagador } = lido;
  const [dito, setDito] = useState({
    nome: pagador?.nome ?? '',
    cnpj: pagador?.cnpj ?? '',
    banco: pagador?.banco ?? '001',
    agencia: pagador?.agencia ?? '',
    digitoDaAgencia: pagador?.digitoDaAgencia ?? '',
    conta: pagador?.conta ?? '',
    digito: pagador?.digito ?? '',
    convenio: pagador?.convenio ?? '',
    parametro: pagador?.parametro ?? '',
    compromisso: pagador?.compromisso ?? '',
  });
  const [servico, setServico] = useState<ServicoDoPagador>(pagador?.servico ?? '33');
  const errors = useFormErrors(ROTULOS);
  const guardar = useGuardarPagador();
  const submit = async () => {
    const novo = { ...dito, servico };
    const codigos = new Set(bancos.map(({ codigo }) => codigo));
    if (errors.show(problemasDoPagador(arrumarPagador(novo), codigos))) return;
    try {
      await guardar.mutateAsync({ versao, ...novo });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.pagadorSalvo);
  };
  const campo = (nome: keyof typeof dito) => ({
    ...errors.field(nome),
    label: ROTULOS[nome],
    autoComplete: 'off',
    value: dito[nome],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(nome);
      setDito({ ...dito, [nome]: event.currentTarget.value });
    },
  });
  return (
    <Panel title="Conta e contrato">
      <Form label="Pagador" busy={guardar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <RequiredHint />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...campo('nome')} withAsterisk />
          <TextInput {...campo('cnpj')} withAsterisk inputMode="numeric" />
          <NativeSelect
            {...errors.field('banco')}
            label={ROTULOS.banco}
            value={dito.banco}
            data={bancos
              .map(({ codigo, nome }) => ({ value: codigo, label: `${codigo} ${nome}` }))
              .toSorted((a, b) => a.value.localeCompare(b.value))}
            onChange={(event) => {
              errors.clear();
              setDito({ ...dito, banco: event.currentTarget.value });
            }}
          />
          <TextInput
            {...campo('convenio')}
            description={
              dito.banco === '341' ? 'O Itaú não pede: pode ficar vazio' : 'O código que o banco deu'
            }
          />
          <TextInput {...campo('agencia')} withAsterisk inputMode="numeric" />
          <TextInput {...campo('digitoDaAgencia')} description="Se o banco tiver" />
          <TextInput {...campo('conta')} withAsterisk inputMode="numeric" />
          <TextInput {...campo('digito')} withAsterisk />
          <NativeSelect
            {...errors.field('servico')}
            label={ROTULOS.servico}
            description="O do contrato com o banco"
            value={servico}
            data={(['33', '98', '20', '30'] as const).map((um) => ({
              value: um,
              label: NOMES_DOS_SERVICOS[um],
            }))}
            onChange={(event) =>
              setServico(SERVICOS_DO_PAGADOR.find((um) => um === event.currentTarget.value) ?? '33')
            }
          />
          {dito.banco === '104' && (
            <>
              <TextInput
                {...campo('parametro')}
                withAsterisk
                description="2 algarismos, da agência da Caixa"
              />
              <TextInput
                {...campo('compromisso')}
                withAsterisk
                description="4 algarismos, da agência da Caixa"
              />
            </>
          )}
        </SimpleGrid>
        <FormActions>
          <Button type="submit" loading={guardar.isPending}>
            Salvar os dados do pagador
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
