import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import {
  AVALIADOR_EM_BRANCO,
  candidatoDe,
  EscolherAvaliador,
} from '../../designacao/offered/escolher-avaliador.tsx';
import { useCandidatos } from '../../designacao/offered/use-candidatos.ts';
import type { LinhaDaProposta } from '../api.ts';
import type { Fixada } from './linhas-fixadas.ts';

const ROTULOS = { avaliador: 'Nome do avaliador' } as const;

/** Chooses another evaluator for one row of a proposal; stored in the row, without designating anybody. */
export default function TrocarAvaliador(props: {
  readonly linha: LinhaDaProposta;
  /** The evaluators in the project's other places. */
  readonly vizinhos: ReadonlySet<number>;
  readonly opened: boolean;
  readonly onEscolhido: (fixada: Fixada) => void;
  readonly onClose: () => void;
}) {
  const { linha } = props;
  const [procurado, setProcurado] = useState(AVALIADOR_EM_BRANCO);
  const candidatos = useCandidatos(linha.projeto.id);
  const errors = useFormErrors(ROTULOS);

  const submit = async () => {
    const lista = await candidatos.esperar();
    // The list itself shows why it could not be loaded.
    if (lista === null) return;
    const escolhido = candidatoDe(lista, procurado);
    if (escolhido === undefined) {
      errors.show([problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor)]);
      return;
    }
    if (escolhido.impedimento !== null) {
      errors.show([problema('avaliador', 'AVALIADOR_IMPEDIDO', escolhido.impedimento)]);
      return;
    }
    if (props.vizinhos.has(escolhido.id)) {
      errors.show([problema('avaliador', 'JA_PROPOSTO', M.mesmoAvaliador)]);
      return;
    }
    const { id: avaliador, nome } = escolhido;
    props.onEscolhido({ avaliador, nome, aMao: linha.avaliadores.every(({ id }) => id !== avaliador) });
    props.onClose();
  };

  return (
    <FormModal
      title="Trocar o avaliador"
      opened={props.opened}
      busy={false}
      errors={errors}
      submit="Trocar"
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Text>
        nº {linha.projeto.id}, {linha.projeto.titulo}. A troca fica nesta proposta, e a linha fica fixada;
        ninguém é designado ainda.
      </Text>
      <EscolherAvaliador
        candidatos={candidatos.lista}
        value={procurado}
        onChange={setProcurado}
        errors={errors}
        primeiro
      />
      <QueryState query={candidatos.query}>{() => null}</QueryState>
    </FormModal>
  );
}
