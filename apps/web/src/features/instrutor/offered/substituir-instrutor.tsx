import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Sheet } from '../../../ui/page/sheet.tsx';
import { type Instrutor, useSubstituirInstrutor } from '../api.ts';
import { INSTRUTOR_VAZIO, ROTULOS_DO_INSTRUTOR as R } from '../components/cadastro/instrutor-digitado.ts';
import { InstrutorForm } from '../components/cadastro/instrutor-form.tsx';
import { ComCadastroAberto } from '../components/com-cadastro-aberto.tsx';

export function SubstituirInstrutor(props: { readonly projeto: Projeto; readonly instrutor: number }) {
  const { projeto, instrutor } = props;
  return (
    <ComCadastroAberto projeto={projeto} title="Substituir instrutor">
      {(instrutores) => {
        const lido = instrutores.find(({ id }) => id === instrutor);
        return lido === undefined ? (
          <div role="alert">
            <EmptyState title={M.naoEncontrado} />
          </div>
        ) : (
          <Substituicao key={lido.id} lido={lido} projeto={projeto.id} />
        );
      }}
    </ComCadastroAberto>
  );
}

/** What the dialog asked about the end; the browser keeps it with the address, also over a reload. */
function useFimDigitado(): { readonly data: string; readonly motivo: string } {
  const { state } = useLocation() as { readonly state: unknown };
  const dado = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '');
  return { data: texto(dado['data']), motivo: texto(dado['motivo']) };
}

function Substituicao({ lido, projeto }: { readonly lido: Instrutor; readonly projeto: number }) {
  // As it was when the form opened: a refetch must not hide others' changes (T-G5).
  const [{ id, versao, nome, tipoAluno, vigencia }] = useState(lido);
  const digitado = useFimDigitado();
  const [data, setData] = useState(digitado.data);
  const [motivo, setMotivo] = useState(digitado.motivo);
  const substituir = useSubstituirInstrutor();
  const fim = (errors: FormErrors) => (
    <Sheet title="Quem sai">
      <Stack gap="md">
        <Text>
          O vínculo de <b>{nome}</b> termina quando este cadastro for salvo.
          {tipoAluno === 'BOLSISTA' && ' O mês da troca é dos dois, e a bolsa dele é paga uma só vez.'}
        </Text>
        <TextInput
          {...errors.field('data')}
          type="date"
          label={R.data}
          description="Em branco vale o dia de hoje"
          min={vigencia.inicio}
          max={vigencia.fim}
          value={data}
          onChange={(event) => {
            errors.clear('data');
            setData(event.currentTarget.value);
          }}
        />
        <Textarea
          {...errors.field('motivo')}
          label={R.motivo}
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      </Stack>
    </Sheet>
  );
  return (
    <InstrutorForm
      projeto={projeto}
      instrutor={null}
      inicial={{ ...INSTRUTOR_VAZIO, tipoAluno }}
      vagas="O mesmo de quem sai"
      lugarDe={{ id, fim }}
      save={({ tipoAluno: _dele, ...corpo }) =>
        substituir.mutateAsync({ ...corpo, id, versao, data: data === '' ? null : data, motivo })
      }
    />
  );
}
