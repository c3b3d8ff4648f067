import classes from './explicacao.module.css';

/** Each figure, with one sentence about its meaning and its limits. */
export function Explicacao({ figuras }: { readonly figuras: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.list}>
      {figuras.map(([nome, diz]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{diz}</dd>
        </div>
      ))}
    </dl>
  );
}
