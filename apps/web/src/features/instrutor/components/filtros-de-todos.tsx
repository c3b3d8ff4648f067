import { SITUACOES_DO_INSTRUTOR } from '@instrutoria/domain/instrutor/types.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { editaisQuery } from '../../edital/api.ts';
import classes from './filtros-de-todos.module.css';
import { FALTAS, type Quadro, type useQuadroDosInstrutores } from './use-quadro-dos-instrutores.ts';

const DO_FILTRO = ['busca', 'edital', 'situacao', 'falta', 'mes'] as const;
const MESES = 12;

const NOMES_DAS_FALTAS: Readonly<Record<(typeof FALTAS)[number], (mes: string) => string>> = {
  frequencia: (mes) => `sem frequência de ${mesPorExtenso(mes)}`,
  documentos: () => 'documentos por conferir',
  relatorio: () => 'sem relatório',
  identificacao: () => 'sem CPF ou matrícula',
  regularizar: () => 'só torná-lo REGULAR',
  ausencia: () => 'resolver a ausência',
};

/** As wide as the longest choice, where that is long. */
const LARGURA = {
  edital: classes.field,
  falta: classes.lacking,
  mes: classes.month,
  situacao: classes.field,
};

export function FiltrosDeTodos(props: {
  readonly quadro: Quadro;
  readonly mudar: ReturnType<typeof useQuadroDosInstrutores>['mudar'];
  /** 'yyyy-mm': the running month, and the shown one. */
  readonly corrente: string;
  readonly mes: string;
}) {
  const { quadro, mudar, corrente, mes } = props;
  const editais = useQuery(editaisQuery);
  const meses = Array.from({ length: MESES }, (_, i) => somarMeses(corrente, -i));
  const campo = (label: string, nome: 'edital' | 'falta' | 'mes' | 'situacao', opcoes: readonly Opcao[]) => (
    <NativeSelect
      className={LARGURA[nome]}
      label={label}
      value={quadro[nome] ?? ''}
      data={[...opcoes]}
      onChange={(event) => mudar({ [nome]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <section className={classes.filters} aria-label="Filtros">
      <SearchBox
        className={classes.search}
        placeholder="Nome, matrícula, projeto"
        search={quadro.busca ?? ''}
        onSearch={(busca) => mudar({ busca })}
      />
      {campo('O que falta', 'falta', [
        { value: '', label: 'Tanto faz' },
        ...FALTAS.map((value) => ({ value, label: NOMES_DAS_FALTAS[value](mes) })),
      ])}
      {campo('Mês', 'mes', [
        { value: '', label: mesPorExtenso(corrente) },
        ...[...new Set([...meses.slice(1), ...(quadro.mes === undefined ? [] : [quadro.mes])])].map(
          (value) => ({ value, label: mesPorExtenso(value) }),
        ),
      ])}
      {campo('Situação', 'situacao', [
        { value: '', label: 'Todas' },
        ...SITUACOES_DO_INSTRUTOR.map((value) => ({ value, label: value })),
      ])}
      {campo('Edital', 'edital', [
        { value: '', label: 'Todos' },
        ...(editais.data ?? [])
          .filter(({ fase }) => fase === 'resultado' || fase === 'arquivado')
          .map(({ id, nome }) => ({ value: String(id), label: nome })),
      ])}
      {DO_FILTRO.some((nome) => quadro[nome] !== undefined) && (
        <Button
          variant="subtle"
          onClick={() => mudar(Object.fromEntries(DO_FILTRO.map((nome) => [nome, undefined])))}
        >
          Limpar os filtros
        </Button>
      )}
      {editais.isError && <ProblemNotice error={editais.error} onRetry={() => void editais.refetch()} />}
    </section>
  );
}

interface Opcao {
  readonly value: string;
  readonly label: string;
}
