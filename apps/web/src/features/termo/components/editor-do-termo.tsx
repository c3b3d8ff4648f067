import { MENSAGENS_TERMO as M } from '@instrutoria/domain/termo/messages.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SavedNow } from '../../../ui/drafts/saved-now.tsx';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { insertField } from '../../../ui/fields/insert-field.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { CamposDoTexto } from '../../configuracao/offered/campos-do-texto.tsx';
import {
  type ModeloDoTermoLido,
  modeloDoTermoQuery,
  preverModeloDoTermo,
  useMudarModeloDoTermo,
} from '../api.ts';

type Dito = Pick<ModeloDoTermoLido, 'ligado' | 'texto'>;

/** The institution's text and its switch; typed text stays when somebody else saved first. */
export function EditorDoTermo({ modelo }: { readonly modelo: ModeloDoTermoLido }) {
  const { original, campos } = modelo;
  const [dito, setDito] = useState<Dito>({ texto: modelo.texto, ligado: modelo.ligado });
  const [versao, setVersao] = useState(modelo.versao);
  const [outra, setOutra] = useState<Dito | null>(null);
  const errors = useFormErrors({ texto: 'Texto do termo', ligado: 'Assinatura no sistema' });
  const mudar = useMudarModeloDoTermo();
  const client = useQueryClient();
  const texto = useRef<HTMLTextAreaElement>(null);
  const escrever = (parte: Partial<Dito>) => {
    for (const campo of Object.keys(parte)) errors.clear(campo);
    setDito((antes) => ({ ...antes, ...parte }));
  };
  const inserir = (campo: string) =>
    insertField(texto.current, dito.texto, campo, (novo) => escrever({ texto: novo }));

  const salvar = async () => {
    errors.clear();
    try {
      const salvo = await mudar.mutateAsync({ versao, ...dito });
      setVersao(salvo.versao);
      setDito({ texto: salvo.texto, ligado: salvo.ligado });
      setOutra(null);
      notify.success(M.salvo);
    } catch (error) {
      if (!isStale(error)) return errors.showError(error);
      errors.showError(error, M.outraPessoaMudou);
      const salvo = await client.fetchQuery(modeloDoTermoQuery).catch(() => undefined);
      if (salvo === undefined) return;
      setVersao(salvo.versao);
      setOutra({ texto: salvo.texto, ligado: salvo.ligado });
    }
  };

  return (
    <Form label="Texto do termo de compromisso" busy={mudar.isPending} onSubmit={salvar}>
      <ErrorSummary {...errors.summary} />
      {outra !== null && (
        <SavedNow
          text={outra.texto}
          onKeep={() => {
            escrever(outra);
            setOutra(null);
          }}
        />
      )}
      <Checkbox
        id="ligado"
        label="O termo de compromisso se assina no sistema"
        description="O aluno e quem coordena leem e confirmam com a senha. Desligado, o termo é enviado em PDF, como sempre"
        checked={dito.ligado}
        onChange={(event) => escrever({ ligado: event.currentTarget.checked })}
      />
      <Textarea
        {...errors.field('texto')}
        ref={texto}
        label="Texto do termo"
        description="Cada linha é um parágrafo. Fale de bolsa e de atividades do plano, nunca de serviço ou salário"
        withAsterisk
        rows={18}
        resize="vertical"
        value={dito.texto}
        onChange={(event) => escrever({ texto: event.currentTarget.value })}
      />
      <CamposDoTexto title="Campos do termo" campos={campos} onInsert={inserir}>
        Um clique põe o campo onde está o cursor do texto. No termo de cada aluno ele dá lugar ao que
        significa.
      </CamposDoTexto>
      <FormActions>
        <Button type="submit" loading={mudar.isPending}>
          Salvar
        </Button>
        <PdfLink
          label="Ver como fica"
          fileName="termo_de_compromisso.pdf"
          load={() => preverModeloDoTermo(dito.texto)}
        />
        {dito.texto !== original && (
          <Button variant="default" disabled={mudar.isPending} onClick={() => escrever({ texto: original })}>
            Voltar ao texto original
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
