import {
  MENSAGENS_INSTRUTOR as M,
  NOMES_DAS_SITUACOES_DO_INSTRUTOR as NOMES,
  NOMES_DOS_DOCUMENTOS,
} from '@instrutoria/domain/instrutor/messages.ts';
import { SITUACOES_DO_INSTRUTOR, type SituacaoDoInstrutor } from '@instrutoria/domain/instrutor/types.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useConfirm } from '../../../ui/confirm.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { type Instrutor, useAlterarSituacao } from '../api.ts';

/** The administrator's control; nobody becomes REGULAR past an unchecked document without a question about it. */
export function SituacaoEditavel({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, versao, nome, situacaoInstrutor, conferencias } = instrutor;
  const [escolhida, setEscolhida] = useState<SituacaoDoInstrutor>();
  const select = useRef<HTMLSelectElement>(null);
  const alterar = useAlterarSituacao();
  const confirm = useConfirm();
  const faltam = conferencias.filter(({ situacao }) => situacao !== 'CONFERIDO');

  const save = async () => {
    if (escolhida === undefined) return;
    const semConferir = escolhida === 'REGULAR' && faltam.length > 0;
    if (semConferir) {
      const detail = <Faltam nome={nome} faltam={faltam} />;
      if (!(await confirm(M.desejaRegularizar, { danger: true, detail }))) return;
    }
    try {
      notify.success((await alterar.mutateAsync({ id, versao, situacaoInstrutor: escolhida })).message);
    } catch (error) {
      notify.failure(error);
    }
    setEscolhida(undefined);
    // The button that had the focus goes away.
    select.current?.focus();
  };

  return (
    <Group gap="xs">
      <NativeSelect
        ref={select}
        aria-label={`Situação de ${nome}`}
        w="9.5rem"
        value={escolhida ?? situacaoInstrutor}
        onChange={(event) => {
          const nova = SITUACOES_DO_INSTRUTOR.find((cada) => cada === event.currentTarget.value);
          setEscolhida(nova === situacaoInstrutor ? undefined : nova);
        }}
        data={SITUACOES_DO_INSTRUTOR.map((value) => ({ value, label: NOMES[value] }))}
      />
      {escolhida !== undefined && (
        <Button variant="light" size="sm" loading={alterar.isPending} onClick={() => void save()}>
          Salvar<span className="sr-only"> a situação de {nome}</span>
        </Button>
      )}
    </Group>
  );
}

function Faltam({ nome, faltam }: { readonly nome: string; readonly faltam: Instrutor['conferencias'] }) {
  return (
    <>
      <p>Nem todos os documentos de {nome} estão em ordem:</p>
      <ul>
        {faltam.map(({ documento, situacao }) => (
          <li key={documento}>
            {NOMES_DOS_DOCUMENTOS[documento]}: {situacao === 'RECUSADO' ? 'recusado' : 'ainda não conferido'}
          </li>
        ))}
      </ul>
    </>
  );
}
