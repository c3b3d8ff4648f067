import { type Configuracao, motivoDaMudanca } from '@instrutoria/domain/edital/configuracao.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { prazosMudados } from '@instrutoria/domain/edital/rules/prazos-mudados.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fusoDaInstituicao } from '../../../../lib/session/time-zone.ts';
import { FormModal } from '../../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { Mudancas } from '../barema/mudancas.tsx';
import type { Mudanca } from '../barema/palavras-do-barema.ts';

const ROTULOS = { motivo: 'Motivo' } as const;

/** Whom the change reaches, a sentence each. */
function aQuem(antes: Configuracao, depois: Configuracao, agora: string): readonly string[] {
  const { inscricoes, avaliacao } = prazosMudados(
    antes.edital,
    depois.edital,
    new Date(agora),
    fusoDaInstituicao(),
  );
  return [
    ...(inscricoes === null ? [] : ['Quem tem rascunho neste edital recebe um e-mail com o novo dia.']),
    ...(avaliacao === null ? [] : ['Quem tem avaliação por concluir recebe um e-mail com o novo prazo.']),
  ];
}

/** The one question before a call's changes are saved: what changes, whom it reaches, and why. */
export default function PerguntaDasMudancas(props: {
  readonly edital: Edital;
  readonly antes: Configuracao;
  readonly depois: Configuracao;
  /** From `antes` to `depois`. */
  readonly mudancas: readonly Mudanca[];
  /** The server's clock. */
  readonly agora: string;
  readonly motivo: string;
  readonly onMotivo: (motivo: string) => void;
  readonly opened: boolean;
  readonly close: () => void;
  /** Answers an error that belongs into the question; all else is said by the page. */
  readonly salvar: (motivo: string | undefined) => Promise<unknown>;
}) {
  const { edital, antes, depois, agora, motivo, opened, close } = props;
  const [salvando, setSalvando] = useState(false);
  const errors = useFormErrors(ROTULOS);
  const doMotivo = motivoDaMudanca(antes, depois, agora.slice(0, 10), edital.fase);
  const salvar = async () => {
    const pedido = doMotivo !== null && (doMotivo.obrigatorio || !estaVazio(motivo));
    if (errors.show(pedido ? problemasDoMotivoDoEdital(motivo) : [])) return;
    setSalvando(true);
    try {
      const recusa = await props.salvar(pedido ? motivo : undefined);
      if (recusa !== undefined) errors.showError(recusa);
    } finally {
      setSalvando(false);
    }
  };
  const opcional = doMotivo?.obrigatorio === true ? '' : 'Opcional. ';
  const retifica = doMotivo?.publico === true && doMotivo.obrigatorio;
  return (
    <FormModal
      title={`Salvar as alterações do ${editalNaFrase(edital.nome)}?`}
      submit="Salvar"
      opened={opened}
      busy={salvando}
      errors={errors}
      onSubmit={salvar}
      onClose={close}
      keeps
    >
      <Mudancas mudancas={props.mudancas} depois="passa a" />
      {[
        ...aQuem(antes, depois, agora),
        ...(retifica
          ? ['As inscrições já começaram: é uma retificação, e todos poderão ler o que mudou.']
          : []),
      ].map((frase) => (
        <Text key={frase}>{frase}</Text>
      ))}
      {doMotivo !== null && (
        <Textarea
          {...errors.field('motivo')}
          label={ROTULOS.motivo}
          description={
            doMotivo.publico
              ? `${opcional}Todos podem ler, e vai também nos e-mails.`
              : `${opcional}Fica só na auditoria.`
          }
          withAsterisk={doMotivo.obrigatorio}
          aria-required={doMotivo.obrigatorio}
          data-autofocus
          autosize
          minRows={3}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            props.onMotivo(event.currentTarget.value);
          }}
        />
      )}
    </FormModal>
  );
}
