import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { diasDoPadrao, problemasDaLinha } from '@instrutoria/domain/frequencia/rules/dias.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { MeusDias } from '../dias-api.ts';
import { CamposDaAtividade } from './campos-da-atividade.tsx';
import classes from './dias.module.css';
import { guardar, novoId, type Pendente } from './fila-dos-dias.ts';
import { comCamposDaLinha, GUARDADO_AQUI } from './formulario-do-dia.tsx';
import { lerHorasDoDia } from './horas-do-dia.ts';
import { diaComSemana, SEMANA } from './linha-do-mes.tsx';
import type { LinhaNaTela } from './linhas-do-mes.ts';

const ROTULOS = {
  semana: 'Dias da semana',
  horas: 'Horas em cada dia',
  atividade: 'O que você fez',
} as const;
/** Monday first. */
const ORDEM = [1, 2, 3, 4, 5, 6, 0] as const;

/** The same hours on chosen weekdays of the month; shows the days before it adds them. */
export function RepetirNaSemana(props: {
  readonly lidos: MeusDias;
  readonly mes: string;
  readonly outras: readonly LinhaNaTela[];
  readonly onEnd: () => void;
}) {
  const { lidos, mes, outras, onEnd } = props;
  const [semana, setSemana] = useState<ReadonlySet<number>>(new Set());
  const [feito, setFeito] = useState({ horas: '', atividade: '' });
  const horas = lerHorasDoDia(feito.horas);
  const [busy, setBusy] = useState(false);
  // The same ids at a second try, so that nothing is added twice.
  const [ids] = useState(() => Array.from({ length: 31 }, novoId));
  const errors = useFormErrors(ROTULOS);
  const client = useQueryClient();
  const quando = { vinculo: lidos.vinculo, hoje: lidos.hoje };
  const ocupados = new Set(outras.map(({ dia }) => dia));
  const possiveis = diasDoPadrao(mes, semana, quando);
  const dias = possiveis.filter((dia) => !ocupados.has(dia));
  const pulados = possiveis.length - dias.length;

  const linhas = dias.map((dia) => ({
    id: ids[Number(dia.slice(8)) - 1] ?? '',
    dia,
    horas,
    atividade: feito.atividade.trim(),
  }));
  const problemas = (): readonly Problema[] => {
    const texto =
      semana.size === 0 ? 'Escolha os dias da semana' : 'Nestes dias da semana não há dia livre até hoje';
    const [primeira] = linhas;
    if (primeira !== undefined) return problemasDaLinha(primeira, outras, quando);
    return [{ campo: 'semana', codigo: 'SEM_DIAS', mensagem: texto }];
  };
  const salvar = async () => {
    if (errors.show(problemas())) return;
    const itens = linhas.map(
      (linha): Pendente => ({
        ...linha,
        ...{ versao: 0, vinculo: lidos.vinculo.id, apagar: false, recusa: null },
      }),
    );
    setBusy(true);
    try {
      const chegou = await guardar(lidos.vinculo.id, itens);
      if (chegou) notify.success(itens.length === 1 ? 'Um dia salvo.' : `${itens.length} dias salvos.`);
      else notify.info(GUARDADO_AQUI);
      await client.invalidateQueries({ queryKey: ['estudante'] });
      onEnd();
    } catch (error) {
      errors.showError(comCamposDaLinha(error));
    } finally {
      setBusy(false);
    }
  };
  const marcar = (dia: number, sim: boolean) => {
    errors.clear('semana');
    const nova = new Set(semana);
    if (sim) nova.add(dia);
    else nova.delete(dia);
    setSemana(nova);
  };
  const { error: erroDaSemana, ...daSemana } = errors.field('semana');
  return (
    <Form label="Repetir na semana" busy={busy} onSubmit={salvar}>
      <ErrorSummary {...errors.summary} />
      <Checkbox.Group {...daSemana} label={ROTULOS.semana} withAsterisk error={erroDaSemana}>
        <Group gap="md" mt="xs">
          {ORDEM.map((dia) => (
            <Checkbox
              key={dia}
              value={String(dia)}
              label={SEMANA[dia]}
              checked={semana.has(dia)}
              onChange={(event) => marcar(dia, event.currentTarget.checked)}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <CamposDaAtividade
        rotulos={ROTULOS}
        valores={feito}
        errors={errors}
        onChange={(mudanca) => setFeito({ ...feito, ...mudanca })}
      />
      <div role="status">
        {dias.length > 0 && (
          <>
            <Text size="sm" fw={600}>
              {dias.length === 1 ? 'Será salvo um dia:' : `Serão salvos ${dias.length} dias:`}
            </Text>
            <ul className={classes.previstos}>
              {dias.map((dia) => (
                <li key={dia}>{diaComSemana(dia)}</li>
              ))}
            </ul>
            {!Number.isNaN(horas) && (
              <Text size="sm">Ao todo: {horasPorExtenso(Math.round(horas * dias.length * 10) / 10)}.</Text>
            )}
          </>
        )}
        {pulados > 0 && <Text size="sm">Os dias que já têm registro ficam como estão.</Text>}
      </div>
      <FormActions>
        <Button type="submit" loading={busy}>
          Salvar estes dias
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
}
