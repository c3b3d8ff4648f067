import { JANELAS, type NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { MENSAGENS_JANELA as M, NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { problemasDaProrrogacao } from '@instrutoria/domain/janela/rules/prorrogacao.ts';
import { Button, NativeSelect, NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarDia, formatarInstante } from '../../../lib/format.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Prorrogacao, prorrogacoesQuery, useRegistrarProrrogacao } from '../api.ts';
import classes from './prorrogacoes.module.css';

const OPCOES = JANELAS.map((value) => ({ value, label: NOMES_DAS_JANELAS[value] }));

/** A new extension, from now to the end of a day, for one project or for all (D23). */
export function NovaProrrogacao({ hoje }: { readonly hoje: string }) {
  const [janela, setJanela] = useState<NomeDaJanela>('cadastroInstrutor');
  const [ate, setAte] = useState('');
  const [projeto, setProjeto] = useState<number | string>('');
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const registrar = useRegistrarProrrogacao();

  const submit = async () => {
    if (errors.show(problemasDaProrrogacao({ ate, motivo }, hoje))) return;
    try {
      const qual = projeto === '' ? null : Number(projeto);
      await registrar.mutateAsync({ janela, ate, motivo, projeto: qual });
      notify.success(M.prorrogada);
      setAte('');
      setMotivo('');
      setProjeto('');
      errors.clear();
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Prorrogar um prazo">
      <Form label="Nova prorrogação" busy={registrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
          <NativeSelect
            id="janela"
            label="Prazo"
            data={OPCOES}
            value={janela}
            onChange={(event) => setJanela(event.currentTarget.value as NomeDaJanela)}
          />
          <TextInput
            {...errors.field('ate')}
            type="date"
            label="Até o fim do dia"
            withAsterisk
            min={hoje}
            value={ate}
            onChange={(event) => {
              errors.clear('ate');
              setAte(event.currentTarget.value);
            }}
          />
          <NumberInput
            {...errors.field('projeto')}
            label="Número do projeto"
            description="Vazio: todos os projetos"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            allowDecimal={false}
            hideControls
            value={projeto}
            onChange={setProjeto}
          />
        </SimpleGrid>
        <Textarea
          {...errors.field('motivo')}
          label="Motivo"
          withAsterisk
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" loading={registrar.isPending}>
            Prorrogar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

/** The extensions so far, the newest first. */
export function Prorrogacoes() {
  const prorrogacoes = useQuery(prorrogacoesQuery);
  return (
    <Panel title="Prorrogações registradas">
      <QueryState query={prorrogacoes}>
        {(todas) =>
          todas.length === 0 ? (
            <p>Nenhuma prorrogação foi registrada.</p>
          ) : (
            <ul className={classes.lista}>
              {todas.map((uma) => (
                <Uma key={uma.id} prorrogacao={uma} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

function Uma({ prorrogacao }: { readonly prorrogacao: Prorrogacao }) {
  const { janela, ate, projeto, motivo, autor, criadaEm } = prorrogacao;
  return (
    <li className={classes.uma}>
      <p className={classes.titulo}>
        {NOMES_DAS_JANELAS[janela]}, {projeto === null ? 'todos os projetos' : `projeto ${projeto.id}`}, até{' '}
        {formatarDia(ate)}
      </p>
      <p>{motivo}</p>
      <p className={classes.autor}>
        {autor.nome}, {formatarInstante(criadaEm)}
      </p>
    </li>
  );
}
