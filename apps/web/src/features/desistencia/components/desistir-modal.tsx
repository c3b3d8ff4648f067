import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import {
  MENSAGENS_DESISTENCIA as M,
  NOMES_DOS_FUNDAMENTOS,
} from '@instrutoria/domain/desistencia/messages.ts';
import { primeiroDia, problemasDaDesistencia } from '@instrutoria/domain/desistencia/rules.ts';
import { FUNDAMENTOS_DA_ADMINISTRACAO } from '@instrutoria/domain/desistencia/types.ts';
import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { type Desistencia, useDesistir } from '../api.ts';

const ROTULOS = { fundamento: 'Por quê', dia: 'Dia', pedido: 'Pedido escrito', motivo: 'Motivo' } as const;
const OPCOES = FUNDAMENTOS_DA_ADMINISTRACAO.filter((um) => um !== 'CONSULTA');
type Opcao = (typeof OPCOES)[number];

export default function DesistirModal(props: {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly lida: Desistencia;
  readonly coordena: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, lida, coordena, opened, onClose } = props;
  const [escolhido, setEscolhido] = useState<Opcao>('PEDIDO_ESCRITO');
  const [dia, setDia] = useState('');
  const [pedido, setPedido] = useState<string | null>(null);
  const { mutateAsync: desistir } = useDesistir(projeto.id);
  const fundamento = coordena ? 'COORDENADOR' : escolhido;
  const comPedido = fundamento === 'PEDIDO_ESCRITO' ? { pedido } : {};
  const dados = { dia, ...comPedido };
  return (
    <ReasonModal
      title={coordena ? M.desejaDesistir : M.desejaRegistrar}
      submit={coordena ? 'Desistir do projeto' : 'Encerrar por desistência'}
      labels={ROTULOS}
      description="Só quem coordena o projeto e a administração leem este texto."
      problems={(motivo) => problemasDaDesistencia({ fundamento, motivo, ...dados }, lida)}
      act={(motivo) => desistir({ motivo, ...dados, ...(coordena ? {} : { fundamento: escolhido }) })}
      done={dia !== '' && compararDias(dia, lida.hoje) <= 0 ? M.registrada : M.marcada}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <Stack gap="sm">
          {!coordena && (
            <NativeSelect
              {...errors.field('fundamento')}
              label={ROTULOS.fundamento}
              required
              value={escolhido}
              data={OPCOES.map((value) => ({ value, label: NOMES_DOS_FUNDAMENTOS[value] }))}
              onChange={(event) => {
                errors.clear('fundamento');
                const valor = OPCOES.find((uma) => uma === event.currentTarget.value);
                if (valor !== undefined) setEscolhido(valor);
              }}
            />
          )}
          {fundamento === 'PEDIDO_ESCRITO' && (
            <PedidoEscrito pedido={pedido} errors={errors} onChange={setPedido} />
          )}
          <TextInput
            {...errors.field('dia')}
            type="date"
            label={ROTULOS.dia}
            withAsterisk
            min={primeiroDia(fundamento, lida.hoje)}
            max={lida.vigenciaFim}
            value={dia}
            onChange={(event) => {
              errors.clear('dia');
              setDia(event.currentTarget.value);
            }}
          />
        </Stack>
      )}
    >
      <Text>
        No dia escolhido o projeto <b>{projeto.titulo}</b> termina, e com ele os vínculos dos instrutores; os
        meses até lá continuam devidos. Os alunos {coordena ? 'e a administração ' : ''}são avisados agora,
        por e-mail. As bolsas voltam ao edital{lida.temSuplentes ? ' e são oferecidas a suplentes' : ''}. Até
        esse dia a desistência pode ser retirada.
      </Text>
    </ReasonModal>
  );
}

function PedidoEscrito(props: {
  readonly pedido: string | null;
  readonly errors: FormErrors;
  readonly onChange: (pedido: string | null) => void;
}) {
  const { pedido, errors, onChange } = props;
  return (
    <UploadField
      id="pedido"
      label={ROTULOS.pedido}
      description="O pedido assinado pelo coordenador, em PDF de até 25 MB."
      required
      accept={TIPOS_ACEITOS.pedidoDeDesistencia.join(',')}
      maxBytes={ARQUIVO_MAXIMO_BYTES}
      wrongKind={A.naoEhPdf}
      tooLarge={A.grandeDemais}
      value={pedido}
      onChange={(referencia) => {
        errors.clear('pedido');
        onChange(referencia);
      }}
      send={async (file, onProgress, signal) =>
        (await api.enviarPedidoDeDesistencia({ file, onProgress, signal })).data
      }
      error={errors.field('pedido').error}
    />
  );
}
