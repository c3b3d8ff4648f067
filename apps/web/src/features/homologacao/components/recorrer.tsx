import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { problemasDoRecursoDaHomologacao } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Homologacao, useRecorrer } from '../api.ts';

/** The form for the one appeal against a não homologação, before its last day ends. */
export function Recorrer({ homologacao }: { readonly homologacao: Homologacao }) {
  const { projeto, versao, ate } = homologacao;
  const digitado = useTyped({ key: ownKey('homologacao', projeto), begin: '', is: ehTexto });
  const { value: texto, set } = digitado;
  const errors = useFormErrors();
  const recorrer = useRecorrer();
  useUnsaved(texto !== '' && !recorrer.isSuccess, 'O recurso não foi enviado. Sair mesmo assim?');
  const submit = async () => {
    if (errors.show(problemasDoRecursoDaHomologacao(texto))) return;
    try {
      await recorrer.mutateAsync({ projeto, versao, texto });
      digitado.forget();
      notify.success(M.recorrido);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Recorrer">
      <Form label="Recorrer da não homologação" keeps busy={recorrer.isPending} onSubmit={submit}>
        <Recovered {...digitado} />
        <ErrorSummary {...errors.summary} />
        <Text>
          Você pode recorrer uma vez{ate !== null && `, até ${formatarPrazo(ate)}`}. A administração decide e
          você recebe um e-mail.
        </Text>
        <Textarea
          {...errors.field('texto')}
          label="Por que o projeto deve ser homologado"
          withAsterisk
          autosize
          minRows={4}
          value={texto}
          onChange={(event) => {
            errors.clear('texto');
            const { value } = event.currentTarget;
            set(() => value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={recorrer.isPending}>
            Enviar o recurso
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
