import {
  ERRO_NA_TROCA,
  ERRO_NO_ENVIO,
  MENSAGENS_INSTRUTOR as M,
} from '@instrutoria/domain/instrutor/messages.ts';
import { problemasDoInstrutor } from '@instrutoria/domain/instrutor/rules/dados-do-instrutor.ts';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useVolta } from '../../../../lib/from-project.ts';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { useUnsaved } from '../../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../../ui/fields/form.tsx';
import { type FormErrors, useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../../ui/page/notice.tsx';
import { FormActions } from '../../../../ui/page/panel.tsx';
import { Sheet } from '../../../../ui/page/sheet.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import type { Instrutor } from '../../api.ts';
import { DocumentosFields } from '../documentos/documentos-fields.tsx';
import { ModelosDeDocumentos } from '../documentos/modelos-de-documentos.tsx';
import { corpoDe, type InstrutorDigitado, ROTULOS_DO_INSTRUTOR } from './instrutor-digitado.ts';
import { InstrutorFields } from './instrutor-fields.tsx';
import { useRascunhoDoInstrutor } from './use-rascunho-do-instrutor.ts';

export function InstrutorForm(props: {
  readonly projeto: number;
  readonly instrutor: Instrutor | null;
  readonly inicial: InstrutorDigitado;
  readonly vagas: string;
  /** The vínculo whose place the new one takes over: its end, and its type. */
  readonly lugarDe?: { readonly id: number; readonly fim: (errors: FormErrors) => ReactNode };
  readonly save: (corpo: ReturnType<typeof corpoDe>) => Promise<{ readonly avisos: readonly string[] }>;
}) {
  const { projeto, instrutor, inicial, vagas, lugarDe, save } = props;
  const novo = instrutor === null;
  const titulo =
    lugarDe !== undefined ? 'Substituir instrutor' : novo ? 'Cadastrar instrutor' : 'Atualizar instrutor';
  const qual = lugarDe === undefined ? (instrutor?.id ?? 'novo') : `lugar_de_${lugarDe.id}`;
  const rascunho = useRascunhoDoInstrutor(`instrutor_${projeto}_${qual}`, inicial);
  const { values: digitado } = rascunho;
  const errors = useFormErrors(ROTULOS_DO_INSTRUTOR);
  const [busy, setBusy] = useState(false);
  const [enviando, setEnviando] = useState(0);
  const [saindo, setSaindo] = useState(false);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const volta = useVolta(`/projetos/${projeto}/instrutores`, `/instrutores/${projeto}`);
  useUnsaved(rascunho.changed && !saindo, 'O instrutor não foi salvo. Sair mesmo assim?');

  const leave = () => {
    rascunho.forget();
    setSaindo(true);
    // The navigation blocker is updated with the next render.
    setTimeout(() => void navigate(volta), 0);
  };
  const submit = async () => {
    const corpo = corpoDe(digitado);
    if (errors.show(problemasDoInstrutor(corpo))) return;
    setBusy(true);
    try {
      for (const aviso of (await save(corpo)).avisos) notify.info(aviso);
    } catch (error) {
      errors.showError(error);
      return;
    } finally {
      setBusy(false);
    }
    notify.success(lugarDe !== undefined ? M.substituido : novo ? M.salvo : M.atualizado);
    leave();
  };
  const cancel = async () => {
    if (await confirm(M.desejaCancelar)) leave();
  };

  return (
    <Form label={titulo} busy={busy || enviando > 0} onSubmit={submit} keeps>
      <ErrorSummary {...errors.summary} />
      {rascunho.recovered && (
        <Notice title="O que você digitou neste formulário foi recuperado">
          {novo && (
            <Text>O e-mail, o CPF e a matrícula não ficam salvos neste navegador: digite-os outra vez.</Text>
          )}
          <Button mt="sm" size="sm" variant="default" onClick={rascunho.discard}>
            {novo ? 'Começar do zero' : 'Voltar ao que está salvo'}
          </Button>
        </Notice>
      )}
      <Stack gap="lg">
        {lugarDe?.fim(errors)}
        <Sheet title={lugarDe === undefined ? 'Dados do instrutor' : 'Quem entra'}>
          <Stack gap="md">
            <RequiredHint />
            <InstrutorFields
              values={digitado}
              onChange={rascunho.change}
              errors={errors}
              vagas={vagas}
              tipoFixo={lugarDe !== undefined}
              instrutor={instrutor}
            />
          </Stack>
        </Sheet>
        <Sheet title="Modelos de documentos">
          <ModelosDeDocumentos projeto={projeto} digitado={digitado} />
        </Sheet>
        <Sheet title="Documentos">
          <DocumentosFields
            values={digitado}
            onChange={rascunho.change}
            errors={errors}
            instrutor={instrutor}
            falhas={novo ? ERRO_NO_ENVIO : ERRO_NA_TROCA}
            onBusy={(mais) => setEnviando((antes) => antes + (mais ? 1 : -1))}
          />
        </Sheet>
        <FormActions>
          <Button type="submit" loading={busy || enviando > 0}>
            {lugarDe !== undefined ? 'Substituir' : novo ? 'Cadastrar' : 'Atualizar'}
          </Button>
          <Button variant="default" onClick={() => void cancel()}>
            Cancelar
          </Button>
          <Button variant="default" component={Link} to={volta}>
            Voltar
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
