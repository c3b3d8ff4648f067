import { MENSAGENS_CONTRARRAZOES as M, NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDasContrarrazoes } from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { Part } from '../../../ui/page/part.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { type RecursoDeOutro, useEnviarContrarrazoes } from '../api.ts';
import { MudancasDoRecurso } from './mudancas-do-recurso.tsx';

/** The appeals of others with their reasons, and this project's answers. */
export default function ListaDosRecursosDosOutros(props: {
  readonly projeto: number;
  readonly recursos: readonly RecursoDeOutro[];
}) {
  const { projeto, recursos } = props;
  const dialogo = useEditor<RecursoDeOutro>();
  return (
    <Stack gap="lg">
      {recursos.map((recurso) => (
        <Part key={recurso.id} order={3} title={`Recurso nº ${recurso.id}`}>
          <Stack gap="sm">
            <Text>
              Do projeto nº {recurso.projeto.id}, {recurso.projeto.titulo}. {situacaoDe(recurso)}
            </Text>
            <MudancasDoRecurso recurso={recurso} />
            {recurso.mensagem !== '' && <RichText html={recurso.mensagem} />}
            {recurso.criterios.map(({ nome, mensagem }) => (
              <div key={nome}>
                <Text fw={600}>{nome}</Text>
                <RichText html={mensagem} />
              </div>
            ))}
            {recurso.texto !== null && (
              <div>
                <Text fw={600}>As contrarrazões deste projeto</Text>
                <Text style={{ whiteSpace: 'pre-line' }}>{recurso.texto}</Text>
              </div>
            )}
            {recurso.podeResponder && (
              <div>
                <Button variant="default" onClick={() => dialogo.open(recurso)}>
                  Responder ao recurso nº {recurso.id}…
                </Button>
              </div>
            )}
          </Stack>
        </Part>
      ))}
      {dialogo.record !== null && (
        <ResponderModal
          key={dialogo.turn}
          projeto={projeto}
          recurso={dialogo.record.id}
          opened={dialogo.opened}
          onClose={dialogo.close}
        />
      )}
    </Stack>
  );
}

function situacaoDe({ status, enviadaEm, podeResponder, ate }: RecursoDeOutro): string {
  if (status !== 'PENDENTE') return `${NOMES_DO_STATUS[status]}.`;
  if (enviadaEm !== null) return `Respondido em ${formatarInstante(enviadaEm)}; espera a decisão.`;
  return podeResponder ? `Pode responder até ${formatarPrazo(ate)}.` : `${M.prazoTerminou}.`;
}

function ResponderModal(props: {
  readonly projeto: number;
  readonly recurso: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, recurso, opened, onClose } = props;
  const digitado = useTyped({ key: ownKey('contrarrazoes', projeto, recurso), begin: '', is: ehTexto });
  const { value: texto, set } = digitado;
  const { mutateAsync: enviar } = useEnviarContrarrazoes(projeto, recurso);
  return (
    <ReasonModal
      opened={opened}
      onClose={onClose}
      title={M.desejaEnviar}
      submit="Enviar as contrarrazões"
      labels={{ texto: 'Contrarrazões' }}
      without
      problems={() => problemasDasContrarrazoes(texto)}
      act={() => enviar({ texto }).then(digitado.forget)}
      done={M.enviadas}
      fields={(errors) => (
        <Textarea
          {...errors.field('texto')}
          label="Contrarrazões"
          withAsterisk
          aria-required
          data-autofocus
          autosize
          minRows={6}
          maxRows={20}
          value={texto}
          onChange={(event) => {
            errors.clear('texto');
            const { value } = event.currentTarget;
            set(() => value);
          }}
        />
      )}
    >
      <Recovered {...digitado} />
      <Text>
        Recurso nº {recurso}. {M.quemLe}
      </Text>
    </ReasonModal>
  );
}
