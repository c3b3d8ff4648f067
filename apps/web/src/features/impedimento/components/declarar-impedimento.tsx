import { LETRAS_DA_BUSCA } from '@instrutoria/domain/impedimento/limits.ts';
import { MENSAGENS_IMPEDIMENTO as M } from '@instrutoria/domain/impedimento/messages.ts';
import { problemasDoImpedimento } from '@instrutoria/domain/impedimento/rules.ts';
import {
  ESPECIES_COM_UNIDADE,
  ESPECIES_DE_IMPEDIMENTO,
  type EspecieDeImpedimento,
} from '@instrutoria/domain/impedimento/types.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { pessoasQuery, useDeclararImpedimento } from '../api.ts';
import { EspecieField } from '../offered/especie-field.tsx';

const rotulo = ({ nome, siape }: { readonly nome: string; readonly siape: string }) => `${nome} · ${siape}`;
const nomeProcurado = (texto: string) => texto.replace(/ · \d+$/, '').trim();

/** `hoje`: by the server's clock, 'yyyy-mm-dd'. */
export function DeclararImpedimento({ hoje }: { readonly hoje: string }) {
  const eu = useSessao()?.usuario.id ?? 0;
  const [comUnidade, setComUnidade] = useState(false);
  const [nome, setNome] = useState('');
  const [unidade, setUnidade] = useState('');
  const [especie, setEspecie] = useState<EspecieDeImpedimento | null>(null);
  const [desde, setDesde] = useState(hoje);
  const [observacao, setObservacao] = useState('');
  const achados = useQuery(pessoasQuery(useDebouncedValue(nomeProcurado(nome), 300)[0]));
  const unidades = useQuery(unidadesQuery);
  const errors = useFormErrors();
  const declarar = useDeclararImpedimento();
  const longe = nomeProcurado(nome).length >= LETRAS_DA_BUSCA;
  const pessoas = (longe ? (achados.data ?? []) : []).filter(({ id }) => id !== eu);
  const especies = comUnidade ? ESPECIES_COM_UNIDADE : ESPECIES_DE_IMPEDIMENTO;

  const submit = async () => {
    const pessoa = pessoas.find((uma) => rotulo(uma) === nome)?.id ?? null;
    const quem = comUnidade
      ? { pessoa: null, unidade: unidade === '' ? null : Number(unidade) }
      : { pessoa, unidade: null };
    const semQuem =
      quem.pessoa !== null || quem.unidade !== null
        ? []
        : [
            comUnidade
              ? problema('unidade', 'UNIDADE_VAZIA', M.unidadeDaLista)
              : problema('pessoa', 'PESSOA_VAZIA', M.pessoaDaLista),
          ];
    const outros = problemasDoImpedimento({ ...quem, especie, observacao, desde }, eu, hoje).filter(
      ({ campo }) => campo !== 'pessoa',
    );
    if (errors.show([...semQuem, ...outros]) || especie === null) return;
    try {
      await declarar.mutateAsync({ ...quem, especie, observacao, desde });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.declarado);
    setNome('');
    setUnidade('');
    setEspecie(null);
    setObservacao('');
    setDesde(hoje);
    errors.clear();
  };

  return (
    <Panel title="Declarar um impedimento">
      <Form label="Declarar um impedimento" busy={declarar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <NativeSelect
            id="com-quem"
            label="Com quem"
            data={[
              { value: 'pessoa', label: 'Uma pessoa' },
              { value: 'unidade', label: 'Uma unidade inteira' },
            ]}
            value={comUnidade ? 'unidade' : 'pessoa'}
            onChange={(event) => {
              errors.clear();
              setComUnidade(event.currentTarget.value === 'unidade');
              setEspecie(null);
            }}
          />
          {comUnidade ? (
            <NativeSelect
              {...errors.field('unidade')}
              label="Unidade"
              withAsterisk
              value={unidade}
              data={[
                { value: '', label: 'Escolha…' },
                ...(unidades.data ?? []).map(({ id, nome: dela }) => ({ value: String(id), label: dela })),
              ]}
              onChange={(event) => {
                errors.clear('unidade');
                setUnidade(event.currentTarget.value);
              }}
            />
          ) : (
            <SuggestInput
              {...errors.field('pessoa')}
              label="Pessoa"
              description="Digite parte do nome e escolha na lista"
              withAsterisk
              data={pessoas.map(rotulo)}
              answered
              value={nome}
              onChange={(typed) => {
                errors.clear('pessoa');
                setNome(typed);
              }}
            />
          )}
          <EspecieField especies={especies} value={especie} onChange={setEspecie} errors={errors} />
          <TextInput
            {...errors.field('desde')}
            type="date"
            label="Desde"
            withAsterisk
            max={hoje}
            value={desde}
            onChange={(event) => {
              errors.clear('desde');
              setDesde(event.currentTarget.value);
            }}
          />
        </SimpleGrid>
        {achados.isError && <ProblemNotice error={achados.error} onRetry={() => void achados.refetch()} />}
        {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
        <Textarea
          {...errors.field('observacao')}
          label="Observação"
          description={
            especie === 'outro' ? 'Diga qual é o motivo' : 'Se quiser; só você e a administração leem'
          }
          withAsterisk={especie === 'outro'}
          autosize
          minRows={2}
          value={observacao}
          onChange={(event) => {
            errors.clear('observacao');
            setObservacao(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={declarar.isPending}>
            Declarar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
