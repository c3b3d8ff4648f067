import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { problemasDoBarema } from '@instrutoria/domain/barema/rules/barema.ts';
import { mesmoBarema } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { comPrefixo, type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { latePart } from '../../../ui/drafts/late.tsx';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type BaremaLido, baremaQuery, useMudarBarema } from '../api.ts';
import { Avisos, Guardado } from './avisos-do-editor.tsx';
import { baremaASalvar, baremaDe, digitadoDeFora } from './barema-digitado.ts';
import { copiaDe } from './barema-guardado.ts';
import classes from './editor.module.css';
import { ListaDeCriterios } from './lista-de-criterios.tsx';
import { ListaDeDesempates } from './lista-de-desempates.tsx';
import { useRotulos } from './rotulos-do-editor.ts';
import { useBaremaDigitado } from './use-barema-digitado.ts';

const EscolherBaremaInicial = latePart(() => import('./escolher-barema-inicial.tsx'));
const Previa = latePart(() => import('./previa-do-barema.tsx'));

/** The editor of a call's own barema, with a preview beside it. */
export function EditorDoBarema(props: {
  readonly edital: Edital;
  readonly lido: BaremaLido;
  readonly retifica: boolean;
  /** Why it can no longer be saved, when that happened during the editing. */
  readonly porque: string | null;
}) {
  const { edital, lido, retifica, porque } = props;
  const { tipoProjeto: tipo } = edital;
  const aqui = `/editais/${edital.id}/barema`;
  const edicao = useBaremaDigitado(edital, lido);
  const { rascunho, digitado } = edicao;
  const travado = lido.temNotas === true;
  const errors = useFormErrors(useRotulos(digitado.criterios.length));
  const salvarBarema = useMudarBarema(edital.id);
  const client = useQueryClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [saindo, setSaindo] = useState(false);
  useUnsaved(rascunho.changed && !saindo, 'O barema não foi salvo. Sair mesmo assim?');

  const problemasDe = (barema: Barema) =>
    comPrefixo('barema', semSobra(barema, problemasDoBarema(barema, tipo)));
  const sair = () => {
    rascunho.forget();
    notify.success(M.atualizado);
    setSaindo(true);
    // The navigation blocker is updated with the next render.
    setTimeout(() => void navigate(aqui), 0);
  };
  const salvar = async () => {
    const { motivo } = rascunho.values;
    const problemas = [
      ...problemasDe(baremaDe(digitado)),
      ...(retifica ? problemasDoMotivoDoEdital(motivo) : []),
    ];
    if (errors.show(problemas)) return;
    if (edicao.outra !== null) {
      errors.show([problema('', 'DESATUALIZADO', MENSAGENS_GERAIS.desatualizado)]);
      return;
    }
    const barema = baremaASalvar(digitado);
    const { version: versao } = rascunho;
    try {
      await salvarBarema.mutateAsync({ barema, versao, ...(retifica && { motivo }) });
    } catch (error) {
      // If only the answer was lost, the server has it already.
      const agora = isStale(error) ? client.getQueryData(baremaQuery(edital.id).queryKey) : undefined;
      if (agora?.proprio !== true || !mesmoBarema(agora.barema, barema)) {
        errors.showError(error);
        return;
      }
    }
    sair();
  };
  const comecar = async (barema: Barema): Promise<boolean> => {
    const troca = { detail: 'O que você digitou aqui dá lugar a ele.', yes: 'Trocar', no: 'Ficar com o meu' };
    if (rascunho.changed && !(await confirm('Trocar o que está aqui por este barema?', troca))) return false;
    const novo = digitadoDeFora(barema, tipo);
    edicao.trocar(novo);
    // The barema of a file may be invalid: its errors appear immediately, beside its fields.
    errors.show(problemasDe(baremaDe(novo)));
    return true;
  };
  const descartar = async () => {
    const sim = { detail: 'O formulário volta ao barema em vigor.', yes: 'Descartar', danger: true };
    if (!(await confirm('Descartar o que você digitou?', { ...sim, no: 'Continuar aqui' }))) return;
    errors.clear();
    rascunho.adopt(copiaDe(lido.versao, lido.barema));
  };
  return (
    <div className={classes.lados}>
      <Form label="Barema" keeps busy={salvarBarema.isPending} onSubmit={salvar}>
        <ErrorSummary {...errors.summary} />
        <Avisos edicao={edicao} ocupado={salvarBarema.isPending || saindo} />
        {porque !== null && <Notice kind="warning" live title={porque} />}
        {travado && <Notice title={M.haNotas} />}
        <RequiredHint />
        {!travado && <EscolherBaremaInicial edital={edital} onBarema={comecar} waiting={null} />}
        <Part title="Critérios">
          <ListaDeCriterios edicao={edicao} tipo={tipo} errors={errors} travado={travado} />
        </Part>
        <Part title="Total e desempate">
          <TextInput
            {...errors.field('barema.totalMinimo')}
            mb="md"
            label="Mínimo do total"
            description={`Abaixo dele o projeto é reprovado; 0, nenhum. O maior total possível é ${maiorEmPalavras(baremaDe(digitado))}.`}
            withAsterisk
            aria-required
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            disabled={travado}
            value={digitado.totalMinimo}
            onChange={(event) => {
              errors.clear('barema.totalMinimo');
              edicao.mudar({ totalMinimo: event.currentTarget.value });
            }}
          />
          <ListaDeDesempates edicao={edicao} tipo={tipo} errors={errors} travado={travado} />
        </Part>
        {tipo === 'TIPO II' && (
          <Text size="sm" c="dimmed">
            Projetos do TIPO II não têm disciplinas: não há sugestão de notas nem taxa de sucesso (TSD).
          </Text>
        )}
        {retifica && (
          <Textarea
            {...errors.field('motivo')}
            label="Motivo"
            description="As inscrições já começaram: esta mudança é uma retificação, e todos leem o motivo."
            withAsterisk
            aria-required
            autosize
            minRows={3}
            value={rascunho.values.motivo}
            onChange={(event) => {
              errors.clear('motivo');
              rascunho.change({ motivo: event.currentTarget.value });
            }}
          />
        )}
        <Guardado edicao={edicao} />
        <FormActions>
          <Button type="submit" loading={salvarBarema.isPending} disabled={!rascunho.changed}>
            Salvar
          </Button>
          <Button variant="default" component={Link} to={aqui}>
            Voltar ao barema
          </Button>
          {rascunho.changed && (
            <Button variant="subtle" onClick={() => void descartar()}>
              Descartar o que digitei…
            </Button>
          )}
        </FormActions>
      </Form>
      <aside className={classes.previa} aria-label="Como fica">
        <Previa digitado={digitado} tipo={tipo} waiting={<Loading />} />
      </aside>
    </div>
  );
}

/** Leaves out the error about the total's minimum while the greatest total is unknown. */
function semSobra(barema: Barema, problemas: readonly Problema[]): Problema[] {
  const sabido = !Number.isNaN(maiorTotal(barema)) || Number.isNaN(barema.totalMinimo);
  return problemas.filter(({ campo }) => sabido || campo !== 'totalMinimo');
}

function maiorEmPalavras(barema: Barema): string {
  const maior = maiorTotal(barema);
  return Number.isNaN(maior) ? 'o dos números certos' : formatarNota(maior);
}
