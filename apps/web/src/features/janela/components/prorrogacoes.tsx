import { JANELAS, type NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import { MENSAGENS_JANELA as M, NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import {
  problemasDaProrrogacao,
  problemasDoMotivoDaProrrogacao,
} from '@instrutoria/domain/janela/rules/prorrogacao.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import {
  type Prorrogacao,
  projetosPorTituloQuery,
  prorrogacoesQuery,
  useEncerrarProrrogacao,
  useRegistrarProrrogacao,
} from '../api.ts';
import classes from './prorrogacoes.module.css';

const OPCOES = JANELAS.map((value) => ({ value, label: NOMES_DAS_JANELAS[value] }));

type Alcance = 'todos' | 'um';

const tituloProcurado = (titulo: string) => titulo.replace(/ \(nº \d+\)$/, '').trim();

export function NovaProrrogacao({ hoje }: { readonly hoje: string }) {
  const [janela, setJanela] = useState<NomeDaJanela>('cadastroInstrutor');
  const [ate, setAte] = useState('');
  const [alcance, setAlcance] = useState<Alcance>('um');
  const [titulo, setTitulo] = useState('');
  const achados = useQuery(projetosPorTituloQuery(useDebouncedValue(tituloProcurado(titulo), 300)[0]));
  const confirm = useConfirm();
  const opcoes = (achados.data ?? []).map(({ projeto: { id, titulo: nome } }) => ({
    id,
    rotulo: `${nome} (nº ${id})`,
  }));
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const registrar = useRegistrarProrrogacao();

  const submit = async () => {
    const escolhido = opcoes.find(({ rotulo }) => rotulo === titulo);
    const semProjeto =
      alcance === 'um' && escolhido === undefined
        ? [problema('projeto', 'PROJETO_VAZIO', 'Escolha um projeto da lista')]
        : [];
    if (errors.show([...problemasDaProrrogacao({ ate, motivo }, hoje), ...semProjeto])) return;
    const detail = `${NOMES_DAS_JANELAS[janela]}, até ${formatarPrazo(ate)}, para todos os projetos.`;
    if (
      alcance === 'todos' &&
      !(await confirm(M.desejaProrrogarTodos, {
        detail,
        danger: true,
        yes: 'Prorrogar para todos',
        no: 'Cancelar',
      }))
    )
      return;
    try {
      const qual = alcance === 'todos' ? null : (escolhido?.id ?? null);
      await registrar.mutateAsync({ janela, ate, motivo, projeto: qual });
      notify.success(M.prorrogada);
      setAte('');
      setMotivo('');
      setTitulo('');
      setAlcance('um');
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
          <NativeSelect
            id="alcance"
            label="Para quem"
            data={[
              { value: 'um', label: 'Um projeto' },
              { value: 'todos', label: 'Todos os projetos da universidade' },
            ]}
            value={alcance}
            onChange={(event) => {
              errors.clear('projeto');
              setAlcance(event.currentTarget.value === 'todos' ? 'todos' : 'um');
            }}
          />
        </SimpleGrid>
        {achados.isError && <ProblemNotice error={achados.error} onRetry={() => void achados.refetch()} />}
        {alcance === 'um' && (
          <SuggestInput
            {...errors.field('projeto')}
            label="Projeto"
            description="Digite uma parte do título e escolha na lista"
            withAsterisk
            data={opcoes.map(({ rotulo }) => rotulo)}
            answered
            value={titulo}
            onChange={(typed) => {
              errors.clear('projeto');
              setTitulo(typed);
            }}
          />
        )}
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

export function Prorrogacoes() {
  const prorrogacoes = useQuery(prorrogacoesQuery);
  return (
    <Panel title="Prorrogações feitas">
      <QueryState query={prorrogacoes}>
        {(todas) =>
          todas.length === 0 ? (
            <p>Nenhuma prorrogação foi feita.</p>
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
  const { janela, ate, projeto, motivo, autor, criadaEm, corre, encerramento } = prorrogacao;
  const [vez, setVez] = useState(0);
  const [opened, setOpened] = useState(false);
  const quem = projeto === null ? 'todos os projetos' : (projeto.titulo ?? `projeto ${projeto.id}`);
  const nome = `${NOMES_DAS_JANELAS[janela]}, ${quem}, até ${formatarPrazo(ate)}`;
  return (
    <li className={classes.uma}>
      <p className={classes.titulo}>{nome}</p>
      <p>{motivo}</p>
      <p className={classes.autor}>
        {autor.nome}, {formatarInstante(criadaEm)}
      </p>
      {encerramento !== null && (
        <p className={classes.autor}>
          Encerrada por {encerramento.por.nome}, {formatarInstante(encerramento.em)}: {encerramento.motivo}
        </p>
      )}
      {corre && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          onClick={() => {
            setVez((antes) => antes + 1);
            setOpened(true);
          }}
        >
          Encerrar<span className="sr-only"> a prorrogação: {nome}</span>
        </Button>
      )}
      {vez > 0 && (
        <Encerrar key={vez} id={prorrogacao.id} nome={nome} opened={opened} close={() => setOpened(false)} />
      )}
    </li>
  );
}

/** The page below has a field 'motivo'. */
const CAMPO = 'motivo-do-encerramento';

function Encerrar(props: {
  readonly id: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { id, nome, opened, close } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const encerrar = useEncerrarProrrogacao();
  const submit = async () => {
    const problemas = problemasDoMotivoDaProrrogacao(motivo);
    if (errors.show(problemas.map((each) => ({ ...each, campo: CAMPO })))) return;
    try {
      await encerrar.mutateAsync({ id, motivo });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.prorrogacaoEncerrada);
    close();
  };
  return (
    <FormModal
      title="Encerrar a prorrogação"
      opened={opened}
      busy={encerrar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={close}
      submit="Encerrar"
    >
      <p>{nome}. O prazo volta a ser o da configuração.</p>
      <Textarea
        {...errors.field(CAMPO)}
        label="Motivo"
        withAsterisk
        aria-required
        autosize
        minRows={2}
        value={motivo}
        onChange={(event) => {
          errors.clear(CAMPO);
          setMotivo(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
