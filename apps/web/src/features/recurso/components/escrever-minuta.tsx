import { totalDigitado } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { FEEDBACK_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { MENSAGENS_RELATORIA as M } from '@instrutoria/domain/recurso/messages.ts';
import { limitarDecisao } from '@instrutoria/domain/recurso/rules/decisao-do-recurso.ts';
import {
  problemasDaEntrega,
  problemasDaMinuta,
  problemasDoMotivoDaRelatoria,
} from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Relatoria, useEntregarMinuta, useRecusarRelatoria, useSalvarMinuta } from '../api.ts';
import { ehNumeros, paraConferir } from '../offered/notas-por-criterio.ts';
import { type CriteriosDigitados, campoDe, comCriterio, DecidirCriterios } from './decidir-criterios.tsx';
import { comecoDe, decididosDe, ehCriterios } from './minuta-digitada.ts';
import { corpoDosNumeros, NotasEVagas, type Numeros } from './notas-e-vagas.tsx';

type Proposta = 'aceitar' | 'recusar';
const PROPOSTAS = [
  { value: '', label: 'Escolha' },
  { value: 'aceitar', label: 'Aceitar o recurso' },
  { value: 'recusar', label: 'Recusar o recurso' },
];
const ehProposta = (texto: string): texto is Proposta => texto === 'aceitar' || texto === 'recusar';

interface MinutaDigitada {
  readonly decisao: Proposta | null;
  readonly numeros: Numeros;
  readonly digitados: CriteriosDigitados;
  readonly feedback: string;
}

function ehMinuta(value: unknown): value is MinutaDigitada {
  if (!ehObjeto(value)) return false;
  const { decisao, numeros, digitados, feedback } = value;
  return (
    (decisao === null || (ehTexto(decisao) && ehProposta(decisao))) &&
    ehNumeros(numeros) &&
    ehCriterios(digitados) &&
    ehTexto(feedback)
  );
}

