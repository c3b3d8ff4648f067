import { NOMES_DAS_CONTAGENS } from '@instrutoria/domain/relatorio/messages.ts';
import { CONTAGENS } from '@instrutoria/domain/relatorio/types.ts';
import type { Ref } from 'react';
import type { DisciplinaRelatada } from '../api.ts';
import classes from './folha.module.css';
import { type Cabecalho, Folha } from './folha.tsx';
import { emPorCento } from './taxas.tsx';

export const TITULO_DAS_DISCIPLINAS = 'Relatório das disciplinas';

/** The counts and success rates of disciplines, a line each. */
export function TabelaDasDisciplinas({ relatadas }: { readonly relatadas: readonly DisciplinaRelatada[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with little room the table is wider than the page, and the keyboard must reach its end.
    <section className={classes.wide} tabIndex={0} aria-label="Disciplinas">
      <table className={classes.table}>
        <caption>Disciplinas</caption>
        <thead>
          <tr>
            <th scope="col">Disciplina</th>
            {CONTAGENS.map((campo) => (
              <th key={campo} scope="col">
                {NOMES_DAS_CONTAGENS[campo]}
              </th>
            ))}
            <th scope="col">Sucesso alcançado</th>
            <th scope="col">TSD declarada</th>
          </tr>
        </thead>
        <tbody>
          {relatadas.map((relatada) => (
            <tr key={relatada.id}>
              <th scope="row">{`${relatada.disciplina.nome} (${relatada.disciplina.codigo})`}</th>
              {CONTAGENS.map((campo) => (
                <td key={campo}>{relatada[campo]}</td>
              ))}
              <td>{emPorCento(relatada.taxaSucesso)}</td>
              <td>{emPorCento(relatada.disciplina.tsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The discipline report as it is read and printed. */
export function FolhaDasDisciplinas(props: {
  readonly ref: Ref<HTMLElement>;
  readonly cabecalho: Cabecalho;
  readonly relatadas: readonly [DisciplinaRelatada, ...DisciplinaRelatada[]];
}) {
  const { ref, cabecalho, relatadas } = props;
  return (
    <Folha
      ref={ref}
      cabecalho={cabecalho}
      titulo={TITULO_DAS_DISCIPLINAS}
      quadro={[['Disciplinas', String(relatadas.length)]]}
      salvo={relatadas[0]}
    >
      <TabelaDasDisciplinas relatadas={relatadas} />
    </Folha>
  );
}
