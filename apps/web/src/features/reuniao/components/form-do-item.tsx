import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import {
  problemasDaAnotacao,
  problemasDaDecisaoDoItem,
} from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { faltaQuorum, podemJulgar, presidenteDoItem } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { Button, NativeSelect, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type ItemDaReuniao, type Reuniao, reuniaoQuery, useAnotar, useDecidir } from '../api.ts';
import { type Digitado, itemGuardado } from './item-guardado.ts';
import classes from './item-na-tela.module.css';

const ROTULOS = {
  remunerados: 'Bolsas',
  voluntarios: 'Voluntários',
  motivo: 'Motivo da mudança',
  anotacao: 'Anotação para a ata',
  preside: 'Quem preside este item',
} as const;

function guardado({ proposta, decisao, anotacao, versao }: ItemDaReuniao) {
  const { remunerados, voluntarios } = decisao ?? proposta;
  return {
    version: versao,
    values: { remunerados, voluntarios, motivo: decisao?.motivo ?? '', anotacao } satisfies Digitado,
  };
}

/** The decision of one item and its note; typed text stays in the browser until it is saved. */
export function FormDoItem(props: {
  readonly reuniao: Reuniao;
  readonly item: ItemDaReuniao;
  readonly teclas: boolean;
  readonly ultimo: boolean;
  readonly onDecidido: () => void;
}) {
  const { reuniao, item, teclas, ultimo, onDecidido } = props;
  const { id } = reuniao;
  const projeto = item.projeto.id;
  const [keeping] = useState(() => itemGuardado(id, projeto));
  const rascunho = useDraft<Digitado, number>({ saved: guardado(item), keeping });
  const { values, version, changed, adopt } = rascunho;
  const mesa = podemJulgar(reuniao.presencas, new Set(item.impedidos.map((impedido) => impedido.id)));
  const dePadrao = presidenteDoItem({ podem: mesa.podem, presidente: reuniao.presidente?.id ?? null });
  const [preside, setPreside] = useState<string>();
  const falta = faltaQuorum({ podem: mesa.podem, quorum: reuniao.quorum });
  const errors = useFormErrors(ROTULOS);
  const anotar = useAnotar();
  const decidir = useDecidir();
  const client = useQueryClient();
  const busy = anotar.isPending || decidir.isPending;

  // A newer version is adopted while nothing is typed; otherwise the save reports it.
  useEffect(() => {
    if (!changed && item.versao > version) adopt(guardado(item));
  }, [changed, item, version, adopt]);

  const recusado = async (error: unknown) => {
    if (!isStale(error)) {
      errors.showError(error);
      return;
    }
    errors.showError(error, M.outraPessoaMudou);
    const agora = await client.fetchQuery(reuniaoQuery(id)).catch(() => undefined);
    const novo = agora?.itens.find((um) => um.projeto.id === projeto);
    if (novo !== undefined) rascunho.putOver(guardado(novo));
  };

  /** Saves a changed note first, and uses the version that this returns for the decision. */
  const anotarSeMudou = async (): Promise<number> => {
    if (values.anotacao === item.anotacao) return version;
    const salvo = await anotar.mutateAsync({ id, projeto, versao: version, anotacao: values.anotacao });
    rascunho.putOver(guardado(salvo));
    return salvo.versao;
  };

  const salvarAnotacao = async () => {
    if (errors.show(problemasDaAnotacao(values.anotacao))) return;
    try {
      await anotarSeMudou();
      notify.success(M.anotado);
    } catch (error) {
      await recusado(error);
    }
  };

  const salvar = async (digitado: Digitado) => {
    const { remunerados, voluntarios, motivo, anotacao } = digitado;
    // An empty or unreadable field must not become a decision of 0.
    const dados = {
      remunerados: remunerados ?? Number.NaN,
      voluntarios: voluntarios ?? Number.NaN,
      motivo,
    };
    const problemas = [...problemasDaDecisaoDoItem(item.proposta, dados), ...problemasDaAnotacao(anotacao)];
    if (errors.show(problemas)) return;
    try {
      const versao = await anotarSeMudou();
      const salvo = await decidir.mutateAsync({
        id,
        projeto,
        versao,
        body: {
          ...dados,
          mesa: item.mesa.versao,
          ...(preside === undefined ? {} : { preside: Number(preside) }),
        },
      });
      // Leaving immediately must not store the earlier text again.
      if (ultimo) rascunho.adopt(guardado(salvo));
      else rascunho.forget();
    } catch (error) {
      await recusado(error);
      return;
    }
    notify.success(M.decidido);
    onDecidido();
  };
  const manter = () => void salvar({ ...values, ...item.proposta, motivo: '' });
  useKeys({ m: manter }, teclas && !busy);

  const contagem = (campo: 'remunerados' | 'voluntarios') => (
    <CountInput
      {...errors.field(campo)}
      label={ROTULOS[campo]}
      withAsterisk
      value={values[campo]}
      onChange={(quantos) => {
        errors.clear(campo);
        rascunho.change({ [campo]: quantos });
      }}
    />
  );
  return (
    <Form label="Decisão do item" keeps busy={busy} onSubmit={() => salvar(values)}>
      <ErrorSummary {...errors.summary} />
      {rascunho.recoveredAt !== null && (
        <Text role="status">O que você digitou em {formatarInstante(rascunho.recoveredAt)} está aqui.</Text>
      )}
      {falta !== null && (
        <Notice kind="warning" title={`${falta}.`}>
          Registre quem chegou na página da sessão; até lá este item não se decide.
        </Notice>
      )}
      {dePadrao !== undefined && dePadrao.id !== reuniao.presidente?.id && (
        <NativeSelect
          {...errors.field('preside')}
          label={ROTULOS.preside}
          description="Quem preside a sessão não pode julgar este item, ou saiu da sala."
          name="preside"
          value={preside ?? String(dePadrao.id)}
          data={mesa.podem.map(({ id: quem, nome }) => ({ value: String(quem), label: nome }))}
          onChange={(event) => {
            errors.clear('preside');
            setPreside(event.currentTarget.value);
          }}
        />
      )}
      <div className={classes.vagas}>
        {contagem('remunerados')}
        {contagem('voluntarios')}
      </div>
      <Textarea
        {...errors.field('motivo')}
        label={ROTULOS.motivo}
        description="Só quando a decisão muda a proposta."
        autosize
        minRows={2}
        value={values.motivo}
        onChange={(event) => {
          errors.clear('motivo');
          rascunho.change({ motivo: event.currentTarget.value });
        }}
      />
      <Textarea
        {...errors.field('anotacao')}
        label={ROTULOS.anotacao}
        autosize
        minRows={2}
        value={values.anotacao}
        onChange={(event) => {
          errors.clear('anotacao');
          rascunho.change({ anotacao: event.currentTarget.value });
        }}
      />
      <Text size="sm">
        A decisão vale na hora, aqui e na mesa de decisão. Se a conexão cair, o que foi decidido está salvo.
      </Text>
      <FormActions>
        <Button type="submit" loading={decidir.isPending}>
          {ultimo ? 'Decidir' : 'Decidir e ir para o próximo'}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          rightSection={teclas ? <kbd>m</kbd> : null}
          onClick={manter}
        >
          Manter a proposta
        </Button>
        <Button variant="default" loading={anotar.isPending} onClick={() => void salvarAnotacao()}>
          Salvar só a anotação
        </Button>
      </FormActions>
    </Form>
  );
}
