import { PARTES_DA_PROPOSTA } from '../../projeto/offered/proposta.tsx';
import classes from './indice-da-proposta.module.css';

/** One line above the text; folded where it does not fit. */
export function IndiceDaProposta() {
  return (
    <div className={classes.index}>
      <nav aria-label="Índice da proposta" className={classes.row}>
        <Lista />
      </nav>
      <details className={classes.folded}>
        <summary>Índice da proposta</summary>
        <Lista />
      </details>
    </div>
  );
}

function Lista() {
  return (
    <ul>
      {PARTES_DA_PROPOSTA.map(({ id, titulo }) => (
        <li key={id}>
          <a href={`#${id}`}>{titulo}</a>
        </li>
      ))}
    </ul>
  );
}
