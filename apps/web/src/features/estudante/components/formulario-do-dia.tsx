import { problemasDaLinha } from '@instrutoria/domain/frequencia/rules/dias.ts';
import { diasDoMes } from '@instrutoria/domain/kernel/meses.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/server/api-error.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { MeusDias } from '../dias-api.ts';
import { CamposDaAtividade } from './campos-da-atividade.tsx';
import { guardar, novoId, type Pendente } from './fila-dos-dias.ts';
import { lerHorasDoDia, textoDasHoras } from './horas-do-dia.ts';
import type { LinhaNaTela } from './linhas-do-mes.ts';

const ROTULOS = { dia: 'Dia', horas: 'Horas', atividade: 'O que você fez' } as const;

/** The refusal of one of the sent lines, beside the fields of this form. */
export function comCamposDaLinha(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([campo, texto]) => [campo.replace(/^dias\.\d+\./, ''), texto]),
  );
  return new ApiError(error.status, error.code, error.message, { errors, id: error.id });
}

export const GUARDADO_AQUI = 'Sem rede: salvo neste aparelho, ainda não enviado.';

/** Adds a line, or changes one. */
export function FormularioDoDia(props: {
  readonly lidos: MeusDias;
  readonly mes: string;
  readonly linha: LinhaNaTela | null;
  readonly outras: readonly LinhaNaTela[];
  readonly onEnd: () => void;
}) {
  const { lidos, mes, linha, outras, onEnd } = props;
  const ultimo = `${mes}-${diasDoMes(mes)}`;
  const max = lidos.hoje < ultimo ? lidos.hoje : ultimo;
  const [dia, setDia] = useState(linha?.dia ?? max);
  const [feito, setFeito] = useState({
    horas: linha === null ? '' : textoDasHoras(linha.horas),
    atividade: linha?.atividade ?? '',
  });
  const [busy, setBusy] = useState(false);
  const [id] = useState(() => linha?.id ?? novoId());
  const errors = useFormErrors(ROTULOS);
  const client = useQueryClient();

  const salvar = async () => {
    const nova = { id, dia, horas: lerHorasDoDia(feito.horas), atividade: feito.atividade.trim() };
    if (errors.show(problemasDaLinha(nova, outras, { vinculo: lidos.vinculo, hoje: lidos.hoje }))) return;
    const versao = linha?.la?.versao ?? linha?.versao ?? 0;
    const item: Pendente = { ...nova, versao, vinculo: lidos.vinculo.id, apagar: false, recusa: null };
    setBusy(true);
    try {
      const chegou = await guardar(lidos.vinculo.id, [item]);
      if (chegou) notify.success('Dia salvo.');
      else notify.info(GUARDADO_AQUI);
      await client.invalidateQueries({ queryKey: ['estudante'] });
      onEnd();
    } catch (error) {
      errors.showError(comCamposDaLinha(error));
      await client.invalidateQueries({ queryKey: ['estudante'] });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form label={linha === null ? 'Informar um dia' : 'Mudar o dia'} busy={busy} onSubmit={salvar}>
      <ErrorSummary {...errors.summary} />
      <TextInput
        {...errors.field('dia')}
        type="date"
        label={ROTULOS.dia}
        withAsterisk
        min={`${mes}-01`}
        max={max}
        value={dia}
        onChange={(event) => {
          errors.clear('dia');
          setDia(event.currentTarget.value);
        }}
      />
      <CamposDaAtividade
        rotulos={ROTULOS}
        valores={feito}
        descricao="Como “plantão de dúvidas”. Quem coordena lê este texto."
        errors={errors}
        onChange={(mudanca) => setFeito({ ...feito, ...mudanca })}
      />
      <FormActions>
        <Button type="submit" loading={busy}>
          Salvar
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
}
