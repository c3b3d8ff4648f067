import { NOMES_DOS_TIPOS_DE_CONTA } from '@instrutoria/domain/banco/messages.ts';
import {
  arrumarConta,
  avisosDaConta,
  problemasDaConta,
  problemasDoMotivo,
} from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import {
  type ContaBancaria,
  type ContaEscrita,
  TIPOS_DE_CONTA,
  type TipoDeConta,
} from '@instrutoria/domain/banco/types.ts';
import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isStale } from '../../../ui/drafts/use-other-copy.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import type { Banco, Conta } from '../api.ts';

const ROTULOS = {
  banco: 'Banco',
  tipo: 'Tipo da conta',
  agencia: 'Agência',
  digitoDaAgencia: 'Dígito da agência',
  conta: 'Número da conta',
  digito: 'Dígito da conta',
  cpfDoTitular: 'CPF do titular',
  motivo: 'Motivo da mudança',
} as const;

export type ContaDigitada = ContaEscrita;

const rotuloDoBanco = ({ codigo, nome }: Banco) => `${codigo} ${nome}`;

/** The message where another person wrote the account meanwhile: what was typed stays, and may be saved then. */
const OUTRA_ESCRITA =
  'Outra pessoa escreveu os dados bancários enquanto você digitava. Confira os seus e salve de novo.';

/**
 * The account of a scholarship, with the payer's rules beside each field. `salvar` gets what was typed; on a 412 it
 * is asked to read the account anew (`reler`), and the typing stays.
 */
export function ContaForm(props: {
  readonly conta: NonNullable<Conta['conta']> | null;
  readonly regras: Conta['regras'];
  readonly bancos: readonly Banco[];
  /** Of whom the account must be, for the holder's CPF. */
  readonly titular: string;
  /** Whether this account asks for a reason. */
  readonly muda?: (conta: ContaBancaria) => boolean;
  readonly salvando: boolean;
  readonly salvar: (escrita: ContaDigitada, motivo: string) => Promise<void>;
  readonly reler: () => Promise<unknown>;
}) {
  const { conta, regras, bancos, titular, salvando } = props;
  const [digitada, setDigitada] = useState({
    banco: conta === null ? '' : `${conta.banco} ${conta.nomeDoBanco}`,
    agencia: conta?.agencia ?? '',
    digitoDaAgencia: conta?.digitoDaAgencia ?? '',
    conta: conta?.conta ?? '',
    digito: conta?.digito ?? '',
    cpfDoTitular: conta === null ? '' : formatarCpf(conta.cpfDoTitular),
  });
  const [tipo, setTipo] = useState<TipoDeConta>(conta?.tipo ?? 'corrente');
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors(ROTULOS);
  const escrita = { ...digitada, banco: /^\d{1,3}/.exec(digitada.banco.trim())?.[0] ?? '', tipo };
  const arrumada = arrumarConta(escrita);
  const muda = props.muda?.(arrumada) ?? false;

  const submit = async () => {
    // The server compares the holder with the student, whose whole CPF this page does not know.
    const problemas = [
      ...problemasDaConta(
        arrumada,
        { ...regras, soDoTitular: false },
        { cpfDoAluno: null, bancos: new Set(bancos.map(({ codigo }) => codigo)) },
      ),
      ...problemasDoMotivo(muda, motivo),
    ];
    if (errors.show(problemas)) return;
    try {
      await props.salvar(escrita, motivo);
    } catch (error) {
      errors.showError(error, isStale(error) ? OUTRA_ESCRITA : undefined);
      if (isStale(error)) await props.reler();
      return;
    }
    setMotivo('');
  };

  const campo = (nome: keyof typeof digitada) => ({
    ...errors.field(nome),
    label: ROTULOS[nome],
    autoComplete: 'off',
    value: digitada[nome],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(nome);
      setDigitada({ ...digitada, [nome]: event.currentTarget.value });
    },
  });

  return (
    <Form label="Dados bancários" busy={salvando} onSubmit={submit}>
      <ErrorSummary {...errors.summary} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SuggestInput
          {...campo('banco')}
          description="O número ou uma parte do nome; escolha na lista"
          withAsterisk
          data={bancos.map(rotuloDoBanco)}
          onChange={(banco) => {
            errors.clear('banco');
            setDigitada({ ...digitada, banco });
          }}
        />
        <NativeSelect
          {...errors.field('tipo')}
          label={ROTULOS.tipo}
          description={regras.contaSalario ? undefined : 'Conta-salário não recebe bolsa'}
          value={tipo}
          data={TIPOS_DE_CONTA.map((um) => ({ value: um, label: NOMES_DOS_TIPOS_DE_CONTA[um] }))}
          onChange={(event) => {
            errors.clear('tipo');
            const escolhido = TIPOS_DE_CONTA.find((um) => um === event.currentTarget.value);
            if (escolhido !== undefined) setTipo(escolhido);
          }}
        />
        <TextInput
          {...campo('agencia')}
          description="Sem o dígito, por exemplo 1584"
          withAsterisk
          inputMode="numeric"
        />
        <TextInput {...campo('digitoDaAgencia')} description="Se o banco tiver: um algarismo, X ou P" />
        <TextInput
          {...campo('conta')}
          description="Na Caixa, com a operação antes"
          withAsterisk
          inputMode="numeric"
        />
        <TextInput {...campo('digito')} description="Um algarismo, X ou P" withAsterisk />
        <TextInput
          {...campo('cpfDoTitular')}
          description={regras.soDoTitular ? titular : 'De quem é a conta'}
          withAsterisk
          inputMode="numeric"
        />
      </SimpleGrid>
      {avisosDaConta(arrumada).map(({ campo: lugar, mensagem }) => (
        <Notice key={lugar} kind="warning" title={mensagem}>
          É só um aviso: se o cartão ou o extrato mostra assim, salve.
        </Notice>
      ))}
      {muda && (
        <Textarea
          {...errors.field('motivo')}
          label={ROTULOS.motivo}
          description="Fica com o seu nome e o dia. Uma folha já conferida paga na conta de antes"
          withAsterisk
          rows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      )}
      <FormActions>
        <Button type="submit" loading={salvando}>
          Salvar os dados bancários
        </Button>
      </FormActions>
    </Form>
  );
}
