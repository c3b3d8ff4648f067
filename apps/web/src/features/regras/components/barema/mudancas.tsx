import classes from './barema.module.css';
import type { Mudanca } from './palavras-do-barema.ts';

/** The changes, one a line, each with its values before and after. */
export function Mudancas(props: {
  readonly mudancas: readonly Mudanca[];
  readonly antes?: string;
  readonly depois?: string;
}) {
  const { mudancas, antes = 'antes', depois = 'agora' } = props;
  return (
    <ul className={classes.mudancas}>
      {mudancas.map((uma) => (
        <li key={uma.oQue}>
          {uma.oQue}: {antes} <b>{uma.antes}</b>, {depois} <b>{uma.depois}</b>
        </li>
      ))}
    </ul>
  );
}
