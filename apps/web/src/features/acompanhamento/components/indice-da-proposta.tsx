import { PARTES_DA_PROPOSTA } from '../../projeto/offered/proposta.tsx';
import classes from './indice-da-proposta.module.css';

/** Stays in sight beside the text; on a narrow screen it is folded and above the text. */
export function IndiceDaProposta() {
  return (
    <>
      <nav aria-label="Índice da proposta" className={classes.beside}>
        <Lista />
      </nav>
      <details className={classes.above}>
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
