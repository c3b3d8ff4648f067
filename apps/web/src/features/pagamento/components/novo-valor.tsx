import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { lerReais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDoValor } from '@instrutoria/domain/pagamento/rules/cadastro-de-valores.ts';
import { Button, NativeSelect, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { editaisQuery } from '../../edital/api.ts';
import { useCadastrarValor, type ValorDaBolsa } from '../api.ts';
import { MesField } from './mes-field.tsx';
import { ReaisField } from './reais-field.tsx';

const ROTULOS = {
  tipo: 'Bolsa',
  centavos: 'Valor por mês',
  mesInicio: 'Primeiro mês',
  mesFim: 'Último mês',
} as const;

export function NovoValor({
  valores,
  hoje,
}: {
  readonly valores: readonly ValorDaBolsa[];
  readonly hoje: string;
}) {
  const editais = useQuery(editaisQuery);
  const [bolsa, setBolsa] = useState<string>(TIPOS_DE_PROJETO[0]);
  const [escrito, setEscrito] = useState('');
  const [mesInicio, setMesInicio] = useState('');
  const [mesFim, setMesFim] = useState('');
  const errors = useFormErrors(ROTULOS);
  const cadastrar = useCadastrarValor();
  const submit = async () => {
    const tipo = TIPOS_DE_PROJETO.find((um) => um === bolsa) ?? null;
    const edital = tipo === null ? Number(bolsa) : null;
    const centavos = lerReais(escrito) ?? 0;
    const pedido = { tipo, centavos, mesInicio, mesFim: mesFim === '' ? null : mesFim };
    const guardados = valores.map((um) => ({ ...um, editalId: um.edital?.id ?? null }));
    if (errors.show(problemasDoValor({ ...pedido, editalId: edital }, guardados))) return;
    try {
      await cadastrar.mutateAsync({ ...pedido, edital });
      notify.success(M.valorCadastrado);
      setEscrito('');
      setMesInicio('');
      setMesFim('');
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Cadastrar um valor">
      <Form label="Novo valor da bolsa" busy={cadastrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {editais.isError && <ProblemNotice error={editais.error} onRetry={() => void editais.refetch()} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NativeSelect
            {...errors.field('tipo')}
            label={ROTULOS.tipo}
            description="O valor de um edital vale no lugar do valor do tipo"
            value={bolsa}
            data={[
              ...TIPOS_DE_PROJETO.map((tipo) => ({ value: tipo, label: `Todos os editais ${tipo}` })),
              ...(editais.data ?? []).map(({ id, nome }) => ({ value: String(id), label: `Só o ${nome}` })),
            ]}
            onChange={(event) => {
              errors.clear();
              setBolsa(event.currentTarget.value);
            }}
          />
          <ReaisField
            {...errors.field('centavos')}
            label={ROTULOS.centavos}
            exemplo="700,00"
            value={escrito}
            onReais={(novo) => {
              errors.clear('centavos');
              setEscrito(novo);
            }}
          />
          <MesField
            {...errors.field('mesInicio')}
            label={ROTULOS.mesInicio}
            withAsterisk
            hoje={hoje}
            vazio="Escolha o mês"
            value={mesInicio}
            onMes={(mes) => {
              errors.clear();
              setMesInicio(mes);
            }}
          />
          <MesField
            {...errors.field('mesFim')}
            label={ROTULOS.mesFim}
            hoje={hoje}
            vazio="Sem fim por enquanto"
            value={mesFim}
            onMes={(mes) => {
              errors.clear();
              setMesFim(mes);
            }}
          />
        </SimpleGrid>
        <FormActions>
          <Button type="submit" loading={cadastrar.isPending}>
            Cadastrar o valor
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
