import { problemasDosPrazos } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import type { Configuracao, Fechamento } from '@instrutoria/domain/configuracao/types.ts';
import { JANELAS } from '@instrutoria/domain/configuracao/types.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_JANELA as M, NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { Button, Fieldset, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarConfiguracao } from '../../configuracao/api.ts';
import { FechamentosField } from './fechamentos-field.tsx';
import { PeriodosField } from './periodos-field.tsx';
import { SemExpedienteField } from './sem-expediente-field.tsx';

const MESES = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: nomeDoMes(i + 1) }));

export function DiasDasJanelas({ configuracao }: { readonly configuracao: Configuracao }) {
  const [janelas, setJanelas] = useState(configuracao.janelas);
  const [fechamentos, setFechamentos] = useState<readonly Fechamento[]>(configuracao.fechamentos);
  const [regularizacao, setRegularizacao] = useState(configuracao.regularizacao);
  const [semExpediente, setSemExpediente] = useState(configuracao.semExpediente);
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const salvar = useSalvarConfiguracao();
  const client = useQueryClient();

  const submit = async () => {
    const semMotivo = estaVazio(motivo)
      ? [problema('motivo-da-mudanca', 'CAMPOS_VAZIOS', M.escrevaOMotivo)]
      : [];
    if (errors.show([...problemasDosPrazos(janelas), ...semMotivo])) return;
    try {
      const { versao } = configuracao;
      await salvar.mutateAsync({
        janelas,
        fechamentos: [...fechamentos],
        regularizacao: [...regularizacao],
        semExpediente: [...semExpediente],
        motivo,
        versao,
      });
      await client.invalidateQueries({ queryKey: ['janela'] });
      notify.success(MENSAGENS_CONTA.atualizado);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Os dias de cada prazo">
      <Form label="Dias dos prazos" busy={salvar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {JANELAS.map((janela) => (
          <Fieldset key={janela} legend={NOMES_DAS_JANELAS[janela]}>
            <Group gap="md" align="flex-start">
              {(['diaInicio', 'diaFim'] as const).map((ponta) => (
                <CountInput
                  key={ponta}
                  {...(ponta === 'diaInicio'
                    ? errors.field(`janelas.${janela}`)
                    : { error: errors.field(`janelas.${janela}`).error !== undefined })}
                  id={`${janela}-${ponta}`}
                  label={ponta === 'diaInicio' ? 'Do dia' : 'Ao dia'}
                  maw="16rem"
                  styles={{ input: { width: '7rem' } }}
                  value={janelas[janela][ponta]}
                  onChange={(dia) => {
                    errors.clear();
                    setJanelas({ ...janelas, [janela]: { ...janelas[janela], [ponta]: dia ?? 0 } });
                  }}
                />
              ))}
              {janela === 'relatorios' ? (
                <NativeSelect
                  id="relatorios-mes"
                  label="De"
                  data={MESES}
                  value={String(janelas.relatorios.mes)}
                  onChange={(event) => {
                    const mes = Number(event.currentTarget.value);
                    setJanelas({ ...janelas, relatorios: { ...janelas.relatorios, mes } });
                  }}
                />
              ) : (
                <Text size="sm" mt="2.1rem">
                  de cada mês
                </Text>
              )}
            </Group>
          </Fieldset>
        ))}
        <FechamentosField value={fechamentos} onChange={setFechamentos} />
        <PeriodosField
          value={regularizacao}
          onChange={(periodos) => {
            errors.clear();
            setRegularizacao(periodos);
          }}
          errorAt={(i) => errors.field(`regularizacao.${i}`).error}
        />
        <SemExpedienteField
          value={semExpediente}
          onChange={(dias) => {
            errors.clear();
            setSemExpediente(dias);
          }}
          field={errors.field}
        />
        <Stack gap="xs">
          <Textarea
            {...errors.field('motivo-da-mudanca')}
            label="Motivo da mudança"
            description="Fica na trilha de auditoria"
            withAsterisk
            autosize
            minRows={2}
            value={motivo}
            onChange={(event) => {
              errors.clear('motivo-da-mudanca');
              setMotivo(event.currentTarget.value);
            }}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={salvar.isPending}>
            Salvar os prazos
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
