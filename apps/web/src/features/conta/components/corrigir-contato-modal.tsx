import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { problemasDeForma } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { problemasDaMudancaDeContato } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useCorrigirContato } from '../api.ts';

const ROTULOS = { email: 'Novo e-mail', cpf: 'Novo CPF', motivo: 'Motivo' } as const;

export default function CorrigirContatoModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, opened, onClose } = props;
  const [valores, setValores] = useState({ email: '', cpf: '' });
  const { mutateAsync: corrigir } = useCorrigirContato();
  const dados = {
    ...(valores.email.trim() === '' ? {} : { email: valores.email }),
    ...(valores.cpf.trim() === '' ? {} : { cpf: valores.cpf }),
  };
  const problemas = (motivo: string) => [
    ...(Object.keys(dados).length === 0 ? [problema('email', 'NADA_A_CORRIGIR', M.nadaACorrigir)] : []),
    ...problemasDeForma(dados),
    ...problemasDaMudancaDeContato({ mudou: true, propria: false, motivo }),
  ];
  return (
    <ReasonModal
      title="Corrigir e-mail ou CPF"
      submit="Corrigir"
      labels={ROTULOS}
      description="Vai por e-mail ao novo endereço e aos outros administradores, e fica na trilha de auditoria."
      problems={problemas}
      act={(motivo) => corrigir({ id, ...dados, motivo })}
      done={M.atualizado}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <>
          {(['email', 'cpf'] as const).map((campo) => (
            <TextInput
              key={campo}
              {...errors.field(campo)}
              data-autofocus={campo === 'email' || undefined}
              label={ROTULOS[campo]}
              description="Em branco, fica como está"
              autoComplete="off"
              value={valores[campo]}
              onChange={(event) => {
                errors.clear(campo);
                setValores({ ...valores, [campo]: event.currentTarget.value });
              }}
            />
          ))}
        </>
      )}
    >
      <Text>
        Muda o cadastro de <b>{nome}</b>. O e-mail atual, o novo e os outros administradores são avisados.
        Pelo aviso a pessoa pode desfazer a mudança. Durante 72 horas, nenhum link para redefinir a senha vai
        para o endereço novo.
      </Text>
    </ReasonModal>
  );
}
