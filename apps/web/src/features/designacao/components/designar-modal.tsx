import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problema, reunir } from '@instrutoria/domain/kernel/problema.ts';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { Designacao } from '../../avaliacao/api.ts';
import type { UmDeVarios } from '../../avaliacao/offered/estado-dos-avaliadores.tsx';
import { useDesignar, usePedirMaisUm, useSubstituir } from '../api.ts';
import { AVALIADOR_EM_BRANCO, candidatoDe, EscolherAvaliador } from '../offered/escolher-avaliador.tsx';
import { useCandidatos } from '../offered/use-candidatos.ts';

interface ProjetoAEscolher {
  readonly id: number;
  readonly titulo: string;
}

const ROTULOS = { projeto: 'Projeto', avaliador: 'Nome do avaliador' } as const;

export default function DesignarModal(props: {
  readonly opened: boolean;
  readonly projetos: readonly ProjetoAEscolher[];
  readonly inicial: number | undefined;
  readonly aSubstituir?: Designacao | undefined;
  /** The evaluator to replace, in a project with several. */
  readonly de?: UmDeVarios | undefined;
  /** For one more evaluator, where the totals are far apart: requests them instead of designating. */
  readonly maisUm?: { readonly aprovacao: number } | undefined;
  readonly onClose: () => void;
}) {
  const { opened, projetos, aSubstituir, de, maisUm, onClose } = props;
  const [projeto, setProjeto] = useState(aSubstituir?.id ?? props.inicial ?? 0);
  // The first empty field when the dialog opens.
  const [primeiroOProjeto] = useState(projeto === 0 && maisUm === undefined);
  const [procurado, setProcurado] = useState(AVALIADOR_EM_BRANCO);
  const candidatos = useCandidatos(projeto);
  const errors = useFormErrors(ROTULOS);
  const designar = useDesignar();
  const substituir = useSubstituir();
  const pedir = usePedirMaisUm(maisUm?.aprovacao ?? 0);

  const [titulo, botao, feito] =
    maisUm !== undefined
      ? ['Pedir mais um avaliador', 'Pedir', M.maisUm]
      : aSubstituir === undefined
        ? ['Designar avaliador', 'Designar', M.designado]
        : ['Substituir avaliador', 'Substituir', M.avaliadorSubstituido];

  const submit = async () => {
    const lista = await candidatos.esperar();
    // The list itself shows why it could not be loaded.
    if (lista === null) return;
    const avaliador = candidatoDe(lista, procurado)?.id;
    const faltam = reunir(
      projeto === 0 ? problema('projeto', 'NENHUM_PROJETO', M.nenhumProjeto) : null,
      avaliador === undefined ? problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor) : null,
    );
    if (errors.show(faltam) || avaliador === undefined) return;
    try {
      const atual = aSubstituir?.avaliacao ?? null;
      if (maisUm !== undefined) await pedir.mutateAsync(avaliador);
      else if (atual === null) await designar.mutateAsync({ projeto, avaliador });
      else if (de === undefined)
        await substituir.mutateAsync({ id: atual.id, versao: atual.versao, avaliador });
      else await substituir.mutateAsync({ id: atual.id, versao: de.versao, avaliador, de: de.id });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(feito);
    onClose();
  };

  return (
    <FormModal
      title={titulo}
      opened={opened}
      busy={designar.isPending || substituir.isPending || pedir.isPending}
      errors={errors}
      submit={botao}
      onSubmit={submit}
      onClose={onClose}
    >
      {maisUm !== undefined ? (
        <Text>
          {projetos[0]?.titulo}. O avaliador escolhido dá as suas notas, e então as de todos se combinam; isto
          se pede uma vez por projeto. Até que ele conclua, o projeto não conta como avaliado.
        </Text>
      ) : aSubstituir === undefined ? (
        <NativeSelect
          {...errors.field('projeto')}
          label={ROTULOS.projeto}
          withAsterisk
          data-autofocus={primeiroOProjeto || undefined}
          value={String(projeto)}
          data={[
            { value: '0', label: 'Escolha um projeto' },
            ...projetos.map(({ id, titulo }) => ({ value: String(id), label: `${id} · ${titulo}` })),
          ]}
          onChange={(event) => {
            errors.clear();
            setProjeto(Number(event.currentTarget.value));
          }}
        />
      ) : (
        <Text>
          {aSubstituir.titulo}, hoje com {de?.nome ?? aSubstituir.avaliacao?.avaliador?.nome}.{' '}
          {M.notasNaoPassam}
          {de !== undefined && ' As dos outros avaliadores não mudam.'}
        </Text>
      )}
      <EscolherAvaliador
        candidatos={candidatos.lista}
        value={procurado}
        onChange={setProcurado}
        errors={errors}
        primeiro={!primeiroOProjeto}
      />
      {/* Rendered from the beginning, because the dialog sets the focus only when it opens. */}
      {projeto !== 0 && <QueryState query={candidatos.query}>{() => null}</QueryState>}
    </FormModal>
  );
}
