import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import {
  avisoDaConta,
  MENSAGENS_REMESSA as M,
  MOTIVOS_DE_FORA,
  NOMES_DAS_FORMAS,
} from '@instrutoria/domain/remessa/messages.ts';
import { serveAForma } from '@instrutoria/domain/remessa/rules/layout.ts';
import { FORMAS_DE_REMESSA, type FormaDeRemessa } from '@instrutoria/domain/remessa/types.ts';
import { Button, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { layoutsQuery, type Previa, previaQuery, useGerarRemessa } from '../api.ts';

const ROTULOS = { forma: 'Forma', layout: 'Layout', diaDoPagamento: 'Dia do pagamento' } as const;
const ORDEM: readonly FormaDeRemessa[] = ['cnab240', 'xlsx', 'ods', 'csv', 'fixo', 'mao'];

export function GerarRemessa({ mes, hoje }: { readonly mes: string; readonly hoje: string }) {
  const [forma, setForma] = useState<FormaDeRemessa>('cnab240');
  const [layout, setLayout] = useState('');
  const [dia, setDia] = useState(hoje);
  const [fora, setFora] = useState<readonly number[]>([]);
  const layouts = useQuery(layoutsQuery);
  const previa = useQuery(previaQuery(mes, forma, fora));
  const errors = useFormErrors(ROTULOS);
  const gerar = useGerarRemessa(mes);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const daForma = (layouts.data ?? []).filter((um) => serveAForma(forma, um));

  const submit = async () => {
    const { soma, linhas } = previa.data ?? { soma: 0, linhas: [] };
    const detail = `${contado(linhas.length, 'pagamento', 'pagamentos')}, ${reais(soma)}. O arquivo fica salvo, e pode ser cancelado enquanto nada voltou do banco.`;
    if (!(await confirm('Gerar a remessa?', { detail, yes: 'Gerar', no: 'Cancelar' }))) return;
    try {
      const nova = await gerar.mutateAsync({
        ...{ forma, diaDoPagamento: dia, fora: [...fora], total: soma },
        layout: layout === '' ? null : Number(layout),
      });
      notify.success(M.gerada);
      await navigate(`/remessas/${mes}/${nova.id}`);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Panel title="Gerar remessa">
      <Form label="Gerar remessa" busy={gerar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <NativeSelect
            {...errors.field('forma')}
            label={ROTULOS.forma}
            value={forma}
            data={ORDEM.map((um) => ({ value: um, label: NOMES_DAS_FORMAS[um] }))}
            onChange={(event) => {
              errors.clear();
              setLayout('');
              setForma(FORMAS_DE_REMESSA.find((um) => um === event.currentTarget.value) ?? 'cnab240');
            }}
          />
          {forma !== 'cnab240' && forma !== 'mao' && (
            <NativeSelect
              {...errors.field('layout')}
              label={ROTULOS.layout}
              value={layout}
              data={[
                { value: '', label: forma === 'fixo' ? 'Escolha o layout' : 'Colunas de sempre' },
                ...daForma.map(({ id, nome }) => ({ value: String(id), label: nome })),
              ]}
              onChange={(event) => {
                errors.clear('layout');
                setLayout(event.currentTarget.value);
              }}
            />
          )}
          <TextInput
            {...errors.field('diaDoPagamento')}
            type="date"
            label={ROTULOS.diaDoPagamento}
            min={hoje}
            value={dia}
            onChange={(event) => {
              errors.clear('diaDoPagamento');
              setDia(event.currentTarget.value);
            }}
          />
        </SimpleGrid>
        <QueryState query={previa}>
          {(lida) => <PreviaDaRemessa mes={mes} previa={lida} fora={fora} onFora={setFora} />}
        </QueryState>
        <FormActions>
          <Button type="submit" loading={gerar.isPending} disabled={previa.data === undefined}>
            Gerar remessa
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

/** The name; where the account is not the conferred one, or no longer today's, also which one is paid to. */
function QuemRecebe({ instrutor, outraConta }: Previa['linhas'][number]) {
  return (
    <>
      {instrutor.nome}
      {outraConta !== null && (
        <Text size="sm" fw={400}>
          {avisoDaConta(outraConta.origem, outraConta.dia)}
        </Text>
      )}
    </>
  );
}

function PreviaDaRemessa(props: {
  readonly mes: string;
  readonly previa: Previa;
  readonly fora: readonly number[];
  readonly onFora: (fora: readonly number[]) => void;
}) {
  const { previa, fora, onFora } = props;
  const contas = previa.linhas.filter(({ outraConta }) => outraConta !== null).length;
  return (
    <Stack gap="md" mt="md">
      <Text>
        <b>
          {contado(previa.linhas.length, 'pagamento', 'pagamentos')}, {reais(previa.soma)}
        </b>
        {previa.fora.length > 0 && `; ${previa.fora.length} de fora`}
      </Text>
      {contas > 0 && (
        <Notice
          kind="warning"
          title={`${contado(contas, 'pagamento pede', 'pagamentos pedem')} atenção à conta bancária.`}
        >
          Leia o aviso abaixo do nome. Em caso de dúvida, deixe de fora aqui, ou retenha na{' '}
          <Link to={`/folha_pagamento?mes=${props.mes}`}>folha do mês</Link>.
        </Notice>
      )}
      <DataTable
        caption="Vão nesta remessa"
        dense
        rows={previa.linhas}
        rowKey={({ instrutor, outraConta }) => `${instrutor.id} ${outraConta?.origem ?? ''}`}
        empty={<EmptyState title="Nenhum pagamento pode ir agora." />}
        columns={[
          { key: 'nome', title: 'Instrutor', rowHeader: true, cell: QuemRecebe },
          { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
          {
            key: 'valor',
            title: 'Valor',
            align: 'end',
            cell: ({ centavos, compensados }) =>
              compensados === 0
                ? reais(centavos)
                : `${reais(centavos)} (menos ${reais(compensados)} de estorno)`,
          },
          {
            key: 'acoes',
            title: 'Ações',
            actions: true,
            cell: ({ instrutor }) => (
              <Button size="compact-sm" variant="light" onClick={() => onFora([...fora, instrutor.id])}>
                Deixar de fora<span className="sr-only"> {instrutor.nome}</span>
              </Button>
            ),
          },
        ]}
      />
      {previa.fora.length > 0 && (
        <DataTable
          caption="Ficam de fora"
          dense
          rows={previa.fora}
          rowKey={(um) => `${um.instrutor.id} ${um.motivo} ${um.centavos}`}
          columns={[
            { key: 'nome', title: 'Instrutor', rowHeader: true, cell: ({ instrutor }) => instrutor.nome },
            { key: 'motivo', title: 'Motivo', cell: ({ motivo }) => MOTIVOS_DE_FORA[motivo] },
            { key: 'valor', title: 'Valor', align: 'end', cell: ({ centavos }) => reais(centavos) },
            {
              key: 'acoes',
              title: 'Ações',
              actions: true,
              cell: ({ instrutor, motivo }) =>
                motivo === 'DEIXADA' && (
                  <Button
                    size="compact-sm"
                    variant="light"
                    onClick={() => onFora(fora.filter((um) => um !== instrutor.id))}
                  >
                    Incluir<span className="sr-only"> {instrutor.nome}</span>
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
