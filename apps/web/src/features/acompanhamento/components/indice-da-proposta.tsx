import { PARTES_DA_PROPOSTA } from '../../projeto/offered/proposta.tsx';
import classes from './indice-da-proposta.module.css';

/** One line above the text; on a narrow screen it is folded. */
export function IndiceDaProposta() {
  return (
    <>
      <nav aria-label="Índice da proposta" className={classes.row}>
        <Lista />
      </nav>
      <details className={classes.folded}>
        <summary>Índice da proposta</summary>
        <Lista />
      </details>
    </>
  );
}

function Lista() {
  return (
    <ul className={classes.list}>
      {PARTES_DA_PROPOSTA.map(({ id, titulo }) => (
        <li key={id}>
          <a href={`#${id}`}>{titulo}</a>
        </li>
      ))}
    </ul>
  );
}
