import { Anchor, Button, Checkbox, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useOwnChoice } from '../../../lib/session/use-own-choice.ts';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { Proposta } from '../../projeto/offered/proposta.tsx';
import type { NaHomologacao } from '../api.ts';
import { HomologacaoDoProjeto } from '../offered/homologacao-do-projeto.tsx';
import classes from './mesa.module.css';

/** One project of the list: its proposal beside its marks, with a link to the next. */
export default function ProjetoNaMesa(props: {
  readonly projeto: number;
  readonly fila: readonly NaHomologacao[];
  readonly onIr: (projeto: number | undefined) => void;
}) {
  const { projeto, fila, onIr } = props;
  const query = useProjeto(projeto);
  const askFirst = useAskFirst();
  const [teclas, setTeclas] = useOwnChoice(['teclas', 'homologacao'], true);
  const lugar = fila.findIndex(({ id }) => id === projeto);
  const [antes, depois] = [fila[lugar - 1]?.id, fila[lugar + 1]?.id];
  const ir = (para: number | undefined) => {
    if (para !== undefined) void askFirst(() => onIr(para));
  };
  useKeys({ j: () => ir(depois), k: () => ir(antes) }, teclas);
  return (
    <>
      <nav className={classes.fila} aria-label="Fila">
        <Button variant="default" size="sm" onClick={() => void askFirst(() => onIr(undefined))}>
          Voltar à lista
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={antes === undefined}
          leftSection={<IconChevronLeft aria-hidden size={18} />}
          onClick={() => ir(antes)}
        >
          Anterior
        </Button>
        <Text role="status">{lugar === -1 ? '' : `${lugar + 1} de ${fila.length} nesta página`}</Text>
        <Button
          variant="default"
          size="sm"
          disabled={depois === undefined}
          rightSection={<IconChevronRight aria-hidden size={18} />}
          onClick={() => ir(depois)}
        >
          Próximo
        </Button>
        <Checkbox
          label="Teclas: h homologar, d devolver, n não homologar, j próximo, k anterior"
          checked={teclas}
          onChange={(event) => setTeclas(event.currentTarget.checked)}
        />
      </nav>
      <div className={classes.lados}>
        <section className={classes.proposta} aria-label="Proposta">
          <QueryState query={query}>
            {(lido) => (
              <Fragment key={lido.id}>
                <div>
                  <Title order={2} className={classes.titulo}>
                    {lido.titulo}
                  </Title>
                  <Text c="dimmed">
                    <Anchor component={Link} to={`/projetos/${lido.id}`}>
                      Projeto nº {lido.id}
                    </Anchor>{' '}
                    · {lido.coordenador.nome} · {lido.coordenador.unidade.nome}
                  </Text>
                </div>
                <Proposta projeto={lido} />
              </Fragment>
            )}
          </QueryState>
        </section>
        <div className={classes.atos} data-rolls>
          <HomologacaoDoProjeto key={projeto} projeto={projeto} teclas={teclas} />
        </div>
      </div>
    </>
  );
}
