import { type Fila, filaDoAvaliador } from '@instrutoria/domain/avaliacao/rules/fila.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ProblemNotice } from '../../../../ui/status/problem.tsx';
import { avaliacoesQuery } from '../../api.ts';
import classes from './fila-da-avaliacao.module.css';

export function useFila(projeto: number) {
  const lista = useQuery(avaliacoesQuery('minhas'));
  const fila = lista.data === undefined ? null : filaDoAvaliador(lista.data, projeto);
  return { fila, lista };
}

/** '3 de 8', with links to the previous and the next project. */
export function FilaDaAvaliacao({ fila, lista }: ReturnType<typeof useFila>) {
  if (lista.isError) return <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />;
  if (fila === null) return null;
  return (
    <nav aria-label="Seus projetos" className={classes.fila}>
      <span>
        {fila.posicao} de {fila.de}
      </span>
      <Passo para={fila.anterior} nome="Projeto anterior" tecla="Alt+Shift+P" Icone={IconChevronLeft} />
      <Passo para={fila.proximo} nome="Próximo projeto" tecla="Alt+P" Icone={IconChevronRight} />
    </nav>
  );
}

function Passo(props: {
  readonly para: Fila['proximo'];
  readonly nome: string;
  readonly tecla: string;
  readonly Icone: typeof IconChevronLeft;
}) {
  const { para, nome, tecla, Icone } = props;
  if (para === null) {
    return (
      <button type="button" disabled className={classes.passo} aria-label={nome}>
        <Icone aria-hidden />
      </button>
    );
  }
  return (
    <Link
      to={`/avaliacao_projetos/${para.id}`}
      className={classes.passo ?? ''}
      aria-label={`${nome}: ${para.titulo}`}
      aria-keyshortcuts={tecla}
      title={`${nome} (${tecla}): ${para.titulo}`}
    >
      <Icone aria-hidden />
    </Link>
  );
}
