import { Fragment } from 'react';
import classes from './atalhos-do-teclado.module.css';

const DA_FILA = [
  ['Alt+P', 'próximo projeto'],
  ['Alt+Shift+P', 'projeto anterior'],
] as const;
const DA_TELA = [
  ['Enter', 'numa nota: campo seguinte (Shift+Enter: anterior)'],
  ['Alt+N', 'ir para as notas'],
  ['Alt+S', 'próxima seção da proposta'],
  ['Alt+Shift+S', 'seção anterior'],
] as const;

export function AtalhosDoTeclado({ comFila }: { readonly comFila: boolean }) {
  return (
    <details className={classes.atalhos}>
      <summary>Atalhos do teclado</summary>
      <dl>
        {[...DA_TELA, ...(comFila ? DA_FILA : [])].map(([tecla, faz]) => (
          <Fragment key={tecla}>
            <dt>
              <kbd>{tecla}</kbd>
            </dt>
            <dd>{faz}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
