import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { SavedNow } from '../../../ui/drafts/saved-now.tsx';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { insertField } from '../../../ui/fields/insert-field.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import {
  type ModeloDeEmailLido,
  modelosDeEmailQuery,
  type PreviaDoEmail,
  useMudarModeloDeEmail,
  usePreverModeloDeEmail,
} from '../api.ts';
import { CamposDoTexto } from '../offered/campos-do-texto.tsx';
import classes from './editor-do-email.module.css';
import { mudancaPorExtenso } from './mudanca-do-email.ts';

const ROTULOS = { assunto: 'Assunto', texto: 'Texto' } as const;
type Dito = Pick<ModeloDeEmailLido, 'assunto' | 'texto'>;

/** The subject and text of one mail; typed text stays when somebody else saved first. */
export function EditorDoEmail({ modelo }: { readonly modelo: ModeloDeEmailLido }) {
  const { nome, original, campos } = modelo;
  const [dito, setDito] = useState<Dito>({ assunto: modelo.assunto, texto: modelo.texto });
  const [versao, setVersao] = useState(modelo.versao);
  const [outra, setOutra] = useState<Dito | null>(null);
  const [previa, setPrevia] = useState<PreviaDoEmail | null>(null);
  const errors = useFormErrors(ROTULOS);
  const [mudar, prever] = [useMudarModeloDeEmail(), usePreverModeloDeEmail()];
  const client = useQueryClient();
  const texto = useRef<HTMLTextAreaElement>(null);
  const escrever = (parte: Partial<Dito>) => {
    for (const campo of Object.keys(parte)) errors.clear(campo);
    setPrevia(null);
    setDito((antes) => ({ ...antes, ...parte }));
  };
  const inserir = (campo: string) =>
    insertField(texto.current, dito.texto, campo, (novo) => escrever({ texto: novo }));

  const salvar = async () => {
    errors.clear();
    try {
      const salvo = await mudar.mutateAsync({ nome, versao, ...dito });
      setVersao(salvo.versao);
      setDito({ assunto: salvo.assunto, texto: salvo.texto });
      setOutra(null);
      notify.success(M.modeloDeEmailSalvo);
    } catch (error) {
      if (!isStale(error)) return errors.showError(error);
      errors.showError(error, M.outraPessoaMudouOTexto);
      const todos = await client.fetchQuery(modelosDeEmailQuery).catch(() => undefined);
      const salvo = todos?.find((um) => um.nome === nome);
      if (salvo === undefined) return;
      setVersao(salvo.versao);
      setOutra({ assunto: salvo.assunto, texto: salvo.texto });
    }
  };
  const verComoFica = async () => {
    errors.clear();
    try {
      setPrevia(await prever.mutateAsync({ nome, ...dito }));
    } catch (error) {
      setPrevia(null);
      errors.showError(error);
    }
  };

  return (
    <Form label="Texto do e-mail" busy={mudar.isPending} onSubmit={salvar}>
      <ErrorSummary {...errors.summary} />
      {outra !== null && (
        <SavedNow
          text={`${outra.assunto}\n\n${outra.texto}`}
          onKeep={() => {
            escrever(outra);
            setOutra(null);
          }}
        />
      )}
      <TextInput
        {...errors.field('assunto')}
        label={ROTULOS.assunto}
        withAsterisk
        value={dito.assunto}
        onChange={(event) => escrever({ assunto: event.currentTarget.value })}
      />
      <Textarea
        {...errors.field('texto')}
        ref={texto}
        label={ROTULOS.texto}
        description={`Cada linha é um parágrafo. ${modelo.mudanca === null ? '' : mudancaPorExtenso(modelo)}`}
        withAsterisk
        rows={14}
        resize="vertical"
        value={dito.texto}
        onChange={(event) => escrever({ texto: event.currentTarget.value })}
      />
      <CamposDoTexto title="Campos deste e-mail" campos={campos} onInsert={inserir}>
        Um clique põe o campo onde está o cursor do texto. Na hora do envio ele dá lugar ao que significa.
      </CamposDoTexto>
      <FormActions>
        <Button type="submit" loading={mudar.isPending}>
          Salvar
        </Button>
        <Button variant="default" loading={prever.isPending} onClick={() => void verComoFica()}>
          Ver como fica
        </Button>
        {(dito.assunto !== original.assunto || dito.texto !== original.texto) && (
          <Button variant="default" disabled={mudar.isPending} onClick={() => escrever(original)}>
            Voltar ao texto original
          </Button>
        )}
      </FormActions>
      {previa !== null && <Previa previa={previa} />}
    </Form>
  );
}

/** The mail as it is sent, in both its forms. */
function Previa({ previa }: { readonly previa: PreviaDoEmail }) {
  const html = useMemo(() => new Blob([previa.html], { type: 'text/html' }), [previa.html]);
  const url = useObjectUrl(html);
  return (
    <section aria-label="Como fica" aria-live="polite">
      <Title order={2} size="h4">
        Como fica
      </Title>
      <p>
        Com dados inventados. Assunto: <strong>{previa.assunto}</strong>
      </p>
      {url !== undefined && (
        <iframe className={classes.previa} title="O e-mail como chega" sandbox="" src={url} />
      )}
      <details>
        <summary>Em texto simples, para quem não vê formatação</summary>
        <p className={classes.texto}>{previa.texto}</p>
      </details>
    </section>
  );
}
