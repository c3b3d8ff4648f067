import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarDia } from '../../../lib/format/format.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Instrutor, useLiberarInstrutor } from '../api.ts';
import { MesSelect } from './cadastro/mes-select.tsx';
import { impedimentosDeRegular, porConferir } from './impedimentos-de-regular.ts';

/** The effect of the button, shown beforehand. */
function oQueAcontece(instrutor: Instrutor, mes: string): string {
  const quantos = porConferir(instrutor).length;
  return [
    ...(quantos === 0
      ? []
      : [
          quantos === 1
            ? 'Marca em ordem o documento que falta.'
            : `Marca em ordem os ${quantos} documentos que faltam.`,
        ]),
    instrutor.tipoAluno === 'BOLSISTA'
      ? `A bolsa conta a partir de ${mesPorExtenso(mes)}.`
      : `Sem bolsa: as horas contam a partir de ${mesPorExtenso(mes)}.`,
    ...(instrutor.documentosEm === null
      ? []
      : [`O último documento chegou em ${formatarDia(instrutor.documentosEm)}.`]),
    'O coordenador recebe um e-mail.',
  ].join(' ');
}

/** Accepts everything and makes REGULAR, in one act; shows what forbids it (D25). */
export function LiberarInstrutor({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, versao, nome, inicioAoRegularizar } = instrutor;
  const [escolhido, setEscolhido] = useState<string>();
  const errors = useFormErrors();
  const liberar = useLiberarInstrutor();
  useFocusSurvives();
  const mes = escolhido ?? inicioAoRegularizar ?? '';
  const impedimentos = impedimentosDeRegular(instrutor);

  const save = async () => {
    errors.clear();
    try {
      await liberar.mutateAsync({ id, versao, mesInicio: mes });
      notify.success(M.situacaoAlterada);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <div>
      <ErrorSummary
        {...errors.summary}
        items={errors.summary.items.map((item) => ({ ...item, field: `${item.field}-${id}` }))}
      />
      <Group align="flex-end" gap="sm">
        <MesSelect
          {...errors.field('mesInicio')}
          // Unique for each person on the page.
          id={`mesInicio-${id}`}
          instrutor={instrutor}
          label={`Mês de início de ${nome}`}
          value={mes}
          onChange={setEscolhido}
        />
        <Button
          id={`liberar-${id}`}
          variant="light"
          disabled={impedimentos.length > 0}
          loading={liberar.isPending}
          onClick={() => void save()}
        >
          Tudo em ordem e tornar REGULAR{mes !== '' && ` com início em ${mesPorExtenso(mes)}`}
          <span className="sr-only">: {nome}</span>
        </Button>
      </Group>
      <Text size="sm" mt="xs">
        {impedimentos.length > 0
          ? `Ainda não pode ser REGULAR. ${impedimentos.join('. ')}.`
          : mes !== '' && oQueAcontece(instrutor, mes)}
      </Text>
    </div>
  );
}
