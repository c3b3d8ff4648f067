import {
  MENSAGENS_INSTRUTOR as M,
  NOMES_DOS_DOCUMENTOS,
  NOMES_DOS_TIPOS_DE_ALUNO,
  RESPOSTAS_DO_ACUMULO,
} from '@instrutoria/domain/instrutor/messages.ts';
import { cpfFirmado } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import { ACUMULOS, TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import type { Instrutor } from '../../api.ts';
import {
  type CAMPOS_DE_TEXTO,
  documentosDoForm,
  type InstrutorDigitado,
  ROTULOS_DO_INSTRUTOR as R,
} from './instrutor-digitado.ts';
import classes from './instrutor-fields.module.css';

export function InstrutorFields(props: {
  readonly values: InstrutorDigitado;
  readonly onChange: (changes: Partial<InstrutorDigitado>) => void;
  readonly errors: FormErrors;
  readonly vagas: string;
  readonly tipoFixo: boolean;
  readonly instrutor: Instrutor | null;
}) {
  const { values, onChange, errors, vagas, tipoFixo, instrutor } = props;
  const required = { withAsterisk: true, 'aria-required': true } as const;
  const firmado = instrutor !== null && cpfFirmado(instrutor);
  const guardado = instrutor?.cpf == null ? null : `Salvo: ${instrutor.cpf}.`;
  const text = (name: (typeof CAMPOS_DE_TEXTO)[number] | 'cpf' | 'matricula' | 'nomeCivil') => ({
    ...errors.field(name),
    ...(name === 'cpf' || name === 'matricula' || name === 'nomeCivil' ? {} : required),
    label: R[name],
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    },
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
      <TextInput
        {...text('nome')}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="O nome que a pessoa usa: é este que o sistema mostra"
      />
      <TextInput
        {...text('nomeCivil')}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          instrutor === null
            ? 'Só se usa nome social: serve ao pagamento e não aparece em lugar nenhum'
            : 'Só se usa nome social. Em branco, continua como está; igual ao nome, o nome social é retirado.'
        }
      />
      <TextInput
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder="usuario@dominio.com"
      />
      <TextInput
        {...text('cpf')}
        inputMode="numeric"
        autoComplete="off"
        disabled={firmado}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          firmado
            ? `${guardado} ${M.cpfFirmado}.`
            : guardado === null
              ? 'Pode ser acrescentado depois, mas sem ele o aluno não se torna REGULAR nem recebe'
              : `${guardado} Em branco, continua.`
        }
      />
      <TextInput
        {...text('matricula')}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="Pode ser acrescentada depois, mas sem ela o aluno não se torna REGULAR"
      />
      <TextInput {...text('programa_pos')} autoComplete="off" />
      <NativeSelect
        {...errors.field('tipoAluno')}
        {...required}
        label={R.tipoAluno}
        disabled={tipoFixo}
        description={vagas}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.tipoAluno ?? ''}
        data={[
          { value: '', label: 'Escolha o tipo' },
          ...TIPOS_DE_ALUNO.map((value) => ({ value, label: NOMES_DOS_TIPOS_DE_ALUNO[value] })),
        ]}
        onChange={(event) => {
          errors.clear('tipoAluno');
          const tipoAluno = TIPOS_DE_ALUNO.find((tipo) => tipo === event.currentTarget.value) ?? null;
          onChange({ tipoAluno, ...(tipoAluno === 'BOLSISTA' ? {} : { acumulo: null }) });
        }}
      />
      {values.tipoAluno === 'BOLSISTA' && (
        <NativeSelect
          {...errors.field('acumulo')}
          {...required}
          label={R.acumulo}
          value={values.acumulo ?? ''}
          data={[
            { value: '', label: 'Escolha' },
            ...ACUMULOS.map((value) => ({ value, label: RESPOSTAS_DO_ACUMULO[value] })),
          ]}
          onChange={(event) => {
            errors.clear('acumulo');
            onChange({ acumulo: ACUMULOS.find((cada) => cada === event.currentTarget.value) ?? null });
          }}
        />
      )}
      <PdfsPedidos values={values} />
    </SimpleGrid>
  );
}

/** The PDFs that this kind needs, once it is chosen. */
function PdfsPedidos({ values }: { readonly values: InstrutorDigitado }) {
  const { tipoAluno, acumulo } = values;
  const pedidos = tipoAluno === null ? [] : documentosDoForm(values);
  const semResposta = tipoAluno === 'BOLSISTA' && acumulo === null;
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      {tipoAluno !== null && (
        <>
          <Text fw={650}>
            {pedidos.length} PDFs de um {NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno].toLowerCase()}
          </Text>
          <ul className={classes.pdfs}>
            {pedidos.map((documento) => (
              <li key={documento}>{NOMES_DOS_DOCUMENTOS[documento]}</li>
            ))}
            {semResposta && <li>{NOMES_DOS_DOCUMENTOS.termo_anuencia}, se recebe outra bolsa</li>}
          </ul>
        </>
      )}
    </div>
  );
}