/** The draft of a decision: saved any number of times, then handed over. */
export function EscreverMinuta({ relatoria }: { readonly relatoria: Relatoria }) {
  const { recurso, minuta } = relatoria;
  const [comeco] = useState(() => comecoDe(recurso, minuta));
  const [versao, setVersao] = useState(relatoria.versao);
  const [salva, setSalva] = useState(minuta);
  const digitada = useTyped<MinutaDigitada>({
    key: ownKey('minuta', recurso.id),
    begin: { ...comeco, decisao: minuta?.decisao ?? null, feedback: minuta?.feedback ?? '' },
    is: ehMinuta,
    version: relatoria.versao,
  });
  const { decisao, numeros, digitados, feedback } = digitada.value;
  const mudar = (parte: (antes: MinutaDigitada) => Partial<MinutaDigitada>) =>
    digitada.set((antes) => ({ ...antes, ...parte(antes) }));
  const [devolvendo, setDevolvendo] = useState(false);
  const errors = useFormErrors();
  const confirm = useConfirm();
  const [salvar, entregar, devolver] = [useSalvarMinuta(), useEntregarMinuta(), useRecusarRelatoria()];
  const criterios = decididosDe(recurso, digitados);
  const corpo = corpoDosNumeros(recurso, numeros);
  const escrito = { decisao, feedback, ...corpo, ...(criterios.length === 0 ? {} : { criterios }) };
  useUnsaved(digitada.changed, 'A minuta não foi salva. Sair mesmo assim?');
  const { projeto, barema = null, ...originais } = recurso.projetoAprovacao;
  const { tipoProjeto } = projeto;
  const proprio = paraConferir(barema);
  const contestados = recurso.criterios ?? [];
  const nosCampos = (problemas: ReturnType<typeof problemasDaMinuta>) =>
    problemas.map((um) => ({ ...um, campo: campoDe(recurso, um.campo) }));

  const gravar = async (entrega: boolean) => {
    const problemas = entrega
      ? problemasDaEntrega(escrito, contestados, { tipo: tipoProjeto, original: originais, proprio })
      : problemasDaMinuta(escrito, contestados);
    if (errors.show(nosCampos(problemas))) return;
    if (
      entrega &&
      !(await confirm(M.desejaEntregar, { detail: 'Depois de entregue, só a comissão a devolve.' }))
    ) {
      return;
    }
    try {
      const ato = entrega ? entregar : salvar;
      const lida = await ato.mutateAsync({ id: recurso.id, versao, ...escrito });
      setVersao(lida.versao);
      setSalva(lida.minuta);
      digitada.saved(digitada.value, lida.versao);
      errors.clear();
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(entrega ? M.minutaEntregue : M.minutaSalva);
  };
  const depois = limitarDecisao(corpo, tipoProjeto, originais, proprio);

  return (
    <Panel title="Minuta da decisão">
      <Form
        label="Minuta da decisão"
        keeps
        busy={salvar.isPending || entregar.isPending}
        onSubmit={() => gravar(true)}
      >
        <Recovered {...digitada} />
        <ErrorSummary {...errors.summary} />
        <RequiredHint />
        <Stack gap="lg">
          <NativeSelect
            {...errors.field(campoDe(recurso, 'decisao'))}
            label="O que você propõe"
            withAsterisk
            maw="20rem"
            data={PROPOSTAS}
            value={decisao ?? ''}
            onChange={(event) => {
              errors.clear(campoDe(recurso, 'decisao'));
              const { value } = event.currentTarget;
              mudar(() => ({ decisao: ehProposta(value) ? value : null }));
            }}
          />
          {contestados.length > 0 && (
            <DecidirCriterios
              recurso={recurso}
              digitados={digitados}
              notas={numeros}
              errors={errors}
              onNota={(campo, nota) => mudar((antes) => ({ numeros: { ...antes.numeros, [campo]: nota } }))}
              onDecidir={(criterio, mudanca) =>
                mudar((antes) => ({ digitados: comCriterio(antes.digitados, criterio, mudanca) }))
              }
            />
          )}
          {decisao === 'aceitar' && (
            <>
              <NotasEVagas
                recurso={recurso}
                numeros={numeros}
                onMudar={(campo, valor) =>
                  mudar((antes) => ({ numeros: { ...antes.numeros, [campo]: valor } }))
                }
              />
              <Text role="status">
                Total:{' '}
                <b>
                  {formatarNota(barema === null ? totalDasNotas(depois) : totalDigitado(barema, numeros))}
                </b>
                , antes {formatarNota(recurso.projetoAprovacao.total)}
              </Text>
            </>
          )}
          <RichTextField
            {...errors.field(campoDe(recurso, 'feedback'))}
            label="Parecer"
            description="O coordenador lê este texto, como a comissão o deixar."
            required
            value={feedback}
            onChange={(html) => {
              errors.clear(campoDe(recurso, 'feedback'));
              mudar(() => ({ feedback: html }));
            }}
            count={contarCodePoints}
            min={0}
            max={FEEDBACK_MAXIMO}
          />
          <Text size="sm" c="dimmed" role="status">
            {salva === null
              ? 'A minuta ainda não foi salva.'
              : `Versão ${salva.versao}, salva em ${formatarInstante(salva.gravadaEm)}.`}
          </Text>
        </Stack>
        <FormActions>
          <Button type="submit" loading={entregar.isPending}>
            Entregar a minuta
          </Button>
          <Button variant="default" loading={salvar.isPending} onClick={() => void gravar(false)}>
            Salvar
          </Button>
          <Button variant="subtle" onClick={() => setDevolvendo(true)}>
            Devolver a relatoria…
          </Button>
        </FormActions>
      </Form>
      {devolvendo && (
        <ReasonModal
          title="Devolver a relatoria"
          submit="Devolver"
          opened
          onClose={() => setDevolvendo(false)}
          problems={problemasDoMotivoDaRelatoria}
          act={(motivo) => devolver.mutateAsync({ id: recurso.id, motivo }).then(digitada.forget)}
          done={M.devolvida}
        >
          <Text>A comissão designa outra pessoa. O que você escreveu não passa para ela.</Text>
        </ReasonModal>
      )}
    </Panel>
  );
}
