import type { BaremaDoProjeto } from '@instrutoria/domain/barema/types.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { FEEDBACK_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDaDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import { problemasDoFeedback } from '@instrutoria/domain/recurso/rules/textos-escritos.ts';
import type { CriterioDecidido } from '@instrutoria/domain/recurso/types.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Decisao, type Recurso, simularRecurso, useAceitarRecurso, useRecusarRecurso } from '../api.ts';

export type AtoDaDecisao = 'aceitar' | 'recusar';

export function DecidirModal(props: {
  readonly recurso: Recurso;
  readonly numeros: Omit<Decisao, 'id'>;
  /** Set in a call with its own barema. */
  readonly proprio: BaremaDoProjeto | null;
  /** Only for an appeal by criterion. */
  readonly criterios: readonly CriterioDecidido[];
  readonly decisao: AtoDaDecisao;
  readonly feedback: string;
  readonly onFeedback: (html: string) => void;
  readonly onDecidido: () => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { recurso, numeros, proprio, criterios, decisao, feedback, opened, onClose } = props;
  const porCriterio = criterios.length === 0 ? {} : { criterios: [...criterios] };
  const { titulo, tipoProjeto } = recurso.projetoAprovacao.projeto;
  // One dialog at a time, so that Escape in the question does not close the form.
  const [perguntando, setPerguntando] = useState(false);
  const errors = useFormErrors();
  const aceitar = useAceitarRecurso();
  const recusar = useRecusarRecurso();
  const confirm = useConfirm();
  const alvo = { id: recurso.id, versao: recurso.versao };
  const aceita = decisao === 'aceitar';

  const ask = async () => {
    if (!aceita) {
      return confirm(M.desejaRecusar, {
        detail: (
          <>
            {titulo}
            <br />
            {naoSeDesfaz('recusarRecurso')}
          </>
        ),
        danger: true,
        yes: 'Recusar',
        no: 'Cancelar',
      });
    }
    const { total, vagas, bolsas } = await simularRecurso({ id: recurso.id, ...numeros, ...porCriterio });
    return confirm(M.desejaAceitar, {
      detail: (
        <>
          {titulo}
          <br />
          Total: {formatarNota(total.de)} → {formatarNota(total.para)}
          <br />
          Bolsistas: {vagas.de.remunerados_aprovados} → {vagas.para.remunerados_aprovados}. Voluntários:{' '}
          {vagas.de.voluntarios_aprovados} → {vagas.para.voluntarios_aprovados}.
          {bolsas !== undefined && (
            <>
              <br />O projeto {bolsas}.
            </>
          )}
          <br />
          {naoSeDesfaz('aceitarRecurso')}
        </>
      ),
    });
  };
  const decide = async () => {
    const problemas = aceita
      ? problemasDaDecisao({ ...numeros, feedback }, tipoProjeto, proprio, recurso.projetoAprovacao)
      : problemasDoFeedback(feedback);
    if (errors.show(problemas)) return;
    try {
      setPerguntando(true);
      if (!(await ask())) {
        setPerguntando(false);
        return;
      }
      if (aceita) await aceitar.mutateAsync({ ...alvo, ...numeros, ...porCriterio, feedback });
      else await recusar.mutateAsync({ ...alvo, ...porCriterio, feedback });
    } catch (error) {
      setPerguntando(false);
      errors.showError(error);
      return;
    }
    props.onDecidido();
    notify.success(aceita ? M.aceito : M.recusado);
    onClose();
  };

  return (
    <FormModal
      title="Parecer do recurso"
      opened={opened && !perguntando}
      busy={aceitar.isPending || recusar.isPending}
      errors={errors}
      submit={aceita ? 'Aceitar' : 'Recusar'}
      onSubmit={decide}
      onClose={onClose}
    >
      <Text>{titulo}</Text>
      <RichTextField
        {...errors.field('feedback')}
        label="Parecer"
        description="O coordenador lê este texto."
        required
        value={feedback}
        onChange={(html) => {
          errors.clear('feedback');
          props.onFeedback(html);
        }}
        count={contarCodePoints}
        min={0}
        max={FEEDBACK_MAXIMO}
      />
    </FormModal>
  );
}
