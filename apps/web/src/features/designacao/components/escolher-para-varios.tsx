import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import type { FeitoEmVarios, ProjetoDoEdital } from '../../avaliacao/api.ts';
import { faltamDesignar, quemPodeSair } from '../../avaliacao/offered/designados.ts';
import { avaliadoresQuery, useEmVarios } from '../api.ts';
import { Impossivel, QuemSaiEQuemEntra, QuemSaiInput } from './escolher-avaliador-a-retirar.tsx';

const ROTULOS = { avaliador: 'Nome do avaliador', projetos: 'Projetos' } as const;
const ROTULOS_DA_TROCA = { ...ROTULOS, de: 'Quem sai', avaliador: 'Quem entra' } as const;
const projetos = (n: number) => contado(n, 'projeto', 'projetos');

const ATOS = {
  designarVarios: { titulo: 'Designar avaliador', botao: 'Designar' },
  substituirVarios: { titulo: 'Substituir avaliador', botao: 'Substituir' },
} as const;

/** One evaluator for all chosen projects; shows the effect first. */
export default function EscolherParaVarios(props: {
  readonly ato: keyof typeof ATOS;
  readonly edital: number;
  readonly escolhidos: ReadonlyMap<number, ProjetoDoEdital>;
  readonly opened: boolean;
  readonly onFeito: (linhas: FeitoEmVarios) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { ato, escolhidos } = props;
  const { titulo, botao } = ATOS[ato];
  const todos = [...escolhidos.values()];
  const pedeQuemSai =
    ato === 'substituirVarios' && todos.some(({ avaliacao }) => avaliacao?.avaliadores !== undefined);
  const podemSair = pedeQuemSai ? quemPodeSair(todos) : [];
  const [sai, setSai] = useState(podemSair.length === 1 ? String(podemSair[0]?.id) : '');
  const quemSai = podemSair.find(({ id }) => String(id) === sai);
  const [nome, setNome] = useState('');
  const avaliadores = useQuery(avaliadoresQuery);
  const rotulos = pedeQuemSai ? ROTULOS_DA_TROCA : ROTULOS;
  const errors = useFormErrors(rotulos);
  const emVarios = useEmVarios();
  const rotulo = ({ nome: doAvaliador, siape }: { readonly nome: string; readonly siape: string }) =>
    `${doAvaliador} · ${siape}`;
  const escolhido = avaliadores.data?.find((um) => rotulo(um) === nome);

  const submit = async () => {
    const faltas = [
      ...(pedeQuemSai && quemSai === undefined ? (['de'] as const) : []),
      ...(escolhido === undefined ? (['avaliador'] as const) : []),
    ];
    if (errors.show(faltas.map((campo) => problema(campo, 'NENHUM_PROFESSOR', M.nenhumProfessor)))) return;
    if (escolhido === undefined) return;
    let linhas: FeitoEmVarios;
    try {
      linhas = await emVarios.mutateAsync({
        ato,
        edital: props.edital,
        projetos: [...escolhidos.keys()],
        avaliador: escolhido.id,
        ...(quemSai !== undefined && { de: quemSai.id }),
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    props.onClose();
    void props.onFeito(linhas);
  };

  return (
    <FormModal
      title={`${titulo} de ${projetos(escolhidos.size)}`}
      opened={props.opened}
      busy={emVarios.isPending}
      errors={errors}
      submit={botao}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {pedeQuemSai && (
        <QuemSaiInput
          field={errors.field('de')}
          podemSair={podemSair}
          value={sai}
          onChange={(de) => {
            errors.clear('de');
            setSai(de);
          }}
        />
      )}
      <QueryState query={avaliadores}>
        {(lista) => (
          <SuggestInput
            {...errors.field('avaliador')}
            label={rotulos.avaliador}
            withAsterisk
            data-autofocus
            data={lista.map(rotulo)}
            value={nome}
            limit={20}
            onChange={(texto) => {
              errors.clear('avaliador');
              setNome(texto);
            }}
          />
        )}
      </QueryState>
      {pedeQuemSai ? (
        <QuemSaiEQuemEntra total={todos.length} sai={quemSai} entra={escolhido?.nome} />
      ) : (
        <OQueAcontece ato={ato} escolhidos={escolhidos} nome={escolhido?.nome} />
      )}
    </FormModal>
  );
}

function OQueAcontece(props: {
  readonly ato: keyof typeof ATOS;
  readonly escolhidos: ReadonlyMap<number, ProjetoDoEdital>;
  readonly nome: string | undefined;
}) {
  const { ato, escolhidos, nome = 'O avaliador escolhido' } = props;
  const todos = [...escolhidos.values()];
  const sem = todos.filter(({ avaliacao }) => faltamDesignar(avaliacao) > 0).length;
  const temVarios = todos.some(({ avaliacao }) => avaliacao?.avaliadores !== undefined);
  const porConcluir = todos.filter(({ avaliacao }) => avaliacao?.ja_foi_avaliado === false).length;
  const [alcancados, outros] =
    ato === 'designarVarios' ? [sem, escolhidos.size - sem] : [porConcluir, escolhidos.size - porConcluir];
  const recebe = `${nome} recebe um e-mail${alcancados === 1 ? '' : ', com todos eles'}.`;
  return (
    <div>
      <Text>
        {ato === 'designarVarios'
          ? `${temVarios ? 'Passam a ter também este avaliador os projetos em que falta alguém' : 'São designados os que ainda não têm avaliador'}: ${projetos(alcancados)}.`
          : `O avaliador muda onde a avaliação não foi concluída: ${projetos(alcancados)}. ${M.notasNaoPassam} Quem sai é avisado.`}{' '}
        {alcancados > 0 && recebe}
      </Text>
      {outros > 0 && (
        <Text mt="xs">
          {ato === 'designarVarios'
            ? temVarios
              ? 'Já têm todos'
              : 'Já têm avaliador'
            : 'Sem avaliador, ou já concluídos'}
          , e ficam como estão: {projetos(outros)}.
        </Text>
      )}
      <Impossivel />
    </div>
  );
}
