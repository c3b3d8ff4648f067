import { lerReais, reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import {
  problemasDoAtoDeVerba,
  TIPOS_DO_ATO_DE_VERBA,
  type TipoDoAtoDeVerba,
} from '@instrutoria/domain/pagamento/rules/verba.ts';
import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { useRegistrarVerba, type Verba } from '../api.ts';
import { ReaisField } from './reais-field.tsx';

const ROTULOS = {
  edital: 'Edital',
  unidade: 'Unidade',
  tipo: 'O que fazer',
  centavos: 'Valor',
  empenho: 'Número do empenho',
  motivo: 'Motivo',
} as const;

const ATOS = {
  aumento: { nome: 'Aumentar a verba', feito: M.verbaAumentada },
  reducao: { nome: 'Reduzir a verba', feito: M.verbaReduzida },
  retirada: { nome: 'Retirar a verba', feito: M.verbaRetirada },
} as const;

/** Raises, lowers or withdraws a budget, or begins one. */
export function AtoDeVerba(props: {
  readonly editais: readonly { readonly id: number; readonly nome: string }[];
  /** The call of the address; null: none. */
  readonly edital: number | null;
  readonly verbas: readonly Verba[];
}) {
  const [edital, setEdital] = useState(props.edital === null ? '' : String(props.edital));
  const [unidade, setUnidade] = useState('');
  const [tipo, setTipo] = useState<TipoDoAtoDeVerba>('aumento');
  const [escrito, setEscrito] = useState('');
  const [empenho, setEmpenho] = useState('');
  const [motivo, setMotivo] = useState('');
  const unidades = useQuery(unidadesQuery);
  const errors = useFormErrors(ROTULOS);
  const registrar = useRegistrarVerba();
  const atual = props.verbas.find(
    (um) => um.edital.id === Number(edital) && (um.unidade?.id ?? 0) === Number(unidade),
  );
  const submit = async () => {
    const centavos = lerReais(escrito) ?? 0;
    const semEdital = edital === '' ? [problema('edital', 'SEM_EDITAL', M.escolhaOEdital)] : [];
    if (errors.show([...semEdital, ...problemasDoAtoDeVerba({ tipo, centavos, empenho, motivo })])) return;
    try {
      await registrar.mutateAsync({
        ...{ edital: Number(edital), unidade: unidade === '' ? null : Number(unidade) },
        ...(tipo === 'retirada' ? { tipo, motivo } : { tipo, centavos, empenho, motivo }),
      });
      notify.success(ATOS[tipo].feito);
      setEscrito('');
      setMotivo('');
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Aumentar, reduzir ou retirar">
      <Form label="Ato da verba" busy={registrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NativeSelect
            {...errors.field('edital')}
            label={ROTULOS.edital}
            withAsterisk
            value={edital}
            data={[
              { value: '', label: 'Escolha o edital' },
              ...props.editais.map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
            onChange={(event) => {
              errors.clear();
              setEdital(event.currentTarget.value);
            }}
          />
          <NativeSelect
            {...errors.field('unidade')}
            label={ROTULOS.unidade}
            description="Só onde a verba do edital é dividida por unidade"
            value={unidade}
            data={[
              { value: '', label: 'O edital inteiro' },
              ...(unidades.data ?? []).map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
            onChange={(event) => {
              errors.clear();
              setUnidade(event.currentTarget.value);
            }}
          />
          <NativeSelect
            {...errors.field('tipo')}
            label={ROTULOS.tipo}
            description={descricaoDoAto(tipo, atual)}
            value={tipo}
            data={TIPOS_DO_ATO_DE_VERBA.map((um) => ({ value: um, label: ATOS[um].nome }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              errors.clear();
              setTipo(TIPOS_DO_ATO_DE_VERBA.find((um) => um === value) ?? 'aumento');
            }}
          />
          {tipo !== 'retirada' && (
            <>
              <ReaisField
                {...errors.field('centavos')}
                label={ROTULOS.centavos}
                exemplo="8.400,00"
                value={escrito}
                onReais={(novo) => {
                  errors.clear('centavos');
                  setEscrito(novo);
                }}
              />
              <TextInput
                {...errors.field('empenho')}
                label={ROTULOS.empenho}
                withAsterisk
                value={empenho}
                onChange={(event) => {
                  errors.clear('empenho');
                  setEmpenho(event.currentTarget.value);
                }}
              />
            </>
          )}
        </SimpleGrid>
        <Textarea
          {...errors.field('motivo')}
          mt="md"
          label={ROTULOS.motivo}
          description="Fica na lista com o seu nome e o dia"
          withAsterisk
          rows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={registrar.isPending}>
            {ATOS[tipo].nome}
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

function descricaoDoAto(tipo: TipoDoAtoDeVerba, atual: Verba | undefined): string | undefined {
  if (tipo === 'retirada') return 'Depois, nenhuma verba limita as folhas';
  return atual === undefined || atual.retirada ? undefined : `Autorizado agora: ${reais(atual.autorizado)}`;
}
