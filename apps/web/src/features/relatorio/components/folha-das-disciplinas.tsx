// biome-ignore-all lint/a11y/noRedundantRoles: with little room the rows become blocks, and the browser would drop the table.
import { NOMES_DAS_CONTAGENS } from '@instrutoria/domain/relatorio/messages.ts';
import { CONTAGENS } from '@instrutoria/domain/relatorio/types.ts';
import type { Ref } from 'react';
import type { DisciplinaRelatada } from '../api.ts';
import classes from './folha-do-relatorio.module.css';
import { type Cabecalho, FolhaDoRelatorio } from './folha-do-relatorio.tsx';
import { emPorCento } from './taxas.tsx';

export const TITULO_DAS_DISCIPLINAS = 'Relatório das disciplinas';

type Coluna = readonly [titulo: string, valor: (relatada: DisciplinaRelatada) => string];
const COLUNAS: readonly Coluna[] = [
  ...CONTAGENS.map((campo): Coluna => [NOMES_DAS_CONTAGENS[campo], (relatada) => String(relatada[campo])]),
  ['Sucesso alcançado', ({ taxaSucesso }) => emPorCento(taxaSucesso)],
  ['Taxa declarada', ({ disciplina }) => emPorCento(disciplina.tsd)],
];

export function TabelaDasDisciplinas({ relatadas }: { readonly relatadas: readonly DisciplinaRelatada[] }) {
  return (
    <table className={classes.table} role="table">
      <caption>Disciplinas</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Disciplina', ...COLUNAS.map(([titulo]) => titulo)].map((titulo) => (
            <th key={titulo} scope="col" role="columnheader">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {relatadas.map((relatada) => (
          <tr key={relatada.id} role="row">
            <th scope="row" role="rowheader">
              {`${relatada.disciplina.nome} (${relatada.disciplina.codigo})`}
            </th>
            {COLUNAS.map(([titulo, valor]) => (
              <td key={titulo} role="cell" data-title={titulo}>
                {valor(relatada)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function FolhaDasDisciplinas(props: {
  readonly ref: Ref<HTMLElement>;
  readonly cabecalho: Cabecalho;
  readonly relatadas: readonly [DisciplinaRelatada, ...DisciplinaRelatada[]];
}) {
  const { ref, cabecalho, relatadas } = props;
  return (
    <FolhaDoRelatorio
      ref={ref}
      cabecalho={cabecalho}
      titulo={TITULO_DAS_DISCIPLINAS}
      quadro={[['Disciplinas', String(relatadas.length)]]}
      salvo={relatadas[0]}
    >
      <TabelaDasDisciplinas relatadas={relatadas} />
    </FolhaDoRelatorio>
  );
}
