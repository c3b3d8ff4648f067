import {
  ERRO_NA_TROCA,
  MENSAGENS_INSTRUTOR as M,
  NOMES_DOS_DOCUMENTOS,
} from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFocusSurvives } from '../../../../ui/dialogs/use-focus-survives.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../../ui/page/panel.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, useTrocarDocumento } from '../../api.ts';
import { DocumentoField } from './documento-field.tsx';
import classes from './documentos.module.css';

interface Props {
  readonly instrutor: Instrutor;
  readonly documento: Documento;
}

export function TrocaDoDocumento({ instrutor, documento }: Props) {
  const [aberta, setAberta] = useState(false);
  const qual = `${NOMES_DOS_DOCUMENTOS[documento]} de ${instrutor.nome}`;
  if (aberta)
    return (
      <TrocaForm instrutor={instrutor} documento={documento} qual={qual} onEnd={() => setAberta(false)} />
    );
  return (
    <Button size="sm" onClick={() => setAberta(true)}>
      Enviar outro documento<span className="sr-only"> ({qual})</span>
    </Button>
  );
}

function TrocaForm(props: Props & { readonly qual: string; readonly onEnd: () => void }) {
  const { instrutor, documento, qual, onEnd } = props;
  const [arquivo, setArquivo] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const errors = useFormErrors();
  const trocar = useTrocarDocumento();
  useFocusSurvives();

  const save = async () => {
    const { id, versao } = instrutor;
    try {
      await trocar.mutateAsync({ id, versao, documento, arquivo: arquivo ?? '' });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.documentoTrocado);
    onEnd();
  };

  return (
    <div className={classes.recusa}>
      <Form label={`Enviar outro documento: ${qual}`} busy={trocar.isPending || enviando} onSubmit={save}>
        <ErrorSummary {...errors.summary} />
        <DocumentoField
          documento={documento}
          label="Arquivo novo"
          instrutor={null}
          value={arquivo}
          error={errors.field('arquivo').error ?? errors.field(documento).error}
          falha={ERRO_NA_TROCA[documento]}
          onBusy={setEnviando}
          onChange={(referencia) => {
            errors.clear();
            setArquivo(referencia);
          }}
        />
        <FormActions>
          <Button type="submit" size="sm" loading={trocar.isPending}>
            Trocar o documento
          </Button>
          <Button size="sm" variant="default" onClick={onEnd}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
