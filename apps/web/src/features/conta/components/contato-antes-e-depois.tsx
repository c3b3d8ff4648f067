import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Stack, Text } from '@mantine/core';
import { EmailText } from '../../../ui/page/email-text.tsx';

export type Mudanca = AnswerOf<Api['listarMudancasDeContato']>[number];

/** A masked CPF with its changed digits marked; a hidden digit shows only its position. */
function CpfComMarcas(props: { readonly cpf: string; readonly digitos: readonly number[] }) {
  let lugar = 0;
  const pedacos = [...props.cpf].map((caracter, posicao) => {
    const digito = /[\d*]/.test(caracter);
    if (digito) lugar += 1;
    return { posicao, caracter, mudou: digito && props.digitos.includes(lugar) };
  });
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {pedacos.map(({ posicao, caracter, mudou }) =>
        mudou ? <mark key={posicao}>{caracter}</mark> : <span key={posicao}>{caracter}</span>,
      )}
    </span>
  );
}

const ORDINAIS = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export function ContatoAntesEDepois({ mudanca }: { readonly mudanca: Mudanca }) {
  const { email, cpf, mudaEmail, mudaCpf } = mudanca;
  return (
    <Stack gap={4}>
      {email !== null && (
        <span>
          E-mail: <EmailText>{email.antes}</EmailText> → <EmailText>{email.depois}</EmailText>
        </span>
      )}
      {mudaEmail && email === null && <span>E-mail (valores já apagados)</span>}
      {cpf !== null && (
        <span>
          CPF: <CpfComMarcas cpf={cpf.antes} digitos={cpf.digitos} /> →{' '}
          <CpfComMarcas cpf={cpf.depois} digitos={cpf.digitos} />
          <Text size="sm">
            {cpf.digitos.length === 1 ? 'Mudou o ' : 'Mudaram o '}
            {ORDINAIS.format(cpf.digitos.map((n) => `${n}º`))} algarismo
          </Text>
        </span>
      )}
      {mudaCpf && cpf === null && <span>CPF (valores já apagados)</span>}
    </Stack>
  );
}
