import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import type { EfeitoDoRetorno } from '@instrutoria/domain/remessa/transitions.ts';
import { Button, FileInput, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type PreviaDoRetorno, type Remessa, useLerRetorno, usePreverRetorno } from '../api.ts';

const EFEITOS: Readonly<Record<EfeitoDoRetorno, string>> = {
  paga: 'fica paga',
  devolvida: 'fica devolvida',
  aceita: 'não muda: ainda sem crédito',
  igual: 'não muda: já estava assim',
  divergente: 'não muda: já tinha sido devolvida',
};

/** Reads a return: shows first what it would change. Neither the file nor the pasted list is stored. */
export function Retorno({ remessa }: { readonly remessa: Remessa }) {
  const [escolhido, setEscolhido] = useState<File | null>(null);
  const [colado, setColado] = useState('');
  const [conferido, setConferido] = useState<{ readonly file: File; readonly previa: PreviaDoRetorno }>();
  const errors = useFormErrors({ file: 'Arquivo de retorno' });
  const prever = usePreverRetorno(remessa.id);
  const ler = useLerRetorno(remessa.id);

  const conferir = async () => {
    const file =
      escolhido ?? (colado.trim() === '' ? null : new File([colado], 'lista.csv', { type: 'text/csv' }));
    const falta = { campo: 'file', codigo: 'SEM_ARQUIVO', mensagem: 'Escolha o arquivo, ou cole a lista' };
    if (errors.show(file === null ? [falta] : [])) return;
    if (file === null) return;
    try {
      setConferido({ file, previa: await prever.mutateAsync(file) });
    } catch (error) {
      errors.showError(error);
    }
  };
  const gravar = async () => {
    if (conferido === undefined) return;
    try {
      await ler.mutateAsync(conferido.file);
    } catch (error) {
      errors.showError(error);
      setConferido(undefined);
      return;
    }
    notify.success(M.resultadoSalvo);
    setConferido(undefined);
    setEscolhido(null);
    setColado('');
  };
  return (
    <Panel title="Retorno">
      <Stack gap="md">
        {remessa.retornos.map(({ id, lidoEm, lidoPor, pagas, devolvidas }) => (
          <Text key={id} size="sm">
            Lido por {lidoPor.nome}, {formatarInstante(lidoEm)}: {contado(pagas, 'paga', 'pagas')},{' '}
            {contado(devolvidas, 'devolvida', 'devolvidas')}.
          </Text>
        ))}
        {conferido === undefined ? (
          <Form label="Retorno" busy={prever.isPending} onSubmit={conferir}>
            <ErrorSummary {...errors.summary} />
            <Stack gap="md">
              <FileInput
                {...errors.field('file')}
                label="Arquivo de retorno"
                description="O retorno CNAB 240 do banco, ou uma planilha com CPF e Resultado"
                placeholder="Escolher o arquivo"
                clearable
                value={escolhido}
                onChange={(file) => {
                  errors.clear();
                  setEscolhido(file);
                }}
              />
              {escolhido === null && (
                <Textarea
                  label="Ou cole a lista"
                  description="Na primeira linha: CPF;Resultado;Data;Motivo. O resultado é pago ou devolvido"
                  rows={3}
                  value={colado}
                  onChange={(event) => {
                    errors.clear();
                    setColado(event.currentTarget.value);
                  }}
                />
              )}
            </Stack>
            <FormActions>
              <Button type="submit" loading={prever.isPending}>
                Conferir o retorno
              </Button>
            </FormActions>
          </Form>
        ) : (
          <Conferido previa={conferido.previa} />
        )}
        {conferido !== undefined && (
          <Group gap="xs">
            <Button loading={ler.isPending} onClick={() => void gravar()}>
              Gravar o resultado
            </Button>
            <Button variant="default" onClick={() => setConferido(undefined)}>
              Cancelar
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function Conferido({ previa }: { readonly previa: PreviaDoRetorno }) {
  const { linhas, desconhecidas } = previa;
  const mudam = linhas.filter(({ efeito }) => efeito === 'paga' || efeito === 'devolvida').length;
  return (
    <>
      <Text>
        <b>{mudam === 0 ? 'Nada muda.' : `${contado(mudam, 'pagamento muda', 'pagamentos mudam')}.`}</b> Nada
        foi gravado ainda.
        {desconhecidas > 0 &&
          ` ${contado(desconhecidas, 'linha do arquivo não é', 'linhas do arquivo não são')} desta remessa.`}
      </Text>
      <DataTable
        caption="O que o retorno diz"
        dense
        rows={linhas}
        rowKey={({ instrutor }) => instrutor.id}
        columns={[
          { key: 'nome', title: 'Instrutor', rowHeader: true, cell: ({ instrutor }) => instrutor.nome },
          { key: 'valor', title: 'Valor', align: 'end', cell: ({ centavos }) => reais(centavos) },
          { key: 'efeito', title: 'Efeito', cell: ({ efeito }) => EFEITOS[efeito] },
          {
            key: 'motivo',
            title: 'O banco disse',
            cell: ({ motivo, dia }) =>
              dia === null ? motivo : `${motivo ?? 'pago'}, em ${formatarDia(dia)}`,
          },
        ]}
      />
    </>
  );
}
